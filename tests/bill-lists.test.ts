import { withoutViewer } from '@costdraft/api/access/viewer-transaction.ts'
import type { CaseRow } from '@costdraft/api/cases/case-rows.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { readFrozenItems } from '@costdraft/api/outputs/frozen-items.ts'
import { readFrozenBillLists } from '@costdraft/api/outputs/frozen-lists.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { as } from './support/instance.ts'
import { openOwn } from './support/own-database.ts'

interface Entry {
  uuid: string
  code: string
  name: string
  position: number
  source: string
  from: string
  retired: boolean
  used: boolean
  by: string
  recorded_at: string
  version: number
}
type Answer = Entry & { message?: string; details?: Record<string, string> }
type List = 'opg105_categories' | 'cop_activities'

const CATEGORIES = 'opg105_categories'
const ACTIVITIES = 'cop_activities'
const entry = (code: string, name = `Category ${code}`, change: object = {}) => ({
  code,
  name,
  source: 'The official form, version of 2024',
  from: '2024-01-01',
  ...change,
})

/** A solicitor firm, calls about its lists, and a deputyship whose rows may have their entries. */
async function newFirm() {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const owner = as(firm.owner)
  const listAt = (list: List) => `client/${firm.client}/bill-list/${list}`
  const { body: deputyship } = await owner.rest<{ uuid: string }>(
    'POST',
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm),
  )
  const at = `client/case/${deputyship.uuid}`
  const work = { date: '2024-06-03', fee_earner: firm.feeEarner, activity_type: 'preparation', time: 1 }
  return {
    ...firm,
    email: firm.owner,
    owner,
    at,
    listAt,
    list: async (list: List = CATEGORIES) => (await owner.rest<Entry[]>('GET', listAt(list))).body,
    add: (body: object, list: List = CATEGORIES, headers = {}) =>
      owner.rest<Answer>('POST', listAt(list), body, headers),
    edit: (uuid: string, body: object, headers = {}) =>
      owner.rest<Answer>('PATCH', `${listAt(CATEGORIES)}/${uuid}`, body, headers),
    remove: (uuid: string, headers = {}) =>
      owner.rest<Answer>('DELETE', `${listAt(CATEGORIES)}/${uuid}`, undefined, headers),
    record: (body: object) => owner.rest<Answer>('POST', `${at}/time-recording`, { ...work, ...body }),
    offered: async () => (await owner.rest<Record<List, object[]>>('GET', `${at}/bill-lists`)).body,
  }
}

describe('the lists of the Court of Protection’s bill', () => {
  test('are empty at first, and have what is entered, in its order, with source and date', async () => {
    const firm = await newFirm()
    expect([await firm.list(), await firm.list(ACTIVITIES)]).toEqual([[], []])
    const added = await firm.add(entry('B'))
    expect([added.status, added.headers.etag]).toEqual([201, '"1"'])
    await firm.add(entry('A', 'Visits'))
    await firm.add(entry('C', 'Before all', { position: 1 }))
    await firm.add(entry('B', 'Calls'), ACTIVITIES)
    expect((await firm.list()).map(({ code, position }) => [code, position])).toEqual([
      ['B', 1],
      ['C', 1],
      ['A', 2],
    ])
    expect((await firm.list())[2]).toEqual({
      ...entry('A', 'Visits'),
      uuid: expect.any(String),
      position: 2,
      retired: false,
      used: false,
      by: expect.any(String),
      recorded_at: expect.any(String),
      recorded_at_ms: expect.any(String),
      created_at: expect.any(String),
      created_at_ms: expect.any(String),
      updated_at: expect.any(String),
      updated_at_ms: expect.any(String),
      version: 1,
    })
    expect((await firm.list(ACTIVITIES)).map(({ name }) => name)).toEqual(['Calls'])
    expect((await firm.owner.rest('GET', `client/${firm.client}/bill-list/others`)).status).toBe(404)
  })

  test('have a code once, whatever its case, and refuse by name what is none', async () => {
    const firm = await newFirm()
    await firm.add(entry('Ab'))
    const { body: second } = await firm.add(entry('C'))
    for (const answer of [await firm.add(entry('aB')), await firm.edit(second.uuid, { code: 'AB' })])
      expect([answer.status, answer.body.details]).toEqual([409, { code: 'There is an entry with this code.' }])
    const refused = await firm.add({
      code: '',
      name: 'ab',
      source: 's',
      from: '2024-02-30',
      position: 0,
      retired: 'no',
    })
    expect([refused.status, Object.keys(refused.body.details ?? {}).toSorted()]).toEqual([
      422,
      ['code', 'from', 'name', 'position', 'retired', 'source'],
    ])
    expect((await firm.add({ ...entry('D'), colour: 'red' })).body.details).toEqual({
      colour: 'This field is not known.',
    })
    expect((await firm.add({ ...entry('D'), used: true })).body.details).toEqual({
      used: 'Whether rows have the entry follows from them.',
    })
  })

  test('change under their version, and are added once under a key', async () => {
    const firm = await newFirm()
    const key = { 'idempotency-key': 'one-entry' }
    const [first, again] = [await firm.add(entry('A'), CATEGORIES, key), await firm.add(entry('A'), CATEGORIES, key)]
    expect(again.body.uuid).toBe(first.body.uuid)
    const { uuid } = first.body
    expect((await firm.edit(uuid, { name: 'Visits' }, { 'if-match': '"1"' })).body).toMatchObject({
      code: 'A',
      name: 'Visits',
      version: 2,
    })
    expect((await firm.edit(uuid, { name: 'Calls' }, { 'if-match': '"1"' })).status).toBe(412)
    expect((await firm.remove(uuid, { 'if-match': '"1"' })).status).toBe(412)
    // Nothing changed: the version stays.
    expect((await firm.edit(uuid, { name: 'Visits' })).body.version).toBe(2)
    expect((await firm.remove(uuid, { 'if-match': '"2"' })).status).toBe(204)
    expect((await firm.remove(uuid)).status).toBe(404)
  })

  test('are read and changed by whoever may edit the rates, for their own firm', async () => {
    const firm = await newFirm()
    const { body } = await firm.add(entry('A'))
    const other = await newFirm()
    const solicitor = as((await makePerson(firm.email, firm, 'solicitor')).email)
    const calls = [
      ['GET', '', undefined],
      ['POST', '', entry('B')],
      ['PATCH', `/${body.uuid}`, { name: 'Taken' }],
      ['DELETE', `/${body.uuid}`, undefined],
    ] as const
    for (const [method, path, sent] of calls) {
      const statusFor = async (caller: ReturnType<typeof as>) =>
        (await caller.rest(method, `${firm.listAt(CATEGORIES)}${path}`, sent)).status
      expect([method, await statusFor(solicitor), await statusFor(other.owner)]).toEqual([method, 403, 404])
    }
    expect(await firm.list()).toMatchObject([{ code: 'A', name: 'Category A' }])
    // Whoever may read a case may read what its rows may have.
    expect((await solicitor.rest('GET', `${firm.at}/bill-lists`)).body).toMatchObject({
      opg105_categories: [{ code: 'A' }],
    })
    expect((await other.owner.rest('GET', `${firm.at}/bill-lists`)).status).toBe(404)
  })
})

