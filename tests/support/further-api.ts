import { rmSync } from 'node:fs'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'
import { startPostgres, type Postgres } from '../../dev/postgres.ts'
import { careCase } from './care-case.ts'
import { courtOfProtectionCase } from './court-of-protection-case.ts'
import { highCostCase } from './high-cost-case.ts'
import { interPartesCase } from './inter-partes-case.ts'
import { createFurtherTables, furtherItems } from './further-kinds.ts'
import { startOwnApi } from './own-api.ts'

export const ASHDOWN = 'solicitor@ashdown.example'

export type Row = Record<string, unknown> & { uuid: string; version: number }
export interface Page {
  total_count: number
  nodes: Row[]
  has_next_page: boolean
  end_cursor: string | null
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export let api: Awaited<ReturnType<typeof startOwnApi>>
/** The path of a Court of Protection case, with the kinds that only such cases have. */
export let courtOfProtectionAt: string
/** The path of an inter partes case, with the procedural steps that only such cases have. */
export let interPartesAt: string
/** The path of a high cost case, with the steps that only such cases have. */
export let highCostAt: string
/** The path of the case of a test, and a fee earner and a site of its firm. */
export let at: string
export let feeEarner: string
export let site: string

/** Opens a new case, which is the case of the test from then on. */
export async function newCase(change: Record<string, unknown> = {}): Promise<string> {
  const viewer = await must<{ client_uuid: string; user_uuid: string }>('GET', 'users/user')
  const [office] = await must<Row[]>('GET', `clients/${viewer.client_uuid}/sites`)
  const [earner] = await must<Row[]>('GET', `client/${viewer.client_uuid}/fee-earner`)
  ;[site, feeEarner] = [office?.uuid ?? '', earner?.uuid ?? '']
  const firm = { client: viewer.client_uuid, site, feeEarner, person: viewer.user_uuid }
  const { uuid } = await must('POST', `client/${firm.client}/case/legal-aid`, careCase(firm, change))
  at = `client/case/${uuid}`
  return at
}
/** Opens a new Court of Protection case, at `courtOfProtectionAt` from then on. */
export async function newCourtOfProtectionCase(): Promise<void> {
  const { client_uuid: client } = await must<{ client_uuid: string }>('GET', 'users/user')
  const { uuid } = await must(
    'POST',
    `client/${client}/case/court-of-protection`,
    courtOfProtectionCase({ client, site, feeEarner }),
  )
  courtOfProtectionAt = `client/case/${uuid}`
}

/** Opens a new inter partes case, at `interPartesAt` from then on. */
export async function newInterPartesCase(): Promise<void> {
  const { client_uuid: client } = await must<{ client_uuid: string }>('GET', 'users/user')
  const { uuid } = await must(
    'POST',
    `client/${client}/case/inter-parties`,
    interPartesCase({ client, site, feeEarner }),
  )
  interPartesAt = `client/case/${uuid}`
}

/** Opens a new high cost case with a leading and a junior advocate, at `highCostAt` from then on. */
export async function newHighCostCase(): Promise<void> {
  const { client_uuid: client } = await must<{ client_uuid: string }>('GET', 'users/user')
  const { uuid } = await must(
    'POST',
    `client/${client}/case/high-cost`,
    highCostCase({ site, feeEarner }, {}, { advocacy_scheme: 'leading_counsel_junior_counsel' }),
  )
  highCostAt = `client/case/${uuid}`
}

/**
 * Starts, for the tests of a file, an API that serves kinds which the product does not have, with a new case for each
 * test.
 */
export function startFurtherApi(): void {
  let postgres: Postgres | undefined
  let folder: string
  beforeAll(async () => {
    postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
    folder = await newDataFolder(postgres?.url)
    const database = await openDatabase({ dataDir: folder, databaseUrl: postgres?.url })
    await migrate(database.db)
    await createFurtherTables(database.db)
    await database.close()
    const env = { DATA_DIR: folder, ...(postgres && { DATABASE_URL: postgres.url }) }
    api = await startOwnApi(env, { items: furtherItems })
  })
  afterAll(async () => {
    await api.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await newCase()
  })
}

export const rest = <T = Row>(method: Method, path: string, body?: unknown, headers = {}) =>
  api.as(ASHDOWN).rest<T>(method, path, body, headers)
/** The body of an answer; throws where it is none of success. */
export const must = async <T = Row>(method: Method, path: string, body?: unknown): Promise<T> => {
  const answer = await rest<T>(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const addParty = (party: string) => must('POST', `${at}/participant`, { party })
export const STEP = { event: 'court_hearing', description: 'Issues resolution hearing', date: '2025-05-01' }
export const addStep = (more: Record<string, unknown> = {}) => must('POST', `${at}/court/step`, { ...STEP, ...more })
export const travel = { distance: 40, amount: 18, description: 'To Exeter' }
export const listOf = (row: Row, key: string): Row[] => row[key] as Row[]
export const names = (rows: readonly Row[], key: string): unknown[] => rows.map((row) => row[key])
