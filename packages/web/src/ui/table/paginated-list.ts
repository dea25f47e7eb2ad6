import type { FieldPolicy, Reference, StoreObject } from '@apollo/client'

type CachedNode = Reference | StoreObject
interface Connection {
  nodes: readonly CachedNode[]
}

/**
 * Apollo field policy for a cursor-paginated connection: one cached list per combination of `keyArgs`; a request with `after` appends
 * its page, without duplicates.
 */
export const paginatedList = (keyArgs: string[] | false): FieldPolicy<Connection> => ({
  keyArgs,
  merge(existing, incoming, { args, cache }) {
    if (!existing || !args?.after) return incoming
    const known = new Set(existing.nodes.map((node) => cache.identify(node)))
    return {
      ...incoming,
      nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(cache.identify(node)))],
    }
  },
})
