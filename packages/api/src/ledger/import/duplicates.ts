import type { LedgerDuplicate } from '@costdraft/schema/ledger/ledger-import.ts'
import { planLedger, type Stored } from '../ledger-plan.ts'
import { validRow } from '../ledger-rows.ts'
import { outcomesOf, storedAlready } from './outcomes.ts'
import type { ReadImport } from './read-import.ts'

/**
 * Which rows look like another, by row number: one that the case has, or an earlier one of the file. Rows that are left
 * out are compared as if they were taken.
 */
export function duplicatesOf(
  { plan, rows, wanted, stored }: ReadImport,
  nameOf: ReadonlyMap<string, string>,
): ReadonlyMap<number, LedgerDuplicate> {
  const isWhole = wanted.length === rows.filter(({ noWork }) => !noWork).length
  const all = isWhole ? [] : rows.flatMap((row) => validRow(row) ?? [])
  const whole = isWhole ? plan : planLedger(all, stored)
  const outcomes = outcomesOf(whole)
  const byUuid = new Map(stored.map((row) => [row.uuid, row]))
  return new Map(
    whole.taken.flatMap(({ row, repeats, like = '' }): [number, LedgerDuplicate][] => {
      if (typeof repeats === 'number' && !storedAlready(row.id, outcomes.get(row.row)))
        return [[row.row, { of: 'file', row: repeats }]]
      const same = storedAlready(row.id, outcomes.get(row.row)) ?? byUuid.get(like)
      return same ? [[row.row, ofCase(same, nameOf)]] : []
    }),
  )
}

const ofCase = (
  { uuid, date, fee_earner, activity_type, description, time }: Stored,
  nameOf: ReadonlyMap<string, string>,
): LedgerDuplicate => ({
  of: 'case',
  uuid,
  date,
  fee_earner: nameOf.get(fee_earner) ?? '',
  activity_type,
  description,
  time,
})
