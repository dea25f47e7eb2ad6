import { feeSchemeOf, type Escape, type FeeFact, type Line, writtenDate } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { FrozenPart } from './bill-parts.ts'
import type { Fact, FixedFee } from '../bill/model.ts'
import { findHead, printedPrice } from '../bill/bill-lines.ts'
import { RunningTotal, type ItemNumbering } from '../bill/item-numbering.ts'
import { instrumentOf, marksOf, pounds, withShortDates } from '../bill/format.ts'

/** The fixed fee section: source, adjustment and escape test. Null if the bill has no fixed fee. */
export function fixedFee(frozen: FrozenPart, numbering: ItemNumbering): FixedFee | null {
  const head = findHead(frozen, 'fixed_fee')
  const line = head?.lines[0]
  if (!line) return null
  const claim =
    head.excludedBecause === null
      ? {
          ...new RunningTotal(numbering).count(head.lines),
          ...printedPrice(line),
          what: head.lines.map(({ description }) => description).join('; '),
          totalLabel: 'Total: fixed fee',
        }
      : null
  return { facts: [...sourceOf(frozen, line), ...testOf(frozen)], result: resultOf(frozen), claim }
}

function sourceOf(frozen: FrozenPart, { under, rate, notHeld }: Line): Fact[] {
  return [
    { label: 'Scheme', value: feeSchemeOf(frozen.case.caseType)?.name ?? 'Not known' },
    ...(under
      ? [
          { label: 'Table', value: `${under.table}${marksOf(under)}, edition from ${writtenDate(under.from)}` },
          { label: 'Provision', value: instrumentOf(`${under.provision}; ${under.instrument}`) },
        ]
      : []),
    { label: 'Fee for', value: keyOf(frozen) },
    { label: 'Standard fee', value: notHeld === null ? pounds(rate) : withShortDates(notHeld) },
    { label: 'Effect', value: effectOf(frozen) },
  ]
}

/**
 * What decides the fee in the scheme of the case, such as the represented party, the number of clients, the court level
 * and the region.
 */
const keyOf = (frozen: FrozenPart): string =>
  (feeSchemeOf(frozen.case.caseType)?.facts ?? []).map((fact) => factTexts[fact](frozen)).join(' · ')

const factTexts: Readonly<Record<FeeFact, (frozen: FrozenPart) => string>> = {
  represented_party: ({ case: { representedParty } }) =>
    representedParty === null ? 'Represented party not recorded' : labelOf(representedParty),
  clients: ({ case: { partiesRepresented } }) =>
    (partiesRepresented ?? 1) > 1 ? 'more than one client' : 'one client',
  aspect: ({ part, case: { caseType } }) => labelOf(part ?? caseType),
  court_level: ({ certificate }) => levelOf(certificate),
  region: ({ feeOffice, firm }) => feeOffice?.region ?? firm.region,
  location: ({ feeOffice }) => feeOffice?.location ?? 'rate band not recorded',
}

function levelOf(certificate: FrozenCase['certificate']): string {
  if (certificate === null) return 'court level not recorded'
  return certificate.courtLevel === 'high_court_judge' ? 'High Court judge' : 'judge below the High Court'
}

/** Why the fee is full, half or not paid; a half fee marked on the certificate takes precedence over a transfer. */
function effectOf(frozen: FrozenCase): string {
  const unpaid = findHead(frozen, 'fixed_fee')?.excludedBecause
  return unpaid ? `None. ${unpaid}` : shareOf(frozen)
}

function shareOf({ certificate, bill }: FrozenCase): string {
  const fees = bill.heads.flatMap(({ name, lines }) => (name === 'fixed_fee' ? lines : []))
  const halved = fees.some(({ net, rate }) => net < rate)
  if (certificate === null) return 'Not known: the case has no certificate'
  if (certificate.halfFixedFee) return 'Half of the standard fee: the certificate is marked for a half fee'
  if (certificate.transfer && fees.some(({ notHeld }) => notHeld !== null))
    return 'Not known: the case was transferred, and the standard fee or an hourly rate is not held'
  if (certificate.transfer)
    return halved
      ? 'Half of the standard fee: the case was transferred and its hourly costs are below the standard fee'
      : 'The whole fee: the case was transferred, but its hourly costs are not below the standard fee'
  return 'The whole fee: neither half fee nor transfer'
}

/** What a snapshot does not say because it was taken while only care cases had an escape test. */
const CARE_MULTIPLE = 2
const timesOf = (multiple: number): string => ['', 'once', 'twice', 'three times'][multiple] ?? `${multiple} times`

const testOf = ({ bill: { escape } }: FrozenCase): Fact[] =>
  escape === null
    ? []
    : [
        {
          label: 'Escape threshold',
          value: `${pounds(escape.threshold)} (${timesOf(escape.multiple ?? CARE_MULTIPLE)} the standard fee)`,
        },
        {
          label: 'Hourly costs tested',
          value: `${pounds(escape.hourly)} (without enhancement, advocacy fees, disbursements and VAT)`,
        },
      ]

/** The result of the escape test in a sentence; null if there was none. */
export function resultOf({ bill: { escape }, case: { exceptional }, part }: FrozenPart): string | null {
  if (escape === null) return null
  return `${comparisonOf(escape)}: ${exceptional ? `the ${part ? 'part' : 'case'} is billed as exceptional, at hourly rates` : 'the fixed fee is claimed'}.`
}

function comparisonOf({ distance, escapes }: Escape): string {
  const by = `by ${pounds(Math.abs(distance))}`
  if (escapes) return `Hourly costs exceed the escape threshold ${by}`
  if (distance === 0) return 'Hourly costs equal the escape threshold and do not exceed it'
  return `Hourly costs are below the escape threshold ${by}`
}
