import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { ledgerForm } from './support/ledger-form.ts'
import { HEAD } from './support/ledger.ts'
import {
  addEarner,
  importsOf,
  ledgerCase,
  ledgerFirm,
  readOnlyProgram,
  type LedgerFirm,
} from './support/ledger-import.ts'
import { twoPartCase } from './support/care-case.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { signIn } from './support/sign-in.ts'

let firm: LedgerFirm
let other: LedgerFirm
beforeAll(async () => {
  firm = await ledgerFirm()
  other = await ledgerFirm()
})
const newCase = (of = firm) => ledgerCase(of)

/** Headings that nobody knows. */
const ODD = 'When,Who did it,What,Words,How long,Ref\n'
const oddRows = [
  '03/02/2025,"Shah, Priya",Drafting,Drafting the statement of the mother,1.5,1',
  '04/02/2025,"Shah, Priya",preparation,Reading the papers again,0.5,2',
  '05/02/2025,Tom Okafor,letter out,Letter to the local authority,0.1,3',
]

describe('the columns of a file', () => {
  test('are known by their headings', async () => {
    const one = await newCase()
    const { status, body } = await one.preview(`${HEAD}03/02/2025,PS,preparation,Reading the papers,0.5`)
    expect(status).toBe(200)
    expect(body.columns.map(({ heading, column, guessed_by }) => [heading, column, guessed_by])).toEqual([
      ['Date', 'date', 'heading'],
      ['Fee earner', 'fee_earner', 'heading'],
      ['Activity', 'activity', 'heading'],
      ['Description', 'description', 'heading'],
      ['Time', 'time', 'heading'],
    ])
    expect(body).toMatchObject({
      missing: [],
      required: ['date', 'fee_earner', 'activity', 'time'],
      offered: ['id', 'date', 'fee_earner', 'activity', 'description', 'time', 'units'],
      counts: { ready: 1, warning: 0, error: 0, left_out: 0, estimated: 0, added: 1, updated: 0, unchanged: 0 },
      more_rows: 0,
      people: [{ text: 'PS', rows: 1, uuid: firm.people.priya, by: 'initials' }],
      activities: [{ text: 'preparation', rows: 1, activity_type: 'preparation', by: 'name' }],
    })
    expect(body.rows).toEqual([
      {
        row: 2,
        state: 'ready',
        cells: ['03/02/2025', 'PS', 'preparation', 'Reading the papers', '0.5'],
        corrected: [],
        left_out: null,
        date: '2025-02-03',
        fee_earner: { uuid: firm.people.priya, name: 'Priya Shah' },
        activity_type: 'preparation',
        description: 'Reading the papers',
        time: 0.5,
        estimated: false,
        change: 'added',
        messages: [],
        duplicate: null,
      },
    ])
    expect(await one.times()).toEqual([])
  })

  test('are guessed by nearly all their values where no heading says, and never over one that does', async () => {
    const one = await newCase()
    const { body } = await one.preview(ODD + oddRows.join('\n'), { activities: { drafting: 'preparation' } })
    expect(body.columns.map(({ column, guessed_by }) => [column, guessed_by])).toEqual([
      ['date', 'values'],
      ['fee_earner', 'values'],
      ['activity', 'values'],
      ['description', 'values'],
      ['time', 'values'],
      [null, null],
    ])
    expect(body.columns[1]?.samples).toEqual(['Shah, Priya', 'Tom Okafor'])
    // Two columns of dates: nobody knows which.
    const two = await one.preview('When,Entered,Who,What,Hours\n03/02/2025,04/02/2025,PS,preparation,0.5')
    expect(two.body.columns.slice(0, 2).map(({ column }) => column)).toEqual([null, null])
    expect(two.body).toMatchObject({ missing: ['date'], rows: [], people: [] })
    const headed = await one.preview('Date,When,Who,What,Hours\nsoon,04/02/2025,PS,preparation,0.5')
    expect(headed.body.columns.slice(0, 2).map(({ column }) => column)).toEqual(['date', null])
  })
})

