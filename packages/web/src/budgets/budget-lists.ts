import type { Phase } from '@costdraft/costing'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useField, useForm } from 'react-final-form'
import { noContingency, noHours, type BudgetValues, type ContingencyValues, type HoursValues } from './budget-values.ts'

const identity = (value: unknown): unknown => value
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Adds a contingency; an empty one unless it is given. */
export type AddContingencyRow = (row?: ContingencyValues) => void

/** The contingencies of the form around it: their number, adding one, and removing the one at a place. */
export function useContingencies() {
  const form = useForm()
  const { input } = useField<unknown>('contingencies', { format: identity, parse: identity, isEqual: isSame })
  const rows = (input.value === '' ? [] : input.value) as readonly ContingencyValues[]
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  })
  const add = useCallback(
    (row: ContingencyValues = noContingency) => form.change('contingencies', [...latest.current, row]),
    [form],
  )
  const remove = useCallback(
    (place: number) =>
      form.change(
        'contingencies',
        latest.current.filter((_, at) => at !== place),
      ),
    [form],
  )
  return { count: rows.length, add, remove }
}

/** The hours of fee earners in the form around it: their number in a phase, adding a row, and removing one. */
export interface HoursList {
  countOf: (phase: Phase) => number
  add: (phase: Phase) => void
  remove: (phase: Phase, place: number) => void
}
export function useHours(): HoursList {
  const form = useForm()
  const { input } = useField<unknown>('estimates', { format: identity, parse: identity, isEqual: isSame })
  const estimates = (input.value === '' ? {} : input.value) as Partial<BudgetValues['estimates']>
  const latest = useRef(estimates)
  useEffect(() => {
    latest.current = estimates
  })
  // The table is drawn anew where a row comes or goes, and not with every key that is pressed.
  const counts = JSON.stringify(
    Object.fromEntries(Object.entries(estimates).map(([phase, of]) => [phase, of?.earners?.length ?? 0])),
  )
  return useMemo(() => {
    const countOf = JSON.parse(counts) as Partial<Record<Phase, number>>
    const rowsOf = (phase: Phase): readonly HoursValues[] => latest.current[phase]?.earners ?? []
    const change = (phase: Phase, rows: readonly HoursValues[]): void => form.change(`estimates.${phase}.earners`, rows)
    return {
      countOf: (phase) => countOf[phase] ?? 0,
      add: (phase) => change(phase, [...rowsOf(phase), noHours]),
      remove: (phase, place) =>
        change(
          phase,
          rowsOf(phase).filter((_, at) => at !== place),
        ),
    }
  }, [counts, form])
}
