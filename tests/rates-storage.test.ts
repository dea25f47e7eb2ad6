import type { RequestContext } from '@costdraft/api/http/request.ts'
import { addEdition, changeEdition, removeEdition } from '@costdraft/api/rates/rate-editions.ts'
import { requireTable } from '@costdraft/api/rates/rate-rows.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

// What no route answers: the audit trail of a firm's editions, and row-level security without the checks of the
// application.
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const OWNER = 'owner@ashdown.example'
const RIVAL = 'owner@calder.example'
const ADMIN = 'admin@costdraft.example'
const table = requireTable('bundles_public')
const clientOf = async (email: string): Promise<string> => (await own.personOf(email)).client_uuid ?? ''
/** Runs a change of the firm's editions with a body, as its owner. */
const change = async <T>(
  body: object,
  run: (asked: RequestContext, place: Parameters<typeof addEdition>[1]) => Promise<T>,
) => {
  const client = await clientOf(OWNER)
  return own.within(OWNER, (tx, viewer) =>
    run({ tx, viewer, req: { body, headers: {} }, res: {} } as unknown as RequestContext, { client, table }),
  )
}
const trail = async () =>
  own.db
    .selectFrom('change')
    .where('entity', '=', 'rate_edition')
    .select(['client_uuid', 'case_uuid', 'entity_uuid', 'by', 'action', 'before', 'after'])
    .orderBy('id')
    .execute()

test('every change of an edition is audited, figure by figure, and one without a change is not', async () => {
  const { uuid } = await change(
    { effective_from: '2024-01-01', authority: 'An order', amounts: { bundle_1: 15, bundle_2: 20 } },
    addEdition,
  )
  await change({ amounts: { bundle_1: 15, bundle_3: 30 } }, (asked, place) => changeEdition(asked, place, uuid))
  await change({ authority: 'An order', amounts: { bundle_3: 30, bundle_1: 15 } }, (asked, place) =>
    changeEdition(asked, place, uuid),
  )
  await change({}, (asked, place) => removeEdition(asked, place, uuid))
  const whose = {
    client_uuid: await clientOf(OWNER),
    case_uuid: null,
    entity_uuid: uuid,
    by: (await own.personOf(OWNER)).uuid,
  }
  const fields = { effective_from: '2024-01-01', authority: 'An order', table: 'bundles_public' }
  expect(await trail()).toEqual([
    { ...whose, action: 'added', before: null, after: { ...fields, amounts: { bundle_1: 1_500, bundle_2: 2_000 } } },
    {
      ...whose,
      action: 'changed',
      before: { table: 'bundles_public', 'amounts.bundle_2': 2_000, 'amounts.bundle_3': null },
      after: { table: 'bundles_public', 'amounts.bundle_2': null, 'amounts.bundle_3': 3_000 },
    },
    { ...whose, action: 'removed', before: { ...fields, amounts: { bundle_1: 1_500, bundle_3: 3_000 } }, after: null },
  ])
})

test('an edition is seen by its firm and by administrators, and by no other firm', async () => {
  await change({ effective_from: '2025-01-01', authority: 'An order', amounts: { bundle_1: 15 } }, addEdition)
  const seenBy = (email: string) =>
    own.within(email, async (tx) => (await tx.selectFrom('rate_edition').selectAll().execute()).length)
  const all = (await own.db.selectFrom('rate_edition').selectAll().execute()).length
  expect([await seenBy(OWNER), await seenBy(ADMIN), await seenBy(RIVAL)]).toEqual([all, all, 0])
  const client_uuid = await clientOf(OWNER)
  const { uuid: rival } = await own.personOf(RIVAL)
  await expect(
    own.within(RIVAL, (tx) =>
      tx
        .insertInto('rate_edition')
        .values({
          client_uuid,
          table_key: table.key,
          effective_from: '2025-02-01',
          authority: 'Not mine',
          amounts: '{}',
          created_by: rival,
          changed_by: rival,
        })
        .execute(),
    ),
  ).rejects.toThrow('row-level security')
})

test('the database has one edition a day of a table, whatever the application checks', async () => {
  const add = (effective_from: string) =>
    sql`insert into rate_edition (client_uuid, table_key, effective_from, authority, amounts, created_by, changed_by)
      select client_uuid, 'bundles_public', ${effective_from}::date, 'An order', '{"bundle_1": 1}', uuid, uuid from person where email_address = ${OWNER}`.execute(
      own.db,
    )
  await add('2026-01-01')
  await expect(add('2026-01-01')).rejects.toThrow('rate_edition_first_day')
})
