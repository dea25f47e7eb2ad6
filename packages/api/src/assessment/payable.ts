import { payableBy, type CostsTerms, type Pence } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import { openDeadline } from '../deadlines/case-deadlines.ts'
import type { Header } from './read-assessment.ts'

/** How interest runs in an assessment, and what was paid. */
export const termsOf = (header: Header | undefined): CostsTerms => ({
  rate: header?.interest_rate ?? undefined,
  from: header?.interest_from ?? null,
  payments: header?.payments ?? [],
  disallowed: header?.disallowed ?? [],
})

/** By which day the costs of a case are to be paid (CPR 44.7); undefined where that is not known, or done. */
export const payBy = (tx: Tx, owner: Pick<CaseHead, 'uuid'>) => openDeadline(tx, owner, 'pay_costs')

/**
 * What is to be paid of what is allowed with VAT, in pence, by which day, and how many days that is from today. Null
 * where no day is known, or nothing is left to be paid.
 */
export function payableOf(
  deadline: Awaited<ReturnType<typeof payBy>>,
  { today, allowed, terms }: { today: string; allowed: Pence; terms: CostsTerms },
): { by: string; days: number; amount: Pence } | null {
  if (!deadline) return null
  const { day: by, days } = deadline
  const amount = payableBy(allowed, terms, { by, today })
  return amount === null ? null : { by, days, amount }
}
