import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'

/** The keys of answers with the times of a record, which a request may send back. */
export const TIMES = ['created_at', 'created_at_ms', 'updated_at', 'updated_at_ms'] as const

/**
 * A time with its milliseconds, `yyyy-mm-ddThh:mm:ss.mmmZ`. The conversion costs the database nothing: the connection
 * is in UTC, and the driver reads the fraction of this type alone.
 */
export const withMs = (time: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(${time})::timestamp`

/** A further time of a record with its milliseconds for a select, under the key of the time and `_ms`. */
export const exactly = <K extends string>(
  time: string | RawBuilder<unknown>,
  key: K,
): AliasedRawBuilder<string, `${K}_ms`> =>
  withMs(typeof time === 'string' ? sql.ref(time) : time).as(`${key}_ms` as const)

type Times = [
  AliasedRawBuilder<string, 'created_at'>,
  AliasedRawBuilder<string, 'created_at_ms'>,
  AliasedRawBuilder<string, 'updated_at'>,
  AliasedRawBuilder<string, 'updated_at_ms'>,
]
/** The times of a record for a select: by the columns or expressions that say when it was made and last changed. */
export function timesOf(created: string, updated: string | RawBuilder<string>): Times {
  const made = sql<string>`${sql.ref(created)}`
  const changed = typeof updated === 'string' ? sql<string>`${sql.ref(updated)}` : updated
  return [
    made.as('created_at'),
    withMs(made).as('created_at_ms'),
    changed.as('updated_at'),
    withMs(changed).as('updated_at_ms'),
  ]
}

/** The times of a record, as its row has them. */
export type RowTimes = Readonly<Record<(typeof TIMES)[number], string>>
/** The times in a row, to be answered with what else is made of it. */
export const timesIn = ({ created_at, created_at_ms, updated_at, updated_at_ms }: RowTimes): RowTimes => ({
  created_at,
  created_at_ms,
  updated_at,
  updated_at_ms,
})
