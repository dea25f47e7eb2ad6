import type { Resolvers } from '../generated/resolvers.ts'

export const expertTypeResolvers: Resolvers = {
  Query: {
    // The same for everyone who is signed in.
    expertTypes: async (_root, _args, { cases, viewer }) => {
      const [groups] = await Promise.all([cases.expertTypes(), viewer()])
      return [...groups]
    },
  },
}
