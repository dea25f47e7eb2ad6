import type { Authority } from './edition.ts'

/** What a figure is paid for. All figures are whole pence, except those in whole percent. */
export type RateUnit = 'fee' | 'hour' | 'item' | 'unit' | 'day' | 'percent'

/** The figures of an edition by row. A row that is absent is not held: it is never priced as zero. */
export type Amounts = Readonly<Record<string, number>>

/** A table as in force from a day. An edition replaces its table whole. */
export interface RateEdition {
  authority: Authority
  amounts: Amounts
}

/** What the rows of a table differ in, e.g. the region. */
export interface RateDimension {
  name: string
  values: readonly string[]
}

/** One figure of a table: its value in each dimension, joined by dots, e.g. `child.other_judge.one.North`. */
export interface RateRow {
  key: string
  values: readonly string[]
  unit: RateUnit
}

/** What a table pays, in the order in which tables are listed. */
export const rateGroups = ['fixed_fees', 'hourly_rates', 'advocacy', 'expert_fees'] as const
export type RateGroup = (typeof rateGroups)[number]

/**
 * A table of rates with the editions of the statute, in order of their first day. There may be none: then nothing of it
 * is held.
 */
export interface RateTable {
  /** Its name among the tables (`rates/tables.ts`). */
  key: string
  group: RateGroup
  /** Common name, e.g. "Table 2(c)". */
  name: string
  /** What it pays for. */
  title: string
  instrument: string
  provision: string
  dimensions: readonly RateDimension[]
  rows: readonly RateRow[]
  editions: readonly RateEdition[]
}

interface Definition extends Omit<RateTable, 'rows' | 'instrument' | 'editions'> {
  instrument?: string
  /** The unit of a row, by its values. */
  unit: (...values: string[]) => RateUnit
  /** Whether the table has this row; every combination of values if left out. */
  hasRow?: (...values: string[]) => boolean
  editions?: readonly { from: string; source: string; provision?: string; provisional?: string; amounts: Amounts }[]
}

/** The regulations of all tables of civil legal aid. */
export const CIVIL_REMUNERATION = 'Civil Legal Aid (Remuneration) Regulations 2013, SI 2013/422'

/** Where the figures of most tables are from. */
export const LAA_DATA = 'Legal Aid Agency, certificated fee scheme data'

/** Every combination of one value of each list, in their order; one empty combination of no list. */
export function combinationsOf(lists: readonly (readonly string[])[]): string[][] {
  let found: string[][] = [[]]
  for (const values of lists) found = found.flatMap((start) => values.map((value) => [...start, value]))
  return found
}

/**
 * Whether a table has rows for a value of one of its dimensions, such as an activity: it pays nothing for any other.
 */
export const hasValue = ({ dimensions }: Pick<RateTable, 'dimensions'>, value: string): boolean =>
  dimensions.some(({ values }) => values.includes(value))

/**
 * Completes a table: its rows from its dimensions, and the authority of each edition from the citation of the table.
 */
export function defineRateTable({
  unit,
  hasRow = () => true,
  editions = [],
  instrument = CIVIL_REMUNERATION,
  ...table
}: Definition): RateTable {
  const { name, provision } = table
  return {
    ...table,
    instrument,
    rows: combinationsOf(table.dimensions.map(({ values }) => values))
      .filter((values) => hasRow(...values))
      .map((values) => ({ key: values.join('.'), values, unit: unit(...values) })),
    editions: editions.map(({ amounts, ...authority }) => ({
      authority: { table: name, instrument, provision, ...authority },
      amounts,
    })),
  }
}

interface Nested {
  readonly [value: string]: number | Nested
}
/** The figures of a table as it is printed, one level for each dimension, by row. */
export function amountsOf(nested: Nested): Amounts {
  const rows = (level: Nested, path: string): [string, number][] =>
    Object.entries(level).flatMap(([value, entry]) =>
      typeof entry === 'number' ? [[path + value, entry] as [string, number]] : rows(entry, `${path}${value}.`),
    )
  return Object.fromEntries(rows(nested, ''))
}
