import { counted } from '@costdraft/schema/text/in-words.ts'
import { sql } from 'kysely'
import { assertClient } from '../access/assert-client.ts'
import { audit } from '../audit/audit.ts'
import { touchCase } from '../cases/case-revision.ts'
import { factsOf, lockCase, readCase, type CaseRow } from '../cases/case-rows.ts'
import { assertClientActive } from '../cases/stage-rules.ts'
import { Conflict, ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { acceptedItem } from '../item-routes/item-body.ts'
import { FILES, filesInAnswer } from '../item-routes/item-files.ts'
import { removeTree } from '../item-routes/item-removal.ts'
import { addItem } from '../item-routes/item-storage.ts'
import { assertKindInCase } from '../items/assert-kind.ts'
import type { ItemsContext } from '../items/context.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Items } from '../items/registry.ts'
import type { KindInAreas } from '../item-routes/row-actions.ts'
import type { Resource } from '../items/resource.ts'
import { attachedFiles, placeCopies, type Copies } from './copied-files.ts'
import { movedDraft, withCleared } from './moved-draft.ts'
import { movedFields, rowInWords, withEachRow, type Move } from './moved-rows.ts'
import { noEffects, recordOperation } from './record-operation.ts'
import { referencesElsewhere } from './references-elsewhere.ts'
import type { MovedRow } from './row-operation.table.ts'

/**
 * Throws if rows of a case cannot go to another one: 422 for one of another firm or area, or for the same, 403 where
 * the viewer may not create cases, and 409 for one that is not in progress.
 */
function assertTakesRows(viewer: RequestContext['viewer'], from: CaseRow, to: CaseRow): void {
  if (to.uuid === from.uuid)
    throw new ValidationError({ case: 'The rows are in this case already. Choose another one.' })
  if (to.client !== from.client) throw new ValidationError({ case: 'Choose a case of the same firm.' })
  if (to.area_of_work !== from.area_of_work)
    throw new ValidationError({ case: 'Choose a case of the same area of work.' })
  assertClient(viewer, to.client, 'case:create')
  assertClientActive(to)
  if (to.stage !== 'in_progress')
    throw new Conflict('The other case is not in progress. Rows can only go to one that is.')
}

/** Reads the case that rows are to go to, before anything is changed. Throws as `assertTakesRows` does. */
export async function readCaseForRows(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  from: CaseRow,
  uuid: string,
): Promise<CaseRow> {
  const to = await readCase(tx, viewer, uuid)
  assertTakesRows(viewer, from, to)
  return to
}

/** Locks two cases, in an order that two such requests share. */
export async function lockBoth(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  first: string,
  second: string,
): Promise<[CaseRow, CaseRow]> {
  const locked = new Map<string, CaseRow>()
  for (const uuid of [first, second].toSorted()) locked.set(uuid, await lockCase(tx, viewer, uuid))
  return [locked.get(first)!, locked.get(second)!]
}

const MAX_NAMED = 5

/** Throws 409 if rows have unresolved comments, which would stay behind: which rows, and how many of each. */
async function assertResolved({ tx }: ItemsContext, resource: Resource, rows: readonly ItemRow[]): Promise<void> {
  const uuids = rows.map(({ uuid }) => uuid)
  const { rows: open } = await sql<{ uuid: string; count: number }>`
    with recursive tree as (
      select uuid, uuid as top from case_item where uuid = any(${uuids}::uuid[])
      union all select case_item.uuid, tree.top
        from case_item join tree on case_item.parent_uuid = tree.uuid where case_item.deleted_at is null)
    select tree.top as uuid, count(*)::int as count from comment join tree on tree.uuid = comment.item_uuid
    where comment.resolved_by is null group by 1`.execute(tx)
  if (open.length === 0) return
  const named = rows.flatMap((row) => {
    const count = open.find(({ uuid }) => uuid === row.uuid)?.count
    return count === undefined ? [] : `${rowInWords(resource, row)}: ${counted(count, 'comment')}`
  })
  const more = named.length > MAX_NAMED ? [`and ${named.length - MAX_NAMED} more`] : []
  throw new Conflict(
    `${counted(open.length, 'row has', 'rows have')} unresolved comments (${[...named.slice(0, MAX_NAMED), ...more].join('; ')}). Resolve them first.`,
  )
}

/** What is moved, from where to where, with the documents that were copied for it. */
interface BetweenCases {
  from: CaseRow
  to: CaseRow
  rows: readonly ItemRow[]
  move: Move
  copies: Copies
}

/** Keeps what calls for attention in a row, such as an estimated time. */
async function keepMark({ tx }: ItemsContext, { kind, table }: Resource, { from, to }: MovedRow): Promise<void> {
  if (!kind.attention) return
  const mark = sql.ref(kind.attention)
  await sql`update ${sql.table(table)} set ${mark} = (select ${mark} from ${sql.table(table)} where item_uuid = ${from})
    where item_uuid = ${to}`.execute(tx)
}

/** Records in both cases where the rows went and came from. */
async function auditBoth(
  { tx, viewer }: ItemsContext,
  { from, to, rows }: Pick<BetweenCases, 'from' | 'to' | 'rows'>,
  undo: string,
): Promise<void> {
  const subject = { client_uuid: from.client, entity: 'moved_rows', entity_uuid: undo, by: viewer.user_uuid }
  await audit(tx, { ...subject, case_uuid: from.uuid }, 'added', {
    after: { rows: rows.length, to_case: to.case_name },
  })
  await audit(tx, { ...subject, case_uuid: to.uuid }, 'added', {
    after: { rows: rows.length, from_case: from.case_name },
  })
}

/**
 * Moves rows, with all that belongs to them, to another case: there they are new, with copies of their documents, and
 * refer to rows of the same names; here they go to the trash. All or none. Resolves with their new uuids in the order
 * of the rows, and with what undoes it.
 */
export async function moveToCase(
  asked: RequestContext & { items: Items },
  { resource, areas }: KindInAreas,
  { from, to, rows, move, copies }: BetweenCases,
): Promise<{ uuids: string[]; undo: string }> {
  assertTakesRows(asked.viewer, from, to)
  await assertResolved(asked, resource, rows)
  const { kind } = resource
  const facts = factsOf(to)
  const fields = movedFields(resource, move, facts)
  const files = await attachedFiles(
    asked.tx,
    from.uuid,
    rows.map(({ uuid }) => uuid),
  )
  const { copyOf, made } = await placeCopies(asked, to, files, copies)
  const elsewhere = await referencesElsewhere(asked, from, to, resource)
  const moved = await withEachRow(resource, rows, fields, async (row): Promise<MovedRow> => {
    const one = await movedDraft(asked, from.uuid, resource, row, elsewhere)
    const attached = kind.hasFiles ? { [FILES]: filesInAnswer(row).flatMap((uuid) => copyOf.get(uuid) ?? []) } : {}
    const draft = { ...one.draft, ...fields, ...attached }
    assertKindInCase(to, areas, kind, draft)
    const uuid = await addItem(
      asked,
      to,
      resource,
      withCleared(one, () => acceptedItem(kind, draft, facts)),
    )
    await keepMark(asked, resource, { from: row.uuid, to: uuid })
    return { from: row.uuid, to: uuid }
  })
  for (const { uuid } of rows) await removeTree(asked, from, { uuid, kind: kind.name })
  const undo = await recordOperation(asked, from, {
    what: 'move',
    kind: kind.name,
    toCase: to.uuid,
    effects: { ...noEffects, moved, files: made },
  })
  await auditBoth(asked, { from, to, rows }, undo)
  await touchCase(asked, to.uuid)
  return { uuids: moved.map((one) => one.to), undo }
}
