import { describe, expect, test } from 'vitest'
import { makeBill, makeHeads, type Escape, type Head } from '../../bills/bill.ts'
import type { PricedCase } from '../../facts/priced-case.ts'
import type { FiledItem, FilingFacts } from '../facts.ts'
import { filingFindings } from '../../filing-check.ts'
import { groupByRule } from '../filing-groups.ts'
import type { FilingRuleName } from '../finding.ts'
import { certified, facts, item, line, paid, time } from '../facts.examples.ts'

const foundBy = (rule: FilingRuleName, checked: FilingFacts): string[] =>
  filingFindings(checked).flatMap((found) => (found.rule === rule ? [`${found.item}: ${found.message}`] : []))
const claimed = (change: Partial<PricedCase<'legal_aid'>>): FilingFacts['priced'] => ({
  ...(certified() as PricedCase<'legal_aid'>),
  ...change,
})
const escape = (hourly: number): Escape => ({
  fee: 100_000,
  threshold: 200_000,
  multiple: 2,
  hourly,
  distance: hourly - 200_000,
  escapes: hourly > 200_000,
})

describe('the escape test', () => {
  const tested = (hourly: number, exceptional: boolean) => {
    const checked = facts([], { priced: claimed({ exceptional }), bill: makeBill([], { escape: escape(hourly) }) })
    return [...foundBy('escape_not_claimed', checked), ...foundBy('exceptional_not_reached', checked)]
  }
  test('finds what escapes unclaimed, and what is claimed and does not escape', () => {
    expect(tested(1_100_600, false)).toEqual([
      'null: The case escapes its fixed fee and is not claimed as exceptional: its hourly costs of £11,006.00 are £9,006.00 above £2,000.00.',
    ])
    expect(tested(200_000, true)).toEqual([
      'null: The case is claimed as exceptional and does not escape its fixed fee: its hourly costs are £2,000.00, and must exceed £2,000.00.',
    ])
    expect(tested(200_001, true)).toEqual([])
    expect(tested(200_000, false)).toEqual([])
  })
  test('is of each part of a two-part case, and of none where it is not possible', () => {
    const parts = (['child_arrangement', 'non_molestation_order', null] as const).map((part) => ({
      ...{ part, net: 0, vat: 0, gross: 0 },
      escape: part === null ? null : escape(300_000),
    }))
    const priced = claimed({
      caseType: 'domestic_abuse_and_child_arrangement',
      parts: { child_arrangement: { exceptional: true, enhancements: {} } },
    })
    const checked = facts([], { priced, bill: makeBill([], { parts }) })
    expect(foundBy('escape_not_claimed', checked)).toEqual([
      'null: The non-molestation order part escapes its fixed fee and is not claimed as exceptional: its hourly costs of £3,000.00 are £1,000.00 above £2,000.00.',
    ])
  })
})

describe('enhancement', () => {
  const lines = [
    line({ item: 'a', enhancement: 40, net: 1_400 }),
    line({ item: 'b', enhancement: 25, net: 125 }),
    line({ item: 'c', enhancement: 15, net: 115 }),
    line({ item: 'd', enhancement: 40, excludedBecause: 'Not paid.' }),
  ]
  const items = ['a', 'b', 'c', 'd'].map((uuid) =>
    time({ uuid, description: uuid, activityType: { a: 'preparation', b: 'letter_out' }[uuid] ?? 'counsel' }),
  )
  const checked = (texts: FilingFacts['texts'], heads: Head[] = makeHeads(['scheduled'], [lines])) =>
    facts(items, {
      priced: claimed({ exceptional: true, enhancements: { preparation: 40, letter_out: 25, counsel: 10 } }),
      bill: makeBill(heads, {}),
      texts,
    })
  const found = (...args: Parameters<typeof checked>) => foundBy('enhancement_unreasoned', checked(...args))
  test.each([
    [null, 'A narrative.', 'there are no reasons for it'],
    [' ', 'A narrative.', 'there are no reasons for it'],
    ['Reasons.', null, 'there is no narrative'],
    [null, '', 'there are no reasons for it and no narrative'],
  ])('without reasons (%j) or narrative (%j) is found once, with its rows', (enhancement, narrative, missing) =>
    // The minimum of a panel member, and what is not paid, need no reasons.
    expect(found({ enhancement, narrative })).toEqual([
      `null: Enhancement of up to 40 % is claimed for 2 rows, and ${missing}.`,
    ]),
  )
  test('with both is not found, nor where the fixed fee is paid', () => {
    expect(found({ enhancement: 'Reasons.', narrative: 'A narrative.' })).toEqual([])
    const unpaid = makeHeads(['scheduled'], [lines], { scheduled: 'The fixed fee is paid instead.' })
    expect(found({ enhancement: null, narrative: null }, unpaid)).toEqual([])
  })
  test('is one group with the hours and the money of its rows', () => {
    const of = checked({ enhancement: null, narrative: 'A narrative.' })
    expect(groupByRule(of, filingFindings(of))).toContainEqual({
      rule: 'enhancement_unreasoned',
      count: 1,
      items: ['a', 'b'],
      hours: 200,
      net: 1_525,
    })
  })
})

