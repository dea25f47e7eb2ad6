import type { CaseRow } from '../cases/case-rows.ts'
import type { ItemsContext } from '../items/context.ts'
import type { Effects } from './row-operation.table.ts'

interface Done {
  what: 'split' | 'move'
  kind: string
  toCase?: string
  effects: Effects
}

export const noEffects: Effects = { changed: [], made: [], moved: [], files: [] }

/** Records what was done with rows of a case, and resolves with the uuid by which it is undone. */
export async function recordOperation(
  { tx, viewer }: Pick<ItemsContext, 'tx' | 'viewer'>,
  owner: CaseRow,
  { what, kind, toCase, effects }: Done,
): Promise<string> {
  const { uuid } = await tx
    .insertInto('row_operation')
    .values({
      client_uuid: owner.client,
      case_uuid: owner.uuid,
      what,
      kind,
      to_case: toCase ?? null,
      effects: JSON.stringify(effects),
      created_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
