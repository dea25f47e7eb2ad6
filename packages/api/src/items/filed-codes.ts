import type { FiledItem } from '@costdraft/costing'

const codeOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The columns of the codes of work, and of what was paid. */
export const codesOfWork = ['bill_task', 'bill_activity'] as const
export const codesOfExpense = ['bill_task', 'bill_expense'] as const

/** What the check before filing reads of the codes of work. */
export const filedWork = (row: Readonly<Record<string, unknown>>): Pick<FiledItem, 'billCodes'> => ({
  billCodes: { task: codeOf(row.bill_task), activity: codeOf(row.bill_activity) },
})
/** What the check before filing reads of the codes of what was paid. */
export const filedExpense = (row: Readonly<Record<string, unknown>>): Pick<FiledItem, 'billCodes'> => ({
  billCodes: { task: codeOf(row.bill_task), expense: codeOf(row.bill_expense) },
})
