import { asWritten, type FeeEarnerType, type Grade } from '@costdraft/costing'
import { feeEarnerForm } from '@costdraft/schema/clients/clients.ts'
import { hasBegun, periodOn } from '@costdraft/schema/clients/period-on.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { addDays } from '@costdraft/schema/notation/calendar.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'

/** What a fee earner is from a day (`yyyy-mm-dd`) until the next period; the first one has no beginning. */
export interface Period {
  from: string | null
  site: string
  type: FeeEarnerType
  grade: Grade
  isPanelMember: boolean
}
/** Periods in their order; there is always a first one. */
export type Periods = readonly Period[]

const { site, type, grade, isPanelMember } = feeEarnerForm
/** The fields of a fee earner that hold from a day. */
export const datedFields = { site, type, grade, isPanelMember }
const datedNames = Object.keys(datedFields)

/** Whether a draft differs from a fee earner in what holds from a day. */
export const isDatedChanged = (row: Draft, draft: Draft): boolean =>
  datedNames.some((name) => (row[name] ?? false) !== (draft[name] ?? false))

/** Of the fields that differ from what is stored, those that hold from a day. */
export const datedOf = (changes: Draft): Draft =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => datedNames.includes(name)))

/** Whether a period is the one in force on a day, or begins later. */
export function stateOf(periods: Periods, period: Period, today: string): 'in force' | 'coming' | undefined {
  if (!hasBegun(period, today)) return 'coming'
  return periodOn(periods, today) === period ? 'in force' : undefined
}

/** When a period begins, in words. */
export const beginningText = ({ from }: Pick<Period, 'from'>): string =>
  from === null ? 'Since the beginning' : `From ${asWritten(from)}`

interface Fact {
  text: string
  /** Whether it differs from the period before. */
  isChanged: boolean
}
/** The facts of a period in words; panel membership only where there is one, or one has ended. */
export function factsOf(period: Period, before: Period | undefined, siteName: (uuid: string) => string): Fact[] {
  const isChanged = (name: keyof Period): boolean => before !== undefined && before[name] !== period[name]
  const membership = period.isPanelMember ? 'Panel member' : 'No panel member'
  return [
    { text: `Grade ${period.grade}`, isChanged: isChanged('grade') },
    { text: labelOf(period.type), isChanged: isChanged('type') },
    { text: siteName(period.site), isChanged: isChanged('site') },
    ...(period.isPanelMember || isChanged('isPanelMember')
      ? [{ text: membership, isChanged: isChanged('isPanelMember') }]
      : []),
  ]
}

/** The next period that has not begun on a day, with what it changes; undefined if there is none. */
export function comingText(
  periods: Periods | null | undefined,
  today: string,
  siteName: (uuid: string) => string,
): string | undefined {
  const at = periods?.findIndex((one) => !hasBegun(one, today)) ?? -1
  const coming = periods?.[at]
  if (!coming) return undefined
  const changed = factsOf(coming, periods[at - 1], siteName).flatMap(({ text, isChanged }) => (isChanged ? [text] : []))
  return `${beginningText(coming)}: ${changed.join(', ') || 'no change'}`
}

/** The last day of what holds on a day, in words; undefined if no later period ends it. */
function lastDayText(periods: Periods, day: string): string | undefined {
  const next = periods.find((one) => !hasBegun(one, day))?.from
  return next ? asWritten(addDays(next, -1)) : undefined
}

/** Which days a correction of what holds today changes. */
export function correctionHint(periods: Periods, today: string): string {
  const from = periodOn(periods, today)?.from
  const until = lastDayText(periods, today)
  if (from) return `Changes it from ${asWritten(from)} ${until ? `until ${until}` : 'on'}.`
  return until ? `Changes it for all days until ${until}.` : 'Changes it for all days, past years included.'
}

/** What the other periods mean for a change from a day; undefined for what is no day, or where they mean nothing. */
export function firstDayHint(periods: Periods, day: string): string | undefined {
  if (!IsoDate.is(day)) return undefined
  const until = lastDayText(periods, day)
  if (periods.some(({ from }) => from === day))
    return `A period begins on this day already: it is corrected${until ? `, until ${until}` : ''}.`
  return until && `Holds until ${until}; another period follows.`
}

interface StoredPeriod extends Omit<Period, 'isPanelMember'> {
  is_panel_member: boolean
}
/** A stored fee earner of a version conflict, as it is on a day; as it is today, if the service keeps no periods. */
export function storedOn(current: Draft, day: string): Draft {
  const { periods, ...row } = current as Draft & { periods?: readonly StoredPeriod[] }
  if (!periods) return row
  const found = periodOn(
    periods.map(({ is_panel_member, ...facts }) => ({ ...facts, isPanelMember: is_panel_member })),
    day,
  )
  return { ...row, ...found }
}
