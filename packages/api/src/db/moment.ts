import type { ColumnType } from 'kysely'

/** A moment that only the database sets. */
export type Moment = ColumnType<string, never, never>
/** A moment the code may set: an ISO text, or null where it may be empty. */
export type SetMoment<Null extends null = never> = ColumnType<string | Null, string | Null | undefined, string | Null>