describe('an import', () => {
  test('takes a messy file as it was chosen, remembers the choices, and is undone', async () => {
    const one = await newCase()
    const file = ODD + oddRows.join('\n')
    const first = await one.preview(file, { columns: { '2': 'activity' } })
    expect(first.body.counts).toMatchObject({ ready: 1, error: 2 })
    expect(first.body.people[0]).toMatchObject({
      text: 'Shah, Priya',
      rows: 2,
      uuid: null,
      by: null,
      suggestions: [{ uuid: firm.people.priya, name: 'Priya Shah' }],
    })
    expect(first.body.activities[0]).toMatchObject({
      text: 'Drafting',
      activity_type: null,
      suggestions: ['preparation'],
    })
    const choices = {
      columns: { '2': 'activity' as const },
      people: { 'SHAH,  priya': firm.people.priya },
      activities: { drafting: 'preparation' as const },
    }
    const chosen = await one.preview(file, choices)
    expect(chosen.body.counts).toMatchObject({ ready: 3, error: 0, added: 3 })
    expect(await one.take(file, { choices, name: 'Messy.csv' })).toMatchObject({
      status: 200,
      body: { added: 3, updated: 0, unchanged: 0, left_out: 0, failed: [], warnings: [] },
    })
    expect(
      (await one.times()).map(({ activity_type, fee_earner, time }) => [activity_type, fee_earner.uuid, time]),
    ).toEqual([
      ['preparation', firm.people.priya, 1.5],
      ['preparation', firm.people.priya, 0.5],
      ['letter_out', firm.people.tom, 0.1],
    ])
    const list = await one.list()
    expect(list).toMatchObject([
      { file_name: 'Messy.csv', added: 3, updated: 0, left_out: 0, undone_at: null, undone_by: null, may_undo: true },
    ])
    const again = await (await newCase()).preview(file)
    expect(again.body.counts).toMatchObject({ ready: 3, error: 0 })
    expect(again.body.columns[2]).toMatchObject({ column: 'activity', guessed_by: 'remembered' })
    expect(again.body.people.find(({ text }) => text === 'Shah, Priya')).toMatchObject({ by: 'remembered' })
    expect(await one.undo(list[0]?.uuid ?? '')).toMatchObject({
      status: 200,
      body: { removed: 3, restored: 0, kept: [] },
    })
    expect(await one.times()).toEqual([])
    expect(await one.list()).toMatchObject([{ undone_by: expect.stringContaining(' '), may_undo: false }])
    expect(await one.undo(list[0]?.uuid ?? '')).toMatchObject({
      status: 409,
      body: { message: 'This import was undone already.' },
    })
  })
})

