import type { Head, Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { BillSection, WorkGroup, WorkRow, WorkSchedule } from './model.ts'
import { authoritiesOf, sortByDate, findHead, initialsOf, itemOf, printedPrice } from './bill-lines.ts'
import { printedSum, totalLabelOf } from './line-sum.ts'
import { RunningTotal, type ItemNumbering } from './item-numbering.ts'
import { citationOf, clock, pounds, shortDate } from './format.ts'

/**
 * Headings of scheduled work by activity, in print order: the heads of the hourly tables (SI 2013/422 Sch. 1 Pt 3
 * Tables 9(a) to 10(a)). Timed letters and calls are claimed as preparation.
 */
const activities: Readonly<Record<string, string>> = {
  preparation: 'Preparation and attendance',
  counsel: 'Attendance at court or conference with counsel',
  advocacy: 'Advocacy',
  travelling_and_waiting: 'Travelling and waiting',
}
const titles = { routine: 'Routine: letters and telephone calls', scheduled: 'Scheduled: timed work' }

/**
 * Hourly profit costs: the claim of an exceptional case, or the record of the escape test of any other. Null if there
 * are none.
 */
export function workOf(frozen: FrozenCase, numbering: ItemNumbering): BillSection['work'] {
  const heads = (['routine', 'scheduled'] as const)
    .flatMap((name) => findHead(frozen, name) ?? [])
    .filter(({ lines }) => lines.length > 0)
  if (heads.length === 0) return null
  const excluded = heads.find(({ excludedBecause }) => excludedBecause !== null)?.excludedBecause
  return {
    title: excluded ? titleOfRecord(frozen) : 'Hourly profit costs',
    why: excluded ? `${excluded} ${recordOf(frozen)}` : null,
    schedules: heads.map((head) =>
      schedule(frozen, head, titles[head.name === 'routine' ? 'routine' : 'scheduled'], numbering),
    ),
  }
}

const titleOfRecord = ({ bill: { escape } }: FrozenCase): string =>
  escape === null ? 'Hourly costs: not claimed' : 'Hourly costs tested against the escape threshold: not claimed'

/**
 * What schedules that are not claimed record. The tested total can differ from theirs, because it does not include
 * enhancements.
 */
const recordOf = ({ bill: { escape } }: FrozenCase): string =>
  escape === null
    ? 'These schedules record the work; whether the case escapes its fixed fee cannot be tested, because a rate for the test is not held.'
    : `These schedules record what was tested; their totals are no part of the claim. Without enhancement they come to ${pounds(escape.hourly)}, which is the hourly total tested.`

function schedule(
  frozen: FrozenCase,
  { name, lines, excludedBecause }: Head,
  title: string,
  numbering: ItemNumbering,
): WorkSchedule {
  const runningTotal = new RunningTotal(numbering)
  const parts = name === 'routine' ? [{ title: null, of: sortByDate(lines) }] : byActivity(frozen, lines)
  const groups = parts.map(({ title, of }): WorkGroup => ({
    title,
    rows: of.map((line) => rowOf(frozen, line, runningTotal)),
    total:
      title === null || parts.length === 1 || of.every((line) => line.excludedBecause !== null)
        ? null
        : {
            label: totalLabelOf(title, of),
            time: clock(of.reduce((sum, line) => (line.excludedBecause === null ? sum + line.quantity : sum), 0)),
            ...printedSum(of),
          },
  }))
  const rates = authoritiesOf(lines).map(citationOf)
  return {
    title,
    totalLabel: runningTotal.labelled(`Total: ${name}`),
    groups,
    total: runningTotal.total,
    claimed: excludedBecause === null,
    notes: rates.length > 0 ? [`Rates of ${rates.join('; ')}.`] : [],
  }
}

function byActivity(frozen: FrozenCase, lines: readonly Line[]): { title: string | null; of: Line[] }[] {
  const activityOf = (line: Line): string => {
    const word = itemOf(frozen, line)?.activityType ?? ''
    return word in activities ? word : 'preparation'
  }
  return Object.entries(activities)
    .map(([word, title]) => ({ title, of: sortByDate(lines.filter((line) => activityOf(line) === word)) }))
    .filter(({ of }) => of.length > 0)
}

function rowOf(frozen: FrozenCase, line: Line, runningTotal: RunningTotal): WorkRow {
  const item = itemOf(frozen, line)
  const word = item?.activityType ?? ''
  const text = line.description || (item?.description ?? '')
  return {
    ...runningTotal.count([line]),
    ...printedPrice(line),
    date: shortDate(line.date),
    initials: initialsOf(frozen, item?.feeEarner),
    // Omit the activity if the row has a description and is already under the heading of the activity.
    activity: line.head === 'scheduled' && word in activities && text !== '' ? '' : labelOf(word),
    text,
    enhancement: line.enhancement === 0 ? '' : `${line.enhancement}%`,
  }
}
