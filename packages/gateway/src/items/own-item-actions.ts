import { refused } from '../errors/errors.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import type { Host } from '../upstream/host-call.ts'
import type { ItemRow } from '../upstream/rows.ts'
import { bodyOf } from './item-body.ts'
import { itemsPath, patchOf } from './item-parts.ts'
import type { ItemActions } from './row-changes.ts'

const segment = encodeURIComponent

/** Changes to items on a host that answers the item, and looks itself whether it is in the case. */
export function ownItemActions(host: Host): ItemActions {
  const { call } = host
  const patch = patchOf(host)
  return {
    add: (row, kind, draft, key) =>
      call('POST', itemsPath(row, kind), bodyOf(kind, draft, true), idempotencyHeader(key)),
    edit: (row, kind, uuid, draft, version) =>
      patch(kind, `${itemsPath(row, kind)}/${segment(uuid)}`, draft, ifMatchHeader(version)),
    assertOwn: async () => undefined,
    setFiles: (row, kind, uuid, files, version) => {
      const path = `${itemsPath(row, kind)}/${segment(uuid)}`
      return call('PATCH', path, { entity_files: files }, ifMatchHeader(version))
    },
    entity: async (row, type, uuid) => {
      const item = await call<ItemRow & { care_case: string }>('GET', `client/entity/${type}/${segment(uuid)}/comment`)
      if (item.care_case !== row.uuid) throw refused('NOT_FOUND', 'Not found.')
      return item
    },
  }
}