describe('what a firm chose for a file', () => {
  const HEADINGS = 'Datum,Date,Fee earner,Activity,Description,Time\n'
  const row = '04/02/2025,03/02/2025,PS,preparation,Two dates,0.5'
  const columnsOf = async (of: LedgerFirm, file: string) =>
    (await (await newCase(of)).preview(file)).body.columns.map(({ column, guessed_by }) => `${column} ${guessed_by}`)

  test('is taken for the same headings again, over the headings, and by a new choice is not', async () => {
    const own = await ledgerFirm()
    const one = await newCase(own)
    expect((await columnsOf(own, HEADINGS + row)).slice(0, 2)).toEqual(['null null', 'date heading'])
    expect((await one.take(HEADINGS + row, { choices: { columns: { '0': 'date' } } })).status).toBe(200)
    expect((await one.times()).map(({ date }) => date.slice(0, 10))).toEqual(['2025-02-04'])
    const again = HEADINGS.toUpperCase() + row.replace('Two', 'Other')
    expect((await columnsOf(own, again)).slice(0, 2)).toEqual(['date remembered', 'null null'])
    expect((await columnsOf(own, HEADINGS.replace('Datum', 'Entered') + row)).slice(0, 2)).toEqual([
      'null null',
      'date heading',
    ])
    const { body } = await one.preview(again, { columns: { '1': 'date' } })
    expect(body.columns.slice(0, 2).map(({ column, guessed_by }) => [column, guessed_by])).toEqual([
      [null, null],
      ['date', 'chosen'],
    ])
    // What is not taken is remembered as well.
    expect((await one.take(again, { choices: { columns: { '4': null } } })).status).toBe(200)
    expect((await columnsOf(own, HEADINGS + row))[4]).toBe('null remembered')
    expect((await columnsOf(own, HEADINGS + row))[0]).toBe('date remembered')
  })

  test('is nothing to another firm, neither columns nor people nor activities', async () => {
    const file = `${HEADINGS}04/02/2025,03/02/2025,Nickname,Pondering,Two dates,0.5`
    const choices = {
      columns: { '0': 'date' as const },
      people: { Nickname: firm.people.tom },
      activities: { Pondering: 'counsel' as const },
    }
    expect((await (await newCase()).take(file, { choices })).status).toBe(200)
    const { body: own } = await (await newCase()).preview(file)
    expect([own.columns[0]?.guessed_by, own.people[0]?.by, own.activities[0]?.by]).toEqual(Array(3).fill('remembered'))
    expect(own.counts).toMatchObject({ ready: 1, error: 0 })
    const { body: theirs } = await (await newCase(other)).preview(file)
    expect([theirs.columns[0]?.guessed_by, theirs.people[0]?.by, theirs.activities[0]?.by]).toEqual([null, null, null])
    expect(theirs.people[0]).toMatchObject({ uuid: null, suggestions: [] })
    expect(JSON.stringify(theirs)).not.toContain(firm.people.tom)
  })

  test('is not taken from one firm to another by a draftsman of both', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const first = await makeFirm(parent.owner, 'solicitor')
    const second = await makeFirm(parent.owner, 'solicitor')
    const file = `${HEAD}03/02/2025,Boss,Pondering,Reading again,0.5`
    const caseOf = async (of: typeof first) => importsOf(parent.owner, (await ledgerCase(of)).uuid)
    const choices = { people: { Boss: first.feeEarner }, activities: { Pondering: 'counsel' as const } }
    expect(await (await caseOf(first)).take(file, { choices })).toMatchObject({ status: 200, body: { added: 1 } })
    expect((await (await caseOf(first)).preview(file)).body).toMatchObject({
      people: [{ by: 'remembered' }],
      activities: [{ by: 'remembered' }],
    })
    const theirs = await caseOf(second)
    expect((await theirs.preview(file)).body).toMatchObject({ people: [{ by: null }], activities: [{ by: null }] })
    expect((await theirs.preview(file, choices)).status).toBe(422)
  })

  test('is remembered by an import alone, only of texts in the file, and forgotten on request', async () => {
    const file = `${HEAD}03/02/2025,Boss,preparation,Reading again,0.5`
    const one = await newCase()
    await one.preview(file, { people: { Boss: firm.people.tom } })
    expect((await one.preview(file)).body.people[0]).toMatchObject({ uuid: null, by: null })
    const choices = { people: { Boss: firm.people.tom, 'Not in it': firm.people.tom } }
    expect((await one.take(file, { choices })).status).toBe(200)
    expect((await one.preview(file)).body.people[0]).toMatchObject({ uuid: firm.people.tom, by: 'remembered' })
    const absent = await one.preview(file.replace('Boss', 'Not in it'))
    expect(absent.body.people[0]).toMatchObject({ uuid: null })
    const nobody = await one.preview(file, { people: { Boss: null } })
    expect(nobody.body).toMatchObject({ counts: { error: 1 }, people: [{ uuid: null, by: null }] })
    expect((await one.take(file, { choices: { people: { Boss: null } }, query: '?rows=good' })).status).toBe(200)
    expect((await one.preview(file)).body.people[0]).toMatchObject({ uuid: null, by: null })
  })

  test('is forgotten beyond 2,000 names of a firm, those not used for longest first', async () => {
    const own = await ledgerFirm()
    const one = await newCase(own)
    const MOST = 500
    const fileOf = (batch: number): string =>
      HEAD +
      Array.from({ length: MOST }, (_, n) => `03/02/2025,Name ${batch} ${n},preparation,Row of ${batch} ${n},0.5`).join(
        '\n',
      )
    const choicesOf = (batch: number) => ({
      people: Object.fromEntries(Array.from({ length: MOST }, (_, n) => [`Name ${batch} ${n}`, own.people.tom])),
    })
    for (const batch of [0, 1, 2, 3])
      expect((await one.take(fileOf(batch), { choices: choicesOf(batch) })).status).toBe(200)
    // The first are used again, so the second are the oldest when there are too many.
    expect((await one.take(fileOf(0))).body).toMatchObject({ unchanged: MOST })
    expect((await one.take(fileOf(4), { choices: choicesOf(4) })).status).toBe(200)
    for (const batch of [0, 1, 2, 3, 4])
      expect([batch, (await one.preview(fileOf(batch))).body.counts.error]).toEqual([batch, batch === 1 ? MOST : 0])
    // No more names are asked for than can be chosen.
    expect((await one.preview(`${fileOf(1)}\n03/02/2025,One more,preparation,More,0.5`)).body.people).toHaveLength(MOST)
  })

  test('yields to an exact name, which a later fee earner may have', async () => {
    const own = await ledgerFirm()
    const file = `${HEAD}03/02/2025,New Person,preparation,Reading again,0.5`
    const one = await newCase(own)
    await one.take(file, { choices: { people: { 'New Person': own.people.tom } } })
    expect((await one.preview(file)).body.people[0]).toMatchObject({ uuid: own.people.tom, by: 'remembered' })
    const uuid = await addEarner(own, 'New', 'Person', 'NP')
    expect((await one.preview(file)).body.people[0]).toMatchObject({ uuid, by: 'name' })
    expect((await one.preview(file, { people: { 'new person': own.people.tom } })).body.people[0]).toMatchObject({
      uuid: own.people.tom,
      by: 'chosen',
    })
    // A second of the same name: nobody knows who is meant, so the firm's choice counts again.
    const second = await addEarner(own, 'New', 'Person', 'NP2')
    const { people } = (await one.preview(file)).body
    expect(people[0]).toMatchObject({ uuid: own.people.tom, by: 'remembered' })
    expect(people[0]?.suggestions.map((one) => one.uuid).toSorted()).toEqual([uuid, second].toSorted())
  })
})

