import { holdsScope } from '@costdraft/schema/access/scopes.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { changedKinds, CHANGES_PAGE, kindsOfGroup, NOW } from '@costdraft/schema/changes/changed-kinds.ts'
import { Router } from 'express'
import { Forbidden, NotFound } from '../errors/errors.ts'
import { enumParam, firstParam } from '../http/paging.ts'
import { assertScope } from '../http/assert-scope.ts'
import type { RequestContext, RequestHandlers } from '../http/request.ts'
import { decodeChangeCursor, encodeChangeCursor } from './change-cursor.ts'
import { readableStreams, readChangePage, type ChangeQuestion } from './change-page.ts'

/** The firm of a case that the viewer may read. Throws 404 for any other. */
async function clientOfCase({ tx }: RequestContext, caseUuid: string, clients: readonly string[]): Promise<string> {
  const row = isUuid(caseUuid)
    ? await tx.selectFrom('case').select('client_uuid').where('uuid', '=', caseUuid).executeTakeFirst()
    : undefined
  if (!row || !clients.includes(row.client_uuid)) throw new NotFound()
  return row.client_uuid
}

const casesAlone = kindsOfGroup.cases
/**
 * The kinds that are asked for, as far as the token has the scope for them: clients and users are of `admin:read`.
 * Throws 403 where one of these is named without it.
 */
function kindsOf({ viewer, req }: RequestContext): readonly string[] {
  const named = enumParam(req.query, 'kinds', changedKinds)
  if (named.some((kind) => !casesAlone.includes(kind))) assertScope(viewer, 'admin:read')
  if (named.length > 0) return named
  return holdsScope(viewer.scopes, 'admin:read') ? changedKinds : casesAlone
}

function readAfter(key: Buffer, { viewer, req }: RequestContext): ChangeQuestion['after'] {
  const text = String(req.query.after ?? '')
  if (text === '') return undefined
  return text === NOW ? NOW : decodeChangeCursor(key, viewer.user_uuid, text)
}

/**
 * `GET client/changes?after=&kinds=&case=&first=`: what happened to the records that the viewer may read, a firm after
 * the other, each in the order of its numbers. Answers `{nodes, end_cursor, has_next_page}`. Throws 403 for a viewer
 * who may read records of no firm, 422 for a cursor that cannot be gone on from.
 */
async function changes(key: Buffer, asked: RequestContext) {
  const { tx, viewer, req } = asked
  const streams = readableStreams(viewer)
  if (streams.length === 0) throw new Forbidden()
  const kinds = kindsOf(asked)
  const caseUuid = String(req.query.case ?? '').toLowerCase() || undefined
  const inCases = streams.flatMap(({ group, client }) => (group === 'cases' ? [client] : []))
  const { nodes, cursor, hasMore } = await readChangePage(tx, viewer, {
    after: readAfter(key, asked),
    first: firstParam(req.query, CHANGES_PAGE),
    kinds,
    caseUuid,
    client: caseUuid === undefined ? undefined : await clientOfCase(asked, caseUuid, inCases),
  })
  return { nodes, end_cursor: encodeChangeCursor(key, viewer.user_uuid, cursor), has_next_page: hasMore }
}

/** What happened to records. `key` signs cursors. */
export const changeRoutes = (ask: RequestHandlers, key: Buffer): Router =>
  Router().get(
    '/client/changes',
    ask((asked) => changes(key, asked), { parameters: ['after', 'kinds', 'case', 'first'] }),
  )
