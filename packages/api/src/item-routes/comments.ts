import { comment } from '@costdraft/schema/items/comment.ts'
import { feeTypeOf } from '@costdraft/schema/kind.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { Router } from 'express'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { assertVersion, validated, draftOf } from '../http/body.ts'
import { lockCase, type CaseRow } from '../cases/case-rows.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { Conflict, Forbidden, NotFound } from '../errors/errors.ts'
import { withIdempotencyKey } from '../http/idempotency.ts'
import { notify } from '../notifications/notify.ts'
import { storeWebhookEvent } from '../webhooks/store-event.ts'
import type { RequestHandlers, RequestContext } from '../http/request.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { attentionKeys, detailValue, tablesWith } from '../items/detail-values.ts'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import { exactly, timesOf } from '../db/times.ts'
import { moveUpdatedAt } from '../cases/case-revision.ts'

const names = wireNames(comment)

/** When a comment was written, edited or resolved last. */
const commentChanged = sql<string>`greatest(comment.created_at, comment.changed_at, comment.resolved_at)`

/**
 * Query of comments in wire format, with the names of author and resolver, oldest first: those of one item, or of all
 * items of a case. The comments of a list are read by its case, because a list of 10,000 uuids takes PostgreSQL longer
 * than all comments of a case.
 */
export const commentRows = (tx: Tx, of: { item: string } | { caseUuid: string }) =>
  tx
    .selectFrom('comment')
    .innerJoin('person as creator', 'creator.uuid', 'comment.created_by')
    .leftJoin('person as resolver', 'resolver.uuid', 'comment.resolved_by')
    .where(
      'item' in of ? sql<boolean>`comment.item_uuid = ${of.item}` : sql<boolean>`comment.case_uuid = ${of.caseUuid}`,
    )
    .orderBy('comment.created_at')
    .orderBy('comment.uuid')
    .select([
      'comment.uuid',
      'comment.item_uuid',
      'comment.body',
      'comment.created_by',
      ...timesOf('comment.created_at', commentChanged),
      'comment.changed_at',
      exactly('comment.changed_at', 'changed_at'),
      'comment.version',
      'comment.resolved_by',
      'comment.resolved_at',
      sql<string>`creator.firstname || ' ' || creator.surname`.as('created_by_name'),
      sql<string | null>`resolver.firstname || ' ' || resolver.surname`.as('resolved_by_name'),
    ])

/** The item a comment belongs to, and its case. */
interface Entity {
  uuid: string
  resource: Resource
  owner: CaseRow
}

/**
 * The item a request refers to; locks its case. Throws NotFound if the type in the path does not match the item's kind.
 */
async function entityOf({ tx, viewer, items, req }: ItemsRequestContext): Promise<Entity> {
  const uuid = String(req.params.entity)
  const row = isUuid(uuid)
    ? await tx
        .selectFrom('case_item')
        .where('uuid', '=', uuid)
        .where('deleted_at', 'is', null)
        .select(['uuid', 'case_uuid', 'kind'])
        .executeTakeFirst()
    : undefined
  const resource = row && items.byName.get(row.kind)
  if (!resource || resource.kind.commentedAs !== req.params.type) throw new NotFound()
  return { uuid: row.uuid, resource, owner: await lockCase(tx, viewer, row.case_uuid) }
}