describe('people and activities', () => {
  test.each(['AB', 'Shah, Priya', 'P.S.', 'Pryia Shah', 'Shah'])(
    '%s is suggested at most, and never taken silently',
    async (text) => {
      const own = other
      const one = await newCase(own)
      const { body } = await one.preview(`${HEAD}03/02/2025,"${text}",preparation,Reading again,0.5`)
      expect(body.people).toMatchObject([{ text, rows: 1, uuid: null, by: null }])
      expect(body.people[0]?.suggestions.map(({ uuid }) => uuid)).toEqual(
        text === 'AB' ? [own.people.ann, own.people.annToo] : expect.arrayContaining([own.people.priya]),
      )
      expect(body.rows[0]).toMatchObject({
        state: 'error',
        fee_earner: null,
        change: null,
        messages: [{ column: 'Fee earner', value: text }],
      })
      expect((await one.take(`${HEAD}03/02/2025,"${text}",preparation,Reading again,0.5`)).status).toBe(422)
      expect(await one.times()).toEqual([])
    },
  )

  test('are listed once each, whatever their case and spacing, with their rows, the unknown first', async () => {
    const one = await newCase()
    const names = ['Priya  shah', 'priya Shah', 'ps', 'Nobody', 'NOBODY ', 'Nil']
    const rows = names.map((name, n) => `03/02/2025,${name},preparation,Row ${n},0.5`)
    const { body } = await one.preview(HEAD + rows.join('\n'), { leave_out: [7] })
    expect(body.people.map(({ text, rows: count, by }) => [text, count, by])).toEqual([
      ['Nobody', 2, null],
      ['Priya  shah', 2, 'name'],
      ['ps', 1, 'initials'],
    ])
  })
})

describe('the file', () => {
  test('may be a workbook, and is understood as the same text', async () => {
    const one = await newCase()
    const read = (name: string) => readFileSync(join(import.meta.dirname, name))
    const { body: text } = await one.preview(read('../packages/api/src/seed/ledger-care-420.csv'))
    const { body: book } = await one.preview(read('data/ledger-care-420.xlsx'), undefined, { name: 'ledger.xlsx' })
    expect(text.rows).toHaveLength(420)
    const readOf = ({ rows }: typeof text) => rows.map(({ cells: _cells, messages: _messages, ...row }) => row)
    expect([readOf(book), book.counts, book.people]).toEqual([readOf(text), text.counts, text.people])
  })

  test('of a case that records phases must say them, and may say a rate', async () => {
    const one = await ledgerCase(firm, 'inter-parties', interPartesCase)
    const row = '03/02/2025,PS,preparation,Reading the papers,0.5'
    expect((await one.preview(HEAD + row)).body).toMatchObject({ missing: ['phase'], rows: [] })
    const file = `Date,Fee earner,Activity,Description,Time,Of what\n${row},Disclosure\n${row.replace('PS', 'TO')},Trial`
    const { body } = await one.preview(file)
    expect(body.columns[5]).toMatchObject({ column: 'phase', guessed_by: 'values' })
    expect(body.offered).toEqual(expect.arrayContaining(['phase', 'rate']))
    expect(body).toMatchObject({ required: ['date', 'fee_earner', 'activity', 'phase', 'time'], counts: { ready: 2 } })
    expect((await one.take(file)).body).toMatchObject({ added: 2 })
  })
})

