import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeGroups, outcomeOf, type GroupOutcome, type OutcomeGroup, type OutcomeLine } from './outcome.ts'
import { pastReductions, type PastBill, type PresentLine } from './past-reductions.ts'
import { reductionReasons } from './reduction-reasons.ts'

type Groups = Partial<Record<OutcomeGroup, Record<string, Partial<GroupOutcome>>>>
/** A bill with these groups; a group is one line of £100 that was allowed in full unless it says otherwise. */
const bill = (uuid: number | string, groups: Groups): PastBill => ({
  uuid: String(uuid),
  groups: Object.fromEntries(
    outcomeGroups.map((by) => [
      by,
      Object.fromEntries(
        Object.entries(groups[by] ?? {}).map(([key, group]) => [
          key,
          { lines: 1, reduced: 0, claimed: 10_000, reduction: 0, reasons: {}, ...group },
        ]),
      ),
    ]),
  ) as PastBill['groups'],
})
const line = (of: Partial<PresentLine>): PresentLine => ({ activity: null, grade: null, words: [], net: 10_000, ...of })
const cut = { reduced: 1, reduction: 2_000, reasons: { time: 1 } } as const
/** So many bills that have a key, of which the first ones were reduced by a fifth. */
const bills = (count: number, reduced: number, by: OutcomeGroup, key: string): PastBill[] =>
  Array.from({ length: count }, (_, i) => bill(i, { [by]: { [key]: i < reduced ? cut : {} } }))
const keysOf = (past: readonly PastBill[], ...lines: Partial<PresentLine>[]) =>
  pastReductions(past, lines.map(line)).map(({ by, key }) => `${by} ${key}`)

describe('an activity', () => {
  test('is told with what was reduced of it, and with what this bill has of it', () => {
    const past = [
      bill('new', {
        activity: { preparation: { lines: 3, reduced: 2, claimed: 30_000, reduction: 9_000, reasons: { time: 2 } } },
      }),
      bill('b', { activity: { preparation: { claimed: 10_000, reduced: 1, reduction: 1_000, reasons: { rate: 1 } } } }),
      bill('c', { activity: { preparation: { claimed: 20_000, reduced: 1, reduction: 1_300, reasons: {} } } }),
      bill('d', { activity: { preparation: { claimed: 1_000 } } }),
      bill('old', { activity: { preparation: { claimed: 1_000 } } }),
      // Without a line of it.
      bill('other', { activity: { advocacy: cut } }),
    ]
    const lines = [
      line({ activity: 'preparation', net: 12_345 }),
      line({ activity: 'advocacy', net: 99_999 }),
      line({ activity: 'preparation', net: 55 }),
    ]
    // 11,300 of 62,000 is 18.2 percent.
    expect(pastReductions(past, lines)).toEqual([
      {
        ...{ by: 'activity', key: 'preparation', bills: 5, reduced: 3, reason: 'time', percent: 18 },
        ...{ lines: 2, net: 12_400, cases: ['new', 'b', 'c'] },
      },
    ])
  })

  test('is told from the fifth bill that has it, and where half of these were reduced', () => {
    const here = { activity: 'preparation' }
    const told = ['activity preparation']
    expect(keysOf(bills(4, 4, 'activity', 'preparation'), here)).toEqual([])
    expect(keysOf(bills(5, 3, 'activity', 'preparation'), here)).toEqual(told)
    expect(keysOf(bills(5, 2, 'activity', 'preparation'), here)).toEqual([])
    expect(keysOf(bills(6, 3, 'activity', 'preparation'), here)).toEqual(told)
    expect(keysOf(bills(7, 3, 'activity', 'preparation'), here)).toEqual([])
    // Five bills, of which four have it.
    expect(keysOf([...bills(4, 4, 'activity', 'preparation'), bill(5, {})], here)).toEqual([])
    expect(keysOf(bills(5, 5, 'activity', 'preparation'), { activity: 'advocacy' })).toEqual([])
  })

  test('has its percentage rounded half up, and the reason that stands first of two as common', () => {
    const past = (reduction: number) =>
      Array.from({ length: 5 }, (_, i) =>
        bill(i, {
          activity: {
            preparation: {
              claimed: 200,
              reduced: 1,
              reduction,
              reasons: i < 4 ? { [i < 2 ? 'rate' : 'time']: 1 } : {},
            },
          },
        }),
      )
    expect(pastReductions(past(5), [line({ activity: 'preparation' })])).toMatchObject([{ percent: 3, reason: 'time' }])
    expect(pastReductions(past(4), [line({ activity: 'preparation' })])).toMatchObject([{ percent: 2 }])
    const unreasoned = bills(5, 5, 'grade', 'A').map(({ uuid }) =>
      bill(uuid, { grade: { A: { ...cut, reasons: {} } } }),
    )
    expect(pastReductions(unreasoned, [line({ grade: 'A' })])).toMatchObject([{ reason: null, percent: 20 }])
  })
})

