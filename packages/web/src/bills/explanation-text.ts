import { labelOf } from '@costdraft/schema/labels.ts'
import { fullName } from '../ui/full-name.ts'
import type { ExplainedCase } from './bill.ts'
import { distanceInWords, thresholdSentence } from './escape-text.ts'
import { formatPounds } from './format-money.ts'
import type { Subject } from './subject.ts'

const sentences: Partial<Record<Subject, string>> = {
  routine:
    'Each letter and each short call at the rate for one item, with its enhancement; every line is rounded to the penny once and the lines are added.',
  scheduled:
    'Time × hourly rate, with the enhancement of each line; every line is rounded to the penny once and the lines are added.',
  advocacy:
    'Each hearing at the fee of the advocacy scheme, units or days × fee; bolt-ons are a percentage of the whole hearing fee.',
  disbursements: 'What was paid out, net. VAT is added to each, unless it is exempt.',
  net: 'The heads that are counted, added; each is without VAT.',
  vat: 'VAT is worked out and rounded on each line; this is the VAT of the heads that are counted, added.',
  unpriced: 'The table that would price these is not held for their date. They are in no sum until it is.',
  fee: 'The whole standard fee of the case, before any halving.',
  hourly:
    'Core costs for the test alone: without enhancement, advocacy, disbursements and VAT. The lines below show what each would be paid.',
}

/** Which standard fee applies, or why it is half of it. */
function fixedFeeSentence({ totals: { heads }, certificate }: ExplainedCase): string {
  const [fee] = heads.find(({ name }) => name === 'fixed_fee')?.lines.nodes ?? []
  if (!fee?.rate || fee.net === fee.rate || fee.notHeld)
    return 'The standard fee for the party, the number of clients, the court and the region, in the edition in force on the date of issue.'
  return certificate?.halfFixedFee
    ? `Half of the standard fee of ${formatPounds(fee.rate)}, as the certificate says.`
    : `Half of the standard fee of ${formatPounds(fee.rate)}: the case was transferred, and its hourly total is below the standard fee.`
}

/** How a figure is calculated, in one sentence. */
export function sentenceOf(subject: Subject, record: ExplainedCase): string {
  const { net, vat, escape } = record.totals
  if (subject === 'gross') return `Net ${formatPounds(net)} and VAT ${formatPounds(vat)}.`
  if (subject === 'threshold' && escape) return thresholdSentence(escape)
  if (subject === 'distance' && escape)
    return `Hourly total ${formatPounds(escape.hourly)} less threshold ${formatPounds(escape.threshold)}: ${distanceInWords(escape)}.`
  return subject === 'fixed_fee' ? fixedFeeSentence(record) : (sentences[subject] ?? '')
}

const FIXED_FEE_SUBJECTS: readonly Subject[] = ['fixed_fee', 'fee', 'threshold']

/** The facts that decide the fixed fee, as pairs of term and value; empty for subjects that do not depend on it. */
export function feeFacts(
  subject: Subject,
  record: ExplainedCase,
  office: { siteName: string; region: string } | undefined,
): [term: string, value: string][] {
  const { representedParty, partiesRepresented, certificate, feeEarner } = record
  if (!FIXED_FEE_SUBJECTS.includes(subject)) return []
  const region: [string, string][] = office
    ? [['Region', `${office.region}: ${fullName(feeEarner)} works at ${office.siteName}`]]
    : []
  return [
    ['Party', representedParty ? labelOf(representedParty) : 'Not given'],
    ['Clients', String(partiesRepresented ?? 1)],
    ...region,
    ...(certificate
      ? ([
          ['Court', labelOf(certificate.courtLevel)],
          ['Date of issue', certificate.dateOfIssue.split('-').toReversed().join('/')],
        ] satisfies [string, string][])
      : []),
  ]
}