describe('the parts of a two-part case', () => {
  test('are asked for, guessed by their names, imported, and undone', async () => {
    const one = await ledgerCase(firm, 'legal-aid', twoPartCase)
    const row = '03/02/2025,PS,preparation,Reading the papers,0.5'
    expect((await one.preview(HEAD + row)).body).toMatchObject({ missing: ['case_part'], rows: [] })
    const file = `Date,Fee earner,Activity,Description,Time,Matter\n${row},DA\n${row.replace('PS', 'TO')},CA`
    const { body } = await one.preview(file)
    expect(body.columns[5]).toMatchObject({ column: 'case_part', guessed_by: 'values' })
    expect(body).toMatchObject({
      required: ['date', 'fee_earner', 'activity', 'case_part', 'time'],
      counts: { ready: 2 },
    })
    expect((await one.take(file)).body).toMatchObject({ added: 2 })
    const partsOf = async () => (await one.times()).map(({ uuid, case_part, time }) => [uuid, case_part, time])
    const before = await partsOf()
    expect(before).toMatchObject([
      [expect.any(String), 'non_molestation_order', 0.5],
      [expect.any(String), 'child_arrangement', 0.5],
    ])
    const [[first] = []] = before
    const changed = await one.take(
      `Id,Date,Fee earner,Activity,Description,Time,Part\n${first},${row.replace('0.5', '2')},CA`,
    )
    expect(changed.body).toMatchObject({ updated: 1 })
    expect(await partsOf()).toContainEqual([first, 'child_arrangement', 2])
    expect((await one.undo(changed.body.import_uuid ?? '')).body).toEqual({ removed: 0, restored: 1, kept: [] })
    expect(await partsOf()).toEqual(before)
  })
})

describe('duplicates', () => {
  test('in the file and in the case are shown beside what they repeat, and a row of the case is not stored twice', async () => {
    const one = await newCase()
    const stored = '03/02/2025,PS,preparation,In the case,0.5'
    await one.take(HEAD + stored)
    const [held] = await one.times()
    const file =
      HEAD + [stored, '04/02/2025,TO,preparation,Twice,0.6', '04/02/2025,TO,preparation,Twice,0.6'].join('\n')
    const { body } = await one.preview(file)
    expect(body.counts).toMatchObject({ ready: 1, warning: 2, added: 2, unchanged: 1 })
    expect(body.rows.map(({ row, state, change, duplicate }) => [row, state, change, duplicate])).toEqual([
      [
        2,
        'warning',
        'unchanged',
        {
          of: 'case',
          uuid: held?.uuid,
          date: '2025-02-03',
          fee_earner: 'Priya Shah',
          activity_type: 'preparation',
          description: 'In the case',
          time: 0.5,
        },
      ],
      [3, 'ready', 'added', null],
      [4, 'warning', 'added', { of: 'file', row: 3 }],
    ])
    expect(body.rows[0]?.messages.map(({ message }) => message)).toEqual([
      'The case has this row already. It is not stored again.',
    ])
    const without = await one.preview(file, { leave_out: [4] })
    expect(without.body.counts).toMatchObject({ ready: 1, warning: 1, left_out: 1, added: 1 })
    expect(without.body.rows[2]).toMatchObject({
      state: 'left_out',
      change: null,
      messages: [],
      duplicate: { of: 'file', row: 3 },
    })
    expect(await one.take(file, { choices: { leave_out: [4] } })).toMatchObject({
      body: { added: 1, unchanged: 1, left_out: 1 },
    })
    expect((await one.times()).length).toBe(2)
    expect((await one.list())[0]).toMatchObject({ added: 1, left_out: 1 })
  })
})

