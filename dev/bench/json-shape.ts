const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}

/** How often each path of a JSON value occurs, with the type that stands there: `nodes[].uuid string` 200 times. */
function countPaths(value: unknown): Map<string, number> {
  const counts = new Map<string, number>()
  const visit = (at: unknown, path: string): void => {
    const key = `${path} ${typeOf(at)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (Array.isArray(at)) for (const one of at) visit(one, `${path}[]`)
    else if (typeof at === 'object' && at !== null)
      for (const [name, one] of Object.entries(at)) visit(one, path ? `${path}.${name}` : name)
  }
  visit(value, '')
  return counts
}

/**
 * Throws unless two JSON values have the same keys with the same types, each as often: then their lists have as many
 * rows as well.
 */
export function assertSameShape(name: string, ours: unknown, theirs: unknown): void {
  const a = countPaths(ours)
  const b = countPaths(theirs)
  const different = [...new Set([...a.keys(), ...b.keys()])]
    .filter((path) => a.get(path) !== b.get(path))
    .map((path) => `${path}: ${a.get(path) ?? 0} and ${b.get(path) ?? 0}`)
  if (different.length > 0) throw new Error(`${name}: the answers differ.\n${different.join('\n')}`)
}
