import { isFee } from '@costdraft/schema/kind.ts'
import type { Router } from 'express'
import type { CaseRow } from '../cases/case-rows.ts'
import { draftOf, expectedVersion } from '../http/body.ts'
import { NotFound, ValidationError } from '../errors/errors.ts'
import type { ItemsRequestHandlers, ItemsRequestContext } from '../items/context.ts'
import { changeItem, findItem } from './item-storage.ts'
import { FILES, filesInAnswer, filesInBody } from './item-files.ts'
import { FILES_ON_WIRE } from '../items/file-uses.ts'
import { lockFee } from './item-removal.ts'
import { changeOpenCase, param } from '../cases/open-case.ts'
import { readItem } from './read-item.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'

const BODY = new Map([[FILES_ON_WIRE, FILES_ON_WIRE]])

/** The documents in the body of a request to attach some. */
function sentFiles(body: unknown): string[] {
  const files = filesInBody(draftOf(BODY, body))
  if (!files) throw new ValidationError({ [FILES_ON_WIRE]: 'Send a list.' })
  return files
}

/** Changes the documents of the item in the path, and resolves with its kind. */
const changeFiles = (
  asked: ItemsRequestContext,
  kindOf: (owner: CaseRow) => Promise<Resource>,
  change: (stored: string[]) => string[],
): Promise<Resource> =>
  changeOpenCase(asked, async (owner) => {
    const resource = await kindOf(owner)
    if (!resource.kind.hasFiles) throw new NotFound()
    const row = await findItem(asked, owner, resource, param(asked, 'item'))
    await changeItem(asked, owner, resource, row, { [FILES]: change(filesInAnswer(row)) }, expectedVersion(asked.req))
    return resource
  })

/**
 * `POST {path}/file` attaches documents, those that are attached already included, and answers the item; `DELETE
 * {path}/file/{file}` detaches one.
 */
function routesAt(
  router: Router,
  ask: ItemsRequestHandlers,
  path: string,
  kindOf: (asked: ItemsRequestContext, owner: CaseRow) => Promise<Resource>,
): void {
  router.post(
    `${path}/file`,
    ask(async (asked) => {
      const added = sentFiles(asked.req.body)
      const resource = await changeFiles(
        asked,
        (owner) => kindOf(asked, owner),
        (stored) => [...new Set([...stored, ...added])],
      )
      return readItem(asked, resource, param(asked, 'case'), param(asked, 'item'))
    }),
  )
  router.delete(
    `${path}/file/:file`,
    ask(async (asked) => {
      const removed = param(asked, 'file').toLowerCase()
      await changeFiles(
        asked,
        (owner) => kindOf(asked, owner),
        (stored) => {
          if (!stored.includes(removed)) throw new NotFound()
          return stored.filter((uuid) => uuid !== removed)
        },
      )
      return undefined
    }),
  )
}

/** The documents of items: of fees on the path of fees, of any other kind on its own. */
export function itemFileRoutes(router: Router, ask: ItemsRequestHandlers, { all }: Items): void {
  routesAt(router, ask, '/client/case/:case/fee/:item', async (asked, owner) => {
    const { resource } = await lockFee(asked, owner, param(asked, 'item'))
    return resource
  })
  for (const resource of all) {
    const { list, hasFiles, path } = resource.kind
    if (list && hasFiles && !isFee(resource.kind))
      routesAt(router, ask, `/client/case/:case/${path}/:item`, () => Promise.resolve(resource))
  }
}
