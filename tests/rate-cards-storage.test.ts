import { loadPricingInputs } from '@costdraft/api/bills/pricing-input.ts'
import { changeSite } from '@costdraft/api/client-routes/revalued.ts'
import type { ItemsRequestContext } from '@costdraft/api/items/context.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { addRateCard, changeRateCard, removeRateCard } from '@costdraft/api/rates/rate-card-changes.ts'
import { rateCardsOfClients } from '@costdraft/api/bills/rate-cards.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

// What no route answers: the audit trail of a firm's rates, which cases they price again, what the pricing engine is
// given, and row-level security without the checks of the application.
let own: Awaited<ReturnType<typeof openOwn>>
let client: string
let earner: { uuid: string; name: string }
const OWNER = 'owner@ashdown.example'
const RIVAL = 'owner@calder.example'
const ADMIN = 'admin@costdraft.example'
const clientOf = async (email: string): Promise<string> => (await own.personOf(email)).client_uuid ?? ''
beforeAll(async () => {
  own = await openOwn()
  client = await clientOf(OWNER)
  earner = await own.db
    .selectFrom('fee_earner')
    .where('client_uuid', '=', client)
    .select(['uuid', sql<string>`firstname || ' ' || surname`.as('name')])
    .orderBy('uuid')
    .executeTakeFirstOrThrow()
})
afterAll(() => own.close())

/** Makes a change with a body, as the given person. */
const change = <T>(body: object, run: (asked: ItemsRequestContext) => Promise<T>, by = OWNER) =>
  own.within(by, (tx, viewer) =>
    run({ tx, viewer, items: productItems, req: { body, headers: {} }, res: {} } as unknown as ItemsRequestContext),
  )
const add = (body: object, by = OWNER) => change(body, (asked) => addRateCard(asked, client), by)
const trail = () =>
  own.db
    .selectFrom('change')
    .where('entity', '=', 'rate_card')
    .select(['client_uuid', 'case_uuid', 'entity_uuid', 'by', 'action', 'before', 'after'])
    .orderBy('id')
    .execute()
/** The revisions of all cases of all firms, of the firm's open ones, its complete ones and those of others. */
async function revisions() {
  const rows = await own.db.selectFrom('case').select(['client_uuid', 'stage', 'revision']).orderBy('uuid').execute()
  const of = (group: typeof rows) => group.map(({ revision }) => revision)
  return {
    open: of(rows.filter((row) => row.client_uuid === client && row.stage !== 'complete')),
    complete: of(rows.filter((row) => row.client_uuid === client && row.stage === 'complete')),
    others: of(rows.filter((row) => row.client_uuid !== client)),
  }
}
/** Runs a change, and expects that it raised the revision of the firm's open cases and of no other. */
async function expectReprices<T>(run: () => Promise<T>): Promise<T> {
  const before = await revisions()
  expect(Math.min(before.open.length, before.complete.length, before.others.length)).toBeGreaterThan(0)
  const result = await run()
  const after = await revisions()
  expect(after).toEqual({ ...before, open: before.open.map((revision) => revision + 1) })
  return result
}

test('every change of a rate is audited and prices the open cases again, and one without a change does neither', async () => {
  const added = { fee_earner: null, grade: 'A' as const, effective_from: '2024-01-01', rate: 250.5 }
  const { uuid } = await expectReprices(() => add({ grade: 'A', effective_from: '2024-01-01', rate: 250.5 }))
  await expectReprices(() => change({ rate: 260 }, (asked) => changeRateCard(asked, client, uuid)))
  await expectReprices(() => change({ fee_earner: earner.uuid }, (asked) => changeRateCard(asked, client, uuid)))
  const unchanged = await revisions()
  await change({ rate: 260, fee_earner: earner.uuid }, (asked) => changeRateCard(asked, client, uuid))
  expect(await revisions()).toEqual(unchanged)
  await expectReprices(() => change({}, (asked) => removeRateCard(asked, client, uuid)))
  const whose = { client_uuid: client, case_uuid: null, entity_uuid: uuid, by: (await own.personOf(OWNER)).uuid }
  expect(await trail()).toEqual([
    { ...whose, action: 'added', before: null, after: added },
    { ...whose, action: 'changed', before: { rate: 250.5 }, after: { rate: 260 } },
    {
      ...whose,
      action: 'changed',
      before: { fee_earner: null, grade: 'A' },
      after: { fee_earner: earner.uuid, grade: null },
    },
    { ...whose, action: 'removed', before: { ...added, fee_earner: earner.uuid, grade: null, rate: 260 }, after: null },
  ])
})

test('an administrator, who may not see the cases, makes them be priced again too', async () => {
  const { uuid } = await expectReprices(() => add({ grade: 'D', effective_from: '2024-01-01', rate: 90 }, ADMIN))
  await expectReprices(() => change({}, (asked) => removeRateCard(asked, client, uuid), ADMIN))
})

test('the pricing engine gets the rate card of each firm: of the person before the grade, with whose it is', async () => {
  await add({ grade: 'A', effective_from: '2024-01-01', rate: 250.1 })
  await add({ fee_earner: earner.uuid, effective_from: '2025-01-01', rate: 310 })
  const gone = await add({ grade: 'B', effective_from: '2024-01-01', rate: 1 })
  await change({}, (asked) => removeRateCard(asked, client, gone.uuid))
  const other = await clientOf(RIVAL)
  const { uuid: person } = await own.personOf(OWNER)
  const { firstname, surname, firm } = await own.db
    .selectFrom('person')
    .innerJoin('client', 'client.uuid', 'person.client_uuid')
    .where('person.uuid', '=', person)
    .select(['person.firstname', 'person.surname', 'client.name as firm'])
    .executeTakeFirstOrThrow()
  const cardOf = await own.within(OWNER, (tx) => rateCardsOfClients(tx, [client, other, client]))
  const whose = { firm, by: `${firstname} ${surname}`, on: new Date().toISOString().slice(0, 10) }
  const card = cardOf(client)
  expect(card(earner.uuid, 'A', '2025-01-01')).toMatchObject({
    amount: 31_000,
    authority: { from: '2025-01-01', table: 'Rate card', provision: earner.name, own: whose },
  })
  expect(card(earner.uuid, 'A', '2024-12-31')).toMatchObject({
    amount: 25_010,
    authority: { from: '2024-01-01', provision: 'Grade A', own: whose },
  })
  expect([card(earner.uuid, 'B', '2024-12-31'), cardOf(other)(earner.uuid, 'A', '2025-01-01')]).toEqual([
    undefined,
    undefined,
  ])
})

