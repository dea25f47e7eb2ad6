import { courtTypes } from '@costdraft/costing'
import type { courtCase } from '@costdraft/schema/areas/court-case.ts'
import { poundsOf } from '../formats/format-money.ts'
import { formatIsoDate } from '../formats/dates.ts'
import type { Controls } from '../ui/form/controls.ts'
import { earnerName } from '../formats/earner-name.ts'
import type { CaseControlOptions, CaseRecord, Detail, FormSection } from './area-screens.ts'
import type { NotAsked } from './form-fields.ts'
import { labelOrNone, peopleDetails, referenceDetail, typeDetails } from './shared-details.ts'
import { sharedControls, sharedRows } from './shared-controls.ts'

// What the forms and the Case Details of Court of Protection and of inter partes cases have in common: all but their
// types.

type Asked = Omit<typeof courtCase, NotAsked>
type Name = keyof Asked

/** What the estimate of the costs is called, which every such case has. */
interface EstimateWords {
  label: string
  hint: string
}

export const courtControls = (
  options: CaseControlOptions,
  { label, hint }: EstimateWords,
): Controls<Asked & { caseType: never }> => ({
  ...sharedControls(options),
  courtType: { label: 'Court type', as: 'choice', choices: courtTypes },
  courtName: { label: 'Court name', as: 'text' },
  caseNumber: { label: 'Case number', as: 'text' },
  claimant: { label: 'Claimant', as: 'text' },
  defendant: { label: 'Defendant', as: 'text' },
  startDate: { label: 'Start date', as: 'date' },
  endDate: { label: 'End date', as: 'date' },
  opgEstimate: { label, as: 'money', hint },
  courtFee: { label: 'Court fee', as: 'money', hint: 'To claim it, add it as a disbursement.' },
  sccoRef: { label: 'SCCO reference', as: 'text', hint: 'Once the bill is lodged.' },
})

export const courtSections: readonly FormSection<Name | 'areaOfWork' | 'caseType' | 'solicitor'>[] = [
  { title: 'Case details', text: 'What the case is, and who works on it.', rows: sharedRows },
  {
    title: 'Proceedings',
    text: 'The court, the parties, and the time the claim is for.',
    rows: [
      ['courtType', 'courtName'],
      'caseNumber',
      'claimant',
      'defendant',
      ['startDate', 'endDate'],
      ['opgEstimate', 'courtFee'],
      'sccoRef',
    ],
  },
]

/** What identifies the case beside its name. */
export const courtSummary = ({ solicitorsCaseReference, caseNumber, feeEarner }: CaseRecord) => [
  solicitorsCaseReference,
  caseNumber,
  earnerName(feeEarner),
]

const dateOf = (date: string | null): string | null => date && formatIsoDate(date)

/** The opened Case Details. */
export const courtDetails = (record: CaseRecord, { label }: Pick<EstimateWords, 'label'>): Detail[] => [
  referenceDetail(record),
  ['Case number', record.caseNumber],
  ['Court', [labelOrNone(record.courtType), record.courtName].filter(Boolean).join(', ')],
  ['Claimant', record.claimant],
  ['Defendant', record.defendant],
  ['Start date', dateOf(record.startDate)],
  ['End date', dateOf(record.endDate)],
  [label, poundsOf(record.opgEstimate)],
  ['Court fee', poundsOf(record.courtFee)],
  ['SCCO reference', record.sccoRef],
  ...typeDetails(record),
  ...peopleDetails(record),
]
