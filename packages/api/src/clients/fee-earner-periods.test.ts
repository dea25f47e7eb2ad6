import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedFrom,
  corrected,
  factChanges,
  withoutPeriod,
  type DatedFacts,
  type Periods,
} from './fee-earner-periods.ts'

const day = fc.integer({ min: 0, max: 1_500 }).map((n) => new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10))
const facts: fc.Arbitrary<DatedFacts> = fc.record({
  grade: fc.constantFrom('A', 'B', 'C', 'D'),
  site: fc.constantFrom('london', 'truro'),
  type: fc.constantFrom('solicitor', 'paralegal'),
  is_panel_member: fc.boolean(),
})
const change = fc
  .record({ ...Object.fromEntries(['grade', 'site', 'type', 'is_panel_member'].map((name) => [name, fc.boolean()])) })
  .chain((named) =>
    facts.map((all): Partial<DatedFacts> => Object.fromEntries(Object.entries(all).filter(([name]) => named[name]))),
  )
const periods: fc.Arbitrary<Periods> = fc
  .tuple(facts, fc.uniqueArray(fc.record({ from: day, facts }), { selector: ({ from }) => from, maxLength: 5 }))
  .map(([first, later]) => [
    { from: null, ...first },
    ...later.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ from, facts: own }) => ({ from, ...own })),
  ])
const on = (all: Periods, at: string): DatedFacts => {
  const { from: _from, ...own } = periodOn(all, at)
  return own
}

test('a change from a day moves nothing before it, and nothing from the next period on', () =>
  fc.assert(
    fc.property(periods, change, day, day, (before, what, from, at) => {
      const after = changedFrom(before, what, from)
      const next = before.find((period) => period.from !== null && period.from > from)?.from
      const isReached = at >= from && (next == null || at < next)
      expect(on(after, at)).toEqual(isReached ? { ...on(before, at), ...what } : on(before, at))
    }),
  ))

test('a correction changes the period of its day alone', () =>
  fc.assert(
    fc.property(periods, change, day, day, (before, what, today, at) => {
      const after = corrected(before, what, today)
      const isReached = periodOn(before, at) === periodOn(before, today)
      expect(on(after, at)).toEqual(isReached ? { ...on(before, at), ...what } : on(before, at))
    }),
  ))

test('periods stay in order, begin with one without a beginning, and have no day twice', () =>
  fc.assert(
    fc.property(periods, change, day, (before, what, from) => {
      const days = changedFrom(before, what, from).map((period) => period.from)
      expect(days).toEqual(
        [null, ...new Set([...before.flatMap((period) => period.from ?? []), from])].toSorted((a, b) =>
          (a ?? '') < (b ?? '') ? -1 : 1,
        ),
      )
    }),
  ))

test('a period that goes joins the one before it; what begins no period cannot go', () =>
  fc.assert(
    fc.property(periods, day, day, (before, from, at) => {
      const after = withoutPeriod(before, from)
      const [first, ...later] = before.filter((period) => period.from !== from)
      const isThere = before.some((period) => period.from === from)
      expect(after && on(after, at)).toEqual(isThere ? on([first!, ...later], at) : undefined)
    }),
  ))

test('what differs is said by the days on which anything does', () =>
  fc.assert(
    fc.property(periods, periods, day, (before, after, at) => {
      const told = factChanges(before, after)
      if (told.length === 0) expect(on(after, at)).toEqual(on(before, at))
      for (const { from, fact, ...values } of told) {
        const at = from ?? '1900-01-01'
        expect([on(before, at)[fact], on(after, at)[fact]]).toEqual([values.before, values.after])
      }
    }),
  ))
