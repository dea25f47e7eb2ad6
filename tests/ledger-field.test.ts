import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { instance } from './support/instance.ts'
import { HEAD, upload } from './support/ledger.ts'
import { addEarner, ledgerCase, ledgerFirm, type LedgerFirm } from './support/ledger-import.ts'
import { signIn } from './support/sign-in.ts'

const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../packages/api/src/ledger/fixtures', name))
const TWO = '12-sheets/two.xlsx'
const SEVERAL = 'Several sheets of this workbook read as ledgers: “Jan” and “Feb”. Say which one with ?sheet=.'

let firm: LedgerFirm
beforeAll(async () => {
  firm = await ledgerFirm()
  await addEarner(firm, 'Bar', 'South', 'BS')
})
const newCase = () => ledgerCase(firm)
const send = (uuid: string, file: Buffer | string, query = '', name = 'ledger.csv', host = instance.apiUrl) =>
  upload(uuid, [file], query, name, host, firm.owner)

describe('an upload', () => {
  test.each([
    ['03-title-rows/title.csv', 1],
    ['03-title-rows/sep.csv', 1],
    ['07-foreign-id/id.csv', 2],
    ['10-quotes/q2.csv', 1],
    ['17-encodings/mac-cr.csv', 1],
    ['17-encodings/utf16-tabs-excel-unicode-text.csv', 1],
    ['18-tail/semicolon-decimal-comma.csv', 1],
    ['18-tail/trailing-empty-columns.csv', 1],
  ])('of %s is taken', async (name, added) => {
    const { uuid } = await newCase()
    expect(await send(uuid, fixture(name))).toMatchObject({
      status: 200,
      body: { added, left_out: 0, failed: [], warnings: [] },
    })
  })

  test('leaves a total out and counts it', async () => {
    const { uuid, times } = await newCase()
    expect(await send(uuid, fixture('18-tail/total-and-blanks.csv'))).toMatchObject({
      status: 200,
      body: { added: 1, left_out: 1, failed: [] },
    })
    expect(await times()).toMatchObject([{ description: 'Café “re Müller” – £5', time: 1.5 }])
  })

  test('of a workbook with two ledgers names them and stores nothing, until one is asked for', async () => {
    const { uuid, times } = await newCase()
    for (const query of ['', '?rows=good'])
      expect(await send(uuid, fixture(TWO), query, 'two.xlsx')).toMatchObject({
        status: 422,
        body: { message: SEVERAL, details: { file: SEVERAL } },
      })
    expect(await send(uuid, fixture(TWO), '?sheet=Mar', 'two.xlsx')).toMatchObject({
      status: 422,
      body: { message: 'This workbook has no sheet “Mar”. It has “Jan” and “Feb”.' },
    })
    expect(await send(uuid, fixture(TWO), `?sheet=${'x'.repeat(201)}`, 'two.xlsx')).toMatchObject({ status: 422 })
    expect(await send(uuid, fixture(TWO), '?sheet=Jan&sheet=Feb', 'two.xlsx')).toMatchObject({ status: 422 })
    expect(await times()).toEqual([])
    const files = `${instance.webUrl}/api/files`
    expect(await send(uuid, fixture(TWO), '?sheet=Feb', 'two.xlsx', files)).toMatchObject({ body: { added: 1 } })
    expect(await times()).toMatchObject([{ description: 'February', time: 2.5 }])
  })

  test('of a text with a sheet asked for is refused', async () => {
    const { uuid } = await newCase()
    expect(await send(uuid, fixture('03-title-rows/title.csv'), '?sheet=Time')).toMatchObject({
      status: 422,
      body: { message: 'A text file has no sheets. Send it without the name of one.' },
    })
  })

  test('of dates with the month first is refused whole, also with ?rows=good', async () => {
    const { uuid, times } = await newCase()
    const file = `${HEAD}03/02/2025,PS,preparation,One,1\n12/31/2024,PS,preparation,Two,1`
    const message =
      'The column “Date” has the month before the day: row 3 says 12/31/2024. Write its dates as 31/12/2024, then send the file again.'
    for (const query of ['', '?rows=good'])
      expect(await send(uuid, file, query)).toMatchObject({
        status: 422,
        body: { message, details: { file: message } },
      })
    expect(await times()).toEqual([])
  })

  test('warns of a row with a stray byte, of units that say otherwise, and of hours that may be none', async () => {
    const { uuid } = await newCase()
    expect(await send(uuid, fixture('17-encodings/utf8-one-bad-byte.csv'))).toMatchObject({
      status: 200,
      body: { added: 2, warnings: [{ row: 3, column: 'Description' }] },
    })
    expect(await send(uuid, fixture('14-units/both.csv'))).toMatchObject({
      body: { added: 1, warnings: [{ row: 2, column: 'Units' }] },
    })
    expect(await send(uuid, `${HEAD}03/02/2025,PS,preparation,Long,18`)).toMatchObject({
      body: { added: 1, warnings: [{ row: 2, column: 'Time', uuid: expect.any(String) }] },
    })
  })

  test('with one estimated row corrected leaves the others estimated', async () => {
    const { uuid, times } = await newCase()
    expect(await send(uuid, fixture('16-estimated-round-trip/ledger.csv'))).toMatchObject({
      body: { added: 4, estimated: 3 },
    })
    const { access_token } = await signIn(instance, firm.owner)
    const csv = await (
      await fetch(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).text()
    const corrected = csv.replace('Missing one,2.00', 'Missing one,0.30')
    expect(await send(uuid, corrected)).toMatchObject({ body: { updated: 1, unchanged: 2, estimated: 0 } })
    const states = async () =>
      (await times()).map(({ description, time, estimated }) => [description, time, estimated]).toSorted()
    const right = [
      ['Known', 2, false],
      ['Missing one', 0.3, false],
      ['Missing three', 2, true],
      ['Missing two', 2, true],
    ]
    expect(await states()).toEqual(right)
    expect(await send(uuid, corrected)).toMatchObject({ body: { import_uuid: null, updated: 0, unchanged: 3 } })
    expect(await states()).toEqual(right)
  })
})

describe('an import', () => {
  test('asks for the sheet, and reads the one that is chosen', async () => {
    const { preview, take } = await newCase()
    const sent = { name: 'two.xlsx' }
    const { status, body } = await preview(fixture(TWO), undefined, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      sheets: [
        { name: 'Jan', hidden: false, rows: 2, reads_as_ledger: true },
        { name: 'Feb', hidden: false, rows: 2, reads_as_ledger: true },
      ],
      sheet: null,
      heading_row: null,
      head_rows: [],
      columns: [],
      rows: [],
    })
    expect(await take(fixture(TWO), sent)).toMatchObject({
      status: 422,
      body: { message: 'Say which sheet of the workbook is the ledger.' },
    })
    const jan = await preview(fixture(TWO), { sheet: 'Jan' }, sent)
    expect(jan.body).toMatchObject({ sheet: 'Jan', heading_row: 1, counts: { ready: 1 } })
    expect(await take(fixture(TWO), { ...sent, choices: { sheet: 'Feb' } })).toMatchObject({ body: { added: 1 } })
    expect((await preview(fixture(TWO), { sheet: 'Mar' }, sent)).body.message).toContain('has no sheet “Mar”')
    // A sheet is chosen for one file, and not remembered.
    expect((await preview(fixture(TWO), undefined, sent)).body.sheet).toBe(null)
  })

  test('finds the headings below a title, or has them pointed at', async () => {
    const { preview, take } = await newCase()
    const found = await preview(fixture('03-title-rows/title.csv'))
    expect(found.body).toMatchObject({
      sheets: [],
      sheet: null,
      heading_row: 4,
      counts: { ready: 1 },
      rows: [{ row: 5, state: 'ready' }],
    })
    expect(found.body.head_rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'Time report'],
      [2, 'Matter: Smith'],
      [4, 'Date'],
      [5, '05/03/2025'],
    ])
    const odd = 'Nothing\nWann,Wer,Was,Worte,Dauer\n,,,,\nsoon,PS,preparation,Reading on,0.5'
    const unknown = await preview(odd)
    expect(unknown.body).toMatchObject({ heading_row: null, columns: [], rows: [], refused: null })
    expect((await take(odd)).body.message).toBe('Say which row of the file names its columns.')
    const pointed = await preview(odd, { heading_row: 2, cells: { '4': { '0': '03/02/2025' } } })
    expect(pointed.body).toMatchObject({
      heading_row: 2,
      rows: [{ row: 4, state: 'ready', date: '2025-02-03', corrected: [0] }],
    })
    expect((await preview(odd, { heading_row: 9 })).body.message).toBe('The file has no row 9.')
  })

  test('finds headings by what the firm chose for them before, wherever they stand', async () => {
    const { preview, take } = await newCase()
    const head = 'Dag,Vem,Vad,Ord,Tid'
    const line = '03/02/2025,PS,preparation,Reading with care,0.5'
    const columns = { '0': 'date', '1': 'fee_earner', '2': 'activity', '3': 'description', '4': 'time' } as const
    expect(await take(`${head}\n${line}`, { choices: { columns } })).toMatchObject({ body: { added: 1 } })
    expect((await preview(`A title,of two\n\n${head}\nsoon,PS,preparation,Reading with care,0.5`)).body).toMatchObject({
      heading_row: 3,
      rows: [{ row: 4, state: 'error' }],
    })
  })

  test('takes a cell as it was corrected, marks it, and remembers none', async () => {
    const { preview, take, times } = await newCase()
    const file = `${HEAD}31/02/2025,Nobody,preparation,Reading,0.5\n04/02/2025,PS,preparation,Reading on,0.5`
    const choices = { cells: { '2': { '0': '28/02/2025', '1': 'PS', '3': '=Reading' } } }
    const { body } = await preview(file, choices)
    expect(body.rows[0]).toMatchObject({
      row: 2,
      state: 'ready',
      date: '2025-02-28',
      cells: ['28/02/2025', 'PS', 'preparation', '=Reading', '0.5'],
      corrected: [0, 1, 3],
    })
    expect(body.rows[1]).toMatchObject({ corrected: [] })
    expect(await take(file, { choices })).toMatchObject({ status: 200, body: { added: 2 } })
    expect((await times()).map(({ description }) => description).toSorted()).toEqual(['=Reading', 'Reading on'])
    expect((await preview(file)).body.rows[0]).toMatchObject({ state: 'error', corrected: [] })
    for (const [cells, message] of [
      [{ '9': { '0': 'x' } }, 'The file has no row 9.'],
      [{ '2': { '5': 'x' } }, 'The file has fewer columns than that.'],
    ] as const)
      expect(await preview(file, { cells })).toMatchObject({ status: 422, body: { details: { choices: message } } })
  })

  test('shows what is left out with its reason, and counts it', async () => {
    const { preview, take, list } = await newCase()
    const file = `${HEAD}03/02/2025,PS,preparation,Reading,0.5\n${HEAD}04/02/2025,PS,preparation,Reading on,0.5\nTotal,,,,1.0`
    const { body } = await preview(file, { leave_out: [4] })
    expect(body.counts).toMatchObject({ ready: 1, error: 0, left_out: 3 })
    expect(body.rows.map(({ row, state, left_out, messages }) => [row, state, left_out, messages.length])).toEqual([
      [2, 'ready', null, 0],
      [3, 'left_out', 'headings', 1],
      [4, 'left_out', 'chosen', 0],
      [5, 'left_out', 'total', 1],
    ])
    expect(body.rows[3]?.messages[0]?.message).toBe('This row adds up others, so it is left out.')
    expect(await take(file, { choices: { leave_out: [4] } })).toMatchObject({ body: { added: 1, left_out: 3 } })
    expect(await list()).toMatchObject([{ left_out: 3 }])
  })

  test('of dates with the month first says so once, and another column may be the date', async () => {
    const { preview, take } = await newCase()
    const file = 'Date,When,Fee earner,Activity,Description,Time\n12/31/2024,31/12/2024,PS,preparation,Reading,1'
    const { body } = await preview(file)
    expect(body).toMatchObject({ missing: [], rows: [], counts: { error: 0 } })
    expect(body.refused).toMatch(/^The column “Date” has the month before the day: row 2 says 12\/31\/2024\./)
    expect(await take(file, { query: '?rows=good' })).toMatchObject({ status: 422, body: { message: body.refused } })
    const chosen = await preview(file, { columns: { '0': null, '1': 'date' } })
    expect(chosen.body).toMatchObject({ refused: null, rows: [{ change: 'added', date: '2024-12-31' }] })
  })

  test('takes another system’s IDs for none of ours', async () => {
    const { preview } = await newCase()
    const { body } = await preview(fixture('07-foreign-id/id.csv'))
    expect(body.columns[0]).toMatchObject({ heading: 'ID', column: null })
    expect(body.counts).toMatchObject({ ready: 2, error: 0 })
  })

  test('suggests what T/C stands for, and two people whose names are alike, and takes neither', async () => {
    const { preview } = await newCase()
    const one = await addEarner(firm, 'Zoë', 'Hall', 'ZH1')
    const two = await addEarner(firm, 'Zoe', 'Hall', 'ZH2')
    const { body } = await preview(`${HEAD}03/02/2025,Zoe Hall,T/C,Call to the client,0.1`)
    expect(body.people[0]).toMatchObject({ uuid: null })
    expect(body.people[0]?.suggestions.map(({ uuid }) => uuid).toSorted()).toEqual([one, two].toSorted())
    expect(body.activities[0]).toMatchObject({ activity_type: null, suggestions: ['telephone_call'] })
  })

  test('refuses a formula without a value, of which the cell may be corrected', async () => {
    const { preview } = await newCase()
    const bytes = Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Time',
            rows: [
              ['Date', 'Fee earner', 'Activity', 'Description', 'Time'],
              ['03/02/2025', 'PS', 'preparation', 'Reading', null],
            ],
            cells: new Map([['1,4', { formula: 'G2' }]]),
          },
        ],
      }),
    )
    const sent = { name: 'ledger.xlsx' }
    const { body } = await preview(bytes, undefined, sent)
    expect(body.rows[0]).toMatchObject({ state: 'error', cells: [{}, {}, {}, {}, '=G2'].map(() => expect.any(String)) })
    expect(body.rows[0]?.messages).toMatchObject([{ column: 'Time', value: '=G2' }])
    const corrected = await preview(bytes, { cells: { '2': { '4': '1:30' } } }, sent)
    expect(corrected.body.rows[0]).toMatchObject({ state: 'ready', time: 1.5, messages: [], corrected: [4] })
  })

  test('shows a row with a doubt as one to check', async () => {
    const { preview } = await newCase()
    const { body } = await preview(`${HEAD}03/02/2025,PS,preparation,Long,18`)
    expect(body.rows[0]).toMatchObject({ state: 'warning', time: 18, messages: [{ column: 'Time', value: '18' }] })
  })
})
