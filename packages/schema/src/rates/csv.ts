import type { RateDimension, RateTable } from '@costdraft/costing'
import { labelOf } from '../labels.ts'

/** The columns of a rate table as CSV that are no dimension of it. */
export const UNIT = 'unit'
export const AMOUNT = 'amount'

/** The columns of a rate table as CSV, by name: a column for each dimension, then unit and amount. */
export const csvColumns = ({ dimensions }: Pick<RateTable, 'dimensions'>): string[] => [
  ...dimensions.map(({ name }) => name),
  UNIT,
  AMOUNT,
]

const folded = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
const isSameWord = (given: string, word: string): boolean =>
  folded(given) === folded(word) || folded(given) === folded(labelOf(word))

/** The column that a heading names, by its name or label, whatever its case and spacing; undefined if there is none. */
export const csvColumnOf = (table: Pick<RateTable, 'dimensions'>, heading: string): string | undefined =>
  csvColumns(table).find((column) => isSameWord(heading, column))

/** The value of a dimension that a cell names, likewise. */
export const dimensionValueOf = ({ values }: RateDimension, cell: string): string | undefined =>
  values.find((value) => isSameWord(cell, value))
