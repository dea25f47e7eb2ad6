import { assertMay } from '../access/viewer.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const expertTypeResolvers: Resolvers = {
  Query: {
    expertTypes: async (_root, _args, context) => {
      const [groups] = await Promise.all([context.cases.expertTypes(), assertMay(context, 'case:read')])
      return [...groups]
    },
  },
}
