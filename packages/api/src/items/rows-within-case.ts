import { asWritten } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { ValidationError, Conflict } from '../errors/errors.ts'
import { textColumn } from './columns.ts'
import type { Items } from './registry.ts'

type Period = NonNullable<CaseFacts['period']>
/** A row with dates of its own: the first and the last that it names, ISO. */
interface Dated {
  uuid: string
  kind: string
  name: string | null
  first: string | null
  last: string | null
}

/** The rows of a case, not those in the trash, of the kinds whose dates must lie within those of the case, by date. */
async function datedRows(tx: Tx, { all }: Items, caseUuid: string): Promise<Dated[]> {
  const queries = all.flatMap(({ kind, table }) => {
    const [first, last] = kind.withinCase ?? []
    const text = textColumn(kind)
    if (!first || !last) return []
    const dates = [first, last].map((name) => sql.ref(`detail.${snakeName(name)}`))
    return [
      sql`select item.uuid, item.kind, ${text ? sql.ref(`detail.${text}`) : sql`null`} as name,
          least(${sql.join(dates)}) as first, greatest(${sql.join(dates)}) as last, item.seq
        from case_item item join ${sql.table(table)} detail on detail.item_uuid = item.uuid
        where item.case_uuid = ${caseUuid} and item.kind = ${kind.name} and item.deleted_at is null`,
    ]
  })
  if (queries.length === 0) return []
  const { rows } =
    await sql<Dated>`select * from (${sql.join(queries, sql` union all `)}) dated order by first, seq`.execute(tx)
  return rows
}

const nameOf = ({ kind, name }: Dated): string => `the ${labelOf(kind).toLowerCase()}${name ? ` “${name}”` : ''}`
const startsEarly = (start: string | null, { first }: Dated): boolean =>
  start !== null && first !== null && first < start
const endsLate = (end: string | null, { last }: Dated): boolean => end !== null && last !== null && last > end

/**
 * Throws 422 at the date of a case that a change moves past a date of one of its rows, with the row that stands
 * furthest out. The case is locked, so that no row is added meanwhile.
 */
export async function assertRowsWithin(
  tx: Tx,
  items: Items,
  caseUuid: string,
  before: Period,
  { start, end }: Period,
): Promise<void> {
  if (start === before.start && end === before.end) return
  const rows = await datedRows(tx, items, caseUuid)
  const earliest = start === before.start ? undefined : rows.find((row) => startsEarly(start, row))
  const [latest] =
    end === before.end
      ? []
      : rows.filter((row) => endsLate(end, row)).toSorted((a, b) => ((a.last ?? '') > (b.last ?? '') ? -1 : 1))
  if (!earliest && !latest) return
  throw new ValidationError({
    ...(earliest && {
      start_date: `This is after ${asWritten(earliest.first ?? '')}, a date of ${nameOf(earliest)}: enter that day or an earlier one.`,
    }),
    ...(latest && {
      end_date: `This is before ${asWritten(latest.last ?? '')}, a date of ${nameOf(latest)}: enter that day or a later one.`,
    }),
  })
}

/** Throws 409 if a row that was restored has a date outside its case, whose dates were changed since. */
export async function assertRestoredWithin(
  tx: Tx,
  items: Items,
  caseUuid: string,
  { start, end }: Period,
  restored: ReadonlySet<string>,
): Promise<void> {
  const rows = await datedRows(tx, items, caseUuid)
  const outside = rows.find((row) => restored.has(row.uuid) && (startsEarly(start, row) || endsLate(end, row)))
  if (outside)
    throw new Conflict(`The dates of ${nameOf(outside)} are outside those of the case, which were changed since.`)
}