test('a reason is told of all bills, and of no lines', () => {
  const past = (count: number, reduced: number) => [
    ...bills(reduced, reduced, 'reason', 'no_evidence'),
    ...Array.from({ length: count - reduced }, (_, i) => bill(`x${i}`, {})),
  ]
  expect(pastReductions(past(6, 3), [])).toEqual([
    {
      ...{ by: 'reason', key: 'no_evidence', bills: 6, reduced: 3, reason: 'time', percent: 20 },
      ...{ lines: null, net: null, cases: ['0', '1', '2'] },
    },
  ])
  expect(pastReductions(past(7, 3), [])).toEqual([])
  expect(pastReductions(past(4, 4), [])).toEqual([])
})

describe('words', () => {
  const here = { words: ['bundle'] }

  test('are told where two thirds of five bills or more were reduced', () => {
    expect(keysOf(bills(6, 4, 'words', 'bundle'), here)).toEqual(['words bundle'])
    expect(keysOf(bills(6, 3, 'words', 'bundle'), here)).toEqual([])
    expect(keysOf(bills(5, 3, 'words', 'bundle'), here)).toEqual([])
    expect(keysOf(bills(4, 4, 'words', 'bundle'), here)).toEqual([])
  })

  test('of the same lines are told once, by the one that was reduced most often', () => {
    const past = Array.from({ length: 6 }, (_, i) =>
      bill(i, { words: { perusing: i < 4 ? cut : {}, bundle: i < 5 ? cut : {}, index: cut } }),
    )
    expect(
      keysOf(past, { words: ['perusing', 'bundle', 'index'] }, { words: ['bundle', 'perusing', 'perusing'] }),
    ).toEqual(['words bundle', 'words index'])
  })

  test('may be called like what every object has', () =>
    expect(keysOf(bills(5, 5, 'words', 'bundle'), { words: ['constructor', 'valueof', 'bundle'] })).toEqual([
      'words bundle',
    ]))

  test('are ten at most, those that come to most here', () => {
    const words = Array.from({ length: 12 }, (_, i) => `word${String.fromCodePoint(97 + i)}`)
    const past = bills(5, 5, 'activity', 'x').map(({ uuid }) =>
      bill(uuid, { words: Object.fromEntries(words.map((word) => [word, cut])) }),
    )
    expect(keysOf(past, ...words.map((word, i) => ({ words: [word], net: 100 * (i + 1) })))).toEqual(
      words
        .toReversed()
        .slice(0, 10)
        .map((word) => `words ${word}`),
    )
  })
})

test('findings stand by what they are, then by what they come to here, then by how often they were reduced', () => {
  const past = Array.from({ length: 6 }, (_, i) =>
    bill(i, {
      activity: { small: cut, seldom: i < 3 ? cut : {}, often: i < 4 ? cut : {} },
      grade: { B: cut },
      reason: { time: cut },
      words: { bundle: cut },
    }),
  )
  const lines = [
    { activity: 'small', net: 1 },
    { activity: 'seldom', net: 500 },
    { activity: 'often', net: 500, grade: 'B', words: ['bundle'] },
  ]
  expect(keysOf(past, ...lines)).toEqual([
    'activity often',
    'activity seldom',
    'activity small',
    'grade B',
    'reason time',
    'words bundle',
  ])
})

test('whatever came of the bills, a finding keeps its thresholds and names the cases that were reduced', () => {
  const word = fc.constantFrom('bundle', 'index', 'statement')
  const one = fc.record({
    activity: fc.option(fc.constantFrom('preparation', 'advocacy')),
    grade: fc.option(fc.constantFrom('A', 'B')),
    words: fc.uniqueArray(word, { maxLength: 3 }),
    reason: fc.option(fc.constantFrom(...reductionReasons)),
    claimed: fc.nat(5_000),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  const amount = (pence: number) => ({ hours: null, rate: null, amount: pence, vat: 0 })
  const assessed = fc.array(one, { maxLength: 5 }).map((lines) =>
    outcomeOf(
      lines.map(({ claimed, share, ...of }): OutcomeLine => ({
        ...{ head: 'profit_costs', part: null, claimed: amount(claimed), offered: null },
        allowed: share === null ? null : amount(Math.floor(claimed * share)),
        ...of,
      })),
    ),
  )
  fc.assert(
    fc.property(fc.array(assessed, { maxLength: 12 }), fc.array(one, { maxLength: 6 }), (outcomes, present) => {
      const past = outcomes.map(({ groups }, i): PastBill => ({ uuid: String(i), groups }))
      const lines = present.map(({ claimed, ...of }) => line({ ...of, net: claimed }))
      for (const found of pastReductions(past, lines)) {
        const { by, key, bills: of, reduced, percent, cases } = found
        expect(of).toBeGreaterThanOrEqual(5)
        expect(of).toBeLessThanOrEqual(past.length)
        expect(reduced * (by === 'words' ? 3 : 2)).toBeGreaterThanOrEqual(of * (by === 'words' ? 2 : 1))
        expect(cases).toEqual(past.filter(({ groups }) => (groups[by][key]?.reduced ?? 0) > 0).map(({ uuid }) => uuid))
        expect(cases).toHaveLength(reduced)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        if (by === 'reason') expect([found.lines, found.net]).toEqual([null, null])
        else expect(found.lines).toBeGreaterThan(0)
      }
    }),
  )
})
