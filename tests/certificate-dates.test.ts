import { afterAll, beforeAll, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ASHDOWN } from './support/firm.ts'
import { startOwnApi } from './support/own-api.ts'

// The API with a clock that the test sets: half past midnight in London on the first day of July is still June in UTC.
let now = new Date('2026-06-30T23:30:00Z')
let api: Awaited<ReturnType<typeof startOwnApi>>
beforeAll(async () => {
  api = await startOwnApi({}, { now: () => now })
})
afterAll(() => api.stop())

async function firm() {
  const { rest } = api.as(ASHDOWN)
  const { client_uuid: client } = await api.database.db
    .selectFrom('person')
    .select('client_uuid')
    .where('email_address', '=', ASHDOWN)
    .executeTakeFirstOrThrow()
  const earner = await api.database.db
    .selectFrom('fee_earner_period')
    .select(['fee_earner as uuid', 'site_uuid'])
    .where('client_uuid', '=', client)
    .executeTakeFirstOrThrow()
  return { rest, client: client ?? '', site: earner.site_uuid, feeEarner: earner.uuid }
}

test('today is the day in London; what is stored stands when the clock goes back', async () => {
  const { rest, client, ...place } = await firm()
  const post = (date_of_issue: string) =>
    rest('POST', `client/${client}/case/legal-aid`, careCase({ client, ...place } as never, {}, { date_of_issue }))
  expect((await post('2026-07-02')).status).toBe(422)
  const { status, body } = await post('2026-07-01')
  expect(status).toBe(201)
  now = new Date('2026-06-01T12:00:00Z')
  const change = async (path: string, sent: object) => (await rest('PATCH', `client/case/${path}`, sent)).status
  const certificate = `${String(body.uuid)}/certificate`
  expect(await change(certificate, { transfer: true })).toBe(200)
  expect(await change(certificate, { date_of_issue: '2026-07-01', half_fixed_fee: true })).toBe(200)
  expect(await change(`legal-aid/${String(body.uuid)}`, { case_name: 'Re Later' })).toBe(200)
  expect(await change(certificate, { date_of_issue: '2026-06-30' })).toBe(422)
  expect(await change(certificate, { date_of_issue: '2026-06-01' })).toBe(200)
})
