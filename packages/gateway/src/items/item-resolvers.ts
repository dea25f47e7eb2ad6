import type { AnyField, Draft, Fields } from '@costdraft/schema/field.ts'
import { isListed, listsOf, type ListedKind } from '@costdraft/schema/items/listed-kinds.ts'
import { changeMutationOf } from '@costdraft/schema/items/row-changes.ts'
import { partsOf, type AnyKind, type ManyPart, type OnePart } from '@costdraft/schema/kind.ts'
import { namedKey, snakeName } from '@costdraft/schema/names.ts'
import { Clock, timeOf } from '@costdraft/schema/structs.ts'
import {
  connection,
  type CaseRow,
  type CommentRow,
  type ItemRow,
  type ItemSumsRow,
  type Row,
} from '../upstream/rows.ts'
import { momentReader } from '../upstream/moments.ts'
import { readCaseOfRows } from '../cases/cases.ts'
import { earnerOf, uuidOf } from '../upstream/answered-values.ts'
import { askedFields, columnsOfNodes, type SelectedNow } from '../operations/selected-columns.ts'
import { changeRowsOf } from './row-changes-mutation.ts'
import { rethrowWithFieldNames } from './field-names.ts'
import { columnsOfFields, reads, type ItemFields, type Reading, type Resolver } from './item-columns.ts'
import { filesOfItem } from './item-files.ts'
import { itemQueryOf, type QueryArgs } from './item-query-args.ts'

/** The value of a field in GraphQL, of a row or of a part in it. */
type ValueOf = (row: Row & Pick<ItemRow, 'case_client'>) => unknown
export type Resolvers = Record<string, ItemFields>

/** The rows under a row, of each of its lists. */
const rowsUnder = (kind: AnyKind, row: Row): [AnyKind, ItemRow][] =>
  partsOf(kind).flatMap(([, part]) =>
    part.many ? ((row[part.wire] ?? []) as ItemRow[]).map((one): [AnyKind, ItemRow] => [part.kind, one]) : [],
  )
/** Whether a comment on a row, or on what is under it, is open. */
const hasOpenComment = (kind: AnyKind, row: ItemRow): boolean =>
  (row.comments ?? []).some(({ resolved_by }) => !resolved_by) ||
  rowsUnder(kind, row).some(([of, one]) => hasOpenComment(of, one))

/**
 * The fields of every item. Besides an open comment on it, or on what is under it, the key that its kind declares makes
 * it need attention.
 */
const itemFieldsOf = (kind: AnyKind): Record<string, Reading> => ({
  updatedAt: reads(['changed_at'], momentReader('updatedAt')),
  version: reads(['version'], ({ version }) => version?.toString() ?? null),
  attention: reads(
    [
      'comments',
      ...(kind.attention ? [kind.attention] : []),
      ...partsOf(kind).flatMap(([, part]) => (part.many ? [part.wire] : [])),
    ],
    (row) => (kind.attention !== undefined && row[kind.attention] === true) || hasOpenComment(kind, row),
  ),
  // The client of the case is where names are looked up that the comments do not carry.
  comments: reads(['comments'], ({ comments = [], case_client }) =>
    case_client === undefined ? comments : comments.map((comment): CommentRow => ({ ...comment, case_client })),
  ),
})
/** What stands for a record that each row has, where the host does not say it. */
const NO_RECORD = { uuid: '', name: null }
/**
 * The value of a field that is not sent as GraphQL has it: a reference with its name, a fee earner, or a time of day.
 */
function valueOf(name: string, { ref, struct, isAlwaysRequired }: AnyField): ValueOf | undefined {
  const wire = snakeName(name)
  if (ref === 'fee_earner') return (row) => (row[wire] == null ? null : earnerOf(row[wire], row.case_client))
  if (ref)
    return ({ [wire]: given, [namedKey(wire)]: named }) => {
      const uuid = uuidOf(given)
      if (uuid === null) return isAlwaysRequired ? NO_RECORD : null
      return named ?? { uuid, name: null }
    }
  // Hosts answer a time of day with its date.
  if (struct === Clock) return ({ [wire]: time }) => (typeof time === 'string' ? timeOf(time) : null)
  return undefined
}
const valuesOf = (fields: Fields): [name: string, value: ValueOf][] =>
  Object.entries(fields).flatMap(([name, field]): [string, ValueOf][] => {
    const value = valueOf(name, field)
    return value ? [[name, value]] : []
  })

/**
 * The resolver of a part. Its GraphQL type is none of a kind, so its values are made here; rows of a list get the
 * client of their case.
 */
