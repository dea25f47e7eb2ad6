const NOT_HELD = 'Rate not held: '

/**
 * The tables that sentences of a bill such as "Rate not held: Table 3, children, London on 2024-05-01." name, in the
 * order of the tables.
 */
export function missingTables<T extends { name: string }>(tables: readonly T[], sentences: readonly string[]): T[] {
  const names = sentences.flatMap((sentence) => {
    const rest = sentence.startsWith(NOT_HELD) ? sentence.slice(NOT_HELD.length) : ''
    const named = tables.filter(({ name }) => rest.startsWith(`${name},`) || rest.startsWith(`${name} on `))
    // One name may be the beginning of another.
    return named.toSorted((a, b) => b.name.length - a.name.length)[0]?.name ?? []
  })
  return tables.filter(({ name }) => names.includes(name))
}
