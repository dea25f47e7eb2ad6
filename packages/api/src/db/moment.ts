import type { ColumnType } from 'kysely'

/** A timestamp that only the database sets. */
export type Moment = ColumnType<string, never, never>
/** A timestamp that code may set, as ISO 8601 text; nullable with `SetMoment<null>`. */
export type SetMoment<Null extends null = never> = ColumnType<string | Null, string | Null | undefined, string | Null>
