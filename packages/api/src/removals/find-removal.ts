import type { RemovalKind } from '@costdraft/schema/removals/removals.ts'
import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { Conflict } from '../errors/errors.ts'

const DAY = 86_400_000
/** The moment after which something must have been removed to be brought back at another. */
export const oldestRemoval = (now: Date): string => new Date(now.getTime() - UNDO_DAYS * DAY).toISOString()

/** A removal of a record that the viewer's firms may know; undefined for none. */
export const findRemoval = async (tx: Tx, kind: RemovalKind, record: string) =>
  isUuid(record)
    ? tx
        .selectFrom('removal')
        .select(['uuid', 'record_uuid', 'client_uuid', 'name', 'rows', 'removed_at'])
        .where('kind', '=', kind)
        .where('record_uuid', '=', record)
        .executeTakeFirst()
    : undefined
export type Removal = NonNullable<Awaited<ReturnType<typeof findRemoval>>>

/** Throws 409 for what was removed more than thirty days ago. */
export function assertRecent({ name, removed_at }: Pick<Removal, 'name' | 'removed_at'>, now: Date): void {
  if (new Date(`${removed_at.replace(/Z$/, '')}Z`) < new Date(oldestRemoval(now)))
    throw new Conflict(`${name} was removed more than thirty days ago, and cannot be brought back any more.`)
}
