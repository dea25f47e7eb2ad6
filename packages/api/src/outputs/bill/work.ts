import type { Head, Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Frozen } from '../frozen.ts'
import type { BillDocument, WorkGroup, WorkRow, WorkSchedule } from './model.ts'
import {
  authoritiesOf,
  chronological,
  headNamed,
  initialsOf,
  itemOf,
  priced,
  ItemNumbering,
  sumOf,
  type Numbers,
} from './item-numbering.ts'
import { cited, clock, pounds, shortDate } from './words.ts'

/** The activities of scheduled work, in the order of its heads; timed letters and calls are claimed as preparation. */
const activities: Readonly<Record<string, string>> = {
  preparation: 'Preparation and attendance',
  counsel: 'Conference with counsel',
  advocacy: 'Advocacy',
  travelling_and_waiting: 'Travelling and waiting',
}
const titles = { routine: 'Routine: letters and telephone calls', scheduled: 'Scheduled: timed work' }

/** Profit costs by the hour: what is claimed of an exceptional case, and of any other the record it was tested against. */
export function workOf(frozen: Frozen, numbers: Numbers): BillDocument['work'] {
  const heads = (['routine', 'scheduled'] as const)
    .flatMap((name) => headNamed(frozen, name) ?? [])
    .filter(({ lines }) => lines.length > 0)
  if (heads.length === 0) return null
  const excluded = heads.find(({ excludedBecause }) => excludedBecause !== null)?.excludedBecause
  return {
    title: excluded ? 'Hourly costs tested against the escape threshold: not claimed' : 'Hourly profit costs',
    why: excluded
      ? `${excluded} These schedules record what was tested; their totals are no part of the claim.${testedOf(frozen)}`
      : null,
    schedules: heads.map((head) =>
      schedule(frozen, head, titles[head.name === 'routine' ? 'routine' : 'scheduled'], numbers),
    ),
  }
}

/** Enhancement is in the schedules and not in the test, so the two need not agree. */
const testedOf = ({ bill: { escape } }: Frozen): string =>
  escape === null ? '' : ` Without enhancement they come to ${pounds(escape.hourly)}, which is the hourly total tested.`

function schedule(
  frozen: Frozen,
  { name, lines, excludedBecause }: Head,
  title: string,
  numbers: Numbers,
): WorkSchedule {
  const running = new ItemNumbering(numbers)
  const parts = name === 'routine' ? [{ title: null, of: chronological(lines) }] : byActivity(frozen, lines)
  const groups = parts.map(({ title, of }): WorkGroup => ({
    title,
    rows: of.map((line) => rowOf(frozen, line, running)),
    total:
      title === null || parts.length === 1 || of.every((line) => line.excludedBecause !== null)
        ? null
        : {
            label: title,
            time: clock(of.reduce((sum, line) => (line.excludedBecause === null ? sum + line.quantity : sum), 0)),
            ...sumOf(of),
          },
  }))
  const rates = authoritiesOf(lines).map(cited)
  return {
    title,
    totalLabel: `Total: ${name}`,
    groups,
    total: running.total,
    claimed: excludedBecause === null,
    notes: rates.length > 0 ? [`Rates of ${rates.join('; ')}.`] : [],
  }
}

function byActivity(frozen: Frozen, lines: readonly Line[]): { title: string | null; of: Line[] }[] {
  const activityOf = (line: Line): string => {
    const word = itemOf(frozen, line)?.activityType ?? ''
    return word in activities ? word : 'preparation'
  }
  return Object.entries(activities)
    .map(([word, title]) => ({ title, of: chronological(lines.filter((line) => activityOf(line) === word)) }))
    .filter(({ of }) => of.length > 0)
}

function rowOf(frozen: Frozen, line: Line, running: ItemNumbering): WorkRow {
  const item = itemOf(frozen, line),
    word = item?.activityType ?? '',
    text = line.description || (item?.description ?? '')
  return {
    ...running.count([line]),
    ...priced(line),
    date: shortDate(line.date),
    initials: initialsOf(frozen, item?.feeEarner),
    // Under the heading of its own activity a row that has words of its own does not say it again.
    activity: line.head === 'scheduled' && word in activities && text !== '' ? '' : labelOf(word),
    text,
    enhancement: line.enhancement === 0 ? '' : `${line.enhancement}%`,
  }
}
