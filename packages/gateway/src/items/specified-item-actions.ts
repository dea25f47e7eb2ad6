import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { refused } from '../errors/errors.ts'
import { syncFiles } from './attached-files.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import type { Call } from '../upstream/http.ts'
import { specifiedBody } from './item-body.ts'
import { itemsPath, syncLists, syncParts } from './item-parts.ts'
import type { AddReferenceNames } from './reference-names.ts'
import type { ItemActions } from './row-changes.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'
import type { SpecifiedItems } from './specified-items.ts'
import { parentOf } from './specified-lists.ts'

const segment = encodeURIComponent

/** A value as it can be compared: a record by its uuid, a date without a time, a number however it is written. */
function comparable(value: unknown): string {
  if (typeof value === 'object' && value !== null) return comparable((value as { uuid?: unknown }).uuid)
  const text = String(value ?? '').replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1')
  return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text
}
/** Whether a stored row says what a body does, as far as it says anything of it. */
const holdsBody = (row: ItemRow, body: Record<string, unknown>): boolean =>
  Object.entries(body).every(
    ([key, value]) =>
      row[key] === undefined ||
      (typeof value === 'object' && value !== null) ||
      comparable(row[key]) === comparable(value),
  )

/** Adds an item, which is then looked for in its list. */
const addTo =
  (call: Call, specified: SpecifiedItems): ItemActions['add'] =>
  async (row, kind, draft, key) => {
    const before = new Set((await specified.list(row, kind.path)).map(({ uuid }) => uuid))
    const body = specifiedBody(kind, draft, true)
    const added = async (): Promise<ItemRow[]> =>
      (await specified.list(row, kind.path)).filter(({ uuid }) => !before.has(uuid))
    const found = (one: ItemRow | undefined): ItemRow => {
      if (!one) throw refused('NOT_FOUND', 'Not found.')
      return one
    }
    let answer: Partial<ItemRow> | undefined
    try {
      answer = await call<Partial<ItemRow> | undefined>('POST', itemsPath(row, kind), body, idempotencyHeader(key))
    } catch (error) {
      if (!(error as { extensions?: { unknownOutcome?: boolean } }).extensions?.unknownOutcome) throw error
      // Sent again, it would be stored twice: the list tells whether it was stored.
      const stored = await added().then(
        (rows) => rows.find((one) => holdsBody(one, body)),
        () => undefined,
      )
      if (!stored) throw error
      return stored
    }
    return shown(async () => {
      const rows = await added()
      return found(answer?.uuid ? rows.find(({ uuid }) => uuid === answer.uuid) : rows[0])
    })
  }

/** Changes to items on a host without `item_read`: the stored row is found in its list. */
export function specifiedItemActions(call: Call, specified: SpecifiedItems, addNames: AddReferenceNames): ItemActions {
  const named = async (row: CaseRow, kind: AnyKind, changed: Promise<ItemRow>): Promise<ItemRow> => {
    const item = await changed
    return shown(async () => (await addNames(row, kind, [item]))[0] ?? item)
  }
  const find = async (row: CaseRow, kind: AnyKind, uuid: string): Promise<ItemRow> => {
    const found = (await specified.list(row, kind.path)).find((one) => one.uuid === uuid)
    if (!found) throw refused('NOT_FOUND', 'Not found.')
    return found
  }
  const findOwn = async (row: CaseRow, kind: AnyKind, uuid: string): Promise<ItemRow> => {
    const found = await find(row, kind, uuid)
    if (parentOf(found)) throw refused('CONFLICT', 'This disbursement belongs to a hearing or a step. Change it there.')
    return found
  }

  const add = addTo(call, specified)
  const edit: ItemActions['edit'] = async (row, kind, uuid, draft) => {
    const stored = await findOwn(row, kind, uuid)
    const path = `${itemsPath(row, kind)}/${segment(uuid)}`
    const body = specifiedBody(kind, draft, false)
    for (const [, { wire }] of partsOf(kind)) delete body[wire]
    await call('PATCH', path, body)
    await syncParts(call, kind, path, stored, draft)
    await syncLists(call, kind, path, stored, draft)
    return shown(() => find(row, kind, uuid))
  }
  const setFiles: ItemActions['setFiles'] = async (row, kind, uuid, files) => {
    await syncFiles(call, row, kind, await findOwn(row, kind, uuid), files)
    return shown(() => find(row, kind, uuid))
  }

  return {
    add: (row, kind, draft, key) => named(row, kind, add(row, kind, draft, key)),
    edit: (row, kind, uuid, draft, version) => named(row, kind, edit(row, kind, uuid, draft, version)),
    assertOwn: findOwn,
    setFiles,
    entity: async (row, type, uuid) => {
      const found = await specified.entity(row, type, uuid)
      if (!found) throw refused('NOT_FOUND', 'Not found.')
      return found
    },
  }
}
