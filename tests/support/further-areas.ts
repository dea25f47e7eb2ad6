import { defineArea } from '@costdraft/schema/areas/area.ts'
import { sharedCaseFields } from '@costdraft/schema/areas/case-fields.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { field } from '@costdraft/schema/field.ts'
import { decimal, Flag, IsoDate, oneOf, text } from '@costdraft/schema/structs.ts'

// Areas of work that the product does not have: one without a certificate, one whose certificate shares a single field
// with that of legal aid, and one that is not drafted yet.

const grants = ['probate', 'letters_of_administration'] as const
const probate = defineArea({
  name: 'probate',
  adjective: 'probate',
  graphqlName: 'ProbateCase',
  isDrafted: true,
  caseTypes: ['estate', 'contested_estate'],
  fields: {
    ...sharedCaseFields,
    caseType: field(oneOf(['estate', 'contested_estate'])),
    dateOfDeath: field(IsoDate),
    estateValue: field(decimal(0, 99_999_999.99)),
    grant: field(oneOf(grants)).optional(),
    caveator: field(text(3, 100)).when((_draft, { caseType }) => caseType === 'contested_estate'),
  },
  createPath: 'probate',
  changePath: 'probate',
  newCase: { caseType: 'estate' },
  tabs: ['timeRecordings', 'disbursements'],
  rates: 'statute',
  texts: ['narrative', 'value_of_assets'],
})

const inquest = defineArea({
  name: 'inquest',
  adjective: 'inquest',
  graphqlName: 'InquestCase',
  isDrafted: true,
  caseTypes: ['inquest', 'inquest_with_jury'],
  fields: { ...sharedCaseFields, caseType: field(oneOf(['inquest', 'inquest_with_jury'])) },
  createPath: 'inquest',
  changePath: 'inquest',
  certificate: {
    path: 'inquest/funding',
    graphqlName: 'InquestFunding',
    fields: {
      certificateNumber: field(text(12, 12)),
      contribution: field(decimal(0, 99_999)),
      juryApproved: field(Flag).when((_draft, { caseType }) => caseType === 'inquest_with_jury'),
    },
  },
  newCase: { caseType: 'inquest' },
  tabs: ['hearings', 'costNotes'],
  rates: 'statute',
  texts: ['narrative'],
})

const arbitration = defineArea({
  name: 'arbitration',
  adjective: 'arbitration',
  graphqlName: 'ArbitrationCase',
  isDrafted: false,
  caseTypes: ['arbitration'],
  fields: { ...sharedCaseFields, caseType: field(oneOf(['arbitration'])) },
  createPath: 'arbitration',
  changePath: 'arbitration',
  newCase: { caseType: 'arbitration' },
  tabs: ['costNotes'],
  rates: 'statute',
  texts: ['narrative'],
})

/** The areas of the product and the further ones. */
export const furtherAreas = { ...areas, probate, inquest, arbitration }
