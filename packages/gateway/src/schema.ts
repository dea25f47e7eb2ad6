import { makeExecutableSchema } from '@graphql-tools/schema'
import { typeDefs } from '@costdraft/schema/typeDefs.ts'
import type { GraphQLSchema } from 'graphql'
import { viewerResolvers } from './access/viewer.ts'
import type { Context } from './context.ts'
import type { Resolvers } from './generated/resolvers.ts'

const about: Resolvers = {
  Query: { about: (_root, _args, { product }) => product },
}

/** The one executable schema of the gateway. */
export const createSchema = (): GraphQLSchema => makeExecutableSchema<Context>({ typeDefs, resolvers: [about, viewerResolvers] })
