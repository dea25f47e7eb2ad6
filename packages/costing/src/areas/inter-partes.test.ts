import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bill } from '../bills/bill.ts'
import type { AllItems } from '../items/index.ts'
import { allItems } from '../items/lines-of-kinds.ts'
import { price } from '../price.ts'
import type { InterPartesFacts } from '../facts/priced-case.ts'
import { guidelineBands } from '../rates/guideline-band.ts'
import { cardAuthority, rateCardOf } from '../rates/rate-card.ts'
import { vatOf } from '../rates/vat.ts'
import { DEFAULT_HOURLY_RATE, isAboveGuideline } from '../schemes/claimed-rates.ts'
import {
  activityTypes,
  attendanceTypes,
  disbursementTypes,
  grades,
  interPartesCaseTypes,
  locations,
  phases,
  regions,
} from '../vocabulary/vocabulary.ts'
import type { Budget } from './budget.ts'
import { billTasks } from '../vocabulary/bill-codes.ts'
import { budgetCaps } from './budget-limits.ts'
import { overspentPhases } from './budget-spending.ts'
import { budgetFigures } from './costs-budget.ts'
import { VAT_RECOVERED } from './inter-partes.ts'

const dates = fc
  .integer({ min: 0, max: 4_000 })
  .map((day) => new Date(Date.UTC(2016, 0, 1 + day)).toISOString().slice(0, 10))
const groups = ['one', 'two', 'three']
const recorded = {
  uuid: fc.uuid(),
  date: dates,
  party: fc.option(fc.constantFrom(...groups, 'unknown')),
  phase: fc.option(fc.constantFrom(...phases)),
  description: fc.constant(null),
}
const feeEarner = fc.record({
  uuid: fc.constantFrom('ann', 'ben', 'cy'),
  grade: fc.constantFrom(...grades),
  guidelineBand: fc.constantFrom(...guidelineBands),
})
const amount = fc.option(fc.integer({ min: 0, max: 90_000 }))
const time = fc.integer({ min: 1, max: 2_400 })
const step = fc.option(fc.constantFrom(...groups, 'unknown'))
const items: fc.Arbitrary<AllItems> = fc
  .record({
    time: fc.array(
      fc.record({
        ...recorded,
        activityType: fc.constantFrom(...activityTypes),
        time,
        amount,
        feeEarner,
        vatExempt: fc.boolean(),
        location: fc.constantFrom(...locations),
        panelMember: fc.boolean(),
      }),
      { maxLength: 30 },
    ),
    attendances: fc.array(
      fc.record({ ...recorded, step, type: fc.constantFrom(...attendanceTypes), time, amount, feeEarner }),
      { maxLength: 15 },
    ),
    disbursements: fc.array(
      fc.record({
        ...recorded,
        step,
        type: fc.constantFrom(...disbursementTypes),
        amount: fc.integer({ min: 0, max: 999_999 }),
        vatExempt: fc.boolean(),
      }),
      { maxLength: 10 },
    ),
    hearings: fc.constant([]),
    expertFees: fc.constant([]),
  })
  .map(allItems)
