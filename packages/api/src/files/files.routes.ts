import { pipeline } from 'node:stream/promises'
import { clientsWith } from '@costdraft/schema/access/can.ts'
import { Router } from 'express'
import { isUuid, refusalOf } from '../access/assert-client.ts'
import { assertVersion, draftOf } from '../http/body.ts'
import { holdCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { NotFound } from '../http/errors.ts'
import { Sent, type Ask, type Asked } from '../http/request.ts'
import { applyTree, treeOfBody } from './apply-tree.ts'
import { filesOf } from './file-rows.ts'
import { restore } from './restore.ts'
import type { FileStore } from './store.ts'
import { mayUpload, upload } from './upload.ts'

const names = new Map([['folder_structure', 'folder_structure']])

/** `PATCH …/folder-structure`: the case holds this tree from now on. Files it leaves out are removed, and can be restored for thirty days. */
async function rearrange(asked: Asked) {
  const { folder_structure: sent } = draftOf(names, asked.req.body),
    owner = await holdCase(asked.tx, asked.viewer, String(asked.req.params.case))
  assertOpen(owner)
  assertVersion(asked.req, await filesOf(asked.tx, owner.uuid))
  return applyTree(asked, owner, treeOfBody(sent), [], false)
}

/** A file, as an attachment and never as a page: its bytes go out once the transaction is closed. */
async function download({ tx, viewer, req }: Asked, files: FileStore): Promise<Sent> {
  const uuid = String(req.params.file),
    clients = clientsWith(viewer, 'case:read')
  const row = isUuid(uuid)
    ? await tx
        .selectFrom('case_file')
        .select(['uuid', 'client_uuid', 'name', 'size', 'media_type'])
        .where('uuid', '=', uuid)
        .where('is_file', '=', true)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row || !clients.includes(row.client_uuid)) throw refusalOf(viewer, row?.client_uuid)
  const bytes = files.read(row.uuid)
  if (!bytes) throw new NotFound()
  return new Sent(async (res) => {
    res
      .attachment(row.name)
      .type(row.media_type ?? 'application/octet-stream')
      .set({ 'content-length': String(row.size), 'cache-control': 'no-store', 'content-security-policy': 'sandbox' })
    // Whoever goes away in the middle ends the stream, and that is all.
    await pipeline(bytes, res).catch(() => {})
  })
}

/** The documents of a case; a file holds at most `largest` bytes. */
export const fileRoutes = (ask: Ask, files: FileStore, largest: number): Router => {
  const router = Router()
  router.post('/client/case/:case/file', mayUpload(ask), upload(ask, files, largest))
  router.patch('/client/case/:case/folder-structure', ask(rearrange))
  router.post('/client/case/:case/file/:file/restore', ask(restore))
  router.get(
    '/client/case/file/:file',
    ask((asked) => download(asked, files)),
  )
  return router
}
