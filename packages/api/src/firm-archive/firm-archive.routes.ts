import { firmArchiveRequest } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { REQUIRED } from '@costdraft/schema/field.ts'
import { Router } from 'express'
import { permittedClient } from '../access/assert-client.ts'
import type { Throttle } from '../access/sign-in-throttle.ts'
import { Forbidden, ValidationError } from '../errors/errors.ts'
import type { FileStore } from '../files/file-store.ts'
import { draftOf } from '../http/body.ts'
import type { RequestContext, RequestHandlers } from '../http/request.ts'
import { askingForPassword, assertPresentPassword } from '../users/present-password.ts'
import { deleteArchive, downloadArchive, listArchives, requestArchive } from './archive-requests.ts'

interface Served {
  files: FileStore
  /** Looks for jobs now. */
  wake: () => void
  now: () => Date
  throttle: Throttle
  /** Whether an external sign-in host has the passwords: none is asked then. */
  isExternal: boolean
}

const names = wireNames(firmArchiveRequest)

/**
 * The client of the path, all of whose data the viewer may have: its owner. Throws 403 for an API client, whatever its
 * role: a secret in another system must not open everything at once.
 */
async function exportedClient(asked: RequestContext): Promise<string> {
  const client = permittedClient(asked, 'client:export')
  const { kind } = await asked.tx
    .selectFrom('person')
    .select('kind')
    .where('uuid', '=', asked.viewer.user_uuid)
    .executeTakeFirstOrThrow()
  if (kind !== 'person') throw new Forbidden('An API client cannot export all data of a firm.')
  return client
}

/** The password in the body; throws 422 where it is missing. */
function passwordIn({ req }: RequestContext): string {
  const { currentPassword } = draftOf(names, req.body ?? {})
  if (typeof currentPassword !== 'string' || currentPassword === '')
    throw new ValidationError({ current_password: REQUIRED })
  return currentPassword
}

/** Archives of all data of a client, for its owner. */
export function firmArchiveRoutes(ask: RequestHandlers, served: Served): Router {
  const { throttle, isExternal, now, files } = served
  const router = Router()
  const all = '/clients/:client/firm-archive'
  const one = `${all}/:archive`
  router.get(
    all,
    ask(async (asked) => ({ archives: await listArchives(asked, await exportedClient(asked), now()) })),
  )
  const request = async (asked: RequestContext) => {
    const client = await exportedClient(asked)
    return requestArchive(asked, client, {
      ...served,
      assertPassword: async () => (isExternal ? undefined : assertPresentPassword(asked, passwordIn(asked))),
    })
  }
  const check = async (asked: RequestContext): Promise<void> => {
    await exportedClient(asked)
    passwordIn(asked)
  }
  router.post(all, ...(isExternal ? [ask(request)] : askingForPassword(ask, throttle, check, request)))
  router.get(
    `${one}/file`,
    ask(async (asked) => downloadArchive(asked, await exportedClient(asked), { files, now: now() })),
  )
  router.delete(
    one,
    ask(async (asked) => deleteArchive(asked, await exportedClient(asked), files)),
  )
  return router
}