const named = groups.map((uuid) => ({ uuid, name: uuid }))
const facts: fc.Arbitrary<InterPartesFacts> = fc
  .record({
    caseType: fc.constantFrom(...interPartesCaseTypes),
    region: fc.constantFrom(...regions),
    recoversVat: fc.boolean(),
    cards: fc.array(
      fc.record({
        date: dates,
        grade: fc.option(fc.constantFrom(...grades)),
        rate: fc.integer({ min: 1, max: 90_000 }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ cards, ...rest }) => ({
    ...rest,
    rateCard: rateCardOf(
      cards.map(({ date, grade, rate }) => ({
        feeEarner: grade === null ? 'ann' : null,
        grade,
        rate,
        authority: cardAuthority(date, grade ?? 'Ann', { firm: 'Firm', by: 'Owner', on: date }),
      })),
    ),
    parties: named,
    steps: named,
  }))

const billOf = (priced: InterPartesFacts, of: AllItems): Bill => price({ area: 'inter_parties', ...priced }, of)
const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0)
const linesOf = ({ heads }: Bill) => heads.flatMap(({ lines }) => lines)

describe('an inter partes bill, whatever its items', () => {
  test('is the sum of its counted lines in whole pence, and lacks no rate', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const bill = billOf(priced, of)
        const lines = linesOf(bill).filter(({ excludedBecause }) => excludedBecause === null)
        expect([bill.net, bill.vat, bill.gross, bill.unpriced]).toEqual([
          sum(lines, ({ net }) => net),
          sum(lines, ({ vat }) => vat),
          bill.net + bill.vat,
          0,
        ])
        expect(linesOf(bill).every(({ net }) => Number.isSafeInteger(net) && net >= 0)).toBe(true)
      }),
    ))

  test('comes to the same by phase, by step and by party as in total', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const bill = billOf(priced, of)
        for (const { by, rows } of bill.breakdowns ?? [])
          expect([by, sum(rows, (row) => row.profitCosts + row.disbursements), sum(rows, (row) => row.gross)]).toEqual([
            by,
            bill.net,
            bill.gross,
          ])
      }),
    ))

  test('loses no row, and leaves out letters in alone', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const lines = linesOf(billOf(priced, of))
        const { attendances = [] } = of
        expect(lines.flatMap(({ item }) => item ?? []).toSorted()).toEqual(
          [...of.time, ...attendances, ...of.disbursements].map(({ uuid }) => uuid).toSorted(),
        )
        expect(lines.filter(({ excludedBecause }) => excludedBecause !== null)).toHaveLength(
          of.time.filter(({ activityType }) => activityType === 'letter_in').length,
        )
      }),
    ))

  test('claims the rate that is entered, else a card of the firm, else 100 pounds, and never the guideline rate', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const byItem = new Map(linesOf(billOf(priced, of)).map((line) => [line.item, line]))
        for (const { uuid, amount: entered, date, feeEarner: earner } of [...of.time, ...(of.attendances ?? [])]) {
          const { rate, claim } = byItem.get(uuid)!
          const card = earner && priced.rateCard(earner.uuid, earner.grade, date)
          const own = card ? [card.amount, 'rate_card'] : [DEFAULT_HOURLY_RATE, 'default']
          expect([rate, claim?.from]).toEqual(entered == null ? own : [entered, 'entered'])
          const guideline = claim?.guideline?.rate
          expect(isAboveGuideline(byItem.get(uuid)!)).toBe(guideline === undefined ? null : rate > guideline)
          expect(guideline === undefined).toBe(date < '2021-10-01')
        }
      }),
    ))

  test('bears no VAT where the receiving party recovers it, and otherwise what its rows say', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const [none, claimed] = [true, false].map((recoversVat) => linesOf(billOf({ ...priced, recoversVat }, of)))
        expect(none?.map((line) => [line.vat, line.noVatBecause])).toEqual(none?.map(() => [0, VAT_RECOVERED]))
        expect(none?.map(({ net }) => net)).toEqual(claimed?.map(({ net }) => net))
        expect(
          claimed?.map(({ vat, date, net, noVatBecause }) => [
            vat === 0 || vat === vatOf(net, date ?? '', false),
            noVatBecause,
          ]),
        ).toEqual(claimed?.map(() => [true, undefined]))
      }),
    ))

  test('is the same in any order of its rows', () =>
    fc.assert(
      fc.property(facts, items, (priced, of) => {
        const reversed = Object.fromEntries(
          Object.entries(of).map(([name, rows]) => [name, (rows as unknown[]).toReversed()]),
        ) as unknown as AllItems
        const [bill, other] = [billOf(priced, of), billOf(priced, reversed)]
        expect([other.gross, other.breakdowns]).toEqual([bill.gross, bill.breakdowns])
      }),
    ))
})

