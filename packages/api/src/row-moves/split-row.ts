import { randomUUID } from 'node:crypto'
import { check, type Draft, type Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { restOf, splitFields, splitFieldsOf, type SplitField } from '@costdraft/schema/row-moves/row-moves.ts'
import { inPounds } from '@costdraft/schema/text/in-words.ts'
import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { Conflict, HttpError, ValidationError } from '../errors/errors.ts'
import { draftOf, valueOrThrow } from '../http/body.ts'
import { draftFromRow } from '../item-routes/item-rows.ts'
import { raiseVersion } from '../item-routes/item-storage.ts'
import { dateKey } from '../item-routes/order.ts'
import type { ItemsContext } from '../items/context.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Resource } from '../items/resource.ts'
import { copyDetails, insertCopies } from './copy-items.ts'
import { countBelow, findOwnRow } from './find-row.ts'
import { noEffects, recordOperation } from './record-operation.ts'
import { setColumns, storedDetail } from './stored-detail.ts'

/** A row of a case that is to be divided, the version that this is based on, and by how much. */
interface Split {
  uuid: string
  expected: string | undefined
  body: unknown
}
/** The two halves, and what undoes it. */
interface SplitDone {
  uuids: [first: string, second: string]
  undo: string
}

const BODY = new Map<string, string>(splitFields.map((name) => [name, name]))
const hundredths = (value: unknown): number => Math.round(Number(value) * 100)

/** The field that a body divides a row by. Throws 422 for none or two, and for one that the kind does not have. */
function fieldIn({ kind }: Resource, body: Draft): SplitField {
  const given = splitFields.filter((name) => body[name] != null)
  const [name] = given
  const able = splitFieldsOf(kind)
  if (able.length === 0) throw new HttpError(422, `A ${labelOf(kind.name).toLowerCase()} cannot be divided.`)
  if (name === undefined || given.length > 1) {
    const sentence = `Send ${able.join(' or ')}${able.length > 1 ? ', not both' : ''}.`
    throw new ValidationError({ [able[0] ?? 'time']: sentence })
  }
  if (!able.includes(name))
    throw new ValidationError({
      [name]: `A ${labelOf(kind.name).toLowerCase()} is divided by its ${able.join(' or ')}.`,
    })
  return name
}

const inWords = (name: SplitField, value: number): string =>
  name === 'amount' ? inPounds(value / 100) : `${value / 100} hours`

/** How much of a row goes to the new one, in hundredths. Throws 422 if nothing would be left of either. */
function partOf(
  context: ItemsContext,
  owner: CaseRow,
  { kind }: Resource,
  row: ItemRow,
  name: SplitField,
  body: Draft,
) {
  if (row[name] == null) throw new ValidationError({ [name]: `This row has no ${name} to divide.` })
  const whole = hundredths(row[name])
  const fields = { [name]: (kind.fields as Fields)[name]! }
  const draft = { ...draftFromRow(context.items, kind, row), [name]: body[name] }
  const part = hundredths(valueOrThrow(check(fields, draft, factsOf(owner)))[name])
  const rest = restOf(whole, part)
  if (rest === undefined)
    throw new ValidationError({
      [name]:
        part <= 0 ? 'Enter more than nothing.' : `Enter less than ${inWords(name, whole)}, which is all of the row.`,
    })
  return { part, whole, rest }
}

/** A quantity that is divided in proportion; all of it stays where a share of it would be nothing. */
function shareOf(value: unknown, part: number, whole: number): { rest: number; share: number | null } {
  const all = hundredths(value)
  const share = Math.round((all * part) / whole)
  return share > 0 && share < all ? { rest: (all - share) / 100, share: share / 100 } : { rest: all / 100, share: null }
}

/** What both rows have in the columns that are divided. The hours of an invoice go with its amount. */
function dividedColumns(
  row: ItemRow,
  name: SplitField,
  { part, whole, rest }: { part: number; whole: number; rest: number },
) {
  const first: Record<string, number> = { [name]: rest / 100 }
  const second: Record<string, number | null> = { [name]: part / 100 }
  if (name === 'amount' && row.hours != null) {
    const hours = shareOf(row.hours, part, whole)
    first.hours = hours.rest
    second.hours = hours.share
  }
  return { first, second }
}

/**
 * Places a row that was just entered right after another one: rows of its day that were entered in between take the
 * next numbers, each after the other as before.
 */
async function placeAfter(
  { tx }: Pick<ItemsContext, 'tx'>,
  owner: CaseRow,
  { kind, table }: Resource,
  first: string,
  second: string,
): Promise<void> {
  const key = dateKey(kind)
  const isSameDay = key
    ? sql`and ${key} = (select ${key} from ${sql.table(table)} detail where detail.item_uuid = ${first})`
    : sql``
  await sql`
    with later as (
      select item.uuid, item.seq, row_number() over (order by item.seq) as place
      from case_item item join ${sql.table(table)} detail on detail.item_uuid = item.uuid
      where item.case_uuid = ${owner.uuid} and item.kind = ${kind.name} and item.parent_uuid is null ${isSameDay}
        and item.seq > (select seq from case_item where uuid = ${first})),
    wanted as (
      select later.uuid, later.seq as now, place.seq
      from later join later place on place.place = case when later.uuid = ${second} then 1 else later.place + 1 end)
    update case_item set seq = wanted.seq from wanted where wanted.uuid = case_item.uuid and wanted.now <> wanted.seq`.execute(
    tx,
  )
}

/**
 * Divides a row: it keeps the rest, and a new one right after it has the part that is given and everything else alike.
 * Documents and comments stay with the first. Throws 409 for a row to which others belong.
 */
export async function splitRow(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  { uuid, expected, body }: Split,
): Promise<SplitDone> {
  const { tx, viewer } = context
  const row = await findOwnRow(context, owner, resource, { uuid, expected })
  if ((await countBelow(context, row.uuid)) > 0)
    throw new Conflict('Other rows belong to this one, so it cannot be divided. Divide those, or enter a second one.')
  const given = draftOf(BODY, body)
  const name = fieldIn(resource, given)
  const { first, second } = dividedColumns(row, name, partOf(context, owner, resource, row, name, given))
  const before = Object.fromEntries(Object.keys(first).map((column) => [column, row[column]]))
  const copy = { from: row.uuid, to: randomUUID(), parent: null, kind: resource.kind.name }
  await insertCopies(context, owner, [copy])
  await copyDetails(context, owner, resource, [copy], 'the same')
  await setColumns(context, resource, copy.to, second)
  await setColumns(context, resource, row.uuid, first)
  await raiseVersion(context, row.uuid)
  await placeAfter(context, owner, resource, row.uuid, copy.to)
  const subject = { client_uuid: owner.client, case_uuid: owner.uuid, entity: resource.kind.name, by: viewer.user_uuid }
  await audit(tx, { ...subject, entity_uuid: row.uuid }, 'changed', { before, after: first })
  await audit(tx, { ...subject, entity_uuid: copy.to }, 'added', {
    after: await storedDetail(context, resource, copy.to),
  })
  const undo = await recordOperation(context, owner, {
    what: 'split',
    kind: resource.kind.name,
    effects: { ...noEffects, changed: [{ uuid: row.uuid, version: row.version + 1, before }], made: [copy.to] },
  })
  return { uuids: [row.uuid, copy.to], undo }
}
