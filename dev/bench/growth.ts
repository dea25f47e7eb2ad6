import { spawn } from 'node:child_process'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { bringToVersion } from '@costdraft/api/bring-to-version.ts'
import { compactTally } from '@costdraft/api/case-routes/case-tally.ts'
import { forgetChanges } from '@costdraft/api/changes/forget-changes.ts'
import { readConfig } from '@costdraft/api/config.ts'
import { knownFiles, namedFiles, uuidsOf } from '@costdraft/api/files/named-files.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { sweepNotifications } from '@costdraft/api/notifications/notify.ts'
import { seed } from '@costdraft/api/seed/seed.ts'
import { queueFigures } from '@costdraft/api/telemetry/queue-figures.ts'
import { sweepWebhookEvents } from '@costdraft/api/webhooks/sweep-webhooks.ts'
import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { request } from 'undici'
import { newDataFolder } from '../data-folder.ts'
import { postgresPrograms, psql, startPostgres, type Postgres } from '../postgres.ts'
import type { Figure, Section } from './figures.ts'
import { addCases, addFirms, addRareWord, COMMON_WORD, FIRMS, HOUSE, ownerOf, RARE_WORD } from './growth-firms.ts'
import { median } from './load.ts'
import { operations, send } from './requests.ts'
import { startBench, type Bench } from './setup.ts'
import { isSmall, sized } from './sized.ts'
import { timedEach } from './timed.ts'

/** How many cases there are at each size. */
const SIZES = isSmall ? [60, 120] : [10_000, 100_000, 1_000_000]
const TIMES = sized(5, 1)
/** Cases that are added in one transaction. */
const BATCH = 30_000
const MEGABYTE = 1_048_576
/** Who asks: the owner of the largest firm, that of a middling one, and a costs draftsman with a role in all firms. */
const ASKERS: Readonly<Record<string, string>> = {
  'largest firm': ownerOf(1),
  'middling firm': ownerOf(FIRMS / 8),
  'all firms': HOUSE,
}

/** What the server counts of all statements since `reset`: milliseconds in them, and pages of 8 kB that they touch. */
const COUNTED = `select round(sum(total_exec_time)), sum(shared_blks_hit + shared_blks_read) from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())`
const RESET = 'select pg_stat_statements_reset()'

/** The median time of a request, and what its statements touch in the database. */
async function figureOf(databaseUrl: string, name: string, work: () => Promise<unknown>): Promise<Figure> {
  await work()
  psql(databaseUrl, RESET)
  const value = median(await timedEach(TIMES, work))
  const [ms = 0, pages = 0] = psql(databaseUrl, COUNTED).split('|').map(Number)
  const inDatabase = `${(ms / TIMES).toFixed(0)} ms in the database, ${Math.round(pages / TIMES)} pages`
  return { name, value, unit: 'ms', note: inDatabase }
}

interface Asker {
  get: <T>(path: string) => Promise<T>
  patch: (path: string, body: object) => Promise<unknown>
  ask: (one: ReturnType<typeof operations.board>) => Promise<unknown>
}

