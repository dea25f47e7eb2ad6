import { feeSchemeOf, type FeeFact } from '@costdraft/costing'
import { roundingRule } from '@costdraft/schema/bills/rounding-rule.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { fullName } from '../formats/full-name.ts'
import { usualRate } from '../rates/usual-rate.ts'
import { hasRowsWithoutPart, type ExplainedCase as WholeCase } from './bill.ts'
import { distanceInWords, thresholdSentence } from './escape-text.ts'
import { formatPounds } from '../formats/format-money.ts'
import { wholeOf, type FigurePart } from './part-of-bill.ts'
import type { Subject } from './subject.ts'

/** A case as it is explained, with the part that a figure is of and the totals of that part. */
export type ExplainedCase = WholeCase & { part?: FigurePart }

const sentences: Partial<Record<Subject, string>> = {
  routine: 'Each letter and each short call at the rate for one item, with its enhancement; the lines are added.',
  scheduled: 'Time × hourly rate, with the enhancement of each line; the lines are added.',
  advocacy:
    'Each hearing at the fee of the advocacy scheme, units or days × fee; bolt-ons are a percentage of the whole hearing fee.',
  profit_costs:
    'Time × hourly rate: what the firm charges for the person or the grade, otherwise the guideline rate on the day of the work. A letter or call is at least six minutes; letters in are not charged.',
  solicitor:
    'Each step at the value of one event, by the advocacy scheme of the certificate; only the most valuable event of a day is paid. Where the fee scheme is hourly, the figure entered with the case is claimed instead.',
  counsel:
    'Each event of counsel at its value for the level of counsel, one a day for each; their travel as it was paid, and the fees and expenses paid to counsel.',
  fixed_costs:
    'Each piece of work at the sum that Practice Direction 19B fixes for it, less where the net assets or a part of a year limit it.',
  disbursements: 'What was paid out, net, and the fees of experts. VAT is added to each, unless it is exempt.',
  net: 'The heads that are counted, added; each is without VAT.',
  vat: 'VAT is worked out on each line; this is the VAT of the heads that are counted, added.',
  unpriced: 'The table that would price these is not held for their date. They are in no sum until it is.',
  hourly:
    'Core costs for the test alone: without enhancement, advocacy, disbursements and VAT. The lines below show what each would be paid.',
}

const CLAIMED_RATES = `Time × hourly rate: the rate entered for the row, otherwise that of ${usualRate}. Letters out and calls are at least six minutes; letters in are not charged. Guideline rates are compared and price nothing.`
/** Whether the firm chooses the rate of each line. */
const isAtClaimedRates = ({ totals: { heads } }: ExplainedCase): boolean =>
  heads.some(({ lines }) => lines.nodes.some(({ rateFrom }) => rateFrom !== null))

const UNPRICED_WITHOUT_PART =
  'What would price these is not known: the part that they belong to, or the table for their date. They are in no sum until it is.'

const factNames: Readonly<Record<FeeFact, string>> = {
  represented_party: 'the party',
  clients: 'the number of clients',
  aspect: 'the kind of case',
  court_level: 'the court',
  region: 'the region',
  location: 'the rate band of the office',
}
const feeFactsOf = (caseType: string | null): readonly FeeFact[] => feeSchemeOf(caseType ?? '')?.facts ?? []
const factNamesOf = (caseType: string | null): string[] => feeFactsOf(caseType).map((fact) => factNames[fact])
const listOf = new Intl.ListFormat('en-GB')

/** Which standard fee applies, or why it is half of it. */
function fixedFeeSentence({ totals: { heads }, certificate, caseType }: ExplainedCase): string {
  const [fee] = heads.find(({ name }) => name === 'fixed_fee')?.lines.nodes ?? []
  if (!fee?.rate || fee.net === fee.rate || fee.notHeld)
    return `The standard fee for ${listOf.format(factNamesOf(caseType))}, in the edition in force on the date of issue.`
  return certificate?.halfFixedFee
    ? `Half of the standard fee of ${formatPounds(fee.rate)}, as the certificate says.`
    : `Half of the standard fee of ${formatPounds(fee.rate)}: the case was transferred, and its hourly total is below the standard fee.`
}

