import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyKind, EntityType, ManyPart } from '@costdraft/schema/kind.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { refused } from '../errors.ts'
import { changes } from './changes.ts'
import { pageOf } from './case-list.ts'
import { idempotencyHeader, ifMatchHeader } from './headers.ts'
import { bodyOf, partsOf, specifiedBody } from './item-body.ts'
import type { RequestHosts } from './request-hosts.ts'
import type { CaseRow, ItemRow, Page } from './rows.ts'
import type { SpecifiedItems } from './specified-items.ts'

type Optional = string | null | undefined

/** The items of cases. The resolvers have asked whether the viewer may read the case; the adapter sees to it that the item is in it. */
export interface CaseItems {
  page: (row: CaseRow, kind: AnyKind, first: number | null | undefined, after: Optional) => Promise<Page<ItemRow>>
  add: (row: CaseRow, kind: AnyKind, draft: Draft, key: Optional) => Promise<ItemRow>
  edit: (row: CaseRow, kind: AnyKind, uuid: string, draft: Draft, version: Optional) => Promise<ItemRow>
  remove: (row: CaseRow, kind: AnyKind, uuid: string) => Promise<void>
  restore: (row: CaseRow, uuid: string) => Promise<ItemRow>
  /** A row of the case that takes comments. Throws NOT_FOUND if it is in another case. */
  entity: (row: CaseRow, type: EntityType, uuid: string) => Promise<ItemRow>
}

const PAGES = { size: 100, max: 500 }
const segment = encodeURIComponent
const notFound = (): Error => refused('NOT_FOUND', 'Not found.')
const parentOf = (row: ItemRow): unknown => row.hearing_disbursement ?? row.procedural_step_disbursement

export function createCaseItems(request: RequestHosts, specified: SpecifiedItems): CaseItems {
  const { call, has } = request.caseHost
  const pathOf = ({ uuid }: CaseRow, kind: AnyKind): string => `client/case/${segment(uuid)}/${kind.path}`

  /** Changes the stored sub-records of an item to the requested list, with one request for each added, changed or removed row. */
  const syncList = async (
    path: string,
    { wire, path: partPath, kind }: ManyPart,
    stored: ItemRow,
    wanted: readonly Draft[],
  ): Promise<void> => {
    const before = (stored[wire] ?? []) as { uuid: string }[],
      { added, changed, removed } = changes(before, wanted as { uuid?: string | null }[])
    for (const row of removed) await call('DELETE', `${path}/${partPath}/${segment(row.uuid)}`)
    for (const row of changed)
      await call('PATCH', `${path}/${partPath}/${segment(row.uuid)}`, bodyOf(kind, row as Draft, false))
    for (const row of added) await call('POST', `${path}/${partPath}`, bodyOf(kind, row as Draft, true))
  }
  const syncLists = async (kind: AnyKind, path: string, stored: ItemRow, draft: Draft): Promise<boolean> => {
    const lists = partsOf(kind).flatMap(([name, part]) =>
      part.many && Array.isArray(draft[name]) ? [{ part, wanted: draft[name] as Draft[] }] : [],
    )
    for (const { part, wanted } of lists) await syncList(path, part, stored, wanted)
    return lists.length > 0
  }

  /** The row of an item on a host without `item_read`: found in its list. */
  const find = async (row: CaseRow, kind: AnyKind, uuid: string): Promise<ItemRow> => {
    const found = (await specified.list(row, kind.path)).find((one) => one.uuid === uuid)
    if (!found) throw notFound()
    return found
  }
  /** The same for an item that is to be changed: one that belongs to another is changed there. */
  const findOwn = async (row: CaseRow, kind: AnyKind, uuid: string): Promise<ItemRow> => {
    const found = await find(row, kind, uuid)
    if (parentOf(found)) throw refused('CONFLICT', 'This disbursement belongs to a hearing or a step. Change it there.')
    return found
  }

  const addSpecified = async (row: CaseRow, kind: AnyKind, draft: Draft, key: Optional): Promise<ItemRow> => {
    const before = new Set((await specified.list(row, kind.path)).map(({ uuid }) => uuid))
    const body = specifiedBody(kind, draft, true),
      answer = await call<Partial<ItemRow> | undefined>('POST', pathOf(row, kind), body, idempotencyHeader(key))
    const after = await specified.list(row, kind.path)
    const added = answer?.uuid
      ? after.find(({ uuid }) => uuid === answer.uuid)
      : after.find(({ uuid }) => !before.has(uuid))
    if (!added) throw notFound()
    return added
  }
  /** One-to-one parts of a stored row have paths of their own. */
  const syncParts = async (kind: AnyKind, path: string, stored: ItemRow, draft: Draft): Promise<void> => {
    for (const [name, part] of partsOf(kind)) {
      const given = draft[name]
      if (part.many || given === undefined) continue
      if (given !== null) await call('PATCH', `${path}/${part.path}`, toWire(wireNames(part.fields), given as Draft))
      else if (stored[part.wire]) await call('DELETE', `${path}/${part.path}`)
    }
  }
  const editSpecified = async (row: CaseRow, kind: AnyKind, uuid: string, draft: Draft): Promise<ItemRow> => {
    const stored = await findOwn(row, kind, uuid),
      path = `${pathOf(row, kind)}/${segment(uuid)}`,
      body = specifiedBody(kind, draft, false)
    for (const [, { wire }] of partsOf(kind)) delete body[wire]
    await call('PATCH', path, body)
    await syncParts(kind, path, stored, draft)
    await syncLists(kind, path, stored, draft)
    return find(row, kind, uuid)
  }

  return {
    page: async (row, kind, first, after) => {
      if (!(await has('paging'))) return pageOf(await specified.list(row, kind.path), first, after, PAGES)
      const query = new URLSearchParams({ first: String(first ?? PAGES.size), ...(after && { after }) })
      return call<Page<ItemRow>>('GET', `${pathOf(row, kind)}?${query.toString()}`)
    },
    add: async (row, kind, draft, key) =>
      (await has('item_read'))
        ? call('POST', pathOf(row, kind), bodyOf(kind, draft, true), idempotencyHeader(key))
        : addSpecified(row, kind, draft, key),
    edit: async (row, kind, uuid, draft, version) => {
      if (!(await has('item_read'))) return editSpecified(row, kind, uuid, draft)
      const path = `${pathOf(row, kind)}/${segment(uuid)}`
      const stored = await call<ItemRow>('PATCH', path, bodyOf(kind, draft, false), ifMatchHeader(version))
      return (await syncLists(kind, path, stored, draft)) ? call('GET', path) : stored
    },
    remove: async (row, kind, uuid) => {
      if (!(await has('item_read'))) await findOwn(row, kind, uuid)
      const removedThrough = kind.deletedThrough ?? kind.path
      await call('DELETE', `client/case/${segment(row.uuid)}/${removedThrough}/${segment(uuid)}`)
    },
    restore: (row, uuid) => call('POST', `client/case/${segment(row.uuid)}/item/${segment(uuid)}/restore`, {}),
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
