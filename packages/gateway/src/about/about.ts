import type { Additions } from '@costdraft/schema/additions.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { nullIfNotFound } from '../upstream/null-if-not-found.ts'

/** The product's name and version, and what its hosts offer. Fetching the viewer validates the token. */
export const aboutResolvers: Resolvers = {
  Query: {
    about: async (_root, _args, { product, viewer, caseApi, adminApi }) => {
      await viewer()
      const answers = await Promise.all([
        nullIfNotFound(caseApi<Additions>('GET', 'client/additions')),
        nullIfNotFound(adminApi<Additions>('GET', 'users/additions')),
      ])
      return { ...product, additions: [...new Set(answers.flatMap((answer) => answer?.additions ?? []))] }
    },
  },
}
