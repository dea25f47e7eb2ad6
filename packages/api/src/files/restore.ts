import { uniqueName, treeProblem, descendantsOf } from '@costdraft/schema/files/tree.ts'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { audit } from '../audit/audit.ts'
import { lockCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { NotFound } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { currentTree, filesChanged, invalidTree } from './apply-tree.ts'
import { entryOf, liveRows } from './file-rows.ts'

/** How long removed files can be restored, in days. */
export const RESTORE_DAYS = 30

/** The rows removed in the same operation as a file or folder that can still be restored, itself included; locked. */
const removedTogether = async ({ tx }: RequestContext, caseUuid: string, uuid: string) =>
  tx
    .selectFrom('case_file')
    .select(['uuid', 'parent_uuid', 'is_file', 'name', 'sha256', 'dated'])
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', '>', sql<string>`now() - make_interval(days => ${RESTORE_DAYS})`)
    .where('deleted_at', '=', (e) =>
      e
        .selectFrom('case_file as removed')
        .select('removed.deleted_at')
        .where('removed.uuid', '=', uuid)
        .where('removed.case_uuid', '=', caseUuid),
    )
    .forUpdate()
    .execute()

/**
 * `POST …/file/{file}/restore`: restores a removed file, or a removed folder with the content removed with it, to its
 * former folder, or to the root if that is gone. If its name is taken, it gets another one. Throws 404 after
 * `RESTORE_DAYS`.
 */
export async function restore(asked: RequestContext): Promise<FileTree> {
  const { tx, viewer, req } = asked
  const uuid = String(req.params.file)
  const owner = await lockCase(tx, viewer, String(req.params.case))
  assertOpen(owner)
  const rows = isUuid(uuid) ? await removedTogether(asked, owner.uuid, uuid) : []
  const top = rows.find((row) => row.uuid === uuid)
  if (!top) throw new NotFound()
  const below = descendantsOf(rows.map(entryOf), uuid)
  const restored = rows.filter((row) => row === top || below.has(row.uuid))
  const live = (await liveRows(tx, owner.uuid)).map(entryOf)
  const parent = live.some(({ id, isFile }) => id === top.parent_uuid && !isFile) ? top.parent_uuid : null
  const name = uniqueName(live, parent, top.name)
  const problem = treeProblem([
    ...live,
    ...restored.map((row) => (row === top ? { ...entryOf(row), parent, name } : entryOf(row))),
  ])
  if (problem) throw invalidTree(problem)
  await tx
    .updateTable('case_file')
    .set((e) => ({ deleted_at: null, deleted_by: null, changed_at: e.fn<string>('clock_timestamp') }))
    .where(
      'uuid',
      'in',
      restored.map((row) => row.uuid),
    )
    .execute()
  await tx.updateTable('case_file').set({ parent_uuid: parent, name }).where('uuid', '=', uuid).execute()
  for (const row of restored) {
    const { is_file, sha256 } = row
    const file_name = row === top ? name : row.name
    await audit(
      tx,
      {
        client_uuid: owner.client,
        case_uuid: owner.uuid,
        entity: is_file ? 'file' : 'folder',
        entity_uuid: row.uuid,
        by: viewer.user_uuid,
      },
      'restored',
      { after: { file_name, ...(sha256 && { sha256 }) } },
    )
  }
  await filesChanged(asked, owner)
  return currentTree(asked, owner)
}
