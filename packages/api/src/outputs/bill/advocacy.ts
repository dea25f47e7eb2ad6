import { courtBundles, type Line } from '@costdraft/costing'
import { bundlePages } from '@costdraft/schema/items/hearing/bundle-pages.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { FrozenHearing } from '../../items/frozen-facts.ts'
import type { AdvocacySchedule, BillDocument, HearingRow } from './model.ts'
import { authoritiesOf, sortByDate, findHead, initialsOf, itemOf, printedPrice } from './bill-lines.ts'
import { RunningTotal, type ItemNumbering } from './item-numbering.ts'
import { citationOf, plural, shortDate } from './format.ts'

const titles: Readonly<Record<string, string>> = {
  interim: 'Interim hearing',
  final: 'Final hearing',
  advocate: "Advocates' meeting",
  conference: 'Conference with counsel',
  opinion: "Counsel's opinion",
}
const titleOf = (hearingType: string): string => titles[hearingType] ?? labelOf(hearingType)
const hours = (count: number): string => `${count.toFixed(2)} h`

/** The advocacy schedule: hearings by date, each with its fees. */
export function advocacySchedule(frozen: FrozenCase, numbering: ItemNumbering): AdvocacySchedule {
  const head = findHead(frozen, 'advocacy')
  const lines = sortByDate(head?.lines ?? [])
  const runningTotal = new RunningTotal(numbering)
  const byItem = Map.groupBy(lines, ({ item }) => item)
  const rows = [...byItem.values()].map((itemLines) => rowOf(frozen, itemLines, runningTotal))
  return {
    title: 'Advocacy',
    totalLabel: runningTotal.labelled('Total: advocacy'),
    rows,
    total: runningTotal.total,
    claimed: !head?.excludedBecause,
    notes:
      authoritiesOf(lines).length > 0
        ? [`Family Advocacy Scheme: fees of ${authoritiesOf(lines).map(citationOf).join('; ')}.`]
        : [],
  }
}

function rowOf(frozen: FrozenCase, lines: readonly Line[], runningTotal: RunningTotal): HearingRow {
  const [first] = lines
  const item = first && itemOf(frozen, first)
  const hearing = item?.hearing
  const title = titleOf(hearing?.hearingType ?? 'Hearing')
  const text = item?.description ?? ''
  return {
    ...runningTotal.count(lines),
    date: shortDate(first?.date ?? null),
    initials: initialsOf(frozen, item?.feeEarner),
    title,
    level: hearing ? labelOf(hearing.courtLevel) : '',
    time: hearing ? timeOf(hearing) : '',
    text: text.toLowerCase() === title.toLowerCase() ? '' : text,
    fees: lines.map((line) => ({ ...printedPrice(line), what: feeOf(line, lines, hearing) })),
  }
}

/** The days of an interim hearing: their units follow from the hours of each, and not from those of all. */
const daysOf = (days: NonNullable<FrozenHearing['days']>): string =>
  days.map((day) => `${shortDate(day.date)} ${hours(day.hours)}`).join(' + ')

/** The time of a hearing: start and end, less lunch, or its days, and the resulting hours. */
function timeOf({
  hearingType,
  administrativeOrder,
  startTime,
  endTime,
  lunch,
  days = [],
  hours: length,
  units,
}: FrozenHearing): string {
  if (hearingType === 'final') return units === null ? '' : plural(units, 'day')
  if (administrativeOrder) return 'Administrative order: 1.00 h'
  const total = length === null ? '' : hours(length)
  if (days.length > 0) return [daysOf(days), total].filter(Boolean).join(' = ')
  if (!startTime || !endTime) return total
  const less = lunch ? ` less ${hours(lunch)} lunch` : ''
  return `${startTime}–${endTime}${less}${total && ` = ${total}`}`
}

/**
 * The bolt-ons of a hearing that its percentage is made of: those that are claimed and have no line of their own, as
 * one has that is not paid.
 */
const earnedBoltOns = (lines: readonly Line[], hearing: FrozenHearing): string[] =>
  [
    [hearing.allegationsOfHarm, 'allegations of harm', 'allegations of harm'] as const,
    [hearing.lackOfUnderstanding, 'lack of understanding', 'lack of understanding'] as const,
    [hearing.expertCrossExamined, 'expert cross examined', 'expert cross-examined'] as const,
  ].flatMap(([isClaimed, name, text]) =>
    isClaimed && !lines.some(({ description }) => description === `Bolt-on, ${name}`) ? [text] : [],
  )

/** A court bundle with the pages that decide what is paid for it. */
function bundleOf(word: string): string {
  const bundle = courtBundles.find((one) => one === word)
  return `${labelOf(word).toLowerCase()}${bundle ? `, ${bundlePages[bundle]}` : ''}`
}

/** The description of a fee with the circumstances that earn it. */
function feeOf({ description, unit }: Line, lines: readonly Line[], hearing: FrozenHearing | null | undefined): string {
  if (!hearing) return description
  if (unit === 'percent') return `${description}: ${earnedBoltOns(lines, hearing).join(', ')}`
  if (hearing.courtBundle && description.startsWith('Bundle')) return `${description}: ${bundleOf(hearing.courtBundle)}`
  if (hearing.travel && description.startsWith('Exceptional travel'))
    return `${description}: ${plural(hearing.travel.miles, 'mile')} each way. ${hearing.travel.reason}`
  return description
}

/** All hearings by date, including those without a fee. */
export function chronology(frozen: FrozenCase): BillDocument['hearings'] {
  return Object.values(frozen.items)
    .flatMap(({ date, hearing, feeEarner }) => (hearing ? [{ date, hearing, feeEarner }] : []))
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .map(({ date, hearing, feeEarner }) => ({
      date: shortDate(date),
      type: titleOf(hearing.hearingType),
      level: labelOf(hearing.courtLevel),
      initials: initialsOf(frozen, feeEarner),
      length: lengthOf(hearing),
    }))
}

function lengthOf(hearing: FrozenHearing): string {
  if (hearing.hearingType === 'final') return plural(hearing.units ?? 0, 'day')
  return hearing.hours === null ? '–' : hours(hearing.hours)
}
