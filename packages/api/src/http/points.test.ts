import { createBudget } from '@costdraft/schema/point-budget.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'

const LIMIT = 600_000
/** An operation costs at most so many points at the gateway (docs/decisions/0016). */
const DEAREST = 100_000
/** The part of that which the API takes at most: `tests/program-points.test.ts` asserts it of operations. */
const PART = 0.65
/** In milliseconds: how much later the API may take it. */
const DEADLINE = 10_000

test('an API client that keeps within the budget of the gateway never exhausts that of the API', () => {
  const operation = fc.record({
    cost: fc.oneof(fc.integer({ min: 1, max: DEAREST }), fc.constant(DEAREST)),
    after: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
    takes: fc.oneof(fc.constant(DEADLINE), fc.integer({ min: 0, max: DEADLINE })),
  })
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 200 }), (operations) => {
      let time = 0
      const gateway = createBudget(LIMIT, () => time)
      const api = createBudget(LIMIT, () => time)
      const underWay: { at: number; points: number }[] = []
      const reach = (moment: number): void => {
        for (const { at, points } of underWay.toSorted((a, b) => a.at - b.at).filter((one) => one.at <= moment)) {
          time = at
          // An operation that the gateway has let in is let in by the API.
          expect(api.remaining('a')).toBeGreaterThan(0)
          api.spend('a', points)
        }
        underWay.splice(0, underWay.length, ...underWay.filter(({ at }) => at > moment))
        time = moment
      }
      for (const { cost, after, takes } of operations) {
        reach(time + after)
        if (gateway.remaining('a') <= 0) continue
        gateway.spend('a', cost)
        underWay.push({ at: time + takes, points: cost * PART })
      }
      reach(time + DEADLINE)
    }),
    { numRuns: runs(300) },
  )
})
