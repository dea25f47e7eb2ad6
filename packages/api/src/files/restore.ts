import { freeName, treeProblem, within } from '@costdraft/schema/files/tree.ts'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { sql } from 'kysely'
import { isUuid } from '../access/assert-client.ts'
import { audit } from '../audit/audit.ts'
import { holdCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { NotFound } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'
import { answered, filesChanged, treeRefused } from './apply-tree.ts'
import { entryOf, liveRows } from './file-rows.ts'

/** How long what was removed can be brought back. */
export const KEPT_DAYS = 30

/** What went at the same moment as a file or folder that is in the trash, itself included. */
const gone = async ({ tx }: Asked, caseUuid: string, uuid: string) =>
  tx
    .selectFrom('case_file')
    .select(['uuid', 'parent_uuid', 'is_file', 'name', 'sha256'])
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', '>', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .where('deleted_at', '=', (e) =>
      e
        .selectFrom('case_file as t')
        .select('t.deleted_at')
        .where('t.uuid', '=', uuid)
        .where('t.case_uuid', '=', caseUuid),
    )
    .forUpdate()
    .execute()

/** `POST …/file/{file}/restore`: brings back what was removed and what went with it: to its folder, or where that is gone to the root; under another name where its own is taken. */
export async function restore(asked: Asked): Promise<FileTree> {
  const { tx, viewer, req } = asked,
    uuid = String(req.params.file),
    owner = await holdCase(tx, viewer, String(req.params.case))
  assertOpen(owner)
  const rows = isUuid(uuid) ? await gone(asked, owner.uuid, uuid) : [],
    top = rows.find((row) => row.uuid === uuid)
  if (!top) throw new NotFound()
  const below = within(rows.map(entryOf), uuid),
    back = rows.filter((row) => row === top || below.has(row.uuid))
  const live = (await liveRows(tx, owner.uuid)).map(entryOf)
  const parent = live.some(({ id, isFile }) => id === top.parent_uuid && !isFile) ? top.parent_uuid : null
  const name = freeName(live, parent, top.name)
  const problem = treeProblem([
    ...live,
    ...back.map((row) => (row === top ? { ...entryOf(row), parent, name } : entryOf(row))),
  ])
  if (problem) throw treeRefused(problem)
  await tx
    .updateTable('case_file')
    .set({ deleted_at: null, deleted_by: null })
    .where(
      'uuid',
      'in',
      back.map((row) => row.uuid),
    )
    .execute()
  await tx.updateTable('case_file').set({ parent_uuid: parent, name }).where('uuid', '=', uuid).execute()
  for (const row of back) {
    const { is_file, sha256 } = row,
      file_name = row === top ? name : row.name
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
  return answered(asked, owner)
}