describe('rows', () => {
  const BAD = '31/02/2025,PS,preparation,No such day,0.5'
  const GOOD = '03/02/2025,PS,preparation,Fine,0.5'
  test('in error refuse all, unless only the good ones are asked for or they are left out', async () => {
    const one = await newCase()
    const file = `${HEAD}${BAD}\n${GOOD}`
    expect((await one.preview(file)).body).toMatchObject({
      counts: { error: 1, ready: 1, added: 1 },
      rows: [{ state: 'error', date: null, time: 0.5, fee_earner: { name: 'Priya Shah' } }, { state: 'ready' }],
    })
    const refused = await one.take(file)
    expect(refused).toMatchObject({
      status: 422,
      body: { failed: [{ row: 2, column: 'Date', value: '31/02/2025' }] },
    })
    expect(refused.body.message).toBe('1 row of the ledger cannot be taken. Nothing was stored.')
    expect(await one.list()).toEqual([])
    expect(await one.take(file, { choices: { leave_out: [2] } })).toMatchObject({
      status: 200,
      body: { added: 1, left_out: 1, failed: [] },
    })
    expect(await one.take(file, { query: '?rows=good' })).toMatchObject({
      status: 200,
      body: { import_uuid: null, added: 0, unchanged: 1, failed: [{ row: 2 }] },
    })
    expect((await one.list()).length).toBe(1)
  })

  test('that failed are a file that can be mended and imported, its reasons unread', async () => {
    const own = await ledgerFirm()
    const one = await newCase(own)
    const odd = 'When it was,Fee earner,Activity,Description,Time\n'
    const choices = { columns: { '0': 'date' as const } }
    const file =
      odd +
      ['31/02/2025,PS,preparation,"A, ""quoted"" text",0.5', '03/02/2025,XX,juggling,=Formula,0.5', GOOD].join('\n')
    expect((await one.take(file, { choices, query: '?rows=good' })).body).toMatchObject({ added: 1 })
    const { status, text, headers } = await one.failed(file, { choices })
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="failed-rows.csv"',
    ])
    expect(text.replaceAll('\r', '').trim().split('\n')).toEqual([
      'When it was,Fee earner,Activity,Description,Time,Why',
      '31/02/2025,PS,preparation,"A, ""quoted"" text",0.5,When it was: This is not a date. Write it as 31/01/2026.',
      "03/02/2025,XX,juggling,'=Formula,0.5,Fee earner: No fee earner of this firm has this name or these initials alone. Activity: This is not an activity of the scheme.",
    ])
    const mended = text.replace('31/02', '28/02').replace('XX', 'TO').replace('juggling', 'counsel')
    const { body } = await one.preview(mended)
    // The apostrophe was ours, to keep a spreadsheet from calculating.
    expect(body.rows.map(({ description }) => description)).toEqual(['A, "quoted" text', '=Formula'])
    expect(body.columns.map(({ column, guessed_by }) => [column, guessed_by])).toEqual([
      ['date', 'remembered'],
      ...['fee_earner', 'activity', 'description', 'time'].map((column) => [column, 'heading']),
      [null, 'heading'],
    ])
    expect(await one.take(mended, { name: 'failed-rows.csv' })).toMatchObject({ status: 200, body: { added: 2 } })
    // Mended in part: what still fails has one column of reasons, and no more.
    const again = await one.failed(text.replace('31/02', '28/02'))
    expect(again.text.split('\n')[0]?.match(/Why/g)).toHaveLength(1)
    expect(again.text.trim().split('\n')).toHaveLength(2)
    expect(again.text).toContain(",'=Formula,")
  })

  test('beyond 2,000 are counted and not listed, and those with problems are listed first', async () => {
    const one = await newCase()
    const good = Array.from({ length: 2_010 }, (_, n) => `03/02/2025,PS,preparation,Row number ${n},0.5`)
    const { body } = await one.preview(HEAD + [...good, BAD].join('\n'))
    expect([body.rows.length, body.more_rows, body.rows[0]?.row, body.rows[1]?.row]).toEqual([2_000, 11, 2_012, 2])
    expect(body.counts).toMatchObject({ ready: 2_010, error: 1 })
  })
})