describe('a group', () => {
  test('counts an item, and a line, once: of a row and of its part alike', () => {
    const items = [
      item({ uuid: 'step', description: 'step', unprintable: ['𓀀'] }),
      item({ uuid: 'counsel', description: 'counsel', unprintable: ['𓀀'] }),
      item({ uuid: 'free', description: 'free', unprintable: ['𓀀'] }),
    ]
    const lines = [
      line({ item: 'step', net: 100 }),
      line({ item: 'counsel', partOf: 'step', net: 30 }),
      line({ item: 'counsel', partOf: 'step', net: 7, excludedBecause: 'Not claimed.' }),
    ]
    const checked = facts(items, {}, lines)
    expect(groupByRule(checked, filingFindings(checked))).toEqual([
      { rule: 'unprintable', count: 3, items: ['counsel', 'free', 'step'], hours: null, net: 130 },
    ])
  })
  test('has neither hours nor money where nothing of it has any', () => {
    const checked = facts([time()], {}, [line({ item: 'x', notHeld: 'Rate not held.' })])
    expect(groupByRule(checked, filingFindings(checked))).toEqual([
      { rule: 'not_priced', count: 1, items: [], hours: null, net: null },
    ])
  })
})

describe('outside the period', () => {
  const period = { start: '2025-01-01', end: '2025-12-31' }
  const parts = new Map([['p1', { name: 'First year', start: '2025-02-01', end: null }]])
  const priced = { area: 'court_of_protection', caseType: 'deputyship' } as FilingFacts['priced']
  const found = (date: string | null, part?: string) =>
    foundBy(
      'outside_period',
      facts([time({ date, ...(part && { part }) })], { priced, period, parts, today: '2030-01-01' }),
    )
  test('of the case, both days of which are in it, or of the part', () => {
    for (const date of ['2025-01-01', '2025-12-31', null]) expect(found(date)).toEqual([])
    expect(found('2024-12-31')).toEqual([
      'i: Preparation of 31/12/2024 is before 01/01/2025, the first day of the period of the case.',
    ])
    expect(found('2026-01-01')).toEqual([
      'i: Preparation of 01/01/2026 is after 31/12/2025, the last day of the period of the case.',
    ])
    expect(found('2025-01-31', 'p1')).toEqual([
      'i: Preparation of 31/01/2025 is before 01/02/2025, the first day of its part, First year.',
    ])
    expect(found('2025-02-01', 'p1')).toEqual([])
    expect(found('2025-02-01', 'gone')).toEqual([])
    // Once, for the case and its part.
    expect(found('2024-12-31', 'p1')).toHaveLength(1)
  })
})

describe('what is commonly not allowed of the work of a deputy', () => {
  const deputy = (caseType: string) => ({ area: 'court_of_protection', caseType }) as FilingFacts['priced']
  const found = (one: FiledItem, caseType = 'general_management', excludedBecause: string | null = null) =>
    foundBy('practice', facts([one], { priced: deputy(caseType) }, [line({ item: 'i', excludedBecause })]))
  const worked = (description: string, hours: number, grade?: FiledItem['grade'], activityType = 'preparation') =>
    time({ description, hours, activityType, ...(grade && { grade }) })
  const SOURCE = 'GOV.UK, How to complete a Court of Protection e-bill, June 2026'

  test('a payment of more than three minutes, or above Grade D', () => {
    expect(found(worked('Making a  payment to the carers', 10, 'B'))).toEqual([
      `i: Preparation of 03/03/2025, 0.1 hours at Grade B: not more than 3 minutes at Grade D are allowed for a routine payment (${SOURCE}).`,
    ])
    expect(found(worked('Paying the invoices', 5, 'D'))).toEqual([])
    expect(found(worked('Paying the invoices', 6, 'D'))).toHaveLength(1)
    expect(found(worked('Paying the invoices', 5, 'C'))).toHaveLength(1)
    // A grade that is not known is not judged.
    expect(found(worked('Paying the invoices', 5))).toEqual([])
  })
  test.each([
    ['Reconciling the bank statements', 'D', 0],
    ['Reconciling the bank statements', 'C', 1],
    ['Updating the records', 'D', 1],
    ['Considering an email from the daughter', 'A', 1],
    ['Considering  the  LETTER from the bank', 'A', 1],
    ['Internal meeting on investments', 'B', 1],
    ['Personal independence payment: form', 'B', 0],
    ['Repayment claim and tax return', 'A', 0],
    ['Attendance on P', 'A', 0],
  ] as const)('%s at Grade %s', (description, grade, count) =>
    expect(found(worked(description, 50, grade))).toHaveLength(count),
  )
  test('only in the activities that the guide means, and only what is claimed', () => {
    expect(found(worked('Updating the records', 50, 'A', 'travelling_and_waiting'))).toEqual([])
    expect(found(worked('Updating the records', 50, 'A'), 'general_management', 'Fixed costs are claimed.')).toEqual([])
  })
  test('fees that belong in the annual account, where there is one', () => {
    const fee = paid({ disbursementType: 'land_registry', vatExempt: true, amount: 700 })
    expect(found(fee)).toHaveLength(1)
    expect(found(fee, 'statutory_will')).toEqual([])
    expect(found(paid())).toEqual([])
  })
  test('is not asked of other areas', () =>
    expect(foundBy('practice', facts([worked('Updating the records', 50)], {}, [line({ item: 'i' })]))).toEqual([]))
})
