import type { SectionName } from '@costdraft/schema/reports/report.ts'
import { sql, type RawBuilder } from 'kysely'
import { SHARED } from './found-cases.ts'
import type { ListQuery, RowKey } from './row-keys.ts'

/** A table of a report: the statement that counts its rows, and what lists the cases of a row. */
export interface Section {
  name: SectionName
  keys: readonly RowKey[]
  /** Selects `section`, `keys`, the shared measures and `further`, of the table `found`. */
  select: RawBuilder<unknown>
  /** The parameters that all its rows have, with what the query says already; undefined where they can list nothing. */
  filter: (query: ListQuery) => ListQuery | undefined
}

/** Further measures of a section by their names on the wire. */
export type Further = Readonly<Record<string, RawBuilder<unknown>>>

/** Measures as one JSON value. */
export const asJson = (further: Further): RawBuilder<unknown> => {
  const pairs = Object.entries(further).flatMap(([name, value]) => [sql.lit(name), value])
  return pairs.length > 0 ? sql`jsonb_build_object(${sql.join(pairs)})` : sql`'{}'::jsonb`
}

/** The columns of a row of a section; `keys` are texts. */
export const rowOf = (
  name: SectionName,
  keys: readonly RawBuilder<unknown>[],
  further: Further,
  shared = SHARED,
): RawBuilder<unknown> =>
  sql`${sql.lit(name)} as section, array[${sql.join(keys)}]::text[] as keys, ${shared}, ${asJson(further)} as further`

interface Grouped {
  name: SectionName
  keys: readonly RowKey[]
  further?: Further
  /** What is joined to the table `found`; it may not add a case to a row twice. */
  join?: RawBuilder<unknown>
  where?: RawBuilder<unknown>
  filter?: Section['filter']
}

/** A section whose rows are cases grouped by their keys. */
export const grouped = ({
  name,
  keys,
  further = {},
  join = sql``,
  where = sql`true`,
  filter = (query) => query,
}: Grouped): Section => ({
  name,
  keys,
  filter,
  select: sql`select ${rowOf(
    name,
    keys.map(({ of }) => of),
    further,
  )} from found ${join} where ${where} group by ${sql.join(keys.map(({ of }) => of))}`,
})
