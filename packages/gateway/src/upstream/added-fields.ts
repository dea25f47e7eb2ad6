import type { Draft } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { refused } from '../errors/errors.ts'
import { namesLacked, type Host } from './host-call.ts'
import type { Row } from './rows.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
const NOT_KEPT = 'The service behind CostDraft does not keep this.'

/**
 * A body for a host that keeps to the specification: without the fields that our own hosts add. `names` are their wire
 * names.
 * @throws where one of them has a value, which would be lost.
 */
export function withoutAdded(names: readonly string[], body: Row): Row {
  const added = new Set(names)
  const [kept = [], left = []] = [false, true].map((isAdded) =>
    Object.entries(body).filter(([name]) => added.has(name) === isAdded),
  )
  const given = left.filter(([, value]) => !isEmpty(value))
  if (given.length > 0)
    throw refused('INVALID_INPUT', NOT_KEPT, Object.fromEntries(given.map(([name]) => [name, NOT_KEPT])))
  return Object.fromEntries(kept)
}

interface Kept {
  draft: Draft
  /** The paths on the wire of values that would be lost. */
  lost: string[]
}
async function keptBy(host: Pick<Host, 'has'>, kind: AnyKind, draft: Draft, path = ''): Promise<Kept> {
  const { addedFields } = kind
  const added = await namesLacked(host, addedFields ?? [])
  const kept: Record<string, unknown> = Object.fromEntries(
    Object.entries(draft).filter(([name]) => !added.includes(name)),
  )
  const lost = added.filter((name) => !isEmpty(draft[name])).map((name) => path + snakeName(name))
  for (const [name, part] of partsOf(kind)) {
    if (!part.many || !Array.isArray(draft[name])) continue
    const rows = await Promise.all(
      (draft[name] as Draft[]).map((row, at) => keptBy(host, part.kind, row, `${path}${part.wire}.${at}.`)),
    )
    kept[name] = rows.map((row) => row.draft)
    lost.push(...rows.flatMap((row) => row.lost))
  }
  return { draft: kept, lost }
}

/**
 * A draft for the host of a request: without the fields, at any depth, that kinds add to the specification and the host
 * does not have.
 * @throws where one of them has a value, which would be lost.
 */
export async function withoutAddedFields(host: Pick<Host, 'has'>, kind: AnyKind, draft: Draft): Promise<Draft> {
  const { draft: kept, lost } = await keptBy(host, kind, draft)
  if (lost.length > 0)
    throw refused('INVALID_INPUT', NOT_KEPT, Object.fromEntries(lost.map((path) => [path, NOT_KEPT])))
  return kept
}
