import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { withPaths } from '../errors/errors.ts'

export interface Problem {
  path: string
  message: string
}
/**
 * The path of a problem with the names of parts and of the documents instead of their names on the wire, at any depth.
 */
function fieldPath(kind: AnyKind, path: string): string {
  const [head = '', place, ...rest] = path.split('.')
  const [name, part] = partsOf(kind).find(([, { wire }]) => camelName(wire) === head) ?? [
    head === 'entityFiles' ? 'files' : head,
  ]
  const inside = part?.many && rest.length > 0 ? [fieldPath(part.kind, rest.join('.'))] : rest
  return [name, ...(place === undefined ? [] : [place]), ...inside].join('.')
}
/** An error of a host with the wire names in the paths of its problems replaced by field names; any other as it is. */
export const withFieldNames = (kind: AnyKind, error: unknown): unknown =>
  withPaths(error, (path) => fieldPath(kind, path))
/** Rethrows an error with the names of fields. */
export function rethrowWithFieldNames(kind: AnyKind, error: unknown): never {
  throw withFieldNames(kind, error)
}
