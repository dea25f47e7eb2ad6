import type { Draft } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind, type ManyPart } from '@costdraft/schema/kind.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { GraphQLError } from 'graphql'
import { refused, type Code } from '../errors/errors.ts'
import { picked, type Host } from '../upstream/host-call.ts'
import type { Call } from '../upstream/http.ts'
import { bodyOf, bodyWithLists } from './item-body.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

interface Identified {
  uuid?: string | null
}

/** The difference between two lists of rows, matched by uuid. Rows of `after` without a uuid are new. */
function changes<T extends Identified>(before: readonly { uuid: string }[], after: readonly T[]) {
  const remaining = new Set(after.flatMap(({ uuid }) => uuid ?? []))
  const storedUuids = new Set(before.map(({ uuid }) => uuid))
  return {
    added: after.filter(({ uuid }) => !uuid),
    changed: after.filter((row): row is T & { uuid: string } => Boolean(row.uuid) && storedUuids.has(row.uuid ?? '')),
    removed: before.filter(({ uuid }) => !remaining.has(uuid)),
  }
}

const segment = encodeURIComponent

/** The path of the items of one kind in a case. */
export const itemsPath = ({ uuid }: CaseRow, kind: AnyKind): string => `client/case/${segment(uuid)}/${kind.path}`

const PARTLY = 'The change was saved up to this row, and not further.'
/**
 * Makes the calls of one row of a list. A failure names the fields at the place of the row, as a host does that takes
 * the list whole, and says that the calls before it have had their effect.
 */
async function inRow(path: string, calls: () => Promise<unknown>): Promise<void> {
  try {
    await calls()
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { details = {}, ...extensions } = error.extensions as { details?: Record<string, string>; code: Code }
    throw refused(
      extensions.code,
      error.message.endsWith(PARTLY) ? error.message : `${error.message} ${PARTLY}`,
      Object.fromEntries(Object.entries(details).map(([key, sentence]) => [`${path}.${key}`, sentence])),
      Object.fromEntries(Object.entries(extensions).filter(([name]) => name !== 'code' && name !== 'problems')),
    )
  }
}

/**
 * Changes the stored sub-records of an item to the requested list, with one request for each added, changed or removed
 * row.
 */
async function syncList(
  call: Call,
  path: string,
  { wire, path: partPath, kind }: ManyPart,
  stored: ItemRow,
  wanted: readonly Draft[],
): Promise<void> {
  const before = (stored[wire] ?? []) as ItemRow[]
  const { added, changed, removed } = changes(before, wanted as { uuid?: string | null }[])
  const placeOf = (row: object): string => `${wire}.${wanted.indexOf(row as Draft)}`
  for (const row of removed) await inRow(wire, async () => call('DELETE', `${path}/${partPath}/${segment(row.uuid)}`))
  for (const row of changed)
    await inRow(placeOf(row), async () => {
      const at = `${path}/${partPath}/${segment(row.uuid)}`
      await call('PATCH', at, bodyOf(kind, row as Draft, false))
      const storedRow = before.find(({ uuid }) => uuid === row.uuid)
      if (storedRow) await syncLists(call, kind, at, storedRow, row as Draft)
    })
  for (const row of added)
    await inRow(placeOf(row), async () => call('POST', `${path}/${partPath}`, bodyOf(kind, row as Draft, true)))
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

/** Changes a stored item and the lists that the draft has. Resolves with the item as it is then. */
interface Patch {
  patch: (kind: AnyKind, path: string, draft: Draft, headers: Record<string, string>) => Promise<ItemRow>
}
/**
 * How an item is changed on a host that answers a PATCH with the item: by one call where the host takes lists whole,
 * otherwise call by call, which a failure can stop half way.
 */
export function patchOf({ call, has }: Host): Patch['patch'] {
  const whole: Patch = {
    patch: (kind, path, draft, headers) => call('PATCH', `${path}?lists=whole`, bodyWithLists(kind, draft), headers),
  }
  const rowByRow: Patch = {
    patch: async (kind, path, draft, headers) => {
      const stored = await call<ItemRow>('PATCH', path, bodyOf(kind, draft, false), headers)
      return (await syncLists(call, kind, path, stored, draft)) ? call('GET', path) : stored
    },
  }
  return picked({ has }, 'nested_lists', whole, rowByRow).patch
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
