import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { careCase } from './support/firm.ts'
import { filesForm, pdf, root } from './support/files.ts'
import { createFurtherTables, furtherItems, sumsRead } from './support/further-kinds.ts'
import { startOwnApi } from './support/own-api.ts'

// The product with kinds it does not have: what they need follows from their declaration alone.
const ASHDOWN = 'solicitor@ashdown.example',
  DRAFTSMAN = 'draftsman@harbour.example'

type Row = Record<string, unknown> & { uuid: string; version: number }
interface Page {
  total_count: number
  nodes: Row[]
  has_next_page: boolean
  end_cursor: string | null
}

let postgres: Postgres | undefined, folder: string, api: Awaited<ReturnType<typeof startOwnApi>>
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

const rest = <T = Row>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers = {}) =>
  api.as(ASHDOWN).rest<T>(method, path, body, headers)
const must = async <T = Row>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> => {
  const answer = await rest<T>(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

let at: string, feeEarner: string, site: string
async function newCase(): Promise<string> {
  const viewer = await must<{ client_uuid: string; user_uuid: string }>('GET', 'users/user')
  const [office] = await must<Row[]>('GET', `clients/${viewer.client_uuid}/sites`),
    [earner] = await must<Row[]>('GET', `client/${viewer.client_uuid}/fee-earner`)
  ;[site, feeEarner] = [office?.uuid ?? '', earner?.uuid ?? '']
  const firm = { client: viewer.client_uuid, site, feeEarner, person: viewer.user_uuid }
  return `client/case/${(await must('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))).uuid}`
}
beforeEach(async () => {
  at = await newCase()
})

const addParty = (party: string) => must('POST', `${at}/party`, { party })
const STEP = { event: 'court_hearing', description: 'Issues resolution hearing', date: '2025-05-01' }
const addStep = (more: Record<string, unknown> = {}) =>
  must('POST', `${at}/high-cost/procedural-step`, { ...STEP, ...more })
const travel = { distance: 40, amount: 18, description: 'To Exeter' }
const listOf = (row: Row, key: string): Row[] => row[key] as Row[]
const names = (rows: readonly Row[], key: string): unknown[] => rows.map((row) => row[key])

describe('a kind without a date', () => {
  test('is listed as entered, page by page, and a cursor of another list is refused', async () => {
    for (const name of ['Smith', 'Adams', 'Moore']) await addParty(name)
    expect(names(await must<Row[]>('GET', `${at}/party`), 'party')).toEqual(['Smith', 'Adams', 'Moore'])
    const one = await must<Page>('GET', `${at}/party?first=2`)
    expect([one.total_count, one.has_next_page, names(one.nodes, 'party')]).toEqual([3, true, ['Smith', 'Adams']])
    const two = await must<Page>('GET', `${at}/party?first=2&after=${one.end_cursor}`)
    expect([two.has_next_page, names(two.nodes, 'party')]).toEqual([false, ['Moore']])
    for (const list of ['hearing', 'disbursement'])
      expect(await rest('GET', `${at}/${list}?after=${one.end_cursor}`)).toMatchObject({
        status: 422,
        body: { details: { after: expect.any(String) } },
      })
  })

  test('whose dates may be missing is listed by date, those without one last, and none is lost between pages', async () => {
    for (const start_date of [null, '2025-03-01', null, '2025-01-01', '2025-03-01'])
      await must('POST', `${at}/period`, { description: 'A period', start_date })
    const dates: unknown[] = []
    let after = ''
    for (let page = 0; page < 5; page++) {
      const { nodes, end_cursor, has_next_page } = await must<Page>('GET', `${at}/period?first=1${after}`)
      dates.push(...names(nodes, 'start_date'))
      expect(has_next_page).toBe(page < 4)
      after = `&after=${end_cursor}`
    }
    expect(dates).toEqual(['2025-01-01', '2025-03-01', '2025-03-01', null, null])
  })
})

test('a kind without a price is answered without costs, and one with a price with them', async () => {
  const party = await addParty('Smith'),
    step = await addStep({ procedural_step_disbursements: [{ amount: 5 }], counsel: [{ counsel_level: 'junior' }] })
  for (const row of [party, ...(await must<Row[]>('GET', `${at}/party`)), ...listOf(step, 'counsel')])
    expect(row).not.toHaveProperty('total_cost')
  for (const row of [step, ...listOf(step, 'procedural_step_disbursements')]) expect(row).toHaveProperty('total_cost')
})

test('a kind is deleted on its own path, or as a fee if it says so, and never on the other', async () => {
  const party = await addParty('Smith'),
    step = await addStep()
  expect((await rest('DELETE', `${at}/fee/${party.uuid}`)).status).toBe(404)
  expect((await rest('DELETE', `${at}/high-cost/procedural-step/${step.uuid}`)).status).toBe(404)
  expect((await rest('DELETE', `${at}/party/${step.uuid}`)).status).toBe(404)
  expect((await rest('DELETE', `${at}/party/${party.uuid}`)).status).toBe(204)
  expect((await rest('DELETE', `${at}/fee/${step.uuid}`)).status).toBe(204)
  expect([await must('GET', `${at}/party`), await must('GET', `${at}/high-cost/procedural-step`)]).toEqual([[], []])
  expect(await must('POST', `${at}/item/${party.uuid}/restore`, {})).toMatchObject({ party: 'Smith' })
})

test('the rows of a list are added with their own parts and rows, and read so in the list, alone and after a change', async () => {
  const { uuid: party_uuid } = await addParty('Smith')
  const counsel = {
    counsel_level: 'leading',
    party_uuid,
    counsel_attendance: { party_uuid, attendance: 'event' },
    travel,
    expenses: [
      { amount: 3.5, description: 'Parking' },
      { amount: 4, description: 'Lunch' },
    ],
  }
  const step = await addStep({ counsel: [counsel, { counsel_level: 'junior' }] }),
    path = `${at}/high-cost/procedural-step/${step.uuid}`
  const whole = {
    fee_type: 'procedural_step',
    counsel: [
      {
        ...counsel,
        parent_uuid: step.uuid,
        party_uuid_named: { uuid: party_uuid, name: 'Smith' },
        counsel_attendance: {
          party_uuid,
          party_uuid_named: { uuid: party_uuid, name: 'Smith' },
          attendance: 'event',
        },
      },
      { counsel_level: 'junior', party_uuid: null, travel: null, counsel_attendance: null, expenses: [] },
    ],
  }
  expect(step).toMatchObject(whole)
  expect(await must('GET', path)).toMatchObject(whole)
  expect(await must<Row[]>('GET', `${at}/high-cost/procedural-step`)).toMatchObject([whole])
  expect(await must('PATCH', path, { description: 'Final hearing' })).toMatchObject(whole)
})

test('every problem of a nested row is named by its path on the wire, and nothing is stored', async () => {
  const counsel = [{ counsel_level: 'pupil', travel: { distance: -1 }, expenses: [{ amount: 1, description: 'x' }] }]
  const refused = await rest<{ details: object }>('POST', `${at}/high-cost/procedural-step`, { ...STEP, counsel })
  expect([refused.status, Object.keys(refused.body.details).toSorted()]).toEqual([
    422,
    [
      'counsel.0.counsel_level',
      'counsel.0.expenses.0.description',
      'counsel.0.travel.amount',
      'counsel.0.travel.description',
      'counsel.0.travel.distance',
    ],
  ])
  expect(await rest('POST', `${at}/high-cost/procedural-step`, { ...STEP, counsel: {} })).toMatchObject({
    status: 422,
    body: { details: { counsel: 'Send a list.' } },
  })
  expect(await must('GET', `${at}/high-cost/procedural-step`)).toEqual([])
})

test('rows of rows have their own paths; a change there raises the version of each row above', async () => {
  const step = await addStep(),
    path = `${at}/high-cost/procedural-step/${step.uuid}`
  const counsel = await must('POST', `${path}/counsel`, { counsel_level: 'junior' }),
    one = `${path}/counsel/${counsel.uuid}`
  expect(await must('PATCH', `${one}/travel`, travel)).toMatchObject({ travel, version: 2 })
  const expense = await must('POST', `${one}/expense`, { amount: 2, description: 'Parking' })
  expect(await must('PATCH', `${one}/expense/${expense.uuid}`, { amount: 3 })).toMatchObject({ amount: 3, version: 2 })
  await must('PATCH', `${one}/expense/${expense.uuid}`, { amount: 3 })
  expect(await must('GET', path)).toMatchObject({
    version: 5,
    counsel: [{ version: 4, travel, expenses: [{ amount: 3 }] }],
  })
  const other = await addStep()
  for (const wrong of [
    `${at}/high-cost/procedural-step/${other.uuid}/counsel/${counsel.uuid}/expense/${expense.uuid}`,
    `${at}/high-cost/procedural-step/${other.uuid}/counsel/${counsel.uuid}`,
    `${path}/counsel/${expense.uuid}`,
    `${path}/disbursement/${counsel.uuid}`,
  ])
    expect([(await rest('PATCH', wrong, {})).status, (await rest('DELETE', wrong)).status]).toEqual([404, 404])
  expect((await rest('DELETE', `${one}/expense/${expense.uuid}`)).status).toBe(204)
  expect((await rest('DELETE', `${one}/travel`)).status).toBe(204)
  expect(await must('GET', path)).toMatchObject({ counsel: [{ travel: null, expenses: [] }] })
  expect((await rest('DELETE', one)).status).toBe(204)
  expect(await must('GET', path)).toMatchObject({ counsel: [] })
})

describe('the lists of a row, sent with a change of it', () => {
  const EXPENSES = [
    { amount: 1, description: 'Parking' },
    { amount: 2, description: 'Lunch' },
  ]
  const start = async () => {
    const step = await addStep({
        counsel: [
          { counsel_level: 'junior', travel, expenses: EXPENSES },
          { counsel_level: 'leading' },
          { counsel_level: 'senior' },
        ],
        procedural_step_disbursements: [{ amount: 7 }],
      }),
      [junior, leading, senior] = listOf(step, 'counsel') as [Row, Row, Row]
    return { step, junior, leading, senior, path: `${at}/high-cost/procedural-step/${step.uuid}` }
  }

  test('become the lists that were sent, in one version, and lists that were not sent stay', async () => {
    const { path, junior, leading, senior } = await start(),
      [parking] = listOf(junior, 'expenses')
    const changed = await must('PATCH', `${path}?lists=whole`, {
      description: 'Final hearing',
      counsel: [
        { uuid: junior.uuid, expenses: [{ uuid: parking?.uuid, amount: 9 }, EXPENSES[1]] },
        { counsel_level: 'senior', expenses: [EXPENSES[0]] },
        leading,
      ],
    })
    expect(changed).toMatchObject({
      version: 2,
      description: 'Final hearing',
      procedural_step_disbursements: [{ amount: 7, version: 1 }],
    })
    // What was not sent of a row stays; what is as it was has no new version.
    expect(listOf(changed, 'counsel')).toMatchObject([
      {
        uuid: junior.uuid,
        counsel_level: 'junior',
        version: 2,
        travel,
        expenses: [
          { uuid: parking?.uuid, amount: 9, description: 'Parking', version: 2 },
          { amount: 2, description: 'Lunch', version: 1 },
        ],
      },
      { uuid: leading.uuid, version: 1 },
      { counsel_level: 'senior', expenses: [{ amount: 1 }] },
    ])
    expect(names(listOf(changed, 'counsel'), 'uuid')).not.toContain(senior.uuid)
    const { nodes } = await must<{ nodes: Row[] }>('GET', `${at}/audit?first=7`)
    expect(nodes.map(({ entity, action }) => `${entity as string} ${action as string}`).toSorted()).toEqual([
      'counsel_expense added',
      'counsel_expense added',
      'counsel_expense changed',
      'counsel_expense removed',
      'high_cost_step changed',
      'step_counsel added',
      'step_counsel removed',
    ])
  })

  test('as they were answered change nothing; null is no list, and an empty list has no rows', async () => {
    const { path, step } = await start()
    expect(await must('PATCH', `${path}?lists=whole`, step)).toEqual(step)
    expect(await must('PATCH', `${path}?lists=whole`, { counsel: null })).toEqual(step)
    expect(await must('PATCH', `${path}?lists=whole`, { counsel: [] })).toMatchObject({
      version: 2,
      counsel: [],
      procedural_step_disbursements: [{ amount: 7 }],
    })
  })

  test('are changed whole or not at all', async () => {
    const { path, step, junior, leading } = await start(),
      other = await addStep({ counsel: [{ counsel_level: 'junior' }] })
    const [foreign] = listOf(other, 'counsel')
    for (const [counsel, detail] of [
      [[{ uuid: junior.uuid, counsel_level: 'leading' }, { counsel_level: 'pupil' }], 'counsel.1.counsel_level'],
      [[{ counsel_level: 'junior' }, { uuid: foreign?.uuid }], 'counsel.1.uuid'],
      [[leading, leading], 'counsel.1.uuid'],
      [[{ uuid: junior.uuid, expenses: [{ uuid: leading.uuid }] }], 'counsel.0.expenses.0.uuid'],
      [[{ counsel_level: 'junior', party_uuid: randomUUID() }], 'counsel.0.party_uuid'],
    ] as const)
      expect(await rest('PATCH', `${path}?lists=whole`, { description: 'Final hearing', counsel })).toMatchObject({
        status: 422,
        body: { details: { [detail]: expect.any(String) } },
      })
    expect(await rest('PATCH', `${path}?lists=whole`, { counsel: [] }, { 'if-match': '"9"' })).toMatchObject({
      status: 412,
    })
    expect(await must('GET', path)).toEqual(step)
  })

  test('of a kind of the product too, and the version says when a row was added by its own path', async () => {
    const { disbursements: _, ...hearing } = {
      date: '2025-03-04',
      court_level: 'other_judge',
      fee_earner: feeEarner,
      hearing_type: 'interim',
      start_time: '10:00',
      end_time: '11:00',
      disbursements: undefined,
    }
    const row = await must('POST', `${at}/hearing`, hearing),
      path = `${at}/hearing/${row.uuid}`
    await must('POST', `${path}/disbursement`, { disbursement_type: 'taxi', amount: 14 })
    expect(
      await rest('PATCH', `${path}?lists=whole`, { hearing_disbursements: [] }, { 'if-match': '"1"' }),
    ).toMatchObject({
      status: 412,
      body: { current: { version: 2 } },
    })
    const changed = await must('PATCH', `${path}?lists=whole`, {
      hearing_disbursements: [{ disbursement_type: 'parking', amount: 3 }],
    })
    expect(changed).toMatchObject({ version: 3, hearing_disbursements: [{ disbursement_type: 'parking' }] })
    expect(await must<Row[]>('GET', `${at}/disbursement`)).toMatchObject([{ amount: 3, total_cost: 3 }])
    expect(await must('PATCH', `${path}?lists=whole`, await must('GET', path))).toMatchObject({ version: 3 })
    // A program of the specification knows its rows by paths of their own: what it sends with a change loses none of them.
    expect(await must('PATCH', path, { description: 'By video', hearing_disbursements: [] })).toMatchObject({
      version: 4,
      hearing_disbursements: [{ disbursement_type: 'parking' }],
    })
  })
})

test('what is below a removed row is removed and restored with it, and nothing else', async () => {
  const step = await addStep({
      counsel: [
        { counsel_level: 'junior', expenses: [{ amount: 1, description: 'Parking' }] },
        { counsel_level: 'senior', expenses: [{ amount: 2, description: 'Lunch' }] },
      ],
      procedural_step_disbursements: [{ amount: 7 }],
    }),
    path = `${at}/high-cost/procedural-step/${step.uuid}`,
    [junior] = listOf(step, 'counsel')
  await must('DELETE', `${path}/counsel/${junior?.uuid}`)
  await must('DELETE', `${at}/fee/${step.uuid}`)
  const live = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from case_item where case_uuid = ${at.split('/')[2]} and deleted_at is null`.execute(
        api.database.db,
      )
    ).rows[0]?.n
  expect(await live()).toBe(0)
  expect(await must('GET', `${at}/disbursement`)).toEqual([])
  expect((await rest('POST', `${at}/item/${junior?.uuid}/restore`, {})).status).toBe(404)
  expect(await must('POST', `${at}/item/${step.uuid}/restore`, {})).toMatchObject({
    counsel: [{ counsel_level: 'senior', expenses: [{ amount: 2 }] }],
    procedural_step_disbursements: [{ amount: 7 }],
  })
  expect(await live()).toBe(4)
})

test('child rows are in the list that their kind names, with the date of their parent, and say where they are changed', async () => {
  const step = await addStep({ date: '2025-03-05', procedural_step_disbursements: [{ amount: 7 }] }),
    [child] = listOf(step, 'procedural_step_disbursements')
  for (const date of ['2025-03-04', '2025-03-06'])
    await must('POST', `${at}/disbursement`, { date, disbursement_type: 'court_fee', amount: 100 })
  const shown = (row: Row) => [row.date, row.amount, row.hearing_disbursement, row.procedural_step_disbursement]
  const all = [
    ['2025-03-04', 100, null, null],
    ['2025-03-05', 7, null, step.uuid],
    ['2025-03-06', 100, null, null],
  ]
  expect((await must<Row[]>('GET', `${at}/disbursement`)).map(shown)).toEqual(all)
  const one = await must<Page>('GET', `${at}/disbursement?first=2`),
    two = await must<Page>('GET', `${at}/disbursement?first=2&after=${one.end_cursor}`)
  expect([one.total_count, [...one.nodes, ...two.nodes].map(shown)]).toEqual([3, all])
  expect(await rest('DELETE', `${at}/fee/${child?.uuid}`)).toMatchObject({
    status: 409,
    body: { message: 'This belongs to a procedural step. Change it there.' },
  })
})

describe('what a row refers to', () => {
  test('is a row of its own case, and is answered by name: a fee earner in place, any other beside its uuid', async () => {
    const elsewhere = (await addParty('Elsewhere')).uuid
    at = await newCase()
    const here = await addParty('Smith')
    for (const solicitor of [elsewhere, randomUUID(), feeEarner])
      expect(await rest('POST', `${at}/high-cost/procedural-step`, { ...STEP, solicitor })).toMatchObject({
        status: 422,
        body: { details: { solicitor: 'Choose one from the list.' } },
      })
    expect(
      await rest('POST', `${at}/high-cost/procedural-step`, {
        ...STEP,
        counsel: [{ counsel_level: 'junior', counsel_attendance: { party_uuid: elsewhere, attendance: 'fas' } }],
      }),
    ).toMatchObject({
      status: 422,
      body: { details: { 'counsel.0.counsel_attendance.party_uuid': expect.any(String) } },
    })
    const step = await addStep({ solicitor: here.uuid, fee_earner: feeEarner, site })
    expect(step).toMatchObject({
      solicitor: here.uuid,
      solicitor_named: { uuid: here.uuid, name: 'Smith' },
      site,
      site_named: { uuid: site, name: expect.any(String) },
      fee_earner: { uuid: feeEarner, initials: expect.any(String) },
    })
    expect(await must('PATCH', `${at}/high-cost/procedural-step/${step.uuid}`, step)).toEqual(step)
    expect(await addStep()).toMatchObject({ solicitor: null, solicitor_named: null, fee_earner: null })
  })

  test('cannot be removed while it is in use, nor be missing from a row that is restored', async () => {
    const party = await addParty('Smith'),
      other = await addParty('Moore')
    const step = await addStep({
      solicitor: party.uuid,
      counsel: [
        { counsel_level: 'junior', counsel_attendance: { party_uuid: party.uuid, attendance: 'fas' } },
        { counsel_level: 'senior', party_uuid: party.uuid },
      ],
    })
    expect(await rest('DELETE', `${at}/party/${party.uuid}`)).toMatchObject({
      status: 409,
      body: {
        message: 'This party is in use by 3 rows. Change them first.',
        details: { high_cost_step: '1 row', step_counsel: '2 rows' },
      },
    })
    expect((await rest('DELETE', `${at}/party/${other.uuid}`)).status).toBe(204)
    await must('DELETE', `${at}/fee/${step.uuid}`)
    expect((await rest('DELETE', `${at}/party/${party.uuid}`)).status).toBe(204)
    const lost = { status: 409, body: { message: 'This refers to a party that was removed. Restore the party first.' } }
    expect(await rest('POST', `${at}/item/${step.uuid}/restore`, {})).toMatchObject(lost)
    expect(await must('GET', `${at}/high-cost/procedural-step`)).toEqual([])
    await must('POST', `${at}/item/${party.uuid}/restore`, {})
    expect(await must('POST', `${at}/item/${step.uuid}/restore`, {})).toMatchObject({ solicitor: party.uuid })
  })
})

test('a file that a row refers to is answered by name, and cannot be removed from the case', async () => {
  const uploaded = await rest<FileTree>(
      'POST',
      `${at}/file`,
      filesForm(undefined, [{ name: 'Lease.pdf', bytes: pdf() }]),
    ),
    [file] = uploaded.body.children
  const period = await must('POST', `${at}/period`, { description: 'A period', evidence: file?.uuid })
  expect(period).toMatchObject({ evidence_named: { uuid: file?.uuid, name: 'Lease.pdf' } })
  const removal = { folder_structure: root() }
  expect(await rest('PATCH', `${at}/folder-structure`, removal)).toMatchObject({
    status: 409,
    body: { message: 'This file is in use by 1 row. Change it first.', details: { period: '1 row' } },
  })
  await must('DELETE', `${at}/period/${period.uuid}`)
  expect(await rest('PATCH', `${at}/folder-structure`, removal)).toMatchObject({ status: 200, body: { children: [] } })
})

test('sums are answered with every row, read once for a list, and ignored when they are sent back', async () => {
  const [smith, moore] = [await addParty('Smith'), await addParty('Moore')]
  await addStep({ procedural_step_disbursements: [7, 1.5].map((amount) => ({ amount, party_uuid: smith.uuid })) })
  const before = sumsRead.times,
    rows = await must<Row[]>('GET', `${at}/party`)
  expect(sumsRead.times - before).toBe(1)
  expect(names(rows, 'disbursement_amount')).toEqual([8.5, 0])
  expect(await must('PATCH', `${at}/party/${moore.uuid}`, { ...moore, disbursement_amount: 99 })).toEqual(moore)
  expect(await rest('PATCH', `${at}/party/${moore.uuid}`, { units: 1 })).toMatchObject({
    status: 422,
    body: { details: { units: 'This field is not known.' } },
  })
})

describe('comments', () => {
  const comment = (type: string, uuid = '') => `client/entity/${type}/${uuid}/comment`
  test('on a row two levels down count for the item at its top, and stop the completion of the case', async () => {
    const step = await addStep({
        counsel: [{ counsel_level: 'junior', expenses: [{ amount: 1, description: 'Parking' }] }],
      }),
      [counsel] = listOf(step, 'counsel') as [Row],
      [expense] = listOf(counsel, 'expenses')
    expect((await rest('POST', comment('case_fee', expense?.uuid), { body: 'Why?' })).status).toBe(404)
    const { uuid } = await must('POST', comment('procedural_step', expense?.uuid), { body: 'Whose car?' })
    expect(await must('GET', comment('procedural_step', step.uuid))).toMatchObject({
      fee_type: 'procedural_step',
      estimated: false,
      comments: [],
    })
    expect(await must('GET', `${at}/attention`)).toEqual([
      { kind: 'high_cost_step', hearing_type: null, unresolved: 1, estimated: 0 },
    ])
    expect(await must('GET', `${at}/high-cost/procedural-step/${step.uuid}`)).toMatchObject({
      counsel: [{ expenses: [{ comments: [{ body: 'Whose car?', entity_type: 'procedural_step' }] }] }],
    })
    expect(await rest('POST', `${at}/status/complete`, {})).toMatchObject({
      status: 409,
      body: { details: { counsel_expense: '1 unresolved' } },
    })
    await must('PATCH', `${comment('procedural_step', expense?.uuid)}/${uuid}/resolve`, {})
    expect((await rest('POST', `${at}/status/complete`, {})).status).toBe(200)
  })

  test('tell of the item at the top: by its date, or by its text where it has none', async () => {
    const party = await addParty('Smith Ltd'),
      step = await addStep({ counsel: [{ counsel_level: 'junior' }] }),
      [counsel] = listOf(step, 'counsel')
    for (const path of [comment('party', party.uuid), comment('procedural_step', counsel?.uuid)])
      expect((await api.as(DRAFTSMAN).rest('POST', path, { body: 'Who is this?' })).status).toBe(201)
    const { nodes } = await must<{ nodes: { case_uuid: string; item: unknown }[] }>('GET', 'users/user/notification')
    const items = nodes.filter(({ case_uuid }) => at.endsWith(case_uuid)).map(({ item }) => item)
    expect(items).toEqual([
      { uuid: step.uuid, kind: 'step_counsel', list: 'high_cost_step', hearing_type: null, date: '2025-05-01' },
      { uuid: party.uuid, kind: 'party', list: 'party', hearing_type: null, date: null, text: 'Smith Ltd' },
    ])
  })
})

test('search finds rows by the text of their kind, in the list that they are in, unless the kind says no', async () => {
  const word = `Zebra${randomUUID().slice(0, 8)}`
  const party = await addParty(word)
  await must('POST', `${at}/period`, { description: word })
  await addStep({ counsel: [{ counsel_level: 'junior', expenses: [{ amount: 1, description: word }] }] })
  const { items } = await must<{ items: Row[] }>('GET', `client/search?q=${word}`)
  expect(items.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['high_cost_step', word],
    ['party', word],
  ])
  await must('DELETE', `${at}/party/${party.uuid}`)
  expect((await must<{ items: Row[] }>('GET', `client/search?q=${word}`)).items).toHaveLength(1)
})

test('a completed case keeps the rows that its documents may print', async () => {
  const step = await addStep({ fee_earner: feeEarner, counsel: [{ counsel_level: 'junior' }] })
  await addParty('Smith')
  await must('POST', `${at}/status/complete`, {})
  const { frozen } = await api.database.db
    .selectFrom('frozen_case')
    .where('case_uuid', '=', at.split('/')[2] ?? '')
    .select('frozen')
    .executeTakeFirstOrThrow()
  expect((frozen as unknown as { items: unknown }).items).toEqual({
    [step.uuid]: {
      kind: 'high_cost_step',
      date: STEP.date,
      description: STEP.description,
      feeEarner,
      activityType: null,
      disbursementType: null,
      hearing: null,
    },
  })
})

test('the tables of kinds are protected by their migration, and one that was forgotten by the start', async () => {
  const { rows } = await sql<{ name: string; policies: number; granted: boolean; on: boolean }>`
    select c.relname as name, c.relrowsecurity as on, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      has_table_privilege('costdraft_person', c.oid, 'select, insert, update, delete') as granted
    from pg_class c where c.relname in ('party', 'period', 'step_counsel') order by 1`.execute(api.database.db)
  expect(rows).toEqual(
    ['party', 'period', 'step_counsel'].map((name) => ({ name, policies: 1, granted: true, on: true })),
  )
  const period = await must('POST', `${at}/period`, { description: 'A period' })
  const seen = async (clients: string) =>
    api.database.db.transaction().execute(async (tx) => {
      await sql`select set_config('costdraft.clients', ${clients}, true), set_config('role', 'costdraft_person', true)`.execute(
        tx,
      )
      return (await sql`select from period where item_uuid = ${period.uuid}`.execute(tx)).rows.length
    })
  const { client_uuid } = await must('GET', 'users/user')
  expect([await seen(`{${client_uuid as string}}`), await seen(`{${randomUUID()}}`)]).toEqual([1, 0])
})
