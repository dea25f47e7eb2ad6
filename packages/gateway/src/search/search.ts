import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const searchResolvers: Resolvers = {
  SearchHit: {
    tab: ({ kind, tab_value: value }) =>
      typeof kind === 'string' ? (tabOfItem(kind, value as string | null | undefined) ?? null) : null,
    value: ({ value }) => (typeof value === 'number' ? value.toFixed(2) : null),
  },
  Query: {
    search: async (_root, { text }, context) => {
      const [results] = await Promise.all([context.search.search(text), assertMay(context, 'case:read')])
      return results
    },
    queues: async (_root, _args, context) => {
      const [queues] = await Promise.all([context.search.queues(), assertMay(context, 'case:read')])
      return queues
    },
  },
}
