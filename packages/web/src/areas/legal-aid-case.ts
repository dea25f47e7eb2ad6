import { courtLevels, representedParties } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatIsoDate } from '../formats/dates.ts'
import type { ControlSpec } from '../ui/form/controls.ts'
import { earnerName } from '../formats/earner-name.ts'
import type { CaseRecord, Detail } from './area-screens.ts'
import { labelOrNone, peopleDetails, referenceDetail, typeDetails } from './shared-details.ts'

// What the forms and the Case Details of legal aid and of high cost legal aid have in common.

/** The controls of the fields that both areas have, of the case and of the certificate. */
export const legalAidControls = {
  representedParty: { label: 'Represented party', as: 'choice', choices: representedParties, otherwise: 'disabled' },
  partiesRepresented: { label: 'Parties represented', as: 'count', otherwise: 'disabled' },
  certificateNumber: { label: 'Certificate number', as: 'text', hint: '12 characters, as printed on the certificate.' },
  courtLevel: { label: 'Court level', as: 'choice', choices: courtLevels },
  highCourtWork: {
    label: 'Work in the High Court',
    as: 'flag',
    hint: 'Not for a High Court judge who sits in the family court.',
  },
  dateOfIssue: { label: 'Date of issue', as: 'date' },
  linkedCertificates: {
    label: 'Linked certificates',
    as: 'lines',
    hint: 'Digits only, one number per line.',
    otherwise: 'disabled',
  },
} as const satisfies Readonly<Record<string, ControlSpec>>

const partyText = ({ representedParty, partiesRepresented }: CaseRecord): string | null =>
  representedParty &&
  `${labelOf(representedParty)}${partiesRepresented && partiesRepresented > 1 ? `, ${partiesRepresented} of them` : ''}`

/** What identifies the case beside its name. */
export const legalAidSummary = ({ solicitorsCaseReference, certificate, feeEarner }: CaseRecord) => [
  solicitorsCaseReference,
  certificate?.certificateNumber,
  earnerName(feeEarner),
]

/** The opened Case Details. `more` are those of the certificate of one area. */
export const legalAidDetails = (record: CaseRecord, more: readonly Detail[] = []): Detail[] => [
  referenceDetail(record),
  ['Certificate number', record.certificate?.certificateNumber],
  ['Date of issue', record.certificate && formatIsoDate(record.certificate.dateOfIssue)],
  ['Court level', labelOrNone(record.certificate?.courtLevel)],
  ...more,
  ...typeDetails(record),
  ['Represented party', partyText(record)],
  ...peopleDetails(record),
]
