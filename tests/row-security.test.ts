import type { Tx } from '@costdraft/api/access/as-viewer.ts'
import { tableRights } from '@costdraft/api/row-security/table-rights.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

// Row-level security on its own, without the checks of the application.
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

/** The tables with a tenant column. */
const tenantTables = async (): Promise<string[]> =>
  (
    await sql<{ name: string }>`
  select pg_class.relname as name from pg_class join pg_attribute on pg_attribute.attrelid = pg_class.oid
  where pg_attribute.attname = 'client_uuid' and pg_class.relkind = 'r'
    and pg_class.relnamespace = 'public'::regnamespace order by 1`.execute(own.db)
  ).rows.map(({ name }) => name)
/**
 * Tables without a policy, because they are read across firms: sign-ins, roles, idempotency keys, jobs, and clients.
 */
const ACROSS = ['account_link', 'child_role', 'client', 'idempotent', 'job', 'person', 'recovery_code', 'second_factor']

test('every table with a tenant column has a policy, except the listed ones', async () => {
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relrowsecurity order by 1`.execute(own.db)
  const names = rows.map(({ name }) => name)
  expect(names).toEqual((await tenantTables()).filter((name) => !ACROSS.includes(name)))
  expect(Object.keys(tableRights).filter((name) => tableRights[name as keyof typeof tableRights].hasPolicy)).toEqual(
    names,
  )
})

test('policies read the firms of a person once for a statement, and not for each row', async () => {
  const { rows } = await sql<{ name: string }>`
    select policyname || ' on ' || tablename as name from pg_policies
    where schemaname = 'public' and qual ~ '"nullif"\\)\\)::uuid' order by 1`.execute(own.db)
  expect(rows).toEqual([])
})

test('a person’s transaction sees the rows of their own firm and of children they hold a role in, and of no other', async () => {
  const { client_uuid: mine } = await own.personOf('solicitor@ashdown.example')
  for (const table of (await tenantTables()).filter((name) => !ACROSS.includes(name))) {
    const clients = async (tx: Tx) =>
      (await sql<{ client_uuid: string }>`select distinct client_uuid from ${sql.table(table)}`.execute(tx)).rows.map(
        ({ client_uuid }) => client_uuid,
      )
    expect([
      table,
      (await own.within('solicitor@ashdown.example', clients)).filter((client) => client !== mine),
    ]).toEqual([table, []])
  }
  const seen = await own.within('draftsman@harbour.example', (tx) =>
    tx.selectFrom('case').select('client_uuid').distinct().execute(),
  )
  expect(seen.map(({ client_uuid }) => client_uuid)).toEqual([mine])
  expect((await own.db.selectFrom('case').select('client_uuid').distinct().execute()).length).toBeGreaterThan(2)
})

test('another firm’s rows cannot be changed, removed or added', async () => {
  const { client_uuid: theirs } = await own.personOf('owner@calder.example')
  const before = await own.db.selectFrom('case').selectAll().where('client_uuid', '=', theirs!).execute()
  const changed = await own.within('owner@ashdown.example', (tx) =>
    tx.updateTable('case').set({ case_name: 'Re Taken' }).where('client_uuid', '=', theirs!).executeTakeFirst(),
  )
  const removed = await own.within('owner@ashdown.example', (tx) =>
    tx.deleteFrom('note').where('client_uuid', '=', theirs!).executeTakeFirst(),
  )
  expect([Number(changed.numUpdatedRows), Number(removed.numDeletedRows)]).toEqual([0, 0])
  await expect(
    own.within('owner@ashdown.example', (tx) =>
      tx.insertInto('user_group').values({ client_uuid: theirs!, name: randomUUID() }).execute(),
    ),
  ).rejects.toThrow('row-level security')
  expect(before.length).toBeGreaterThan(0)
  expect(await own.db.selectFrom('case').selectAll().where('client_uuid', '=', theirs!).execute()).toEqual(before)
})

test('a system administrator manages firms but sees no case', async () => {
  const seen = await own.within('admin@costdraft.example', async (tx) => [
    (await tx.selectFrom('site').selectAll().execute()).length,
    (await tx.selectFrom('case').selectAll().execute()).length,
  ])
  expect(seen).toEqual([(await own.db.selectFrom('site').selectAll().execute()).length, 0])
})

test('a request’s transaction cannot read idempotency keys or sign-in attempts', async () => {
  await expect(
    own.within('owner@ashdown.example', (tx) => tx.selectFrom('secret').selectAll().execute()),
  ).rejects.toThrow('permission denied')
  await expect(
    own.within('owner@ashdown.example', (tx) => tx.selectFrom('sign_in_attempt').selectAll().execute()),
  ).rejects.toThrow('permission denied')
})

test('a request removes nothing from the audit trail', async () => {
  const ofOwner = <T>(work: (tx: Tx) => Promise<T>) => own.within('owner@ashdown.example', work)
  expect((await ofOwner((tx) => tx.selectFrom('change').select('id').limit(1).execute())).length).toBe(1)
  await expect(ofOwner((tx) => tx.deleteFrom('change').execute())).rejects.toThrow('permission denied')
})
