import type { AnyKind, EntityType } from '@costdraft/schema/kind.ts'
import { refused } from '../errors/errors.ts'
import { withoutAddedFields } from '../upstream/added-fields.ts'
import type { Names } from '../names/names.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { bodyOf } from './item-body.ts'
import { createItemLists, type ItemLists } from './item-lists.ts'
import { itemsPath, patchItem } from './item-parts.ts'
import type { AddReferenceNames } from './reference-names.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { RowAnswer, RowChange, SingleChanges } from './row-change.ts'
import { changeRows } from './row-changes.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'
import { specifiedChanges } from './specified-item-changes.ts'
import type { SpecifiedItems } from './specified-items.ts'

declare module '../context/context.ts' {
  interface Cases {
    items: CaseItems
  }
}

type Optional = string | null | undefined

/**
 * The items of cases. The resolvers have asked whether the viewer may read the case; the adapter sees to it that the
 * item is in it.
 */
export interface CaseItems extends ItemLists, SingleChanges {
  /** Makes several changes in their order, and answers each in its place. */
  change: (row: CaseRow, kind: AnyKind, changes: readonly RowChange[]) => Promise<RowAnswer[]>
  /** Makes these the documents that are attached. */
  setFiles: (row: CaseRow, kind: AnyKind, uuid: string, files: readonly string[], version: Optional) => Promise<ItemRow>
  /** A row of the case that takes comments. Throws NOT_FOUND if it is in another case. */
  entity: (row: CaseRow, type: EntityType, uuid: string) => Promise<ItemRow>
}

const segment = encodeURIComponent
const notFound = (): Error => refused('NOT_FOUND', 'Not found.')

export function createCaseItems(
  request: RequestHosts,
  specified: SpecifiedItems,
  addNames: AddReferenceNames,
  names: Names,
): CaseItems {
  const { call, has } = request.caseHost
  const onSpecified = specifiedChanges(call, specified)
  const named = async (row: CaseRow, kind: AnyKind, changed: Promise<ItemRow>): Promise<ItemRow> => {
    const item = await changed
    return shown(async () => (await addNames(row, kind, [item]))[0] ?? item)
  }

  const items: CaseItems = {
    ...createItemLists(request, specified, addNames, names),
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
    remove: async (row, kind, uuid, version) => {
      if (!(await has('item_read'))) await onSpecified.findOwn(row, kind, uuid)
      const removedThrough = kind.deletedThrough ?? kind.path
      const path = `client/case/${segment(row.uuid)}/${removedThrough}/${segment(uuid)}`
      await call('DELETE', path, undefined, ifMatchHeader(version))
    },
    restore: (row, uuid) => call('POST', `client/case/${segment(row.uuid)}/item/${segment(uuid)}/restore`, {}),
    change: (row, kind, changes) => changeRows(request.caseHost, items, row, kind, changes),
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
  return items
}
