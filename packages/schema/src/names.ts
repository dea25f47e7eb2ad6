import type { Draft, Fields } from './field.ts'

/**
 * The REST API and the database use snake_case, everything else camelCase. These two convert single names; values are
 * never traversed.
 */
export const snakeName = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
export const camelName = (name: string): string => name.replace(/_([a-z\d])/g, (_all, c: string) => c.toUpperCase())

/** The key beside a reference in an answer, with the uuid and the name of what it refers to. */
export const namedKey = (wire: string): string => `${wire}_named`

/** The wire name of each field, by field name. */
export const wireNames = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(Object.keys(fields).map((name) => [name, snakeName(name)]))

/** A draft with wire names as keys; undefined fields are omitted. */
export function toWire(names: ReadonlyMap<string, string>, draft: Draft): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, wire] of names) if (draft[name] !== undefined) body[wire] = draft[name]
  return body
}

/** A request body with field names as keys, and the keys that are neither fields nor in `ignored`. */
export function fromWire(
  names: ReadonlyMap<string, string>,
  body: Draft,
  ignored: ReadonlySet<string> = new Set(),
): { draft: Draft; unknown: string[] } {
  const fieldNames = new Map([...names].map(([name, wire]) => [wire, name]))
  const draft: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const [key, value] of Object.entries(body)) {
    const name = fieldNames.get(key)
    if (name) draft[name] = value
    else if (!ignored.has(key)) unknown.push(key)
  }
  return { draft, unknown }
}