test('time goes to the pricing engine with its fee earner’s grade and band, one object for all rows of a person', async () => {
  const { uuid, fee_earner, count } = await own.db
    .selectFrom('case as case_row')
    .innerJoin('case_item', 'case_item.case_uuid', 'case_row.uuid')
    .where('case_row.client_uuid', '=', client)
    .where('case_row.stage', '<>', 'complete')
    .where('case_item.kind', '=', 'time_recording')
    .where('case_item.deleted_at', 'is', null)
    .select((e) => ['case_row.uuid', 'case_row.fee_earner', e.fn.countAll<number>().as('count')])
    .groupBy(['case_row.uuid', 'case_row.fee_earner'])
    .orderBy('count', 'desc')
    .executeTakeFirstOrThrow()
  const timeOf = async () => {
    const inputs = await own.within(OWNER, (tx) => loadPricingInputs(tx, [uuid]))
    return inputs.get(uuid)?.items.time ?? []
  }
  const before = await timeOf()
  const byEarner = Map.groupBy(before, ({ feeEarner }) => feeEarner?.uuid)
  expect(before).toHaveLength(count)
  for (const rows of byEarner.values()) expect(new Set(rows.map(({ feeEarner }) => feeEarner)).size).toBe(1)
  const [one] = before
  const { grade, site_uuid } = await own.db
    .selectFrom('fee_earner_period')
    .where('fee_earner', '=', one?.feeEarner?.uuid ?? fee_earner)
    .select(['grade', 'site_uuid'])
    .executeTakeFirstOrThrow()
  const bandNow = async () => (await timeOf())[0]?.feeEarner?.guidelineBand
  expect(one?.feeEarner).toEqual({ uuid: one?.feeEarner?.uuid, grade, guidelineBand: await bandNow() })
  await change({ location: 'Non-London', postcode: 'YO1 8AN' }, (asked) => changeSite(asked, client, site_uuid))
  expect(await bandNow()).toBe('national_2')
  await expectReprices(() => change({ guideline_band: 'national_1' }, (asked) => changeSite(asked, client, site_uuid)))
  expect(await bandNow()).toBe('national_1')
  // A changed location drops a band that does not fit it, unless the request has one; London without one follows from
  // the postcode.
  await change({ location: 'London', postcode: 'wc1a1aa' }, (asked) => changeSite(asked, client, site_uuid))
  expect(await bandNow()).toBe('london_2')
  await expect(
    change({ guideline_band: 'national_1' }, (asked) => changeSite(asked, client, site_uuid)),
  ).rejects.toMatchObject({ details: { guideline_band: 'Choose one of london_1, london_2, london_3.' } })
})

test('rates are seen by their firm and by administrators, and by no other firm', async () => {
  const seenBy = (email: string) =>
    own.within(email, async (tx) => (await tx.selectFrom('rate_card').selectAll().execute()).length)
  const all = (await own.db.selectFrom('rate_card').selectAll().execute()).length
  expect(all).toBeGreaterThan(0)
  expect([await seenBy(OWNER), await seenBy(ADMIN), await seenBy(RIVAL)]).toEqual([all, all, 0])
  const { uuid: rival } = await own.personOf(RIVAL)
  const row = { grade: 'C' as const, effective_from: '2025-02-01', rate: 1, created_by: rival, changed_by: rival }
  await expect(
    own.within(RIVAL, (tx) =>
      tx
        .insertInto('rate_card')
        .values({ ...row, client_uuid: client, fee_earner: null })
        .execute(),
    ),
  ).rejects.toThrow('row-level security')
})

test('the database holds what the application checks', async () => {
  const other = await clientOf(RIVAL)
  const insert = (
    whose: string,
    { of = client, from = '2026-01-01', rate = 1 }: { of?: string; from?: string; rate?: number } = {},
  ) =>
    sql`insert into rate_card (client_uuid, fee_earner, grade, effective_from, rate, created_by, changed_by)
      select ${of}::uuid, ${sql.raw(whose)}, ${from}::date, ${rate}, uuid, uuid
      from person where email_address = ${OWNER}`.execute(own.db)
  const person = `'${earner.uuid}'::uuid, null`
  await insert(person)
  await insert(`null, 'C'`)
  await insert(`null, 'C'`, { of: other })
  await expect(insert(person)).rejects.toThrow('rate_card_first_day_of_person')
  await expect(insert(`null, 'C'`)).rejects.toThrow('rate_card_first_day_of_grade')
  await expect(insert(person, { of: other, from: '2026-01-02' })).rejects.toThrow('foreign key')
  await expect(insert(`'${earner.uuid}'::uuid, 'A'`, { from: '2026-01-02' })).rejects.toThrow('check')
  await expect(insert('null, null', { from: '2026-01-02' })).rejects.toThrow('check')
  await expect(insert(`null, 'C'`, { from: '2026-01-02', rate: 0 })).rejects.toThrow('check')
})