/** Whether hearings are recorded and none of them is paid, because no advocacy scheme covers the case. */
const isAllUnpaid = ({ totals: { heads } }: ExplainedCase): boolean => {
  const lines = heads.find(({ name }) => name === 'advocacy')?.lines.nodes ?? []
  return lines.length > 0 && lines.every((line) => line.excludedBecause !== null && line.authority === null)
}

/** How a figure is calculated, in one sentence. */
export function sentenceOf(subject: Subject, record: ExplainedCase): string {
  const { net, vat, escape } = record.totals
  const whole = wholeOf(record.part)
  if (subject === 'fee') return `The whole standard fee of the ${whole}, before any halving.`
  if (subject === 'unpriced' && hasRowsWithoutPart(record.totals)) return UNPRICED_WITHOUT_PART
  if (subject === 'gross') return `Net ${formatPounds(net)} and VAT ${formatPounds(vat)}.`
  if (subject === 'threshold' && escape) return thresholdSentence(escape, whole)
  if (subject === 'distance' && escape)
    return `Hourly total ${formatPounds(escape.hourly)} less threshold ${formatPounds(escape.threshold)}: ${distanceInWords(escape, whole)}.`
  if (subject === 'profit_costs' && isAtClaimedRates(record)) return CLAIMED_RATES
  if (subject === 'advocacy' && isAllUnpaid(record)) return 'Hearings are recorded here and not paid.'
  return subject === 'fixed_fee' ? fixedFeeSentence(record) : (sentences[subject] ?? '')
}

/** Figures that are no sum of lines: what a test compares, and what is not priced. */
const NO_SUMS: readonly Subject[] = ['unpriced', 'fee', 'threshold', 'distance']
/** By which rule a figure was rounded; null of one that is no sum of lines. */
export const roundingOf = (subject: Subject): string | null =>
  NO_SUMS.includes(subject) ? null : roundingRule(subject)

const FIXED_FEE_SUBJECTS: readonly Subject[] = ['fixed_fee', 'fee', 'threshold']

/** The office of the fee earner of a case. */
interface Office {
  siteName: string
  region: string
  location: string
}
const factsOf: Readonly<Record<FeeFact, (record: ExplainedCase, office: Office | undefined) => Fact[]>> = {
  represented_party: ({ representedParty }) => [['Party', representedParty ? labelOf(representedParty) : 'Not given']],
  clients: ({ partiesRepresented }) => [['Clients', String(partiesRepresented ?? 1)]],
  aspect: ({ caseType, part }) => [['Case', labelOf(part ?? caseType ?? '')]],
  court_level: ({ certificate }) => (certificate ? [['Court', labelOf(certificate.courtLevel)]] : []),
  region: ({ feeEarner }, office) =>
    office ? [['Region', `${office.region}: ${fullName(feeEarner)} works at ${office.siteName}`]] : [],
  location: ({ feeEarner }, office) =>
    office ? [['Rate band', `${office.location}: ${fullName(feeEarner)} works at ${office.siteName}`]] : [],
}
type Fact = [term: string, value: string]

/**
 * The facts that decide the fixed fee in the scheme of the case, as pairs of term and value; empty for subjects that do
 * not depend on it.
 */
export function feeFacts(subject: Subject, record: ExplainedCase, office: Office | undefined): Fact[] {
  if (!FIXED_FEE_SUBJECTS.includes(subject)) return []
  const { certificate, caseType } = record
  return [
    ...feeFactsOf(caseType).flatMap((fact) => factsOf[fact](record, office)),
    ...(certificate
      ? ([['Date of issue', certificate.dateOfIssue.split('-').toReversed().join('/')]] satisfies Fact[])
      : []),
  ]
}
