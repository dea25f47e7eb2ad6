import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyKind, ManyPart } from '@costdraft/schema/kind.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { changes } from './changes.ts'
import type { Call } from './http.ts'
import { bodyOf, partsOf } from './item-body.ts'
import type { CaseRow, ItemRow } from './rows.ts'

const segment = encodeURIComponent

/** The path of the items of one kind in a case. */
export const itemsPath = ({ uuid }: CaseRow, kind: AnyKind): string => `client/case/${segment(uuid)}/${kind.path}`

/** Changes the stored sub-records of an item to the requested list, with one request for each added, changed or removed row. */
async function syncList(
  call: Call,
  path: string,
  { wire, path: partPath, kind }: ManyPart,
  stored: ItemRow,
  wanted: readonly Draft[],
): Promise<void> {
  const before = (stored[wire] ?? []) as { uuid: string }[],
    { added, changed, removed } = changes(before, wanted as { uuid?: string | null }[])
  for (const row of removed) await call('DELETE', `${path}/${partPath}/${segment(row.uuid)}`)
  for (const row of changed)
    await call('PATCH', `${path}/${partPath}/${segment(row.uuid)}`, bodyOf(kind, row as Draft, false))
  for (const row of added) await call('POST', `${path}/${partPath}`, bodyOf(kind, row as Draft, true))
}

/** Changes each stored list that a draft has. Resolves with whether it has any. */
export async function syncLists(
  call: Call,
  kind: AnyKind,
  path: string,
  stored: ItemRow,
  draft: Draft,
): Promise<boolean> {
  const lists = partsOf(kind).flatMap(([name, part]) =>
    part.many && Array.isArray(draft[name]) ? [{ part, wanted: draft[name] as Draft[] }] : [],
  )
  for (const { part, wanted } of lists) await syncList(call, path, part, stored, wanted)
  return lists.length > 0
}

/** Changes or removes the one-to-one parts of a stored item, which have paths of their own. */
export async function syncParts(call: Call, kind: AnyKind, path: string, stored: ItemRow, draft: Draft): Promise<void> {
  for (const [name, part] of partsOf(kind)) {
    const given = draft[name]
    if (part.many || given === undefined) continue
    if (given !== null) await call('PATCH', `${path}/${part.path}`, toWire(wireNames(part.fields), given as Draft))
    else if (stored[part.wire]) await call('DELETE', `${path}/${part.path}`)
  }
}
