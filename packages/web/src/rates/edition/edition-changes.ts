import type { RateEditionInput } from '../../generated/graphql.ts'
import type { AnyControls } from '../../ui/form/controls.ts'
import { tidyFigure } from '../grid/figure-text.ts'
import { rowName, unitLabel } from '../grid/rate-grid.ts'
import type { RateTable } from '../rate-table.ts'
import { editionControls } from './edition-form.ts'

/**
 * An edition as one row of values, by field and by the key of a figure's row, so that two can be compared. A figure
 * that is not held is ''.
 */
export type FlatEdition = Readonly<Record<string, string>>

export interface StoredEdition {
  effectiveFrom: string
  authority: string
  /** By row: text as in GraphQL, or a number of pounds or percent as the API has it. */
  amounts: readonly { row: string; amount: string }[] | Readonly<Record<string, number>>
}

export function flatEdition(
  { rows }: Pick<RateTable, 'rows'>,
  { effectiveFrom, authority, amounts }: StoredEdition,
): FlatEdition {
  const byRow = new Map<string, unknown>(
    Array.isArray(amounts)
      ? (amounts as { row: string; amount: string }[]).map(({ row, amount }) => [row, amount])
      : Object.entries(amounts),
  )
  return Object.fromEntries([
    ['effectiveFrom', effectiveFrom],
    ['authority', authority],
    ...rows.map(({ key, unit }) => [key, tidyFigure(unit, String(byRow.get(key) ?? ''))]),
  ]) as FlatEdition
}

/** The values in which an edition differs from what it was. */
export const changedValues = (before: FlatEdition, after: FlatEdition): FlatEdition =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))

/** The edition to send. */
export const inputOf = ({ effectiveFrom = '', authority = '', ...figures }: FlatEdition): RateEditionInput => ({
  effectiveFrom,
  authority,
  amounts: Object.entries(figures).flatMap(([row, amount]) => (amount === '' ? [] : [{ row, amount }])),
})

/** How each value of an edition is shown where two are compared. */
export const comparedControls = ({ rows }: Pick<RateTable, 'rows'>): AnyControls => ({
  ...editionControls,
  ...Object.fromEntries(
    rows.map((row) => [row.key, { label: `${rowName(row)}, ${unitLabel(row.unit)}`, as: 'text' } as const]),
  ),
})
