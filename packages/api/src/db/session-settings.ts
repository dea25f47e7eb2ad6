import type { Pool, PoolClient } from 'pg'
import { withClients } from './pool-clients.ts'

/**
 * The settings of each connection to PostgreSQL. Compiling a statement takes PostgreSQL longer than running any of
 * ours: a board of a firm with 10,000 cases took 36 ms of it. By its default a page read at random costs four times
 * one read in order, as on a disk that turns: it then reads the items of every case to find those of one.
 */
const SETTINGS = { timezone: 'UTC', statement_timeout: '15s', jit: 'off', random_page_cost: '1.1' } as const

/** The settings as the startup parameter `options`, which a pooler does not pass on. */
export const STARTUP_OPTIONS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** The same as statements for a role, which hold for each connection that it opens to the database. */
const statementsFor = (role: string, database: string): string[] =>
  Object.entries(SETTINGS).map(
    ([name, value]) => `alter role ${role} in database ${database} set ${name} = '${value}';`,
  )

/** How many connections of a pooler are looked at together, and in seconds how long each is held meanwhile. */
export const LOOKED_AT = 3
export const HELD = 0.05
/** How many connections a pooler is expected to have opened before the settings were made to hold. */
const MOST_OPENED_BEFORE = 300

/** What a connection is, and which settings it lacks. */
export interface FoundConnection {
  /** The process id of its server. */
  server: number
  /** The role and the database, as SQL writes them. */
  role: string
  database: string
  /** The settings that do not hold, by name. */
  lost: string[]
}

/** Reads a connection in one statement that takes `seconds`, so that others at the same time get another server. */
export async function readConnection(client: PoolClient, seconds = 0): Promise<FoundConnection> {
  const { rows } = await client.query<Record<string, string> & { server: number }>(
    `select pg_backend_pid() as server, quote_ident(current_user) as role, quote_ident(current_database()) as database,
       ${Object.keys(SETTINGS)
         .map((name) => `current_setting('${name}') as ${name}`)
         .join(', ')}, pg_sleep(${seconds})`,
  )
  const { server, role, database, ...found } = rows[0]!
  const lost = Object.entries(SETTINGS).flatMap(([name, value]) => (found[name] === value ? [] : [name]))
  return { server, role: role!, database: database!, lost }
}

/** Why a start ends whose connections lack settings, and what to do. */
export const settingsLost = ({ role, database, lost }: FoundConnection): string =>
  `The connections to PostgreSQL lack settings that CostDraft needs (${lost.join(', ')}): a pooler does not pass them on. ` +
  'Run "npm start -- migrate" with NAMED_STATEMENTS=no and the same DATABASE_URL, or as a database administrator: ' +
  `${statementsFor(role, database).join(' ')} Then let the pooler connect anew (PgBouncer: RECONNECT) and start again.`

/**
 * The roles that lack the settings: the current one, and those of the processes (`row-security/service-role.ts`). The
 * time zone is asked for by each connection.
 */
const ROLES_WITHOUT = `
  select quote_ident(rolname) as role, rolname = current_user as is_own, quote_ident(datname) as database
  from pg_roles, pg_database
  where datname = current_database() and (rolname = current_user
      or rolcanlogin and not rolsuper and pg_has_role(pg_roles.oid, to_regrole('costdraft_service'), 'member'))
    and not exists (select from pg_db_role_setting where setrole = pg_roles.oid and setdatabase = pg_database.oid
      and setconfig @> array[${Object.entries(SETTINGS)
        .flatMap(([name, value]) => (name === 'timezone' ? [] : [`'${name}=${value}'`]))
        .join(', ')}])`

/** Makes the settings hold for each new connection of the roles that lack them, as far as the database user may. */
async function alterRoles(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ role: string; is_own: boolean; database: string }>(ROLES_WITHOUT)
  for (const { role, is_own, database } of rows) {
    // Several statements are one transaction, and processes that start together would change the same rows.
    const altered = client.query(
      `select pg_advisory_xact_lock(hashtext('costdraft settings')); ${statementsFor(role, database).join(' ')}`,
    )
    // What another role lacks is said at the start of its process, with the statements to run.
    await (is_own ? altered : altered.catch(() => {}))
  }
}

/** Ends the connection that serves the statement, if it lacks a setting. */
const END_WITHOUT = `select pg_sleep(${HELD}), pg_terminate_backend(pg_backend_pid()) where ${Object.entries(SETTINGS)
  .map(([name, value]) => `current_setting('${name}') <> '${value}'`)
  .join(' or ')}`

/**
 * Makes the settings hold by the role of the database user, where they do not yet, and ends the connections that a
 * pooler opened before and would go on lending without them.
 */
export async function holdSettings(pool: Pool): Promise<void> {
  await withClients(pool, 1, ([client]) => alterRoles(client!))
  let isDone = false
  for (let most = MOST_OPENED_BEFORE; !isDone && most > 0; most -= LOOKED_AT) isDone = !(await endWithout(pool))
}

/** Ends of several connections those that lack a setting. Returns whether there were any. */
const endWithout = (pool: Pool): Promise<boolean> =>
  withClients(
    pool,
    LOOKED_AT,
    async (clients) => {
      const outcomes = await Promise.allSettled(clients.map((client) => client.query(END_WITHOUT)))
      return outcomes.some(({ status }) => status === 'rejected')
    },
    true,
  )
