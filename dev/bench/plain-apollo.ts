// An unmodified Apollo Server with the gateway's schema and resolvers, as a baseline. Reads the same environment variables as the gateway.
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { createContext, tokenOf, type Context } from '@costdraft/gateway/context.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { createSchema } from '@costdraft/gateway/schema.ts'
import { createHosts } from '@costdraft/gateway/upstream/hosts.ts'

const config = readConfig(process.env),
  hosts = createHosts(config)
const server = new ApolloServer<Context>({ schema: createSchema() })
const { url } = await startStandaloneServer(server, {
  listen: { port: config.port },
  context: async ({ req }) =>
    createContext(hosts, { company: 'Bench', version: '0' }, tokenOf(req.headers.authorization)),
})
process.send?.(url)
