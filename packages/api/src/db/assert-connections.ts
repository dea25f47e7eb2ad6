import type { Pool, PoolClient } from 'pg'
import { withClients } from './pool-clients.ts'
import type { PoolSettings } from './pool-settings.ts'
import { HELD, LOOKED_AT, readConnection, settingsLost, type FoundConnection } from './session-settings.ts'

/** In rounds one after the other: a connection of a pooler that is lent for a transaction soon serves two of ours. */
const ROUNDS = 3

const OPTIONS_REFUSED =
  'A pooler between CostDraft and PostgreSQL refuses the startup parameter "options": set NAMED_STATEMENTS=no, and give DATABASE_URL no options.'
const SHARED =
  'A pooler lends the connections to PostgreSQL for one transaction at a time, and statements with names fail on them: set NAMED_STATEMENTS=no.'

/** Whether the server tells of itself what it told at the start: what is in between tells of itself. */
const isPooled = (client: PoolClient, { server }: FoundConnection): boolean =>
  (client as PoolClient & { processID?: number }).processID !== server

/** Whether two of our connections are served by one of the server's, or one by two. */
async function areShared(clients: readonly PoolClient[]): Promise<boolean> {
  const clientOf = new Map<number, PoolClient>()
  const serverOf = new Map<PoolClient, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const client of clients) {
      const { server } = await readConnection(client)
      if ((clientOf.get(server) ?? client) !== client || (serverOf.get(client) ?? server) !== server) return true
      clientOf.set(server, client)
      serverOf.set(client, server)
    }
  return false
}

/** How many connections the database user may open; superusers and who may use the reserve have some more. */
const ROOM = `
  select least(current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
      - coalesce(current_setting('reserved_connections', true)::integer, 0),
    nullif(datconnlimit, -1), nullif(rolconnlimit, -1)) as room
  from pg_database, pg_roles where datname = current_database() and rolname = current_user`

/** Throws where PostgreSQL itself has fewer connections than all processes together may open. */
async function assertRoom(client: PoolClient, { poolSize, pools }: PoolSettings): Promise<void> {
  const { rows } = await client.query<{ room: number }>(ROOM)
  const room = rows[0]?.room ?? 0
  if (poolSize * pools > room)
    throw new Error(
      `PostgreSQL lets the database user open ${room} connections, and ${pools} processes with POOL_SIZE ${poolSize} open up to ${poolSize * pools}: ` +
        'lower POOL_SIZE, APIS or WORKERS, raise max_connections, or put a pooler in between (NAMED_STATEMENTS=no).',
    )
}

/** Throws where a pooler lends what statements with names cannot use, or what lacks our settings. */
async function assertPooled(clients: PoolClient[], { namedStatements }: PoolSettings): Promise<void> {
  // All at once, so that each is served by another connection of the pooler.
  const found = await Promise.all(clients.map((client) => readConnection(client, HELD)))
  const without = found.find(({ lost }) => lost.length > 0)
  if (namedStatements && (await areShared(clients))) throw new Error(SHARED)
  if (without) throw new Error(settingsLost(without))
}

/**
 * Throws, with a sentence that says what to do, where the connections of a pool cannot be used: PostgreSQL has not
 * enough of them for all processes, or a pooler in between loses their settings or the names of statements. How many
 * connections a pooler opens is its own configuration and not asked. Throws `DatabaseUnavailable` where there is none.
 */
export async function assertConnections(pool: Pool, settings: PoolSettings): Promise<void> {
  try {
    const hasPooler = await withClients(pool, 1, async ([client]) => {
      const isBehind = isPooled(client!, await readConnection(client!))
      if (!isBehind) await assertRoom(client!, settings)
      return isBehind
    })
    if (hasPooler || !settings.namedStatements)
      await withClients(pool, LOOKED_AT, (clients) => assertPooled(clients, settings))
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter'))
      throw new Error(OPTIONS_REFUSED, { cause: error })
    throw error
  }
}
