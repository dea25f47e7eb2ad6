import { assertMay } from '../access/viewer.ts'
import type { Queue, Resolvers, SearchResults } from '../generated/resolvers.ts'
import { ifThere } from '../upstream/if-there.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { text }, context) => {
      const [found] = await Promise.all([
        context.caseApi<SearchResults>('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`),
        assertMay(context, 'case:read'),
      ])
      return found
    },
    queues: async (_root, _args, context) => {
      const [queues] = await Promise.all([
        ifThere(context.caseApi<Queue[]>('GET', 'client/search/queues')),
        assertMay(context, 'case:read'),
      ])
      return queues
    },
  },
}
