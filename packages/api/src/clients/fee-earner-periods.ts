import type { FeeEarnerType, Grade } from '@costdraft/costing'
import { periodOn } from '@costdraft/schema/clients/period-on.ts'

/** What holds of a fee earner from a day, in wire names; `site` is a uuid. */
export interface DatedFacts {
  grade: Grade
  site: string
  type: FeeEarnerType
  is_panel_member: boolean
}
/** Facts from a day (`yyyy-mm-dd`) until the next period begins; null for the first one, which has no beginning. */
export interface Period extends DatedFacts {
  from: string | null
}
/** All that holds of a fee earner, in the order of days. There is always a first period. */
export type Periods = readonly [Period, ...Period[]]

/** The facts that a change names, as they hold from a day; a period that begins on that very day is corrected. */
export function changedFrom(periods: Periods, change: Partial<DatedFacts>, from: string): Periods {
  const [first, ...later] = periods
  const changed = { ...periodOn(periods, from), ...change, from }
  const after = later.filter((period) => period.from !== from)
  return [first, ...[...after, changed].toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))]
}

/** The facts that a change names, as a correction of the period that a day is in. */
export function corrected(periods: Periods, change: Partial<DatedFacts>, day: string): Periods {
  const inForce = periodOn(periods, day)
  return periods.map((period) => (period === inForce ? { ...period, ...change } : period)) as unknown as Periods
}

/** The periods without the one that begins on a day, which joins the one before it; undefined if none begins then. */
export function withoutPeriod(periods: Periods, from: string): Periods | undefined {
  const [first, ...later] = periods
  const left = later.filter((period) => period.from !== from)
  return left.length < later.length ? [first, ...left] : undefined
}

/** A fact that holds differently from a day until the next one that is named. */
export interface FactChange {
  from: string | null
  fact: keyof DatedFacts
  before: DatedFacts[keyof DatedFacts]
  after: DatedFacts[keyof DatedFacts]
}
const datedFacts: readonly (keyof DatedFacts)[] = ['grade', 'site', 'type', 'is_panel_member']

/** What differs between periods, by the days from which either list has a period. */
export function factChanges(before: Periods, after: Periods): FactChange[] {
  const days = [...new Set([...before, ...after].map(({ from }) => from))].toSorted((a, b) =>
    (a ?? '') < (b ?? '') ? -1 : 1,
  )
  const on = (periods: Periods, from: string | null): Period => (from === null ? periods[0] : periodOn(periods, from))
  return days.flatMap((from) => {
    const [old, current] = [on(before, from), on(after, from)]
    return datedFacts.flatMap((fact) =>
      old[fact] === current[fact] ? [] : [{ from, fact, before: old[fact], after: current[fact] }],
    )
  })
}
