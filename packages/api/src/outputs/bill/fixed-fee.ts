import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Frozen } from '../frozen.ts'
import type { Fact, FixedFee } from './model.ts'
import { headNamed, priced, ItemNumbering, type Numbers } from './item-numbering.ts'
import { instrumentOf, longDate, pounds } from './words.ts'

/** The fixed fee: where it comes from, what was done to it, and the test whether the case escapes it. Nothing where the case has none. */
export function fixedFee(frozen: Frozen, numbers: Numbers): FixedFee | null {
  const head = headNamed(frozen, 'fixed_fee'),
    line = head?.lines[0]
  if (!line) return null
  const claim =
    head.excludedBecause === null
      ? {
          ...new ItemNumbering(numbers).count(head.lines),
          ...priced(line),
          what: line.description,
          totalLabel: 'Total: fixed fee',
        }
      : null
  return { facts: [...sourceOf(frozen, line), ...testOf(frozen)], result: resultOf(frozen), claim }
}

function sourceOf(frozen: Frozen, { under, rate, notHeld }: Line): Fact[] {
  return [
    { label: 'Scheme', value: 'Care Proceedings Graduated Fee Scheme' },
    ...(under
      ? [
          {
            label: 'Table',
            value: `${under.table}${under.provisional ? '†' : ''}, edition from ${longDate(under.from)}`,
          },
          { label: 'Provision', value: instrumentOf(`${under.provision}; ${under.instrument}`) },
        ]
      : []),
    { label: 'Fee for', value: keyOf(frozen) },
    { label: 'Standard fee', value: notHeld ?? pounds(rate) },
    { label: 'Effect', value: effectOf(frozen) },
  ]
}

/** Who was represented, before whom, where: what the fee is looked up by. */
function keyOf({ case: { representedParty, partiesRepresented }, certificate, firm }: Frozen): string {
  return [
    representedParty === null ? 'Represented party not recorded' : labelOf(representedParty),
    (partiesRepresented ?? 1) > 1 ? 'more than one client' : 'one client',
    certificate?.courtLevel === 'high_court_judge' ? 'High Court judge' : 'judge below the High Court',
    firm.region,
  ].join(' · ')
}

/** Why it is whole or half; a half fee wins over a transfer. */
function effectOf({ certificate, bill }: Frozen): string {
  const halved =
    bill.escape !== null &&
    bill.heads.some(({ name, lines }) => name === 'fixed_fee' && lines.some(({ net, rate }) => net < rate))
  if (certificate?.halfFixedFee) return 'Half of the standard fee: the certificate is marked for a half fee'
  if (certificate?.transfer)
    return halved
      ? 'Half of the standard fee: the case was transferred and its hourly costs are below the standard fee'
      : 'The whole fee: the case was transferred, but its hourly costs are not below the standard fee'
  return 'The whole fee: neither half fee nor transfer'
}

const testOf = ({ bill: { escape } }: Frozen): Fact[] =>
  escape === null
    ? []
    : [
        { label: 'Escape threshold', value: `${pounds(escape.threshold)} (twice the standard fee)` },
        {
          label: 'Hourly costs tested',
          value: `${pounds(escape.hourly)} (without enhancement, advocacy fees, disbursements and VAT)`,
        },
      ]

/** The outcome of the test in a sentence; null where there was none. */
export function resultOf({ bill: { escape }, case: { exceptional } }: Frozen): string | null {
  if (escape === null) return null
  const { distance, escapes } = escape,
    by = `by ${pounds(Math.abs(distance))}`
  const tested = escapes
    ? `Hourly costs exceed the escape threshold ${by}`
    : distance === 0
      ? 'Hourly costs equal the escape threshold and do not exceed it'
      : `Hourly costs are below the escape threshold ${by}`
  return `${tested}: ${exceptional ? 'the case is billed as exceptional, at hourly rates' : 'the fixed fee is claimed'}.`
}
