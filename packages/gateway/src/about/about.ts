import type { Resolvers } from '../generated/resolvers.ts'

/** The product's name and version, and what its hosts offer. Fetching the viewer validates the token. */
export const aboutResolvers: Resolvers = {
  Query: {
    about: async (_root, _args, { product, viewer }) => {
      await viewer()
      return product
    },
  },
  About: { additions: (_product, _args, { additions }) => additions() },
}
