import { courtOfProtectionCaseTypes } from '@costdraft/costing'
import { field } from '../field.ts'
import { oneOf } from '../structs.ts'
import { defineArea } from './area.ts'
import { courtCase } from './court-case.ts'

export const courtOfProtection = defineArea({
  name: 'court_of_protection',
  adjective: 'Court of Protection',
  graphqlName: 'CourtOfProtectionCase',
  isDrafted: false,
  caseTypes: courtOfProtectionCaseTypes,
  fields: { ...courtCase, caseType: field(oneOf(courtOfProtectionCaseTypes)) },
  createPath: 'court-of-protection',
  changePath: 'court-of-protection',
  newCase: { caseType: 'general_management', courtType: 'court_of_protection' },
  tabs: ['parts', 'parties', 'timeRecordings', 'disbursements', 'narrative', 'valueOfAssets'],
  texts: ['narrative', 'value_of_assets'],
})
