import type { Items } from '../items/index.ts'
import type { Hundredths } from '../vocabulary/hundredths.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import type { CaseOfOtherArea, InterPartesFacts, PricedCase } from '../facts/priced-case.ts'
import { statutoryRates, type Rates } from '../rates/rates.ts'
import { usualRate } from '../schemes/claimed-rates.ts'
import { phases, type Phase } from '../vocabulary/vocabulary.ts'
import { budgetPayments, type Budget, type BudgetAmounts, type BudgetPayment, type PhaseEstimate } from './budget.ts'
import type { BudgetEarner, BudgetFigures, BudgetPhase, BudgetShares } from './budget-figures.ts'
import { incurredCosts, nothingIncurred, type IncurredCosts } from './budget-incurred.ts'
import { pageOneReason } from './budget-limits.ts'

/** What the first page says that its figures leave out (Precedent H). */
export const budgetExclusions = [
  'VAT (if applicable)',
  'Success fees and ATE insurance premiums (if applicable)',
  'Costs of detailed assessment',
  'Costs of any appeals',
  'Costs of enforcing any judgment',
] as const

const sumOf = (all: readonly BudgetAmounts[]): BudgetAmounts => ({
  time: all.reduce((sum, { time }) => sum + time, 0),
  disbursements: all.reduce((sum, { disbursements }) => sum + disbursements, 0),
})
const whole = ({ time, disbursements }: BudgetAmounts): Pence => time + disbursements
const totalOf = <K extends string>(rows: readonly Readonly<Record<K, Pence>>[], key: K): Pence =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** Whether a case can have a costs budget. */
export const canHaveBudget = (priced: PricedCase | CaseOfOtherArea): priced is PricedCase<'inter_parties'> =>
  priced.area === 'inter_parties'

const HOUR: Hundredths = 100
const nothing: PhaseEstimate = { time: 0, disbursements: 0 }

/** The fee earners of a phase: hours at the usual rates of the day, each rounded once, and what was done. */
function earnersOf(
  { earners: entered = [] }: PhaseEstimate,
  { earners: done }: IncurredCosts,
  day: string,
  { rateCard }: InterPartesFacts,
): BudgetEarner[] {
  const estimated = entered.map(({ feeEarner, grade, hours }): BudgetEarner => {
    const { amount: rate } = usualRate(rateCard, { date: day, feeEarner: { uuid: feeEarner, grade } }).rate
    const incurred = done.get(feeEarner)?.amount ?? 0
    return { feeEarner, grade, rate, hours, incurred, estimated: fractionOf(rate, hours, HOUR) }
  })
  const named = new Set(entered.map(({ feeEarner }) => feeEarner))
  const others = [...done]
    .filter(([uuid]) => !named.has(uuid))
    .map(([feeEarner, { grade, rate, amount }]): BudgetEarner => ({
      ...{ feeEarner, grade, rate, hours: 0, incurred: amount, estimated: 0 },
    }))
    // In an order that does not follow from that of the rows.
    .toSorted((a, b) => `${a.grade} ${a.feeEarner}`.localeCompare(`${b.grade} ${b.feeEarner}`, 'en'))
  return [...estimated, ...others]
}

/** A phase of a budget: what was incurred in it, and what is estimated. */
function phaseOf(
  phase: Phase | null,
  estimate: PhaseEstimate,
  incurred: IncurredCosts,
  earners: readonly BudgetEarner[],
): BudgetPhase {
  const paid = Object.fromEntries(
    budgetPayments.map((payment) => [payment, { incurred: incurred[payment], estimated: estimate[payment] ?? 0 }]),
  ) as Record<BudgetPayment, BudgetShares>
  const ofPayments = (of: keyof BudgetShares): Pence => totalOf(Object.values(paid), of)
  const estimated = {
    time: estimate.time + totalOf(earners, 'estimated'),
    disbursements: estimate.disbursements + ofPayments('estimated'),
  }
  const { time, disbursements } = incurred
  return {
    phase,
    incurred: { time, disbursements },
    estimated,
    total: time + disbursements + whole(estimated),
    breakdown: {
      earners,
      otherTime: { incurred: time - totalOf(earners, 'incurred'), estimated: estimate.time },
      ...paid,
      otherDisbursements: { incurred: disbursements - ofPayments('incurred'), estimated: estimate.disbursements },
    },
  }
}

/**
 * What a costs budget comes to: incurred costs are those of the case that are dated up to its day; estimated ones are
 * hours at the rates of that day, and amounts that are entered. Total.
 */
export function budgetFigures(
  { incurredTo: day, estimates, contingencies: entered }: Budget,
  priced: InterPartesFacts,
  items: Items,
  rates: Rates = statutoryRates,
): BudgetFigures {
  const { phases: sums, interim, outside } = incurredCosts({ to: day }, priced, items, rates)
  const rows = [...phases, ...(sums.has(null) ? [null] : [])].map((phase): BudgetPhase => {
    const estimate = (phase && estimates[phase]) ?? nothing
    const done = sums.get(phase) ?? nothingIncurred
    return phaseOf(phase, estimate, done, earnersOf(estimate, done, day, priced))
  })
  const contingencies = entered.map((one) => ({ ...one, total: one.incurred + one.estimated }))
  const incurred = sumOf(rows.map((row) => row.incurred))
  const estimated = sumOf(rows.map((row) => row.estimated))
  const totalIncurred = whole(incurred) + totalOf(contingencies, 'incurred')
  const totalEstimated = whole(estimated) + totalOf(contingencies, 'estimated')
  const pageOneBecause = pageOneReason(totalEstimated, priced.claimValue ?? null)
  return {
    ...{ phases: rows, contingencies, incurred, estimated, totalIncurred, totalEstimated },
    grandTotal: totalIncurred + totalEstimated,
    interim: { time: interim.time, disbursements: interim.disbursements },
    outside: outside.time + outside.disbursements,
    isPageOneOnly: pageOneBecause !== null,
    pageOneBecause,
  }
}
