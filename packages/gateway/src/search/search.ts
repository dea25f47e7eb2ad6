import { assertMay } from '../access/viewer.ts'
import type { Resolvers, SearchResults } from '../generated/resolvers.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { text }, context) => {
      const [found] = await Promise.all([context.caseApi<SearchResults>('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`), assertMay(context, 'case:read')])
      return found
    },
  },
}
