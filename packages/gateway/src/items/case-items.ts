import type { Draft } from '@costdraft/schema/field.ts'
import { ALL_ROWS } from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { Names } from '../names/names.ts'
import { withoutAddedFields } from '../upstream/added-fields.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import { picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import { bodyOf } from './item-body.ts'
import type { ItemLists, ListAsked } from './item-lists.ts'
import { batchedItemLists, neededFor, ownItemLists } from './own-item-lists.ts'
import { ownItemActions } from './own-item-actions.ts'
import { ownRowChanges } from './own-row-changes.ts'
import type { AddReferenceNames } from './reference-names.ts'
import type { ItemActions, KeptDraft, RowChanges, SingleChanges } from './row-changes.ts'
import { specifiedItemActions } from './specified-item-actions.ts'
import { specifiedItemLists } from './specified-item-lists.ts'
import type { SpecifiedItems } from './specified-items.ts'
import { specifiedRowChanges } from './specified-row-changes.ts'

declare module '../context/context.ts' {
  interface Cases {
    items: CaseItems
  }
}

/**
 * The items of cases. The resolvers have asked whether the viewer may read the case; the adapter sees to it that the
 * item is in it.
 */
export interface CaseItems extends ItemLists, SingleChanges, RowChanges, Pick<ItemActions, 'setFiles' | 'entity'> {
  /** The body of a new row. Throws INVALID_INPUT for what the host would not keep. */
  bodyOfNew: (kind: AnyKind, draft: Draft) => Promise<Record<string, unknown>>
}

const segment = encodeURIComponent

/** The lists of items: the host's own, where it has what a list needs. */
function listsOf({ caseHost }: RequestHosts, specified: ItemLists): ItemLists {
  const single = ownItemLists(caseHost.call)
  const own = picked(caseHost, ['export_lists', 'item_columns'], batchedItemLists(caseHost.call, single), {
    page: single.page,
  })
  const ownWithColumns = picked(caseHost, 'item_columns', own, {
    page: (row, kind, asked) => own.page(row, kind, asked),
  })
  const listsFor = (kind: AnyKind, asked: ListAsked): ItemLists =>
    picked(caseHost, neededFor(kind, asked), ownWithColumns, specified)
  return {
    page: (row, kind, asked, columns) => listsFor(kind, asked).page(row, kind, asked, columns),
    sums: (row, kind, { list, query = ALL_ROWS }) => {
      const { sort: _order, ...filter } = query
      const asked = { list, query: filter }
      return listsFor(kind, asked).sums(row, kind, asked)
    },
  }
}

/** The changes of an item that hosts take in different ways, each as this host takes it. */
function changesOf({ caseHost }: RequestHosts, specified: ItemActions): ItemActions {
  const own = ownItemActions(caseHost)
  return {
    ...picked(caseHost, 'item_read', own, specified),
    setFiles: picked(caseHost, 'item_files', own, { setFiles: specified.setFiles }).setFiles,
    entity: picked(caseHost, 'entity_case', own, { entity: specified.entity }).entity,
  }
}

export function createCaseItems(
  request: RequestHosts,
  specified: SpecifiedItems,
  addNames: AddReferenceNames,
  names: Names,
): CaseItems {
  const { caseHost } = request
  const { call } = caseHost
  const kept: KeptDraft = (kind, draft) => withoutAddedFields(caseHost, kind, draft)
  const changes = changesOf(request, specifiedItemActions(call, specified, addNames))
  const single: SingleChanges = {
    add: async (row, kind, draft, key) => changes.add(row, kind, await kept(kind, draft), key),
    edit: async (row, kind, uuid, draft, version) => changes.edit(row, kind, uuid, await kept(kind, draft), version),
    remove: async (row, kind, uuid, version) => {
      await changes.assertOwn(row, kind, uuid)
      const removedThrough = kind.deletedThrough ?? kind.path
      const path = `client/case/${segment(row.uuid)}/${removedThrough}/${segment(uuid)}`
      await call('DELETE', path, undefined, ifMatchHeader(version))
    },
    restore: (row, uuid) => call('POST', `client/case/${segment(row.uuid)}/item/${segment(uuid)}/restore`, {}),
  }
  return {
    ...listsOf(request, specifiedItemLists(specified, addNames, names)),
    ...single,
    ...picked(caseHost, ['row_changes', 'nested_lists'], ownRowChanges(call, kept), specifiedRowChanges(single)),
    bodyOfNew: async (kind, draft) => bodyOf(kind, await kept(kind, draft), true),
    setFiles: changes.setFiles,
    entity: changes.entity,
  }
}
