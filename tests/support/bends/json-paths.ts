/** The way to a value in JSON. */
export type Path = readonly (string | number)[]
type Holder = Record<string | number, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** How many rows of a list are looked into: its others are of the same shape. */
const ROWS = 2

/** The ways to every value in a JSON value but itself, of a list into its first rows alone. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (!isHolder(value)) return []
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, ROWS) : Object.keys(value)
  return keys.flatMap((key) => [[...at, key], ...pathsIn(value[key], [...at, key])])
}

export const valueAt = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return value
  return isHolder(value) ? valueAt(value[key], rest) : undefined
}

/** A copy in which one value is another, or gone; the value itself where the way leads nowhere. */
export function withValueAt(value: unknown, [key, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (!isHolder(value) || !(key in value)) return value
  const after = withValueAt(value[key], rest, change)
  if (Array.isArray(value))
    return after === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), after)
  const { [key]: _before, ...others } = value
  return after === undefined ? others : { ...value, [key]: after }
}

/** The leaves of a JSON value by their ways as texts. A row of a list goes by its uuid, where it has one. */
export function leavesOf(value: unknown, at = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (!isHolder(value)) found.set(at, value)
  else if (Array.isArray(value)) {
    if (value.length === 0) found.set(`${at}[]`, null)
    for (const [place, row] of value.entries()) {
      const { uuid, id } = isHolder(row) ? row : {}
      leavesOf(row, `${at}[${String(uuid ?? id ?? place)}]`, found)
    }
  } else for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${at}.${key}`, found)
  return found
}

/** The leaves of the first, but for those that say nothing, that the second does not have as they are. */
export const lostLeaves = (before: unknown, after: unknown): string[] => {
  const kept = leavesOf(after)
  return [...leavesOf(before)].flatMap(([at, value]) =>
    value === null || at.endsWith('.__typename') || kept.get(at) === value ? [] : [at],
  )
}
