import { isPriced, partsOf } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { enumParam } from '../http/paging.ts'
import { columnsOfResource, dateColumn, storedColumns, type Column } from './columns.ts'
import { FILES_ON_WIRE } from './file-uses.ts'
import type { Items } from './registry.ts'
import type { Resource } from './resource.ts'

/** The columns of `case_item` in every row, by their keys. */
export const itemColumns = {
  uuid: 'case_item.uuid',
  version: 'case_item.version',
  parent_uuid: 'case_item.parent_uuid',
  seq: 'case_item.seq',
  created_at: 'case_item.created_at',
  changed_at: 'case_item.changed_at',
} as const
/** The times of a row with their milliseconds: each is answered where its key is shown, or the column beside it. */
export const itemTimes = { created_at_ms: 'created_at', updated_at_ms: 'changed_at' } as const
/** What a price adds to a row. */
export const PRICE_COLUMNS = ['total_cost', 'total_vat', 'enhancement', 'not_counted'] as const
const COMMENTS = 'comments'
const FEE_TYPE = 'fee_type'
const CASE = 'care_case'

/** Tells whether rows of a list have a key. A part is there as a whole or not at all. */
export type Shows = (key: string) => boolean
export const showsAll: Shows = () => true

/** The keys that rows of a kind can have; a reference brings the name of what it refers to. */
function keysOf(resource: Resource): string[] {
  const { kind, derived = {}, unstored = {}, sums, ofLine = {} } = resource
  return [
    ...Object.keys(itemColumns),
    ...Object.keys(itemTimes),
    FEE_TYPE,
    CASE,
    ...Object.keys(resource.columns).map(snakeName),
    ...Object.keys(derived),
    ...partsOf(kind).map(([, { wire }]) => wire),
    ...Object.keys(unstored),
    ...Object.keys(sums?.none ?? {}),
    ...Object.keys(ofLine),
    ...(kind.hasFiles ? [FILES_ON_WIRE] : []),
    COMMENTS,
    ...(isPriced(kind) ? PRICE_COLUMNS : []),
  ]
}

/**
 * The keys that a page can be limited to: those of the rows of a kind, and of the rows of other kinds that its list
 * includes.
 */
export const keysInList = ({ listedIn }: Items, resource: Resource): string[] => {
  const children = listedIn.get(resource.kind.name) ?? []
  return [
    ...new Set([
      ...keysOf(resource),
      ...children.flatMap((child) => [child.resource.kind.listedIn?.as ?? '', ...keysOf(child.resource)]),
    ]),
  ]
}

/**
 * What rows of a page show: the keys in the parameter `columns`, or all without it. The uuid of a row and what its
 * place in the list is told by (`seq` and its date) are always there. Throws 422 for a column that no row of the list
 * has.
 */
export function shownColumns(items: Items, resource: Resource, query: Readonly<Record<string, unknown>>): Shows {
  const asked = enumParam(query, 'columns', query.columns === undefined ? [] : keysInList(items, resource))
  if (asked.length === 0) return showsAll
  const shown = new Set([...asked, 'uuid', 'seq', dateColumn(resource.kind)])
  return (key) => shown.has(key)
}

/** Whether the value of a column is in rows that show these keys: by itself, or within its part. */
export const isColumnShown = (shows: Shows, { column, part }: Column): boolean => shows(part ? part.wire : column)

/**
 * The columns of the detail table that rows of a kind need to show these keys, and its date, by which they are listed.
 */
export function storedColumnsShown(resource: Resource, shows: Shows): string[] {
  const inParts = new Map(columnsOfResource(resource).flatMap((one) => (one.part ? [[one.column, one.part.wire]] : [])))
  const date = dateColumn(resource.kind)
  return storedColumns(resource).filter((column) => column === date || shows(inParts.get(column) ?? column))
}
