import { asWritten } from '@costdraft/costing'
import { isRetiredOn, retiredProblem } from '@costdraft/schema/clients/retirement.ts'
import { fullName, type Earner } from './earner-names.ts'
import type { Column } from './headings.ts'
import type { RefuseRow } from './ledger-plan.ts'
import type { LedgerRow } from './ledger-row.ts'

/** Refuses work of the day of their retirement, or a later one, for the retired. A row that had it stays as it is. */
export function refuseRetired(earners: readonly Earner[], headingOf: (column: Column) => string): RefuseRow {
  const byUuid = new Map(earners.map((earner) => [earner.uuid, earner]))
  return ({ row, date, feeEarner }, before) => {
    const earner = byUuid.get(feeEarner)
    const from = earner?.retired_from
    if (!earner || !from || !isRetiredOn(from, date)) return undefined
    if (before?.fee_earner === feeEarner && isRetiredOn(from, before.date)) return undefined
    const name = fullName(earner)
    return { row, column: headingOf('fee_earner'), value: name, message: retiredProblem(name, from) }
  }
}

/** What a preview says of the work that somebody did before they retired; undefined of anybody else's. */
export function retiredSince(earners: readonly Earner[]): (row: LedgerRow) => string | undefined {
  const byUuid = new Map(earners.map((earner) => [earner.uuid, earner]))
  return ({ date, feeEarner }) => {
    const earner = byUuid.get(feeEarner)
    const from = earner?.retired_from
    return earner && from && !isRetiredOn(from, date)
      ? `${fullName(earner)} is retired from ${asWritten(from)}. This work is dated before, and is taken.`
      : undefined
  }
}
