import type { Items } from '../items/index.ts'
import { allItems } from '../items/lines-of-kinds.ts'
import type { Pence } from '../vocabulary/money.ts'
import { interPartesLines } from './inter-partes.ts'
import type { CaseOfOtherArea, InterPartesFacts, PricedCase } from '../facts/priced-case.ts'
import { statutoryRates, type Rates } from '../rates/rates.ts'
import { phases, type Phase } from '../vocabulary/vocabulary.ts'

/** Time costs and disbursements in pence, never with VAT. */
export interface BudgetAmounts {
  time: Pence
  disbursements: Pence
}
/** A cost that is more likely than not to arise, and falls in no phase. Amounts are entered. */
export interface Contingency {
  name: string
  incurred: Pence
  estimated: Pence
}
/** A costs budget (Precedent H, CPR PD 3D) as a person enters it. */
export interface Budget {
  /** The last day whose work counts as incurred (ISO). */
  incurredTo: string
  assumptions: Readonly<Partial<Record<Phase, string>>>
  estimates: Readonly<Partial<Record<Phase, BudgetAmounts>>>
  contingencies: readonly Contingency[]
}

export interface BudgetPhase {
  /** Null for incurred costs whose phase is not recorded. */
  phase: Phase | null
  incurred: BudgetAmounts
  estimated: BudgetAmounts
  total: Pence
}
/** What a budget comes to, in pence and without VAT. */
export interface BudgetFigures {
  /** All phases in their order; last, without a phase, incurred costs whose phase is not recorded, if there are any. */
  phases: readonly BudgetPhase[]
  contingencies: readonly (Contingency & { total: Pence })[]
  /** Of the phases, without contingencies. */
  incurred: BudgetAmounts
  estimated: BudgetAmounts
  /** With the contingencies. */
  totalIncurred: Pence
  totalEstimated: Pence
  grandTotal: Pence
  /** Whether only its first page is used: the total does not exceed 25,000 pounds (CPR PD 3D). */
  isPageOneOnly: boolean
}

/** Up to this total only the first page of Precedent H is completed. */
export const PAGE_ONE_LIMIT: Pence = 25_000_00

/** What the first page says that its figures leave out (Precedent H). */
export const budgetExclusions = [
  'VAT (if applicable)',
  'Success fees and ATE insurance premiums (if applicable)',
  'Costs of detailed assessment',
  'Costs of any appeals',
  'Costs of enforcing any judgment',
] as const

const nothing: BudgetAmounts = { time: 0, disbursements: 0 }
const sumOf = (all: readonly BudgetAmounts[]): BudgetAmounts => ({
  time: all.reduce((sum, { time }) => sum + time, 0),
  disbursements: all.reduce((sum, { disbursements }) => sum + disbursements, 0),
})
const whole = ({ time, disbursements }: BudgetAmounts): Pence => time + disbursements
const totalOf = <K extends string>(rows: readonly Readonly<Record<K, Pence>>[], key: K): Pence =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** What is dated up to a day, by phase, without VAT. */
function incurredTo(
  day: string,
  priced: InterPartesFacts,
  items: Items,
  rates: Rates,
): ReadonlyMap<Phase | null, BudgetAmounts> {
  const sums = new Map<Phase | null, BudgetAmounts>()
  for (const { lines, rows } of interPartesLines(priced, allItems(items), rates))
    for (const [at, { head, net, date, excludedBecause }] of lines.entries()) {
      if (excludedBecause !== null || date === null || date > day) continue
      const phase = rows[at]?.phase ?? null
      const { time, disbursements } = sums.get(phase) ?? nothing
      sums.set(
        phase,
        head === 'disbursements' ? { time, disbursements: disbursements + net } : { time: time + net, disbursements },
      )
    }
  return sums
}

/** Whether a case can have a costs budget. */
export const canHaveBudget = (priced: PricedCase | CaseOfOtherArea): priced is PricedCase<'inter_parties'> =>
  priced.area === 'inter_parties'

/**
 * What a costs budget comes to: incurred costs are those of the case that are dated up to its day, all others are
 * entered. Total.
 */
export function budgetFigures(
  { incurredTo: day, estimates, contingencies: entered }: Budget,
  priced: InterPartesFacts,
  items: Items,
  rates: Rates = statutoryRates,
): BudgetFigures {
  const sums = incurredTo(day, priced, items, rates)
  const rows = [...phases, ...(sums.has(null) ? [null] : [])].map((phase): BudgetPhase => {
    const incurred = sums.get(phase) ?? nothing
    const estimated = (phase && estimates[phase]) ?? nothing
    return { phase, incurred, estimated, total: whole(incurred) + whole(estimated) }
  })
  const contingencies = entered.map((one) => ({ ...one, total: one.incurred + one.estimated }))
  const incurred = sumOf(rows.map((row) => row.incurred))
  const estimated = sumOf(rows.map((row) => row.estimated))
  const totalIncurred = whole(incurred) + totalOf(contingencies, 'incurred')
  const totalEstimated = whole(estimated) + totalOf(contingencies, 'estimated')
  const grandTotal = totalIncurred + totalEstimated
  return {
    phases: rows,
    contingencies,
    incurred,
    estimated,
    totalIncurred,
    totalEstimated,
    grandTotal,
    isPageOneOnly: grandTotal <= PAGE_ONE_LIMIT,
  }
}
