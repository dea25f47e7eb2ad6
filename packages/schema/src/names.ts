import type { Draft, Fields } from './field.ts'

/** snake_case exists only on the wire and in the database; these two are its border, for names alone: values are never walked. */
export const snakeName = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
export const camelName = (name: string): string => name.replace(/_([a-z\d])/g, (_all, c: string) => c.toUpperCase())

/** The wire's word for each field of a table, worked out once. */
export const wireNames = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(Object.keys(fields).map((name) => [name, snakeName(name)]))

/** A draft in the wire's words; what is not given is left out. */
export function toWire(names: ReadonlyMap<string, string>, draft: Draft): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, wire] of names) if (draft[name] !== undefined) body[wire] = draft[name]
  return body
}

/** A body in the contract's words, and the keys of it that the contract does not know. */
export function fromWire(
  names: ReadonlyMap<string, string>,
  body: Draft,
  ignored: ReadonlySet<string> = new Set(),
): { draft: Draft; unknown: string[] } {
  const known = new Map([...names].map(([name, wire]) => [wire, name]))
  const draft: Record<string, unknown> = {},
    unknown: string[] = []
  for (const [key, value] of Object.entries(body)) {
    const name = known.get(key)
    if (name) draft[name] = value
    else if (!ignored.has(key)) unknown.push(key)
  }
  return { draft, unknown }
}
