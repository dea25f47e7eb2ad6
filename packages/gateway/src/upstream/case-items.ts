import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyKind, EntityType } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { refused } from '../errors.ts'
import { withoutAddedFields } from './added-fields.ts'
import { pageOf } from './case-list.ts'
import { idempotencyHeader, ifMatchHeader } from './headers.ts'
import { bodyOf } from './item-body.ts'
import { itemsPath, patchItem } from './item-parts.ts'
import type { AddReferenceNames } from './reference-names.ts'
import type { RequestHosts } from './request-hosts.ts'
import type { CaseRow, ItemRow, Page } from './rows.ts'
import { specifiedChanges } from './specified-item-changes.ts'
import type { SpecifiedItems } from './specified-items.ts'

type Optional = string | null | undefined

/** The items of cases. The resolvers have asked whether the viewer may read the case; the adapter sees to it that the item is in it. */
export interface CaseItems {
  /** A page of a list of a kind, by its name in GraphQL; `columns` are those that are read of its rows, if not all. */
  page: (
    row: CaseRow,
    kind: AnyKind,
    { first, after, list }: { first?: number | null; after?: Optional; list: string },
    columns?: readonly string[],
  ) => Promise<Page<ItemRow>>
  add: (row: CaseRow, kind: AnyKind, draft: Draft, key: Optional) => Promise<ItemRow>
  edit: (row: CaseRow, kind: AnyKind, uuid: string, draft: Draft, version: Optional) => Promise<ItemRow>
  remove: (row: CaseRow, kind: AnyKind, uuid: string) => Promise<void>
  restore: (row: CaseRow, uuid: string) => Promise<ItemRow>
  /** Makes these the documents that are attached. */
  setFiles: (row: CaseRow, kind: AnyKind, uuid: string, files: readonly string[], version: Optional) => Promise<ItemRow>
  /** A row of the case that takes comments. Throws NOT_FOUND if it is in another case. */
  entity: (row: CaseRow, type: EntityType, uuid: string) => Promise<ItemRow>
}

const PAGES = { size: 100, max: 500 }
const segment = encodeURIComponent
const notFound = (): Error => refused('NOT_FOUND', 'Not found.')

/** Which rows of a kind are in a list, where each of its tabs has a list of its own. */
function tabValueOf({ tab }: AnyKind, list: string) {
  const value = typeof tab === 'object' ? tab.lists?.[list] : undefined
  if (typeof tab !== 'object' || value === undefined) return undefined
  const key = snakeName(tab.field)
  const isIn = ({ [key]: given }: ItemRow): boolean =>
    tab.tabOf(typeof given === 'string' ? given : null) === tab.tabOf(value)
  return { key, value, isIn }
}

/** Pages of a list: the host's own, otherwise cut here from the whole list, as one is of which the host does not tell the tabs apart. */
function pagesOf(
  { caseHost: { call, has } }: RequestHosts,
  specified: SpecifiedItems,
  addNames: AddReferenceNames,
): CaseItems['page'] {
  return async (row, kind, { first, after, list }, columns) => {
    const only = tabValueOf(kind, list)
    if (!(await has('paging')) || (only && !(await has('lists_by_field')))) {
      const rows = await specified.list(row, kind.path),
        page = pageOf(only ? rows.filter(only.isIn) : rows, first, after, PAGES)
      return { ...page, nodes: await addNames(row, kind, page.nodes) }
    }
    const query = new URLSearchParams({
      first: String(first ?? PAGES.size),
      ...(after && { after }),
      ...(only && { [only.key]: only.value }),
    })
    if (columns && (await has('item_columns'))) query.set('columns', columns.join(','))
    return call<Page<ItemRow>>('GET', `${itemsPath(row, kind)}?${query.toString()}`)
  }
}

export function createCaseItems(
  request: RequestHosts,
  specified: SpecifiedItems,
  addNames: AddReferenceNames,
): CaseItems {
  const { call, has } = request.caseHost
  const onSpecified = specifiedChanges(call, specified)
  const named = async (row: CaseRow, kind: AnyKind, changed: Promise<ItemRow>): Promise<ItemRow> => {
    const item = await changed
    return (await addNames(row, kind, [item]))[0] ?? item
  }

  return {
    page: pagesOf(request, specified, addNames),
    add: async (row, kind, given, key) => {
      const draft = await withoutAddedFields(has, kind, given)
      return (await has('item_read'))
        ? call('POST', itemsPath(row, kind), bodyOf(kind, draft, true), idempotencyHeader(key))
        : named(row, kind, onSpecified.add(row, kind, draft, key))
    },
    edit: async (row, kind, uuid, given, version) => {
      const draft = await withoutAddedFields(has, kind, given)
      if (!(await has('item_read'))) return named(row, kind, onSpecified.edit(row, kind, uuid, draft))
      return patchItem(
        request.caseHost,
        kind,
        `${itemsPath(row, kind)}/${segment(uuid)}`,
        draft,
        ifMatchHeader(version),
      )
    },
    remove: async (row, kind, uuid) => {
      if (!(await has('item_read'))) await onSpecified.findOwn(row, kind, uuid)
      const removedThrough = kind.deletedThrough ?? kind.path
      await call('DELETE', `client/case/${segment(row.uuid)}/${removedThrough}/${segment(uuid)}`)
    },
    restore: (row, uuid) => call('POST', `client/case/${segment(row.uuid)}/item/${segment(uuid)}/restore`, {}),
    setFiles: async (row, kind, uuid, files, version) => {
      if (!(await has('item_files'))) return onSpecified.setFiles(row, kind, uuid, files)
      const path = `${itemsPath(row, kind)}/${segment(uuid)}`
      return call('PATCH', path, { entity_files: files }, ifMatchHeader(version))
    },
    entity: async (row, type, uuid) => {
      if (!(await has('entity_case'))) {
        const found = await specified.entity(row, type, uuid)
        if (!found) throw notFound()
        return found
      }
      const item = await call<ItemRow & { care_case: string }>('GET', `client/entity/${type}/${segment(uuid)}/comment`)
      if (item.care_case !== row.uuid) throw notFound()
      return item
    },
  }
}
