import type { FieldPolicy, Reference, StoreObject } from '@apollo/client'

type Kept = Reference | StoreObject
interface Connection {
  nodes: readonly Kept[]
}

/** How the cache keeps a list that is read page by page: one list for each question, the next page appended, nothing twice. */
export const growingList = (keyArgs: string[] | false): FieldPolicy<Connection> => ({
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
