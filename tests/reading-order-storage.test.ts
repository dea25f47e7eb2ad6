import { listCases } from '@costdraft/api/case-routes/case-list.ts'
import { listClients } from '@costdraft/api/clients/client-rows.ts'
import { listUsers } from '@costdraft/api/users/user-rows.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { compareKeys, readingKey } from '@costdraft/schema/text/reading-order.ts'
import { array, assert, asyncProperty, constantFrom, integer, oneof } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

const OWNER = 'owner@ashdown.example'
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

/** The keys and the order of texts as the database has them. */
async function inDatabase(texts: readonly string[]): Promise<{ text: string; key: string }[]> {
  const { rows } = await sql<{ text: string; key: string }>`
    select text, reading_key(text) as key from unnest(${texts}::text[]) with ordinality given (text, place)
    order by reading_key(text) collate "C", place`.execute(own.db)
  return rows
}
const here = (texts: readonly string[]): { text: string; key: string }[] =>
  texts.map((text) => ({ text, key: readingKey(text) })).toSorted((a, b) => compareKeys(a.key, b.key))

test('the database has the keys and the order of every Latin letter', async () => {
  const blocks = [0x20, 0x250, 0x300, 0x370, 0x1e00, 0x1f00, 0x2c60, 0x2c80, 0xa720, 0xa800]
  const texts = Array.from({ length: blocks.length / 2 }, (_, i) => [
    blocks[2 * i] ?? 0,
    blocks[2 * i + 1] ?? 0,
  ]).flatMap(([from = 0, to = 0]) => Array.from({ length: to - from }, (_, i) => `a${String.fromCodePoint(from + i)}9`))
  expect(await inDatabase(texts)).toEqual(here(texts))
})

test('the database has the keys and the order of any texts', async () => {
  const char = oneof(
    constantFrom(..."aAzZ09  ./'’-éÉøØßæŁ\u0301\ue000😀한"),
    integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  )
  // Longer than a key as well: by its own measure the library makes short ones.
  const text = array(char, { maxLength: 255, size: 'max' }).map((chars) => chars.join(''))
  await assert(
    asyncProperty(array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
      expect(await inDatabase(texts)).toEqual(here(texts))
    }),
    { numRuns: 25 },
  )
})

const NAMES = [
  'Re Éva 10',
  'Re Eva 9',
  'Re Østergaard',
  'Re Owen',
  'Re Oakes',
  're eva 009',
  'Re Zoë',
  "Re O'Hara",
  'Re Ohm',
]
const IN_ORDER = [
  'Re Eva 9',
  're eva 009',
  'Re Éva 10',
  'Re Oakes',
  "Re O'Hara",
  'Re Ohm',
  'Re Østergaard',
  'Re Owen',
  'Re Zoë',
]
const isNamed = (name: unknown): boolean => NAMES.some((one) => name === one)
/** Those that are equal are told apart by their uuids. */
const keysOf = (names: readonly unknown[]): string[] => names.map((name) => readingKey(String(name)))

interface Listed {
  nodes: object[]
  has_next_page: boolean
  end_cursor: string | null
}
/** All rows of a list, page by page, first as it is and then from the end of each page. */
async function read(page: (query: Record<string, string>) => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  let after = ''
  for (;;) {
    const found = (await page({ first: '3', ...(after && { after }) })) as Listed
    rows.push(...(found.nodes as Record<string, unknown>[]))
    if (!found.has_next_page) return rows
    after = found.end_cursor ?? ''
  }
}

test('cases, users and clients are listed page by page as a person reads them', async () => {
  const { client_uuid: client } = await own.personOf(OWNER)
  const { uuid: _uuid, ...like } = await own.db
    .selectFrom('case')
    .select(['uuid', 'client_uuid', 'area_of_work', 'case_type', 'fee_earner', 'site', 'created_by', 'changed_by'])
    .where('client_uuid', '=', client!)
    .executeTakeFirstOrThrow()
  await own.db
    .insertInto('case')
    .values(NAMES.map((name) => ({ ...like, details: '{}', case_name: name, solicitors_case_reference: name })))
    .execute()
  for (const sort of ['case_name', 'solicitors_case_reference'])
    for (const direction of ['asc', 'desc']) {
      const rows = await read((query) =>
        own.within(OWNER, (tx, viewer) => listCases(tx, viewer, areas, { ...query, sort, direction })),
      )
      const wanted = keysOf(IN_ORDER)
      expect(keysOf(rows.map((row) => row[sort]).filter(isNamed))).toEqual(
        direction === 'asc' ? wanted : wanted.toReversed(),
      )
      expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(rows.length)
    }

  const { role, password_hash } = await own.db
    .selectFrom('person')
    .select(['role', 'password_hash'])
    .where('client_uuid', '=', client)
    .executeTakeFirstOrThrow()
  await own.db
    .insertInto('person')
    .values(
      NAMES.map((surname, i) => ({
        ...{ client_uuid: client, role, password_hash, firstname: 'Ann', surname },
        email_address: `reading-${i}@ashdown.example`,
      })),
    )
    .execute()
  const users = await read((query) => own.within(OWNER, (tx, viewer) => listUsers(tx, viewer, query)))
  expect(keysOf(users.map(({ surname }) => surname).filter(isNamed))).toEqual(keysOf(IN_ORDER))

  await own.db
    .insertInto('client')
    .values(NAMES.map((name) => ({ name, type: 'solicitor' as const, solicitor_sra_number: '612345' })))
    .execute()
  const admin = await own.db
    .selectFrom('person')
    .select('email_address')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const clients = await read((query) => own.within(admin.email_address, (tx, viewer) => listClients(tx, viewer, query)))
  expect(keysOf(clients.map(({ name }) => name).filter(isNamed))).toEqual(keysOf(IN_ORDER))
})

test('the cursor of an earlier version is where its text stands now', async () => {
  const page = (query: Record<string, string>) =>
    own.within(OWNER, (tx, viewer) => listCases(tx, viewer, areas, { sort: 'case_name', direction: 'asc', ...query }))
  const { nodes, end_cursor } = await page({ first: '4' })
  const last = nodes.at(-1) as unknown as { case_name: string; uuid: string }
  const old = Buffer.from(JSON.stringify([last.case_name.toLowerCase(), last.uuid])).toString('base64url')
  expect((await page({ first: '4', after: old })).nodes).toEqual(
    (await page({ first: '4', after: end_cursor ?? '' })).nodes,
  )
})

test('a list of ten thousand cases reads an index for its first by name or reference', async () => {
  const { client_uuid: client } = await own.personOf(OWNER)
  await sql`insert into "case" (client_uuid, area_of_work, case_type, fee_earner, site, created_by, changed_by, details, case_name, solicitors_case_reference)
    select client_uuid, area_of_work, case_type, fee_earner, site, created_by, changed_by, '{}',
      'Many ' || number, 'MANY/' || number
    from (select * from "case" where client_uuid = ${client} limit 1) model, generate_series(1, 10000) number`.execute(
    own.db,
  )
  await sql`analyze "case"`.execute(own.db)
  for (const key of ['name_key', 'reference_key']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select uuid from "case"
      where client_uuid = ${client} and (${sql.ref(key)}, uuid) > ('many 000000005000', '00000000-0000-0000-0000-000000000000')
      order by ${sql.ref(key)}, uuid limit 51`.execute(own.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(key === 'name_key' ? 'case_name_reading' : 'case_reference_reading')
    expect(plan).not.toContain('Sort')
  }
}, 120_000)
