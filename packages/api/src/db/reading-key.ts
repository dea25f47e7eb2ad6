import { sql, type RawBuilder } from 'kysely'

/**
 * What a short list is sorted by: the key of a column, as `readingKey` of schema makes it. Long lists have theirs in a
 * column, `name_key`.
 */
export const readingKeyOf = (column: string): RawBuilder<string> => sql`reading_key(${sql.ref(column)}) collate "C"`