async function askerOf(bench: Bench, email: string): Promise<Asker> {
  const headers = await bench.headersOf(email)
  const rest = async (method: 'GET' | 'PATCH', path: string, body?: object): Promise<unknown> => {
    const answer = await request(`${bench.instance.apiUrl}/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  return {
    get: <T>(path: string) => rest('GET', path) as Promise<T>,
    patch: (path, body) => rest('PATCH', path, body),
    ask: async (one) => {
      const answer = (await send(bench.instance.webUrl, one, headers)) as { errors?: unknown }
      if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    },
  }
}

/** What a person of a firm does, and how long it takes. */
async function firmFigures({ databaseUrl }: Bench, who: string, { get, patch, ask }: Asker): Promise<Figure[]> {
  const { nodes } = await get<{ nodes: { uuid: string }[] }>('client/case?first=50&status=in_progress')
  const uuid = nodes[0]?.uuid ?? ''
  const rows = `client/case/${uuid}/time-recording`
  const {
    nodes: [row],
  } = await get<{ nodes: { uuid: string }[] }>(`${rows}?first=1`)
  let time = 1
  const works: Record<string, () => Promise<unknown>> = {
    'list of cases': () => get('client/case?first=50'),
    'list of cases by name': () => get('client/case?first=50&sort=case_name'),
    board: () => ask(operations.board()),
    'first panel': () => get('client/search/panel'),
    'search that finds one': () => ask(operations.search(RARE_WORD)),
    'search that finds an eighth': () => ask(operations.search(COMMON_WORD)),
    'cases that a word finds': () => ask(operations.cases({ first: 50, search: COMMON_WORD })),
    'a case and its rows': () => ask(operations.wholeCase(uuid)),
    'a row saved': () => patch(`${rows}/${row?.uuid ?? ''}`, { time: (time += 0.1).toFixed(1) }),
    'changes, a page': () => get('client/changes?first=100'),
    ...Object.fromEntries(
      reportNames.map((name) => [`report: ${reports[name].title}`, () => get(`client/reports/${reports[name].path}`)]),
    ),
  }
  const figures: Figure[] = []
  for (const [name, work] of Object.entries(works)) figures.push(await tried(databaseUrl, `${name}, ${who}`, work))
  return figures
}

/** A figure, or that what it measures was refused. */
async function tried(databaseUrl: string, name: string, work: () => Promise<unknown>): Promise<Figure> {
  try {
    return await figureOf(databaseUrl, name, work)
  } catch (error) {
    return { name, value: Number.NaN, unit: 'ms', note: `refused: ${String(error).slice(0, 200)}` }
  }
}

/** What no request waits for: sweeps, counts and queues. */
async function ownFigures({ databaseUrl, instance }: Bench): Promise<Figure[]> {
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl })
  const all = async (source: typeof namedFiles): Promise<void> => {
    for await (const page of uuidsOf(db, source)) if (page.length === 0) return
  }
  const works: Record<string, () => Promise<unknown>> = {
    '/ready': async () => (await request(`${instance.apiUrl}/ready`)).body.dump(),
    'files that rows name, read in pages': () => all(namedFiles),
    'files that the database knows, read in pages': () => all(knownFiles),
    'sweep of notifications': () => sweepNotifications(db),
    'sweep of changes': () => forgetChanges(db, new Date()),
    'sweep of webhook events': () => sweepWebhookEvents(db, new Date()),
    'sweep of the tally': () => compactTally(db),
    'what waits, for the metrics': async () => queueFigures(db, [])(),
    'a start on it: rights, search, figures': () => bringToVersion(db, productItems),
  }
  try {
    const figures: Figure[] = []
    for (const [name, work] of Object.entries(works)) figures.push(await tried(databaseUrl, name, work))
    return figures
  } finally {
    await close()
  }
}

/** Seconds of a statement. */
async function secondsOf(work: () => Promise<unknown> | void): Promise<number> {
  const [ms = 0] = await timedEach(1, async () => work())
  return ms / 1_000
}

/** Dumps a database to nowhere; resolves with the megabytes of the dump, which is compressed as pg_dump does. */
async function dumped(databaseUrl: string): Promise<number> {
  const dump = spawn(`${postgresPrograms() ?? ''}/pg_dump`, ['-Fc', '-Z1', '-N', 'growth', databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let bytes = 0
  for await (const part of dump.stdout) bytes += (part as Buffer).length
  return bytes / MEGABYTE
}

/** The sizes of the largest tables with their indexes, and what an administrator waits for. */
async function databaseFigures(databaseUrl: string): Promise<Figure[]> {
  const size = (of: string): number => Number(psql(databaseUrl, `select ${of}`)) / MEGABYTE
  const tables = psql(
    databaseUrl,
    `select relname, pg_table_size(oid), pg_indexes_size(oid), reltuples::bigint from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 8`,
  )
    .split('\n')
    .map((line) => line.split('|'))
  const seconds: Record<string, string> = {
    'vacuum (analyze)': 'vacuum (analyze)',
    'an index of time_recording':
      'create index growth_index on time_recording (client_uuid, date); drop index growth_index',
    'a column with a default': `alter table time_recording add column growth integer not null default 0; alter table time_recording drop column growth`,
  }
  let megabytes = 0
  const dump = await secondsOf(async () => {
    megabytes = await dumped(databaseUrl)
  })
  const figures: Figure[] = [
    { name: 'the database', value: size('pg_database_size(current_database())'), unit: 'MB' },
    ...tables.map(([name = '', heap, indexes, rows]): Figure => ({
      name: `  ${name}`,
      value: (Number(heap) + Number(indexes)) / MEGABYTE,
      unit: 'MB',
      note: `${rows} rows, indexes ${(Number(indexes) / MEGABYTE).toFixed(0)} MB`,
    })),
    { name: 'pg_dump, compressed', value: dump, unit: 's', note: `${megabytes.toFixed(0)} MB` },
  ]
  for (const [name, text] of Object.entries(seconds))
    figures.push({ name, value: await secondsOf(() => void psql(databaseUrl, text)), unit: 's' })
  return figures
}

/** What people and sweeps wait for, in a database that has so many cases. */
export async function* workSections(server: Pick<Postgres, 'url' | 'pid'>, cases: number): AsyncGenerator<Section> {
  psql(server.url, 'create extension if not exists pg_stat_statements')
  const bench = await startBench({ server, email: HOUSE })
  try {
    for (const [who, email] of Object.entries(ASKERS))
      yield {
        title: `Growth: ${cases} cases, ${who}`,
        figures: await firmFigures(bench, who, await askerOf(bench, email)),
      }
    yield { title: `Growth: ${cases} cases, without a request`, figures: await ownFigures(bench) }
  } finally {
    await bench.stop()
  }
}

/** Makes the database of this version and the firms, with memory as a server of this size has it. */
async function prepare(server: Postgres): Promise<void> {
  for (const setting of [
    `shared_buffers = '${sized(1_024, 128)}MB'`,
    `max_wal_size = '8GB'`,
    `maintenance_work_mem = '512MB'`,
    'shared_preload_libraries = pg_stat_statements',
  ])
    psql(server.url, `alter system set ${setting}`)
  await server.halt()
  await server.resume()
  const dataDir = await newDataFolder(server.url)
  const { db, close } = await openDatabase({ dataDir, databaseUrl: server.url })
  await bringToVersion(db, productItems)
  await seed(db, readConfig({ DATA_DIR: dataDir, DATABASE_URL: server.url, SEED: 'demo' }))
  await close()
  psql(server.url, addFirms)
}

/**
 * Measures, on PostgreSQL, what people of firms of very uneven size wait for at three sizes of the database, and what
 * its administrator does. Takes half an hour, and 10 GB of disk.
 */
export async function* growthSections(): AsyncGenerator<Section> {
  const server = await startPostgres()
  try {
    await prepare(server)
    let from = 1
    for (const size of SIZES) {
      for (; from <= size; from += BATCH) psql(server.url, addCases(from, Math.min(size, from + BATCH - 1)))
      from = size + 1
      if (size === SIZES[0]) psql(server.url, addRareWord)
      psql(server.url, 'vacuum (analyze)')
      yield { title: `Growth: the database with ${size} cases`, figures: await databaseFigures(server.url) }
      yield* workSections(server, size)
    }
  } finally {
    await server.stop()
  }
}
