import type { FieldPolicy, Reference, StoreObject } from '@apollo/client'

type CachedNode = Reference | StoreObject
interface Connection {
  /** Absent where only its sums were asked for. */
  nodes?: readonly CachedNode[]
}

/**
 * Apollo field policy for a cursor-paginated connection: one cached list per combination of `keyArgs`; a request with
 * `after` appends its page, without duplicates.
 */
export const paginatedList = (keyArgs: string[] | false): FieldPolicy<Connection | null> => ({
  keyArgs,
  merge(existing, incoming, { args, cache }) {
    // A host that does not keep the list says so.
    if (!incoming) return null
    const { nodes: before } = existing ?? {}
    const { nodes } = incoming
    // What else is known of the list stays.
    if (!before || !nodes || !args?.after) return { ...existing, ...incoming }
    const known = new Set(before.map((node) => cache.identify(node)))
    return {
      ...existing,
      ...incoming,
      nodes: [...before, ...nodes.filter((node) => !known.has(cache.identify(node)))],
    }
  },
})
