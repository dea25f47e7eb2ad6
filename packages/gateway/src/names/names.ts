import DataLoader from 'dataloader'
import { GraphQLError } from 'graphql'
import { earnerOf, nameOf, rowsIn, textOf } from '../upstream/answered-values.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { FeeEarnerRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    names: Names
  }
}

/** Names that a host answers in lists of their own; null where they cannot be had. */
export interface Names {
  client: (uuid: string) => Promise<string | null>
  site: (client: string | null | undefined, uuid: string) => Promise<string | null>
  /** A person of the client or of the viewer's own. */
  person: (client: string | null | undefined, uuid: string) => Promise<string | null>
  feeEarner: (client: string | null | undefined, uuid: string) => Promise<FeeEarnerRow | null>
}

/**
 * A list of a client; empty where the viewer may not have it. A name is worth no failure, but a token that has ended is
 * said.
 */
const orEmpty = (answer: Promise<unknown>): Promise<Row[]> =>
  answer.then(rowsIn, (error: unknown) => {
    if (error instanceof GraphQLError && error.extensions.code === 'UNAUTHENTICATED') throw error
    return []
  })

/** The names of records by their uuid, each list read once a request. */
export function createNames({ readCase, readAdmin, may, viewer }: RequestHosts): Names {
  const segment = encodeURIComponent
  const listLoader = (permission: string, read: (client: string) => Promise<unknown>) =>
    new DataLoader<string, Row[]>((clients) =>
      Promise.all(clients.map(async (client) => ((await may(permission, client)) ? orEmpty(read(client)) : []))),
    )
  const clients = listLoader('client:read', async (client) => [await readAdmin(`clients/${segment(client)}`)])
  const sites = listLoader('client:read', (client) => readAdmin(`clients/${segment(client)}/sites`))
  const users = listLoader('user:read', (client) => readAdmin(`clients/${segment(client)}/users`))
  const earners = listLoader('case:read', (client) => readCase(`client/${segment(client)}/fee-earner`))
  const find = (rows: Row[], uuid: string): Row | undefined => rows.find((row) => row.uuid === uuid)

  return {
    client: async (uuid) => textOf((await clients.load(uuid))[0]?.name),
    site: async (client, uuid) => (client ? textOf(find(await sites.load(client), uuid)?.site_name) : null),
    person: async (client, uuid) => {
      const { client_uuid: own } = await viewer()
      const places = [...new Set([client, own])].filter((one): one is string => typeof one === 'string')
      const found = (await Promise.all(places.map((one) => users.load(one)))).flat().find((row) => row.uuid === uuid)
      return nameOf(found)
    },
    feeEarner: async (client, uuid) => {
      const found = client ? find(await earners.load(client), uuid) : undefined
      return found ? earnerOf(found, undefined) : null
    },
  }
}
