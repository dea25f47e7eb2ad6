// An Apollo Server as it comes, with the gateway's own schema and resolvers, for comparison: told where the hosts are by its environment.
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { createContext, tokenOf, type Context } from '@costdraft/gateway/context.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { createSchema } from '@costdraft/gateway/schema.ts'

const config = readConfig(process.env)
const server = new ApolloServer<Context>({ schema: createSchema() })
const { url } = await startStandaloneServer(server, {
  listen: { port: config.port },
  context: async ({ req }) =>
    createContext(config, { company: 'Bench', version: '0' }, tokenOf(req.headers.authorization)),
})
process.send?.(url)
