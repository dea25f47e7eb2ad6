import { payableBy, type CostsTerms, type DeadlineRuleName, type Pence } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import { deadlinesOfCase, rulesOf } from '../deadlines/case-deadlines.ts'
import type { Assessment } from './read-assessment.ts'

/** How interest runs in an assessment, and what was paid. */
export const termsOf = ({ header, payments }: Pick<Assessment, 'header' | 'payments'>): CostsTerms => ({
  rate: header?.interest_rate ?? undefined,
  from: header?.interest_from ?? null,
  payments,
  disallowed: header?.disallowed ?? [],
})

const PAY: DeadlineRuleName = 'pay_costs'
/**
 * By which day the costs of a case are to be paid (CPR 44.7), and days from today to it; undefined where no rule of its
 * area sets one, or they are marked as paid. Both are null while the day is not known.
 */
export async function payBy(tx: Tx, owner: CaseHead): Promise<{ day: string | null; days: number | null } | undefined> {
  // Read with each change: in most areas there is nothing to read.
  if (!rulesOf(owner).some(({ name }) => name === PAY)) return undefined
  const { deadlines } = await deadlinesOfCase(tx, owner)
  const found = deadlines.find(({ rule }) => rule === PAY)
  return found?.done === null ? { day: found.date, days: found.days } : undefined
}

/**
 * What is to be paid of what is allowed with VAT, in pence, by which day, and how many days that is from today; without
 * a figure while the day is not known. Null where no day is set, or nothing is left to be paid.
 */
export function payableOf(
  deadline: Awaited<ReturnType<typeof payBy>>,
  { today, allowed, terms }: { today: string; allowed: Pence; terms: CostsTerms },
): { by: string | null; days: number | null; amount: Pence | null } | null {
  if (!deadline) return null
  const { day: by, days } = deadline
  const amount = payableBy(allowed, terms, { by: by ?? today, today })
  if (amount === null) return null
  return { by, days, amount: by === null ? null : amount }
}