describe('choices', () => {
  const file = `${HEAD}03/02/2025,PS,preparation,Fine,0.5`
  const UNREADABLE = 'The choices for this import cannot be read.'
  test.each([
    ['no JSON', '{', UNREADABLE],
    ['a list', '[]', UNREADABLE],
    ['an unknown key', '{"rows": 1}', UNREADABLE],
    ['a prototype', '{"__proto__": {"columns": {"0": "date"}}}', UNREADABLE],
    ['a prototype as an index', '{"columns": {"__proto__": "date"}}', UNREADABLE],
    ['a constructor as a column', '{"columns": {"0": "constructor"}}', UNREADABLE],
    ['an index that is none', '{"columns": {"-1": "date"}}', UNREADABLE],
    ['a row that is none', '{"leave_out": [1.5]}', UNREADABLE],
    ['a row that cannot be printed', '{"leave_out": [{"toString": 1}]}', UNREADABLE],
    ['lists in lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, UNREADABLE],
    [
      'a million names',
      () => JSON.stringify({ people: Object.fromEntries(Array.from({ length: 1e6 }, (_, n) => [n, null])) }),
      UNREADABLE,
    ],
    ['a million rows', () => JSON.stringify({ leave_out: Array.from({ length: 1e6 }, () => 2) }), UNREADABLE],
    ['an index that the file has not', '{"columns": {"5": "date"}}', 'The file has fewer columns than that.'],
    ['a column twice', '{"columns": {"0": "date", "1": "date"}}', 'Only one column of the file can be the date.'],
    ['a column of other cases', '{"columns": {"0": "party"}}', 'The work of this case has no party.'],
    [
      'nobody',
      '{"people": {"PS": "00000000-0000-4000-8000-000000000000"}}',
      'Choose people of this firm for the names in the file.',
    ],
    [
      'another firm’s person',
      () => JSON.stringify({ people: { PS: other.people.priya } }),
      'Choose people of this firm for the names in the file.',
    ],
  ])('with %s are refused by every path that takes them', async (_what, choices, sentence) => {
    const one = await newCase()
    const text = typeof choices === 'string' ? choices : choices()
    const refusal = { message: sentence, details: { choices: sentence } }
    expect(await one.preview(file, text)).toEqual({ status: 422, body: refusal })
    expect(await one.take(file, { choices: text })).toEqual({ status: 422, body: refusal })
    expect((await one.failed(file, { choices: text })).status).toBe(422)
    expect(await one.times()).toEqual([])
  })

  test('for a name such as a property of every object mean nothing else', async () => {
    const one = await newCase()
    const names = ['constructor', '__proto__', 'toString']
    const rows = names.map((name) => `03/02/2025,${name},${name},Named ${name},0.5`)
    const { body } = await one.preview(HEAD + rows.join('\n'))
    expect(body.people.map(({ text, uuid }) => [text, uuid])).toEqual(names.map((name) => [name, null]))
    expect(body.activities.map(({ activity_type }) => activity_type)).toEqual([null, null, null])
    const named = `{"people": {"__proto__": "${firm.people.tom}"}, "activities": {"__proto__": "counsel"}}`
    expect((await one.preview(HEAD + rows.join('\n'), named)).body.rows[1]).toMatchObject({
      state: 'ready',
      fee_earner: { name: 'Tom Okafor' },
      activity_type: 'counsel',
    })
  })

  test('that leave no column for what is required are refused with its name', async () => {
    const one = await newCase()
    const { body } = await one.preview(file, { columns: { '4': null } })
    expect(body).toMatchObject({ missing: ['time'], rows: [], counts: { ready: 0 } })
    const sentence = 'Say which column of the file is the time.'
    expect(await one.take(file, { choices: { columns: { '4': null } } })).toMatchObject({
      status: 422,
      body: { message: sentence, details: { file: sentence } },
    })
    expect((await one.failed(file, { choices: { columns: { '4': null } } })).status).toBe(422)
  })

  test.each([
    ['a PDF', 'ledger.csv', '%PDF-1.7'],
    ['a name of another type', 'ledger.pdf', file],
  ])('or not, %s is no ledger', async (_what, name, bytes) => {
    const one = await newCase()
    const refusal = { status: 422, body: { message: 'Time ledger only accepts CSV or Excel files' } }
    expect(await one.preview(bytes, undefined, { name })).toMatchObject(refusal)
    expect(await one.take(bytes, { name })).toMatchObject(refusal)
  })
})

describe('an import sent again', () => {
  test('with its key has one effect and one answer, also when the case is complete, and no other import has its key', async () => {
    const one = await newCase()
    const file = `${HEAD}03/02/2025,PS,preparation,Sent twice,0.5`
    const headers = { 'idempotency-key': `import ${one.uuid}` }
    const first = await one.take(file, { headers })
    expect(first).toMatchObject({ status: 200, body: { added: 1 } })
    expect(await one.take(file, { headers })).toEqual(first)
    expect((await one.take(file)).body).toMatchObject({ import_uuid: null, added: 0, unchanged: 1 })
    expect((await one.list()).length).toBe(1)
    const reused = { status: 422, body: { message: 'This Idempotency-Key was used for another request.' } }
    expect(await one.take(`${file} `, { headers })).toMatchObject(reused)
    expect(await one.take(file, { headers, choices: { leave_out: [2] } })).toMatchObject(reused)
    expect((await as(firm.owner).rest('POST', `client/case/${one.uuid}/status/complete`, {})).status).toBe(200)
    expect(await one.take(file, { headers })).toEqual(first)
    expect((await one.take(file)).status).toBe(409)
  })
})

describe('through the gateway', () => {
  test('all paths stream as the upload does', async () => {
    const { uuid, preview, take, failed } = await newCase()
    const host = `${instance.webUrl}/api/files`
    const file = `${HEAD}03/02/2025,PS,preparation,Streamed,0.5\n31/02/2025,PS,preparation,Bad,0.5`
    expect(await preview(file, undefined, { host })).toMatchObject({
      status: 200,
      body: { counts: { ready: 1, error: 1 } },
    })
    const taken = await take(file, { host, query: '?rows=good' })
    expect(taken).toMatchObject({ status: 200, body: { added: 1 } })
    expect((await failed(file, { host })).headers.get('content-disposition')).toContain('failed-rows.csv')
    const at = `client/case/${uuid}/time-recording/import`
    const call = async (method: string, path: string, email = firm.owner) => {
      const { access_token } = await signIn(instance, email)
      const answer = await fetch(`${host}/${path}`, { method, headers: { authorization: `Bearer ${access_token}` } })
      return { status: answer.status, body: await answer.json() }
    }
    expect(await call('GET', at)).toMatchObject({ status: 200, body: { imports: [{ uuid: taken.body.import_uuid }] } })
    const one = `${at}/${taken.body.import_uuid}`
    for (const [method, path] of [
      ['GET', at],
      ['DELETE', one],
    ] as const)
      expect(await call(method, path, other.owner)).toEqual({
        status: 404,
        body: { message: 'Not found.', details: {} },
      })
    expect(await call('DELETE', one)).toEqual({ status: 200, body: { removed: 1, restored: 0, kept: [] } })
    expect(await call('PATCH', one)).toMatchObject({ status: 404 })
  })
})

describe('who may not', () => {
  test('another firm finds nothing, and nothing is changed', async () => {
    const one = await newCase()
    const theirs = importsOf(other.owner, one.uuid)
    const file = `${HEAD}03/02/2025,PS,preparation,Mine,0.5`
    const { body } = await one.take(file)
    const absent = { status: 404, body: { message: 'Not found.', details: {} } }
    expect(await theirs.preview(file)).toEqual(absent)
    expect(await theirs.take(file)).toEqual(absent)
    expect((await theirs.failed(file)).status).toBe(404)
    expect(await theirs.undo(body.import_uuid ?? '')).toMatchObject(absent)
    // Nor is an import found in another case of one's own.
    expect(await (await newCase()).undo(body.import_uuid ?? '')).toMatchObject(absent)
    expect((await one.times()).length).toBe(1)
    expect(await one.list()).toMatchObject([{ undone_at: null }])
  })

  test('who may not use the cases of their own firm is forbidden, as is a program that may only read', async () => {
    const one = await newCase()
    const file = `${HEAD}03/02/2025,PS,preparation,Mine,0.5`
    const { body } = await one.take(file)
    const { email } = await makePerson(firm.owner, firm, 'it_administrator')
    const theirs = importsOf(email, one.uuid)
    expect((await theirs.preview(file)).status).toBe(403)
    expect((await theirs.take(file)).status).toBe(403)
    expect((await theirs.failed(file)).status).toBe(403)
    expect((await theirs.undo(body.import_uuid ?? '')).status).toBe(403)
    expect((await as(email).rest('GET', one.at)).status).toBe(403)
    const program = await readOnlyProgram(firm)
    const ledger = ledgerForm(['03/02/2025,PS,preparation,Mine,0.5'])
    for (const path of ['', '/preview', '/failed'])
      expect([path, (await program.rest('POST', `${one.at}${path}`, ledger)).status]).toEqual([path, 403])
    expect((await program.rest('DELETE', `${one.at}/${body.import_uuid}`)).status).toBe(403)
    expect((await program.rest('GET', one.at)).body).toMatchObject({ imports: [{ may_undo: false }] })
    expect((await one.times()).length).toBe(1)
  })
})
