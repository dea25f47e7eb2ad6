import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
}, 120_000)
afterAll(() => own.close())

const IDS = JSON.stringify([{ system: 'Practice', id: '7' }])
const heldOf = async (uuid: string) =>
  own.db.selectFrom('external_id').select(['within_uuid', 'system', 'id']).where('record_uuid', '=', uuid).execute()

test('external ids move with a client that comes to another parent, and go with a record that is deleted', async () => {
  const { db } = own
  const [client, parent] = await db
    .selectFrom('client')
    .select(['uuid', 'parent_uuid'])
    .orderBy('parent_uuid', (order) => order.asc().nullsLast())
    .execute()
  const at = (within: string | null) => [{ within_uuid: within, system: 'Practice', id: '7' }]
  await db.updateTable('client').set({ external_ids: IDS }).where('uuid', '=', client!.uuid).execute()
  expect(await heldOf(client!.uuid)).toEqual(at(client!.parent_uuid))
  await sql`update client set parent_uuid = ${parent!.uuid}::uuid where uuid = ${client!.uuid}`.execute(db)
  expect(await heldOf(client!.uuid)).toEqual(at(parent!.uuid))
  const uuid = '00000000-0000-4000-8000-0000000000aa'
  await sql`insert into fee_earner (uuid, client_uuid, firstname, surname, initials, external_ids)
    values (${uuid}::uuid, ${client!.uuid}::uuid, 'Newly', 'Added', 'NA', ${IDS}::jsonb)`.execute(db)
  expect(await heldOf(uuid)).toEqual(at(client!.uuid))
  await sql`delete from fee_earner where uuid = ${uuid}`.execute(db)
  expect(await heldOf(uuid)).toEqual([])
})
