import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { isCounted, itemOf } from '../bill/bill-lines.ts'
import { describeDisbursement } from '../bill/disbursements.ts'
import { money, plural, printable, shortDate } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import { LineSum } from '../bill/line-sum.ts'
import { facts } from '../court/case-details.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { advocateRows, advocatesOf, type Advocate } from './advocates.ts'
import { shortFacts } from './certificate-facts.ts'
import { headingOf, numberedClaim } from './claim-document.ts'
import { isTravel, travelReason } from './claim-order.ts'
import { NO_VALUE, sumRow } from './missing-values.ts'
import type { AdvocateSection, CounselBreakdown, CounselRow } from './model.ts'
import { partyRow } from './parties.ts'
import { howPaid, isForComparison, printedValue } from './printed-event.ts'

/**
 * What is claimed for each advocate of a frozen high cost case, with the numbers of the claim. Pure; the template only
 * lays it out.
 */
export function counselBreakdown(frozen: FrozenCase): CounselBreakdown {
  const { numbering } = numberedClaim(frozen)
  const advocates = advocatesOf(frozen)
  const all = advocates.flatMap(({ lines }) => lines)
  const missing = countMissing(all)
  return printable({
    ...headingOf(frozen, 'Counsel breakdown'),
    missingCounts: missing === null ? [] : [missing],
    facts: shortFacts(frozen),
    sections: advocates.map((advocate) => sectionOf(frozen, advocate, numbering)),
    summary: { rows: advocateRows(advocates), total: sumRow('Counsel in all', all) },
  })
}

/** How many events of counsel have no value, in a sentence; null where all have one. */
function countMissing(lines: readonly Line[]): string | null {
  const count = lines.filter((line) => isCounted(line) && line.notHeld !== null).length
  if (count === 0) return null
  return `${plural(count, 'event fee')} ${count === 1 ? 'has no value: it is' : 'have no value: they are'} not in the total.`
}

function sectionOf(frozen: FrozenCase, advocate: Advocate, numbering: ItemNumbering): AdvocateSection {
  const { party, name, lines } = advocate
  const { net, vat, gross } = sumRow(name, lines)
  const sum = new LineSum(NO_VALUE)
  const missing = countMissing(lines)
  const { role, linkedCosts, rate } = party ? partyRow(party) : { role: '', linkedCosts: '', rate: '' }
  const levels = [...new Set(lines.flatMap((line) => itemOf(frozen, line)?.counsel?.level ?? []))]
  return {
    title: name,
    facts: facts([
      ['Role', role],
      ['Level', levels.map((level) => labelOf(level)).join(', ')],
      ['Costs shared with a linked certificate', linkedCosts],
      ['Rate an hour, not priced', rate && `£${rate}`],
    ]),
    notes: [
      ...(party === null ? ['These rows do not say which counsel they are for; there may be several.'] : []),
      ...(lines.some(isForComparison)
        ? ['The case is paid by the hour: events are shown for comparison, and not claimed.']
        : []),
      ...(missing === null ? [] : [missing]),
    ],
    rows: lines.map((line) => rowOf(frozen, line, sum, numbering)),
    totalLabel: gross === '' ? `Total: ${name}` : `Total: ${name} (with VAT £${gross})`,
    total: { net, vat },
  }
}

function rowOf(frozen: FrozenCase, line: Line, sum: LineSum, numbering: ItemNumbering): CounselRow {
  const item = itemOf(frozen, line)
  const runningTotal = sum.add([line])
  const value = { ...printedValue(line, item?.counsel?.attendance ?? null) }
  return {
    no: numbering.of(line) ?? '',
    runningTotal,
    date: shortDate(line.date),
    ...whatOf(frozen, line),
    ...value,
    vat: value.tone === 'claimed' ? money(line.vat) : '',
  }
}

/** The claim has the lines of a text; here they could be longer than a page. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** What a row is for: travel, an event, or what was paid. */
function whatOf(frozen: FrozenCase, line: Line): Pick<CounselRow, 'what' | 'text' | 'level' | 'how'> {
  const item = itemOf(frozen, line)
  const step = frozen.items[line.partOf ?? '']
  const event = step?.event ? labelOf(step.event.event) : ''
  if (item?.counsel === undefined) {
    const { type, text } = describeDisbursement(frozen, line)
    // What was paid at a step has no text of its own.
    return { what: type, text: step ? event : text, level: '', how: 'As paid' }
  }
  const { level, attendance } = item.counsel
  if (isTravel(frozen, line))
    return {
      what: 'Travel',
      text: travelReason(item),
      level: '',
      how: 'As paid',
    }
  return { what: event, text: inOneLine(step?.description ?? ''), level: labelOf(level), how: howPaid(attendance) }
}
