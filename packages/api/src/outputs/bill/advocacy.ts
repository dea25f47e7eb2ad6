import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Frozen, FrozenHearing } from '../frozen.ts'
import type { AdvocacySchedule, BillDocument, HearingRow } from './model.ts'
import {
  authoritiesOf,
  chronological,
  headNamed,
  initialsOf,
  itemOf,
  priced,
  ItemNumbering,
  type Numbers,
} from './item-numbering.ts'
import { cited, plural, shortDate } from './words.ts'

const titles: Readonly<Record<string, string>> = {
  interim: 'Interim hearing',
  final: 'Final hearing',
  advocate: "Advocates' meeting",
  conference: 'Conference with counsel',
  opinion: "Counsel's opinion",
}
const titleOf = (word: string): string => titles[word] ?? labelOf(word)
const hours = (count: number): string => `${count.toFixed(2)} h`

/** Hearings as they were entered, the fees of one hearing under it. */
export function advocacySchedule(frozen: Frozen, numbers: Numbers): AdvocacySchedule {
  const head = headNamed(frozen, 'advocacy'),
    lines = chronological(head?.lines ?? []),
    running = new ItemNumbering(numbers)
  const byItem = Map.groupBy(lines, ({ item }) => item)
  const rows = [...byItem.values()].map((of) => rowOf(frozen, of, running))
  return {
    title: 'Advocacy',
    totalLabel: 'Total: advocacy',
    rows,
    total: running.total,
    claimed: !head?.excludedBecause,
    notes:
      authoritiesOf(lines).length > 0
        ? [`Family Advocacy Scheme: fees of ${authoritiesOf(lines).map(cited).join('; ')}.`]
        : [],
  }
}

function rowOf(frozen: Frozen, lines: readonly Line[], running: ItemNumbering): HearingRow {
  const [first] = lines,
    item = first && itemOf(frozen, first),
    hearing = item?.hearing,
    title = titleOf(hearing?.hearingType ?? 'Hearing'),
    text = item?.description ?? ''
  return {
    ...running.count(lines),
    date: shortDate(first?.date ?? null),
    initials: initialsOf(frozen, item?.feeEarner),
    title,
    level: hearing ? labelOf(hearing.courtLevel) : '',
    time: hearing ? timeOf(hearing) : '',
    text: text.toLowerCase() === title.toLowerCase() ? '' : text,
    fees: lines.map((line) => ({ ...priced(line), what: feeOf(line, hearing) })),
  }
}

/** Start to finish, less lunch, and what that comes to. */
function timeOf({
  hearingType,
  administrativeOrder,
  startTime,
  endTime,
  lunch,
  hours: length,
  units,
}: FrozenHearing): string {
  if (hearingType === 'final') return units === null ? '' : plural(units, 'day')
  if (administrativeOrder) return 'Administrative order: 1.00 h'
  const whole = length === null ? '' : hours(length)
  if (!startTime || !endTime) return whole
  const less = lunch ? ` less ${hours(lunch)} lunch` : ''
  return `${startTime}–${endTime}${less}${whole && ` = ${whole}`}`
}

/** What a fee is for, with what earned it. */
function feeOf({ description, unit }: Line, hearing: FrozenHearing | null | undefined): string {
  if (!hearing) return description
  if (unit === 'percent') {
    const earned = [
      hearing.allegationsOfHarm && 'allegations of harm',
      hearing.lackOfUnderstanding && 'lack of understanding',
      hearing.expertCrossExamined && 'expert cross-examined',
    ].filter(Boolean)
    return `${description}: ${earned.join(', ')}`
  }
  if (hearing.courtBundle && description.startsWith('Bundle'))
    return `${description}: ${labelOf(hearing.courtBundle).toLowerCase()}`
  if (hearing.travel && description.startsWith('Exceptional travel'))
    return `${description}: ${plural(hearing.travel.miles, 'mile')} each way. ${hearing.travel.reason}`
  return description
}

/** Every hearing by date, whether it earns a fee or not. */
export function chronology(frozen: Frozen): BillDocument['hearings'] {
  return Object.values(frozen.items)
    .flatMap(({ date, hearing, feeEarner }) => (hearing ? [{ date, hearing, feeEarner }] : []))
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .map(({ date, hearing, feeEarner }) => ({
      date: shortDate(date),
      type: titleOf(hearing.hearingType),
      level: labelOf(hearing.courtLevel),
      initials: initialsOf(frozen, feeEarner),
      length:
        hearing.hearingType === 'final'
          ? plural(hearing.units ?? 0, 'day')
          : hearing.hours === null
            ? '–'
            : hours(hearing.hours),
    }))
}
