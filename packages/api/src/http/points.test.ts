import { createBudget } from '@costdraft/schema/point-budget.ts'
import { partOf } from '@costdraft/schema/process-settings.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'

import { partOfDoor } from './door.ts'

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

/** How many times its even share an API process may get of what the gateways let in. */
const UNEVEN = 1.15
/** The processes of either kind that these tests know. */
const count = fc.integer({ min: 1, max: 6 })

/** At each of six gateways all but a point of its part of the budget, and then the dearest operation. */
const atOnce = Array.from({ length: 6 }, (_, gateway) => [
  { cost: LIMIT / 6 - 1, after: 0, gateway },
  { cost: DEAREST, after: 0, gateway },
]).flat()

test('nor do several gateways that share its budget exhaust several APIs, as long as none gets far more than the others', () => {
  const operation = fc.record({
    cost: fc.oneof(fc.integer({ min: 1, max: DEAREST }), fc.constant(DEAREST)),
    after: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
    gateway: fc.nat(),
  })
  fc.assert(
    fc.property(count, count, fc.array(operation, { maxLength: 200 }), (gateways, apis, operations) => {
      let time = 0
      const now = (): number => time
      const fronts = Array.from({ length: gateways }, () => createBudget(partOf(LIMIT, gateways, 50_000), now))
      // The API that gets most. The others get less, and refuse later.
      const api = createBudget(partOfDoor({ gateways, apis }, LIMIT).points, now)
      const most = Math.min(1, UNEVEN / apis)
      for (const { cost, after, gateway } of operations) {
        time += after
        const front = fronts[gateway % gateways]!
        if (front.remaining('a') <= 0) continue
        front.spend('a', cost)
        expect(api.remaining('a')).toBeGreaterThan(0)
        api.spend('a', cost * PART * most)
      }
    }),
    { numRuns: runs(300), examples: [[6, 2, atOnce]] },
  )
})

test('at a gateway that gets everything of a firm, the firm is refused at its part of the budget, and never by the API', () => {
  let time = 0
  const now = (): number => time
  const [gateways, apis] = [2, 2]
  const front = createBudget(partOf(LIMIT, gateways, 50_000), now)
  // All of it comes to one API, too.
  const api = createBudget(partOfDoor({ gateways, apis }, LIMIT).points, now)
  const board = 15_000
  let served = 0
  let first: number | undefined
  for (; time < 120_000; time += 1_000) {
    if (front.remaining('a') <= 0) {
      first ??= time
      continue
    }
    front.spend('a', board)
    expect(api.remaining('a')).toBeGreaterThan(0)
    api.spend('a', board * PART)
    served++
  }
  // A board of 200 cases a second: refused after half a minute, and then served a third of the time.
  expect(first).toBe(30_000)
  expect(served).toBe(60)
})
