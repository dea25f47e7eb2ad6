import { momentOf } from '@costdraft/schema/moment.ts'
import { snakeName } from '@costdraft/schema/names.ts'

/** Where some rows say when they were changed. */
const CHANGED = 'changed_at'

/**
 * The reader of a field that is a moment, by its name in GraphQL: of a row that has it with milliseconds
 * (`updated_at_ms`), by the wire name alone (`updated_at`), or under the name of the field. Null where the host does
 * not say it, or not as a moment.
 */
export function momentReader(name: string): (row: Readonly<Record<string, unknown>>) => string | null {
  const wire = snakeName(name)
  const exact = `${wire}_ms`
  const other = name === 'updatedAt' ? CHANGED : name
  return (row) => momentOf(row[exact]) ?? momentOf(row[wire]) ?? momentOf(row[other])
}
