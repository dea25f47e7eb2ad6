import { caseViewForm } from '@costdraft/schema/case-views/case-view.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { assertClient, NO_CLIENT } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertVersion, draftOf, validated, withETag } from '../http/body.ts'
import { taken } from '../db/taken-values.ts'
import { Conflict, Forbidden, NotFound, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { readingKeyOf } from '../db/reading-key.ts'
import { TIMES, timesOf } from '../db/times.ts'

const names = wireNames(caseViewForm)
const DERIVED = new Set(['uuid', 'is_own', 'owner', 'version', ...TIMES])
/** The most views that a person has. */
export const MOST_VIEWS = 100

/** The firm whose people share views: the viewer's own. Throws 403 or 404 unless they may read cases there. */
function firmOf(viewer: SignedIn): string {
  const client = viewer.client_uuid ?? NO_CLIENT
  assertClient(viewer, client, 'case:read')
  return client
}

/** The views that the viewer has: their own and those that are shared in their own firm. */
const viewsOf = (tx: Tx, viewer: SignedIn, client: string) =>
  tx
    .selectFrom('case_view')
    .innerJoin('person', 'person.uuid', 'case_view.person_uuid')
    .where('case_view.client_uuid', '=', client)
    .where((e) => e.or([e('case_view.person_uuid', '=', viewer.user_uuid), e('case_view.is_shared', '=', true)]))
    .select([
      'case_view.uuid',
      'case_view.name',
      'case_view.page',
      'case_view.query',
      'case_view.is_shared',
      'case_view.version',
      ...timesOf('case_view.created_at', 'case_view.changed_at'),
      'person.firstname',
      'person.surname',
    ])
    .select((e) => e('case_view.person_uuid', '=', viewer.user_uuid).as('is_own'))
type StoredView = Awaited<ReturnType<ReturnType<typeof viewsOf>['executeTakeFirstOrThrow']>>

const onWire = ({ firstname, surname, is_own, ...row }: StoredView) => ({
  ...row,
  is_own: Boolean(is_own),
  owner: `${firstname} ${surname}`,
})

/** `GET client/case-view`, by name. */
export async function readCaseViews({ tx, viewer }: RequestContext) {
  const rows = await viewsOf(tx, viewer, firmOf(viewer))
    .orderBy(readingKeyOf('case_view.name'))
    .orderBy('case_view.uuid')
    .execute()
  return rows.map(onWire)
}

async function requireView(tx: Tx, viewer: SignedIn, uuid: string): Promise<StoredView> {
  const row = isUuid(uuid)
    ? await viewsOf(tx, viewer, firmOf(viewer)).where('case_view.uuid', '=', uuid).executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}
async function requireOwn({ tx, viewer, req }: RequestContext): Promise<StoredView> {
  const uuid = String(req.params.uuid)
  // Locked, so that of two windows of one person the second finds the version of the first.
  if (isUuid(uuid)) await tx.selectFrom('case_view').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
  const row = await requireView(tx, viewer, uuid)
  if (!row.is_own) throw new Forbidden('This view is a colleague’s. Save it as one of your own to change it.')
  return row
}

/** Throws 422 if the viewer has another view of this name, ignoring case, on the same page. */
async function assertNameFree(
  tx: Tx,
  viewer: SignedIn,
  { name, page }: { name: string; page: string },
  uuid?: string,
): Promise<void> {
  const other = await tx
    .selectFrom('case_view')
    .select('uuid')
    .where('person_uuid', '=', viewer.user_uuid)
    .where(sql<boolean>`page = ${page} and lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (other && other.uuid !== uuid) throw new ValidationError(taken.case_view_name)
}

const audited = (viewer: SignedIn, uuid: string) => ({
  client_uuid: firmOf(viewer),
  case_uuid: null,
  entity: 'case_view',
  entity_uuid: uuid,
  by: viewer.user_uuid,
})
// What is searched for in a view may be a name, and stays out of the audit trail.
const auditedColumns = ({ name, page, is_shared }: Pick<StoredView, 'name' | 'page' | 'is_shared'>) => ({
  name,
  page,
  is_shared,
})

const rowOf = ({ name, page, query, isShared }: InputOf<typeof caseViewForm>) => ({
  name,
  page,
  query: query ?? '',
  is_shared: isShared,
})

/** `POST client/case-view`: saves a view of the viewer's own. */
export async function addCaseView(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const client = firmOf(viewer)
  const row = rowOf(validated(caseViewForm, draftOf(names, req.body, DERIVED)))
  // One at a time, so that neither the number nor the names can be passed by two requests together.
  await tx.selectFrom('person').select('uuid').where('uuid', '=', viewer.user_uuid).forUpdate().execute()
  const { count } = await tx
    .selectFrom('case_view')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('person_uuid', '=', viewer.user_uuid)
    .executeTakeFirstOrThrow()
  if (count >= MOST_VIEWS) throw new Conflict(`You have ${MOST_VIEWS} views. Delete one first.`)
  await assertNameFree(tx, viewer, row)
  const { uuid } = await tx
    .insertInto('case_view')
    .values({ ...row, client_uuid: client, person_uuid: viewer.user_uuid })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await audit(tx, audited(viewer, uuid), 'added', { after: auditedColumns(row) })
  return withETag(asked, onWire(await requireView(tx, viewer, uuid)))
}

/** `PATCH client/case-view/{uuid}`: changes a view of the viewer's own. */
export async function changeCaseView(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const before = await requireOwn(asked)
  assertVersion(req, onWire(before))
  const given = draftOf(names, req.body, DERIVED)
  const row = rowOf(validated(caseViewForm, { ...before, isShared: before.is_shared, ...given }))
  if (!difference({ ...auditedColumns(before), query: before.query }, { ...auditedColumns(row), query: row.query }))
    return withETag(asked, onWire(before))
  await assertNameFree(tx, viewer, row, before.uuid)
  await tx
    .updateTable('case_view')
    .set((e) => ({ ...row, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
    .where('uuid', '=', before.uuid)
    .execute()
  const changed = difference(auditedColumns(before), auditedColumns(row))
  if (changed) await audit(tx, audited(viewer, before.uuid), 'changed', changed)
  return withETag(asked, onWire(await requireView(tx, viewer, before.uuid)))
}

/** `DELETE client/case-view/{uuid}`: removes a view of the viewer's own. */
export async function removeCaseView(asked: RequestContext): Promise<undefined> {
  const { tx, viewer } = asked
  const before = await requireOwn(asked)
  assertVersion(asked.req, onWire(before))
  await tx.deleteFrom('case_view').where('uuid', '=', before.uuid).execute()
  await audit(tx, audited(viewer, before.uuid), 'removed', { before: auditedColumns(before) })
}