describe('a time recording of a deputyship', () => {
  test('has nothing to choose while the lists are empty, then an entry of each, and says it by code and name', async () => {
    const firm = await newFirm()
    expect(await firm.offered()).toEqual({ opg105_categories: [], cop_activities: [] })
    const { body: category } = await firm.add(entry('A', 'Visits'))
    const { body: activity } = await firm.add(entry('1', 'Calls'), ACTIVITIES)
    expect(await firm.offered()).toEqual({
      opg105_categories: [{ uuid: category.uuid, code: 'A', name: 'Visits', retired: false }],
      cop_activities: [{ uuid: activity.uuid, code: '1', name: 'Calls', retired: false }],
    })
    const row = await firm.record({ opg_category: category.uuid, cop_activity: activity.uuid })
    expect([row.status, row.body]).toMatchObject([
      201,
      {
        opg_category: category.uuid,
        opg_category_named: { uuid: category.uuid, name: 'A Visits' },
        cop_activity_named: { name: '1 Calls' },
      },
    ])
    expect((await firm.record({})).body).toMatchObject({ opg_category: null, cop_activity: null })
  })

  test('refuses by name an entry that is unknown, of the other list, of another firm or retired', async () => {
    const firm = await newFirm()
    const other = await newFirm()
    const { body: activity } = await firm.add(entry('1'), ACTIVITIES)
    const { body: theirs } = await other.add(entry('A'))
    const { body: retired } = await firm.add(entry('A', 'Old', { retired: true }))
    for (const uuid of ['6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10', activity.uuid, theirs.uuid, retired.uuid, 'A']) {
      const { status, body } = await firm.record({ opg_category: uuid })
      expect([uuid, status, body.details]).toEqual([uuid, 422, { opg_category: 'Choose one from the list.' }])
    }
  })

  test('keeps a retired entry, which can be changed back, and an entry that a row has cannot be removed', async () => {
    const firm = await newFirm()
    const { body: category } = await firm.add(entry('A', 'Visits'))
    const { body: row } = await firm.record({ opg_category: category.uuid })
    expect((await firm.list())[0]).toMatchObject({ used: true })
    const refused = await firm.remove(category.uuid)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Rows of cases have A Visits. Retire it instead of removing it.',
    ])
    // An administrator does not see the rows, and is refused all the same.
    const byAdmin = await as(ADMIN).rest('DELETE', `${firm.listAt(CATEGORIES)}/${category.uuid}`)
    expect(byAdmin.status).toBe(409)
    expect((await firm.edit(category.uuid, { retired: true })).body).toMatchObject({ retired: true, version: 2 })
    const at = `${firm.at}/time-recording/${row.uuid}`
    expect((await firm.owner.rest('PATCH', at, { description: 'Still there' })).body).toMatchObject({
      opg_category_named: { name: 'A Visits' },
    })
    // In this case it is offered still, in any other no more.
    expect((await firm.offered()).opg105_categories).toMatchObject([{ code: 'A', retired: true }])
    const { body: next } = await firm.owner.rest<{ uuid: string }>(
      'POST',
      `client/${firm.client}/case/court-of-protection`,
      courtOfProtectionCase(firm, { case_name: 'Another' }),
    )
    expect((await firm.owner.rest('GET', `client/case/${next.uuid}/bill-lists`)).body).toMatchObject({
      opg105_categories: [],
    })
    // A deleted row can be restored, with its entry.
    await firm.owner.rest('DELETE', `${firm.at}/fee/${row.uuid}`)
    expect((await firm.remove(category.uuid)).status).toBe(409)
    expect((await firm.edit(category.uuid, { retired: false })).body).toMatchObject({ retired: false })
  })
})

