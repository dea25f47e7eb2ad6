import { useMemo } from 'react'
import { useEarnersOfCase } from '../cases/use-firm-options.ts'
import type { StoredLine } from './line-source.ts'

interface EarnerOption {
  value: string
  name: string
}

/**
 * The fee earners of the lines that are loaded, by name; then those of the firm: lines that are not loaded have them.
 */
export function earnerOptions(rows: readonly StoredLine[], firm: readonly EarnerOption[]): EarnerOption[] {
  const known = new Map(
    rows.flatMap(({ feeEarnerUuid, feeEarnerName }) => (feeEarnerUuid ? [[feeEarnerUuid, feeEarnerName ?? '']] : [])),
  )
  return [
    ...[...known].map(([value, name]) => ({ value, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
    ...firm.filter(({ value }) => !known.has(value)),
  ]
}

/** By whom lines can be chosen. The firm is asked only where not all lines are loaded. */
export function useEarnerOptions(caseUuid: string, rows: readonly StoredLine[], isWhole: boolean): EarnerOption[] {
  const { options } = useEarnersOfCase(caseUuid, !isWhole)
  return useMemo(
    () =>
      earnerOptions(
        rows,
        options.map(({ value, label }) => ({ value, name: label })),
      ),
    [rows, options],
  )
}
