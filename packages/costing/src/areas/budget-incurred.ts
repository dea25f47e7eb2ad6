import type { FeeEarnerFacts, ItemFacts } from '../facts/facts.ts'
import type { InterPartesFacts } from '../facts/priced-case.ts'
import type { Items } from '../items/index.ts'
import { allItems } from '../items/lines-of-kinds.ts'
import type { Rates } from '../rates/rates.ts'
import type { Pence } from '../vocabulary/money.ts'
import { counselDisbursementTypes, type Grade, type Phase } from '../vocabulary/vocabulary.ts'
import { budgetPayments, type BudgetPayment } from './budget.ts'
import { placeOfTask } from './budget-tasks.ts'
import { interPartesLines } from './inter-partes.ts'

/** What a fee earner did in a phase, in pence. */
export interface IncurredByEarner {
  grade: Grade
  amount: Pence
  /** The rate of all of it; null where it was done at several. */
  rate: Pence | null
}
/** What was incurred in a phase, in pence without VAT. `time` and `disbursements` are all of it. */
export interface IncurredCosts extends Record<BudgetPayment, Pence> {
  time: Pence
  disbursements: Pence
  /** By uuid. */
  earners: ReadonlyMap<string, IncurredByEarner>
}

/** What a case incurred, by where a budget has it. */
export interface IncurredByPlace {
  /** By phase; under null what is recorded for no phase. */
  phases: ReadonlyMap<Phase | null, IncurredCosts>
  /** On interim applications, which are in no phase and can be a contingent cost. */
  interim: IncurredCosts
  /** On funding, budgeting and the assessment of costs, which are in no budget. */
  outside: IncurredCosts
}

/** What a row of a case says that decides where a budget has it. */
interface BudgetRow extends ItemFacts {
  feeEarner?: FeeEarnerFacts
  /** Of a disbursement its type; an attendance has another. */
  type?: string
}
type Collected = IncurredCosts & { earners: Map<string, IncurredByEarner> }

const noCosts = (): Collected => ({
  time: 0,
  disbursements: 0,
  ...(Object.fromEntries(budgetPayments.map((payment) => [payment, 0])) as Record<BudgetPayment, Pence>),
  earners: new Map(),
})
/** Nothing incurred. */
export const nothingIncurred: IncurredCosts = noCosts()

/** To whom a disbursement was paid, as a budget tells it apart; undefined for all others. */
function paymentOf({ type }: BudgetRow): BudgetPayment | undefined {
  if (type === undefined) return undefined
  if (counselDisbursementTypes.includes(type)) return 'counsel'
  return type === 'expert_fee' ? 'experts' : ({ court_fee: 'courtFees' } as const)[type]
}

function addPaid(sum: Collected, row: BudgetRow, net: Pence): void {
  sum.disbursements += net
  const payment = paymentOf(row)
  if (payment) sum[payment] += net
}
function addWork(sum: Collected, { feeEarner }: BudgetRow, net: Pence, rate: Pence): void {
  sum.time += net
  if (!feeEarner) return
  const known = sum.earners.get(feeEarner.uuid)
  sum.earners.set(feeEarner.uuid, {
    // Who rose meanwhile is shown with the higher grade, in whatever order the rows come.
    grade: known !== undefined && known.grade < feeEarner.grade ? known.grade : feeEarner.grade,
    amount: (known?.amount ?? 0) + net,
    rate: known === undefined || known.rate === rate ? rate : null,
  })
}

function sumOfPhase(sums: Map<Phase | null, Collected>, phase: Phase | null): Collected {
  const sum = sums.get(phase) ?? noCosts()
  sums.set(phase, sum)
  return sum
}

/** The days of a case whose work counts (ISO), the first of them not. */
interface Days {
  after?: string
  to?: string
}

/** What is dated within days, without VAT, by where a budget has it. */
export function incurredCosts(
  { after, to }: Days,
  priced: InterPartesFacts,
  items: Items,
  rates: Rates,
): IncurredByPlace {
  const sums = new Map<Phase | null, Collected>()
  const apart = { contingency: noCosts(), nowhere: noCosts() }
  const isWithin = (date: string): boolean => (to === undefined || date <= to) && (after === undefined || date > after)
  for (const { lines, rows } of interPartesLines(priced, allItems(items), rates))
    for (const [at, { head, net, rate, date, excludedBecause }] of lines.entries()) {
      const row: BudgetRow | undefined = rows[at]
      if (!row || excludedBecause !== null || date === null || !isWithin(date)) continue
      const place = placeOfTask(row.billTask)
      const sum = place === 'phase' ? sumOfPhase(sums, row.phase ?? null) : apart[place]
      if (head === 'disbursements') addPaid(sum, row, net)
      else addWork(sum, row, net, rate)
    }
  return { phases: sums, interim: apart.contingency, outside: apart.nowhere }
}