describe('a costs budget, whatever is entered', () => {
  const pounds = fc.integer({ min: 0, max: 5_000_000 })
  const budgets: fc.Arbitrary<Budget> = fc.record({
    incurredTo: dates,
    assumptions: fc.constant({}),
    estimates: fc.dictionary(
      fc.constantFrom(...phases),
      fc.record(
        {
          ...{ time: pounds, disbursements: pounds, counsel: pounds, experts: pounds, courtFees: pounds },
          earners: fc.uniqueArray(
            fc.record({
              feeEarner: fc.constantFrom('ann', 'ben', 'new'),
              grade: fc.constantFrom(...grades),
              hours: time,
            }),
            { maxLength: 3, selector: (row) => row.feeEarner },
          ),
        },
        { requiredKeys: ['time', 'disbursements'] },
      ),
    ),
    contingencies: fc.array(
      fc.record(
        { name: fc.constant('A'), incurred: pounds, estimated: pounds, approved: pounds },
        { requiredKeys: ['name', 'incurred', 'estimated'] },
      ),
      { maxLength: 3 },
    ),
  })

  test('incurred and estimated make the whole, and each phase is in it once', () =>
    fc.assert(
      fc.property(facts, items, budgets, (priced, of, budget) => {
        const figures = budgetFigures(budget, priced, of)
        expect(figures.grandTotal).toBe(
          sum(figures.phases, ({ total }) => total) + sum(figures.contingencies, ({ total }) => total),
        )
        expect(figures.grandTotal).toBe(figures.totalIncurred + figures.totalEstimated)
        expect(figures.phases.flatMap(({ phase }) => phase ?? [])).toEqual(phases)
        expect(figures.isPageOneOnly).toBe(figures.totalEstimated <= 2_500_000)
      }),
    ))

  test('what a phase is made of comes to the phase, and the phases to the first page', () =>
    fc.assert(
      fc.property(facts, items, budgets, (priced, of, budget) => {
        const figures = budgetFigures(budget, priced, of)
        for (const key of ['incurred', 'estimated'] as const) {
          for (const { breakdown, ...row } of figures.phases) {
            const { earners, otherTime, ...paid } = breakdown!
            expect(sum(earners, (one) => one[key]) + otherTime[key]).toBe(row[key].time)
            expect(sum(Object.values(paid), (one) => one[key])).toBe(row[key].disbursements)
          }
          expect(sum(figures.phases, (row) => row[key].time)).toBe(figures[key].time)
          expect(sum(figures.phases, (row) => row[key].disbursements)).toBe(figures[key].disbursements)
        }
      }),
    ))

  test('an hour costs what an hour of that day costs in the bill, and the order of rows changes nothing', () =>
    fc.assert(
      fc.property(facts, items, budgets, (priced, of, budget) => {
        const reversed = Object.fromEntries(
          Object.entries(of).map(([name, rows]) => [name, (rows as unknown[]).toReversed()]),
        ) as unknown as AllItems
        const figures = budgetFigures(budget, priced, of)
        expect(budgetFigures(budget, priced, reversed)).toEqual(figures)
        const entered = Object.values(budget.estimates).flatMap(({ earners = [] }) => earners)
        const estimated = figures.phases.flatMap(({ breakdown }) => breakdown!.earners).filter(({ hours }) => hours > 0)
        expect(estimated).toHaveLength(entered.length)
        for (const { feeEarner: uuid, grade, hours, rate, estimated: cost } of estimated) {
          const card = priced.rateCard(uuid, grade, budget.incurredTo)?.amount ?? DEFAULT_HOURLY_RATE
          expect([rate, cost]).toEqual([card, Math.round((hours * card) / 100)])
        }
      }),
    ))

  test('the caps are blank until what they stand on is entered', () =>
    fc.assert(
      fc.property(facts, items, budgets, pounds, (priced, of, budget, agreedIncurred) => {
        const figures = budgetFigures(budget, priced, of)
        expect(budgetCaps(budget, figures)).toBeNull()
        const contingencies = budget.contingencies.map((one) => ({ ...one, approved: one.estimated }))
        const approved = Object.fromEntries(
          figures.phases.flatMap(({ phase, estimated }) =>
            phase === null ? [] : [[phase, estimated.time + estimated.disbursements]],
          ),
        )
        const basis = agreedIncurred + figures.totalEstimated
        expect(budgetCaps({ ...budget, contingencies, approved, agreedIncurred }, figures)).toEqual({
          basis,
          form: Math.max(100_000, Math.round(basis / 100)),
          process: Math.round(basis / 50),
        })
        expect(overspentPhases({ ...budget, approved, approvedOn: '2100-01-01' }, priced, of)).toEqual([])
      }),
    ))

  test('up to its last day it holds the bill without VAT, and before its first nothing', () =>
    fc.assert(
      fc.property(facts, items, budgets, (priced, of, budget) => {
        const incurred = (incurredTo: string) => {
          const { time: work, disbursements } = budgetFigures({ ...budget, incurredTo }, priced, of).incurred
          return work + disbursements
        }
        expect([incurred('2015-12-31'), incurred('2100-01-01')]).toEqual([0, billOf(priced, of).net])
      }),
    ))

  test('interim applications stand apart, and funding, budgeting and assessment are in it nowhere', () =>
    fc.assert(
      fc.property(facts, items, budgets, fc.constantFrom(...billTasks), (priced, of, budget, task) => {
        const late = { ...budget, incurredTo: '2100-01-01' }
        const tasked = { ...of, time: of.time.map((row, i) => (i % 2 === 0 ? { ...row, billTask: task } : row)) }
        const [before, after] = [of, tasked].map((rows) => budgetFigures(late, priced, rows))
        const moved = before!.totalIncurred - after!.totalIncurred
        const number = Number(task.slice(1))
        const interim = after!.interim!.time + after!.interim!.disbursements
        if (number <= 25) expect([moved, interim, after!.outside]).toEqual([0, 0, 0])
        else expect([interim, after!.outside]).toEqual(number <= 32 ? [moved, 0] : [0, moved])
      }),
    ))

  test('a later day never takes anything away', () =>
    fc.assert(
      fc.property(facts, items, budgets, dates, (priced, of, budget, other) => {
        const [first, last] = [budget.incurredTo, other].toSorted()
        const on = (incurredTo = '') => budgetFigures({ ...budget, incurredTo }, priced, of).totalIncurred
        expect(on(last)).toBeGreaterThanOrEqual(on(first))
      }),
    ))
})
