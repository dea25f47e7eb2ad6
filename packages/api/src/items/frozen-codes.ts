import type { BillCodes } from './frozen-facts.ts'

/** The codes of the electronic bill that a row records, as a snapshot has them; nothing where it records none. */
export function frozenCodes({
  bill_task: task = null,
  bill_activity: activity = null,
  bill_expense: expense = null,
}: Readonly<Record<string, unknown>>): { billCodes?: BillCodes } {
  const given = Object.entries({ task, activity, expense }).filter(([, code]) => code !== null)
  return given.length > 0 ? { billCodes: Object.fromEntries(given) } : {}
}
