import { rmSync } from 'node:fs'
import { migrations } from '@costdraft/api/db/migrate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataFolder } from '../../dev/data-folder.ts'
import { startPostgres, type Postgres } from '../../dev/postgres.ts'
import { takeReleaseBefore, type ReleaseBefore } from '../../dev/release-before.ts'
import { callerOf, type Caller } from '../support/instance.ts'
import { startOwnApi } from '../support/own-api.ts'
import { signIn } from '../support/sign-in.ts'

// The release before starts on a database, this one migrates it, and both serve.
const OWNER = 'owner@ashdown.example'
let postgres: Postgres
let release: ReleaseBefore
let env: Record<string, string>
beforeAll(async () => {
  release = takeReleaseBefore()
  postgres = await startPostgres()
  env = { DATABASE_URL: postgres.url, DATA_DIR: await newDataFolder(postgres.url), SEED: 'demo' }
})
afterAll(async () => {
  await postgres?.stop()
  release?.remove()
  rmSync(env?.DATA_DIR ?? '', { recursive: true, force: true })
})

type Row = Record<string, unknown> & { uuid: string }
const readyOf = async (url: string) => {
  const answer = await fetch(`${url}/ready`)
  return { status: answer.status, body: (await answer.json()) as { status: string; problems: string[] } }
}
/** A case of the firm in progress, made by one of the releases, and a row that is billed in it. */
async function addCase(caller: Caller, name: string): Promise<string> {
  const { body: viewer } = await caller.rest<{ client_uuid: string }>('GET', 'users/user')
  const { body: sites } = await caller.rest<Row[]>('GET', `clients/${viewer.client_uuid}/sites`)
  const { body: earners } = await caller.rest<Row[]>('GET', `client/${viewer.client_uuid}/fee-earner`)
  const made = await caller.rest<Row>('POST', `client/${viewer.client_uuid}/case/legal-aid`, {
    case_name: name,
    solicitors_case_reference: 'BESIDE',
    case_type: 'care_and_supervision',
    fee_earner: earners[0]?.uuid,
    site: sites[0]?.uuid,
    represented_party: 'parent',
    parties_represented: 1,
    certificate: { certificate_number: 'ABCDEF123456', court_level: 'other_judge', date_of_issue: '2025-01-10' },
  })
  expect(made).toMatchObject({ status: 201 })
  await addRow(caller, made.body.uuid, 12.5)
  return made.body.uuid
}
async function addRow(caller: Caller, uuid: string, amount: number): Promise<void> {
  const added = await caller.rest('POST', `client/case/${uuid}/disbursement`, {
    date: '2025-02-03',
    disbursement_type: 'taxi',
    amount,
    description: 'To court',
  })
  expect(added).toMatchObject({ status: 201 })
}
const figures = async (caller: Caller, uuid: string): Promise<unknown> => {
  const { status, body } = await caller.rest('GET', `client/case/${uuid}/totals`)
  expect(status).toBe(200)
  return body
}
const complete = async (caller: Caller, uuid: string): Promise<void> => {
  const { status, body } = await caller.rest('POST', `client/case/${uuid}/status/complete`, {})
  expect({ status, body }).toMatchObject({ status: 200 })
}

test('both serve one database, and their figures are the same', async () => {
  const before = await release.start(env)
  const old = callerOf(before, async () => (await signIn(before, OWNER)).access_token)
  const ofOld = await addCase(old, 'Re Before')
  const figuresBefore = await figures(old, ofOld)

  // This release migrates, and the other one finds what it does not know.
  const now = await startOwnApi(env)
  const fresh = now.as(OWNER)
  const unknown = Object.keys(migrations).filter((name) => !release.migrations.includes(name))
  await expect
    .poll(() => readyOf(before.apiUrl))
    .toMatchObject({
      status: 200,
      body:
        unknown.length > 0
          ? { status: 'degraded', problems: [expect.stringMatching(/^newer_(schema|version)$/)] }
          : { status: 'ready', problems: [] },
    })
  expect(await now.ready()).toMatchObject({ status: 200, body: { status: 'ready' } })

  // What the other one wrote, before and after, is read and billed by this one, and the other way round.
  expect(await figures(fresh, ofOld)).toEqual(figuresBefore)
  expect(await figures(old, ofOld)).toEqual(figuresBefore)
  await addRow(old, ofOld, 30)
  const ofNew = await addCase(fresh, 'Re Now')
  await addRow(old, ofNew, 7.25)
  await addRow(fresh, ofOld, 3.1)
  for (const uuid of [ofOld, ofNew]) expect(await figures(old, uuid)).toEqual(await figures(fresh, uuid))
  await complete(old, ofNew)
  await complete(fresh, ofOld)
  for (const uuid of [ofOld, ofNew]) expect(await figures(old, uuid)).toEqual(await figures(fresh, uuid))
  for (const caller of [old, fresh]) {
    const list = await caller.rest<{ nodes: Row[] }>('GET', 'client/case?first=200&status=complete')
    const found = list.body.nodes.map(({ uuid }) => uuid)
    expect(found).toEqual(expect.arrayContaining([ofOld, ofNew]))
    expect(await caller.rest('GET', 'client/search?q=Before')).toMatchObject({ status: 200 })
  }
  await before.stop()

  // One that is restarted beside this one starts and changes nothing: this one still starts without migrating.
  const again = await release.start(env)
  expect((await readyOf(again.apiUrl)).status).toBe(200)
  await again.stop()
  await now.stop()
  const checked = await startOwnApi({ ...env, MIGRATE: 'no' })
  expect(await checked.ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  await checked.stop()
}, 240_000)
