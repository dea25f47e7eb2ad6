import { assertMay } from '../access/viewer.ts'
import type { Queue, Resolvers, SearchResults } from '../generated/resolvers.ts'
import { nullIfNotFound } from '../upstream/null-if-not-found.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { text }, context) => {
      const [results] = await Promise.all([
        context.caseApi<SearchResults>('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`),
        assertMay(context, 'case:read'),
      ])
      return results
    },
    queues: async (_root, _args, context) => {
      const [queues] = await Promise.all([
        nullIfNotFound(context.caseApi<Queue[]>('GET', 'client/search/queues')),
        assertMay(context, 'case:read'),
      ])
      return queues
    },
  },
}
