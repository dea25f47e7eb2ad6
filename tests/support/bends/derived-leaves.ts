import { otherValues } from './bend-values.ts'
import type { BentHost, Outcome, Place, RunOperation } from './bent-host.ts'
import { lostLeaves, pathsIn, valueAt } from './json-paths.ts'

/** Whether one leaf, or what it is in, is another or in it. */
export const isOf = (at: string, other: string): boolean =>
  other === at ||
  [other.slice(at.length), at.slice(other.length)].some((rest, i) => {
    const [whole, start] = i === 0 ? [other, at] : [at, other]
    return whole.startsWith(start) && /^[.[]/.test(rest)
  })

/**
 * The leaves of the answer to an operation that derive from a value of the host, or from one in it: those that are
 * others where the value is another of its type, or gone from its list.
 */
export function createDerivation(host: BentHost, operation: RunOperation, plain: Outcome) {
  const known = new Map<string, Promise<string[]>>()
  const derivedFromOne = async (place: Place): Promise<string[]> => {
    const isRow = typeof place.path.at(-1) === 'number'
    const others = otherValues(valueAt(plain.answers.get(place.call), place.path))
    const found = new Set<string>()
    for (const other of isRow ? [...others, undefined] : others) {
      const { data } = await host.run(operation, place, () => other)
      for (const at of lostLeaves(plain.data, data)) found.add(at)
    }
    return [...found]
  }
  return async ({ call, path }: Place): Promise<string[]> => {
    const inner = pathsIn(valueAt(plain.answers.get(call), path), path)
    const all: string[] = []
    for (const one of [path, ...inner]) {
      const key = `${call} ${one.join('.')}`
      const found = known.get(key) ?? derivedFromOne({ call, path: one })
      known.set(key, found)
      all.push(...(await found))
    }
    return all
  }
}