/** Whether an item needs attention, by each key that some kind has for it; false where its own kind has none. */
async function attentionOf(tx: Tx, items: Items, uuid: string): Promise<Record<string, boolean>> {
  const marks = attentionKeys(items).map((key) => {
    const value = detailValue(
      tablesWith(items, ({ attention }) => (attention === key ? key : undefined)),
      sql`${uuid}::uuid`,
      sql`false`,
    )
    return sql`coalesce(${value}, false) as ${sql.ref(key)}`
  })
  if (marks.length === 0) return {}
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(marks)}`.execute(tx)
  return rows[0] ?? {}
}

async function commentOf({ tx, req }: RequestContext, { uuid }: Entity) {
  const row = isUuid(String(req.params.comment))
    ? await commentRows(tx, { item: uuid }).where('comment.uuid', '=', String(req.params.comment)).executeTakeFirst()
    : undefined
  if (!row) throw new NotFound()
  return row
}

const auditSubject = ({ viewer }: RequestContext, { owner }: Entity, entity_uuid: string) => ({
  client_uuid: owner.client,
  case_uuid: owner.uuid,
  entity: 'comment',
  entity_uuid,
  by: viewer.user_uuid,
})
/** Moves the time of the record that is commented on, and of its case. The version of neither changes. */
async function commentsChanged({ tx }: RequestContext, { uuid, owner }: Entity): Promise<void> {
  await tx
    .updateTable('case_item')
    .set((e) => ({ changed_at: e.fn<string>('clock_timestamp') }))
    .where('uuid', '=', uuid)
    .execute()
  await moveUpdatedAt({ tx }, owner.uuid)
}

/** A comment in wire format. */
const answer = async (asked: RequestContext, entity: Entity, uuid: string) => {
  const { item_uuid, ...row } = await commentRows(asked.tx, { item: entity.uuid })
    .where('comment.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return { ...row, entity_type: entity.resource.kind.commentedAs, entity_uuid: item_uuid, care_case: entity.owner.uuid }
}

/** What a webhook is told of a comment. */
const commentIds = ({ uuid, owner: { stage } }: Entity, comment_uuid: string) => ({
  stage,
  comment_uuid,
  item_uuid: uuid,
})

async function add(asked: ItemsRequestContext) {
  const entity = await entityOf(asked)
  const { tx, viewer, req } = asked
  assertOpen(entity.owner)
  const { body } = validated(comment, draftOf(names, req.body))
  const { uuid } = await tx
    .insertInto('comment')
    .values({
      body,
      item_uuid: entity.uuid,
      case_uuid: entity.owner.uuid,
      client_uuid: entity.owner.client,
      created_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await commentsChanged(asked, entity)
  await audit(tx, auditSubject(asked, entity, uuid), 'added', { after: { body } })
  await notify(tx, { kind: 'comment_added', case: entity.owner, actor: viewer.user_uuid, comment: uuid, cause: uuid })
  await storeWebhookEvent(tx, { type: 'comment.added', case: entity.owner, data: commentIds(entity, uuid) })
  return { status: 201, body: await answer(asked, entity, uuid) }
}

/**
 * Only the author may edit a comment. A resolved comment can be edited at any time, an unresolved one only while the
 * case is open.
 */
async function edit(asked: ItemsRequestContext) {
  const entity = await entityOf(asked)
  const row = await commentOf(asked, entity)
  const { tx, viewer, req } = asked
  if (row.created_by !== viewer.user_uuid) throw new Forbidden('Only its writer may change a comment.')
  assertVersion(req, row)
  if (row.resolved_by === null) assertOpen(entity.owner)
  const { body } = validated(comment, draftOf(names, req.body, new Set(['uuid', 'version'])))
  if (body !== row.body) {
    await tx
      .updateTable('comment')
      .set((e) => ({ body, version: e('version', '+', 1), changed_at: e.fn<string>('now') }))
      .where('uuid', '=', row.uuid)
      .execute()
    await commentsChanged(asked, entity)
    await audit(tx, auditSubject(asked, entity, row.uuid), 'changed', { before: { body: row.body }, after: { body } })
  }
  return answer(asked, entity, row.uuid)
}

/** Resolves a comment: allowed for everyone who may read the open case. Resolving twice has no effect. */
async function resolve(asked: ItemsRequestContext) {
  const entity = await entityOf(asked)
  const row = await commentOf(asked, entity)
  const { tx, viewer } = asked
  assertOpen(entity.owner)
  if (row.resolved_by === null) {
    await tx
      .updateTable('comment')
      .set((e) => ({ resolved_by: viewer.user_uuid, resolved_at: e.fn<string>('now') }))
      .where('uuid', '=', row.uuid)
      .execute()
    await commentsChanged(asked, entity)
    await audit(tx, auditSubject(asked, entity, row.uuid), 'changed', {
      before: { resolved: false },
      after: { resolved: true },
    })
    await notify(tx, {
      kind: 'comment_resolved',
      case: entity.owner,
      actor: viewer.user_uuid,
      comment: row.uuid,
      cause: row.uuid,
    })
    await storeWebhookEvent(tx, { type: 'comment.resolved', case: entity.owner, data: commentIds(entity, row.uuid) })
  }
  return answer(asked, entity, row.uuid)
}

/** Throws a Conflict if the case has unresolved comments, with their number per item kind. */
export async function assertResolved(tx: Tx, { uuid }: CaseRow): Promise<void> {
  const open = await tx
    .selectFrom('comment')
    .innerJoin('case_item', 'case_item.uuid', 'comment.item_uuid')
    .where('comment.case_uuid', '=', uuid)
    .where('comment.resolved_by', 'is', null)
    .where('case_item.deleted_at', 'is', null)
    .select((e) => ['case_item.kind', e.fn.countAll<number>().as('count')])
    .groupBy('case_item.kind')
    .orderBy('case_item.kind')
    .execute()
  const total = open.reduce((sum, { count }) => sum + count, 0)
  if (total > 0)
    throw new Conflict(
      `${total} ${total === 1 ? 'comment is' : 'comments are'} not resolved. Resolve ${total === 1 ? 'it' : 'them'} to complete this case.`,
      Object.fromEntries(open.map(({ kind, count }) => [kind, `${count} unresolved`])),
    )
}

/** Comments on items: `client/entity/{type}/{uuid}/comment`. */
export const commentRoutes = (ask: RequestHandlers, items: Items = productItems): Router => {
  const router = Router()
  const path = '/client/entity/:type/:entity/comment'
  const about = (answer: (asked: ItemsRequestContext) => Promise<unknown>) =>
    ask((asked) => answer({ ...asked, items }))
  router.get(
    path,
    about(async (asked) => {
      const { uuid, resource, owner } = await entityOf(asked)
      return {
        uuid,
        fee_type: feeTypeOf(resource.kind),
        kind: resource.kind.name,
        ...(await attentionOf(asked.tx, items, uuid)),
        care_case: owner.uuid,
        comments: await commentRows(asked.tx, { item: uuid }).execute(),
      }
    }),
  )
  router.post(
    path,
    about((asked) => withIdempotencyKey(asked, () => add(asked))),
  )
  router.patch(`${path}/:comment`, about(edit))
  router.patch(`${path}/:comment/resolve`, about(resolve))
  return router
}