function partResolver(part: OnePart | ManyPart): Resolver {
  const { wire } = part
  if (part.many)
    return ({ [wire]: rows, case_client }) =>
      case_client === undefined ? (rows ?? []) : ((rows ?? []) as Row[]).map((row) => ({ ...row, case_client }))
  const values = valuesOf(part.fields)
  return ({ [wire]: given, case_client }) => {
    if (!given || values.length === 0) return given ?? null
    const record = { ...(given as Row), ...(case_client !== undefined && { case_client }) }
    return { ...record, ...Object.fromEntries(values.map(([name, value]) => [snakeName(name), value(record)])) }
  }
}

const filesField = reads(['entity_files', 'care_case'], (row, _args, context) => filesOfItem(row, context))

/** The mutation that sets the documents of the items of a kind, if it has any. */
function filesMutation(kind: AnyKind): Record<string, Resolver> {
  if (!kind.hasFiles) return {}
  const setFiles: Resolver = async (_root, { caseUuid, uuid, files, version }, context) => {
    const row = await readCaseOfRows(context, String(caseUuid))
    return context.cases.items
      .setFiles(row, kind, String(uuid), files as string[], version as string | undefined)
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
  }
  return { [`set${kind.type}Files`]: setFiles }
}

/** The sums of a page are read only where they are asked for: a call of their own. */
const SUMS: Resolver = (page) => (page.sums as () => Promise<ItemSumsRow>)()

/** Whether nothing is asked for of a list but what all of its rows come to. */
function isOfAllRows(info: SelectedNow): boolean {
  const names = askedFields(info.fieldNodes, info).map(({ name }) => name.value)
  return names.includes('sums') && names.every((name) => ['sums', 'totalCount', '__typename'].includes(name))
}

/** The lists of a kind on Case, and what their pages tell besides their rows. */
function listResolvers(kind: ListedKind, fields: ItemFields): Resolvers {
  const columnsOf = columnsOfFields(fields)
  const listed =
    (list: string): Resolver =>
    async (source, { filter, sort, ...page }, { cases: { items } }, info) => {
      const row = source as unknown as CaseRow
      const asked = { list, query: itemQueryOf(kind, { filter, sort } as QueryArgs) }
      const known = filter ? undefined : row.figures?.sums?.[snakeName(list)]
      if (isOfAllRows(info)) {
        const sums = known ?? (await items.sums(row, kind, asked))
        return { totalCount: sums.count, sums: () => sums }
      }
      return {
        ...connection(await items.page(row, kind, { ...page, ...asked }, columnsOfNodes(info, columnsOf))),
        sums: () => known ?? items.sums(row, kind, asked),
      }
    }
  return {
    Case: Object.fromEntries(listsOf(kind).map((list) => [list, listed(list)])),
    [`${kind.type}Connection`]: { sums: SUMS },
  }
}

/**
 * The resolvers of a kind: its list on Case, its mutations, and the fields of an item. `more` adds or
 * overrides fields.
 */
export function itemResolvers(kind: AnyKind, more: Resolvers = {}): Resolvers {
  const fields = {
    ...itemFieldsOf(kind),
    ...Object.fromEntries(
      valuesOf(kind.fields as Fields).map(([name, value]) => [name, reads([snakeName(name)], value)]),
    ),
    ...Object.fromEntries(partsOf(kind).map(([name, part]) => [name, reads([part.wire], partResolver(part))])),
    ...(kind.list && kind.hasFiles && { files: filesField }),
    ...more[kind.type],
  }
  if (!isListed(kind)) return { ...more, [kind.type]: fields }
  const add: Resolver = async (_root, { caseUuid, input, idempotencyKey }, context) => {
    const row = await readCaseOfRows(context, String(caseUuid))
    return context.cases.items
      .add(row, kind, input as Draft, idempotencyKey as string | undefined)
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
  }
  const edit: Resolver = async (_root, { caseUuid, uuid, input, version }, context) => {
    const row = await readCaseOfRows(context, String(caseUuid))
    return context.cases.items
      .edit(row, kind, String(uuid), input as Draft, version as string | undefined)
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
  }
  const remove: Resolver = async (_root, { caseUuid, uuid, version }, context) => {
    await context.cases.items.remove(
      await readCaseOfRows(context, String(caseUuid)),
      kind,
      String(uuid),
      version as string | null,
    )
    return uuid as string
  }
  const restore: Resolver = async (_root, { caseUuid, uuid }, context) =>
    context.cases.items.restore(await readCaseOfRows(context, String(caseUuid)), String(uuid))
  return {
    ...more,
    ...listResolvers(kind, fields),
    Mutation: {
      [`add${kind.type}`]: add,
      [`edit${kind.type}`]: edit,
      [`remove${kind.type}`]: remove,
      [`restore${kind.type}`]: restore,
      [changeMutationOf(kind.list)]: changeRowsOf(kind),
      ...filesMutation(kind),
    },
    [kind.type]: fields,
  }
}