test('the lists in GraphQL are those of REST, and a row names its entries', async () => {
  const firm = await newFirm()
  const input = { code: 'A', name: 'Visits', source: 'The official form', from: '2024-01-01' }
  const ask = (query: string, variables: object = {}) => firm.owner.graphql(query, { c: firm.client, ...variables })
  const added = await ask(
    'mutation($c: ID!, $i: BillListEntryInput!) { addBillListEntry(clientUuid: $c, list: opg105_categories, input: $i) { uuid position used version } }',
    { i: input },
  )
  expect(added.data).toEqual({
    addBillListEntry: { uuid: expect.any(String), position: 1, used: false, version: '1' },
  })
  const { uuid } = (added.data as { addBillListEntry: { uuid: string } }).addBillListEntry
  await firm.record({ opg_category: uuid })
  const caseUuid = firm.at.split('/').at(-1)
  const found = await ask(
    `query($c: ID!, $case: ID!) { billList(clientUuid: $c, list: opg105_categories) { code used }
      case(uuid: $case) { billLists { opg105Categories { code } copActivities { code } } timeRecordings { nodes { opgCategory { uuid name } copActivity { name } } } } }`,
    { case: caseUuid },
  )
  expect(found.data).toEqual({
    billList: [{ code: 'A', used: true }],
    case: {
      billLists: { opg105Categories: [{ code: 'A' }], copActivities: [] },
      timeRecordings: { nodes: [{ opgCategory: { uuid, name: 'A Visits' }, copActivity: null }] },
    },
  })
  const edited = await ask(
    'mutation($c: ID!, $u: ID!, $i: BillListEntryInput!) { editBillListEntry(clientUuid: $c, list: opg105_categories, uuid: $u, input: $i, version: "1") { position retired version } }',
    { u: uuid, i: { ...input, retired: true } },
  )
  expect(edited.data).toEqual({ editBillListEntry: { position: 1, retired: true, version: '2' } })
  const removed = await ask(
    'mutation($c: ID!, $u: ID!) { removeBillListEntry(clientUuid: $c, list: opg105_categories, uuid: $u) }',
    { u: uuid },
  )
  expect(removed.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
})

test('a snapshot has the lists as they are on the day, and the entries of its rows', async () => {
  const own = await openOwn()
  try {
    const row = await own.db
      .selectFrom('case')
      .where('area_of_work', '=', 'court_of_protection')
      .where('stage', '<>', 'complete')
      .select(['uuid', 'client_uuid as client', 'area_of_work'])
      .executeTakeFirstOrThrow()
    const { uuid: by } = await own.personOf('admin@costdraft.example')
    const add = async (code: string, position: number, retired = false): Promise<string> => {
      const { from, ...kept } = entry(code)
      const values = { ...kept, effective_from: from, position, retired, list: CATEGORIES, client_uuid: row.client }
      const added = await own.db
        .insertInto('bill_list_entry')
        .values({ ...values, created_by: by, changed_by: by } as never)
        .returning('uuid')
        .executeTakeFirstOrThrow()
      return added.uuid
    }
    const [second, first] = [await add('B', 2, true), await add('A', 1)]
    await add('C', 3, true)
    await sql`update time_recording set opg_category = ${second} where item_uuid = (select uuid from case_item
      where case_uuid = ${row.uuid} and kind = 'time_recording' and deleted_at is null order by seq limit 1)`.execute(
      own.db,
    )
    const [lists, items] = await own.db
      .transaction()
      .execute(async (tx) => [
        await readFrozenBillLists(withoutViewer(tx), row as CaseRow),
        await readFrozenItems(withoutViewer(tx), productItems, row.uuid),
      ])
    const { source, from } = entry('A')
    // A retired entry is in the snapshot where a row has it.
    expect(lists).toEqual({
      billLists: {
        opg105Categories: [
          { uuid: first, code: 'A', name: 'Category A', source, from },
          { uuid: second, code: 'B', name: 'Category B', source, from },
        ],
        copActivities: [],
      },
    })
    expect(Object.values(items).flatMap(({ listEntries }) => listEntries ?? [])).toEqual([{ opgCategory: second }])
  } finally {
    await own.close()
  }
})
