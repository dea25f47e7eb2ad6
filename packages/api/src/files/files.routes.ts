import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { Router } from 'express'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { accessError } from '../access/assert-client.ts'
import { assertVersion, draftOf, objectOf } from '../http/body.ts'
import { lockCase } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import type { StreamedResponse, RequestHandlers, RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { applyTree, parseTreeBody } from './apply-tree.ts'
import { filesOf } from './file-rows.ts'
import { restore } from './restore.ts'
import type { FileStore } from './file-store.ts'
import { storedResponse } from './stored-response.ts'
import { precheckUpload, upload } from './upload.ts'

const names = new Map([['folder_structure', 'folder_structure']])

/** The tree of a request body: `{ folder_structure: tree }`, or the bare tree. */
function sentTree(body: unknown): unknown {
  const given = objectOf(body)
  return 'children' in given ? { is_file: false, ...given } : draftOf(names, given).folder_structure
}

/**
 * `PATCH …/folder-structure`: replaces the folder tree of a case. Files missing from it are removed, and can be
 * restored for thirty days.
 */
async function rearrange(asked: RequestContext, items: Items) {
  const sent = sentTree(asked.req.body)
  const owner = await lockCase(asked.tx, asked.viewer, String(asked.req.params.case))
  assertOpen(owner)
  assertVersion(asked.req, await filesOf(asked.tx, owner.uuid))
  return applyTree(asked, owner, parseTreeBody(sent), [], false, items)
}

/** Streams a file of a case, or a part of it. */
async function download({ tx, viewer, req }: RequestContext, files: FileStore): Promise<StreamedResponse> {
  const uuid = String(req.params.file)
  const clients = clientsWithPermission(viewer, 'case:read')
  const row = isUuid(uuid)
    ? await tx
        .selectFrom('case_file')
        .select(['uuid', 'client_uuid', 'name', 'size', 'sha256', 'media_type'])
        .where('uuid', '=', uuid)
        .where('is_file', '=', true)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!row || !clients.includes(row.client_uuid)) throw accessError(viewer, row?.client_uuid)
  return storedResponse(req, files, {
    uuid: row.uuid,
    name: row.name,
    size: row.size ?? 0,
    sha256: row.sha256,
    mediaType: row.media_type ?? 'application/octet-stream',
  })
}

/** The documents of a case. `largest` is the size limit of a file in bytes. */
export const fileRoutes = (ask: RequestHandlers, files: FileStore, largest: number, items: Items): Router => {
  const router = Router()
  router.post('/client/case/:case/file', precheckUpload(ask), upload(ask, files, largest))
  router.patch(
    '/client/case/:case/folder-structure',
    ask((asked) => rearrange(asked, items)),
  )
  router.post('/client/case/:case/file/:file/restore', ask(restore))
  router.get(
    '/client/case/file/:file',
    ask((asked) => download(asked, files)),
  )
  return router
}
