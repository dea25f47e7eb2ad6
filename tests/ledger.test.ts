import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { as, instance } from './support/instance.ts'
import {
  ASHDOWN,
  CALDER,
  newCase,
  newCourtOfProtectionCase,
  newInterPartesCase,
  newTwoPartCase,
} from './support/firm.ts'
import { HEAD, upload } from './support/ledger.ts'
import { addEarner, ledgerCase, ledgerFirm } from './support/ledger-import.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const data = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, name === 'ledger-care-420.csv' ? '../packages/api/src/seed' : 'data', name))
const count = async (uuid: string): Promise<number> =>
  (
    (
      await ashdown.graphql('query($c: ID!) { case(uuid: $c) { timeRecordings(first: 1) { totalCount } } }', {
        c: uuid,
      })
    ).data as { case: { timeRecordings: { totalCount: number } } }
  ).case.timeRecordings.totalCount

describe('a ledger', () => {
  test('of 420 rows is imported completely, and importing it again changes nothing, also as a workbook', async () => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await upload(uuid, [data('ledger-care-420.csv')])).toMatchObject({
      status: 200,
      body: { added: 420, updated: 0, unchanged: 0, estimated: 0, failed: [] },
    })
    expect(await upload(uuid, [data('ledger-care-420.csv')])).toMatchObject({
      status: 200,
      body: { import_uuid: null, added: 0, unchanged: 420 },
    })
    expect(await upload(uuid, [data('ledger-care-420.xlsx')], '', 'ledger.xlsx')).toMatchObject({
      status: 200,
      body: { added: 0, unchanged: 420 },
    })
    expect(await count(uuid)).toBe(420)
  })

  test('without permission is refused before it is read', async () => {
    const { uuid } = await newCase(CALDER)
    const { uuid: done } = await newCase(ASHDOWN)
    const unreadable = [Buffer.from([0, 1, 2])]
    expect(await upload(uuid, unreadable)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
    expect((await ashdown.rest('POST', `client/case/${done}/status/complete`, {})).status).toBe(200)
    expect((await upload(done, unreadable)).status).toBe(409)
    expect((await upload((await newCase(ASHDOWN)).uuid, unreadable)).status).toBe(422)
  })

  test('of 10,000 rows too', async () => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await upload(uuid, [data('ledger-care-10000.csv')])).toMatchObject({ status: 200, body: { added: 10_000 } })
    expect(await count(uuid)).toBe(10_000)
    const { body } = await ashdown.rest<{ net: number; unpriced: number }>('GET', `client/case/${uuid}/totals`)
    expect(body.unpriced).toBe(0)
  })

  test('never takes one of two people of a name: the work would be paid at the rate of either', async () => {
    const firm = await ledgerFirm()
    const file = `${HEAD}03/02/2025,priya  SHAH,preparation,Reading the papers,0.5`
    const uploaded = async () => {
      const { uuid } = await ledgerCase(firm)
      return (await upload(uuid, [file], '', 'ledger.csv', instance.apiUrl, firm.owner)).body
    }
    expect(await uploaded()).toMatchObject({ added: 1, failed: [] })
    await addEarner(firm, 'Priya', 'Shah', 'PSH')
    expect(await uploaded()).toMatchObject({
      failed: [
        {
          row: 2,
          column: 'Fee earner',
          value: 'priya  SHAH',
          message: 'No fee earner of this firm has this name or these initials alone.',
        },
      ],
    })
  })

  test('with invalid rows stores nothing, or only the valid rows on request', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const refused = await upload(uuid, [data('ledger-messy.csv')])
    expect(refused).toMatchObject({
      status: 422,
      body: { message: '6 rows of the ledger cannot be taken. Nothing was stored.' },
    })
    expect(refused.body.failed.map(({ column, value, message }) => [column, value, message])).toEqual([
      ['Work date', '31/02/2025', 'This is not a date. Write it as 31/01/2026.'],
      ['Work date', '13/25/2025', 'This is not a date. Write it as 31/01/2026.'],
      ['Handler', 'Nobody Known', 'No fee earner of this firm has this name or these initials alone.'],
      ['Type of work', 'Juggling', 'This is not an activity of the scheme.'],
      ['Hours', '-1', 'The time must be more than nothing.'],
      ['Hours', '25.5', 'A row cannot hold more than 24 hours.'],
    ])
    const rows = data('ledger-messy.csv').toString('latin1').split('\n')
    for (const { row, value } of refused.body.failed) expect(rows[row - 1]).toContain(value)
    expect(await count(uuid)).toBe(0)
    const taken = await upload(uuid, [data('ledger-messy.csv')], '?rows=good')
    expect(taken).toMatchObject({ status: 200, body: { estimated: 1, failed: refused.body.failed } })
    expect(await count(uuid)).toBe(taken.body.added)
    const { body } = await ashdown.rest<{
      instances: { time_recordings: { description: string; time: number; estimated: boolean }[] }[]
    }>('GET', `client/case/${uuid}/time-recording`)
    const all = body.instances.flatMap(({ time_recordings }) => time_recordings)
    const of = (text: string) => all.filter(({ description }) => description.includes(text))
    expect(of('Café meeting – £12 paid').map(({ time }) => time)).toEqual([0.3, 0.3])
    expect(of('=cmd|')).toHaveLength(1)
    expect(of('<img src=x')).toHaveLength(1)
    expect(of('No time given')).toMatchObject([{ estimated: true, time: expect.any(Number) }])
    expect(await upload(uuid, [data('ledger-messy.csv')], '?rows=good')).toMatchObject({
      body: { added: 0, updated: 0, unchanged: taken.body.added },
    })
  })

  test('estimated rows are exported as CSV, and imported with corrections by their id', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await upload(uuid, [
      `${HEAD}01/02/2025,PS,preparation,Known,0.5\n02/02/2025,PS,preparation,Known,1.5\n03/02/2025,PS,preparation,Unknown,\n04/02/2025,PS,counsel,=Alone,`,
    ])
    const { access_token } = await signIn(instance, ASHDOWN)
    const { body, headers } = await request(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    const waiting = async () =>
      (
        await ashdown.graphql(
          'query($c: ID!) { case(uuid: $c) { attention { kind hearingType unresolved estimated } } }',
          { c: uuid },
        )
      ).data
    expect(await waiting()).toEqual({
      case: { attention: [{ kind: 'time_recording', hearingType: null, unresolved: 0, estimated: 2 }] },
    })
    const csv = Buffer.from(await body.arrayBuffer()).toString()
    expect(headers['content-disposition']).toContain('estimated-time.csv')
    expect(csv).toMatch(
      /^\uFEFFId,Date,Fee earner,Activity,Description,Time\r?\n[\da-f-]{36},03\/02\/2025,Priya Shah,preparation,Unknown,0\.50\r?\n[\da-f-]{36},04\/02\/2025,Priya Shah,counsel,'=Alone,0\.10/,
    )
    expect(await upload(uuid, [csv.replace('Unknown,0.50', 'Unknown,0.80').replace("'=Alone", 'Alone')])).toMatchObject(
      { status: 200, body: { added: 0, updated: 2, estimated: 1 } },
    )
    // A time that was not corrected is an estimate still.
    expect(await waiting()).toEqual({
      case: { attention: [{ kind: 'time_recording', hearingType: null, unresolved: 0, estimated: 1 }] },
    })
    expect(
      await upload(uuid, [csv.replace(/[\da-f]{8}-[\da-f-]{27}/, '00000000-0000-4000-8000-000000000000')]),
    ).toMatchObject({ status: 422, body: { failed: [{ column: 'id', message: 'No row of this case has this id.' }] } })
  })

  test('what was typed comes back from the estimated file as it was typed, whatever it begins with', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const typed = ['=1+1', "'=1+1", '＝1+1', '-dash', '@home', 'plain, "quoted"']
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
    const rows = typed.map((description, n) => `0${n + 1}/02/2025,PS,preparation,${quoted(description)},`)
    expect(await upload(uuid, [HEAD + rows.join('\n')])).toMatchObject({ body: { estimated: typed.length } })
    const { access_token } = await signIn(instance, ASHDOWN)
    const { body } = await request(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(await upload(uuid, [Buffer.from(await body.arrayBuffer())])).toMatchObject({
      status: 200,
      body: { added: 0, updated: 0, unchanged: typed.length, failed: [] },
    })
    const { data: answer } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { timeRecordings { nodes { description } } } }',
      { c: uuid },
    )
    expect(
      (answer as { case: { timeRecordings: { nodes: { description: string }[] } } }).case.timeRecordings.nodes.map(
        ({ description }) => description,
      ),
    ).toEqual(typed)
  })

  test('with dates far outside the certificate, or rows that repeat one another, is taken with warnings', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const rows = [
      '01/02/2004,PS,preparation,Early,0.5',
      '01/02/2034,PS,preparation,Late,0.5',
      '03/02/2025,PS,preparation,Twice,0.5',
      '03/02/2025,PS,preparation,Twice,0.5',
      '03/02/2025,PS,preparation,Twice,0.6',
      '04/02/2025,PS,counsel,Untimed,',
      '04/02/2025,PS,counsel,Untimed,',
    ]
    const first = await upload(uuid, [HEAD + rows.join('\n')])
    expect(first).toMatchObject({ status: 200, body: { added: 7, failed: [] } })
    expect(first.body.warnings.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Date', 'This date is before the certificate was issued, on 10/01/2025.'],
      [3, 'Date', 'This date is in the future.'],
      [5, 'Description', 'This repeats row 4 of the file.'],
      [8, 'Description', 'This repeats row 7 of the file.'],
    ])
    const { body } = await ashdown.rest<{
      instances: { time_recordings: { uuid: string; description: string }[] }[]
    }>('GET', `client/case/${uuid}/time-recording`)
    const stored = body.instances.flatMap(({ time_recordings }) => time_recordings)
    expect(first.body.warnings.map(({ uuid: of }) => stored.find((row) => row.uuid === of)?.description)).toEqual([
      'Early',
      'Late',
      'Twice',
      'Untimed',
    ])
    expect(new Set(first.body.warnings.map(({ uuid: of }) => of)).size).toBe(4)
    // The same file again: nothing changes, and the rows are pointed out again.
    const second = await upload(uuid, [HEAD + rows.join('\n')])
    expect(second).toMatchObject({ body: { added: 0, unchanged: 7, warnings: first.body.warnings } })
    // Fewer of a row than the case has: what is left over is just like it.
    expect(await upload(uuid, [`${HEAD}${rows[2]}`])).toMatchObject({
      body: { added: 0, warnings: [{ row: 2, message: 'The case already has a row just like this one.' }] },
    })
  })

  test('sent as a form without a boundary is refused with a sentence', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const refused = await ashdown.rest('POST', `client/case/${uuid}/time-recording/upload`, Buffer.from('x'), {
      'content-type': 'multipart/form-data',
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { details: { files: 'Send the files as multipart/form-data.' } },
    })
  })
  test.each(['ledger.exe', 'ledger.csv.exe', 'ledger', 'ledger.pdf'])(
    'named %s is refused by its name',
    async (name) => {
      const { uuid } = await newCase(ASHDOWN)
      expect(await upload(uuid, [`${HEAD}01/02/2025,PS,preparation,Fine,0.5`], '', name)).toMatchObject({
        status: 422,
        body: { message: 'Time ledger only accepts CSV or Excel files' },
      })
      expect(await count(uuid)).toBe(0)
    },
  )

  test.each([
    [
      'UTF-16',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(`${HEAD.replaceAll(',', '\t')}01/02/2025\tPS\tpreparation\tCafé\t0.5`, 'utf16le'),
      ]),
    ],
    [
      'windows-1252',
      Buffer.from(`${HEAD.replaceAll(',', ';')}01/02/2025;Priya Shah;preparation;Caf\u00e9;0,5`, 'latin1'),
    ],
  ])('in %s is read', async (_name, file) => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await upload(uuid, [file])).toMatchObject({ status: 200, body: { added: 1 } })
    const { data: answer } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { timeRecordings { nodes { description time } } } }',
      { c: uuid },
    )
    expect(answer).toMatchObject({ case: { timeRecordings: { nodes: [{ description: 'Café', time: '0.50' }] } } })
  })

  test.each([
    ['a PDF', [Buffer.from('%PDF-1.7\n%\u0000')], 'Time ledger only accepts CSV or Excel files'],
    ['two files', [HEAD, HEAD], 'Time ledger only accepts CSV or Excel files'],
    ['nothing', [''], 'The file is empty.'],
    [
      'a damaged workbook',
      [Buffer.from('PK\u0003\u0004 and no more', 'latin1')],
      'This Excel file cannot be read: it is damaged.',
    ],
    [
      'a table without the columns',
      ['a,b,c\n1,2,3'],
      'One of the first 20 rows must name the columns. Not found: date, fee earner, activity, time.',
    ],
    [
      'an unclosed quote',
      [`${HEAD}01/02/2025,PS,preparation,"open,0.5`],
      'The quotation mark that begins row 2, column D (Description) is not closed in its cell. Close it or take it out.',
    ],
  ])('that is %s is refused in words', async (_what, files, message) => {
    const { uuid } = await newCase(ASHDOWN)
    const { status, body } = await upload(uuid, files)
    expect([status, body.message]).toEqual([422, message])
    expect(Object.values(body.details).join()).toMatch(/^[A-Z].*[.s]$/)
    expect(await count(uuid)).toBe(0)
  })

  test('for another firm’s case is not found', async () => {
    const { uuid } = await newCase(CALDER)
    expect(await upload(uuid, [`${HEAD}01/02/2025,PS,preparation,Theirs,0.5`])).toMatchObject({
      status: 404,
      body: { message: 'Not found.' },
    })
    expect(await as(CALDER).rest('GET', `client/case/${uuid}/time-recording`)).toMatchObject({
      body: { instances: [] },
    })
  })

  test('a complete case takes none', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`)
    expect((await upload(uuid, [`${HEAD}01/02/2025,PS,preparation,Late,0.5`])).status).toBe(409)
  })

  test('streams through the gateway, and nothing else of the API does', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const files = `${instance.webUrl}/api/files`
    expect(await upload(uuid, [data('ledger-care-420.csv')], '', 'ledger.csv', files)).toMatchObject({
      status: 200,
      body: { added: 420 },
    })
    expect(await upload(uuid, [`${HEAD}x`], '?rows=good', 'ledger.csv', files)).toMatchObject({
      status: 200,
      body: { added: 0 },
    })
    const { access_token } = await signIn(instance, ASHDOWN)
    const authorization = `Bearer ${access_token}`
    const get = async (path: string, headers: Record<string, string>) =>
      (await request(`${files}/${path}`, { headers })).statusCode
    expect(await get(`client/case/${uuid}/time-recording/estimated`, { authorization })).toBe(200)
    expect(await get(`client/case/${uuid}/time-recording/estimated`, {})).toBe(401)
    expect(await get(`client/case/${uuid}`, { authorization })).toBe(404)
    expect(await get('users/user', { authorization })).toBe(404)
  })
})

describe('a ledger of a case whose work is recorded for parties and parts', () => {
  interface Recorded {
    uuid: string
    description: string
    party: string | null
    cop_case_part: string | null
    time: number
  }
  const FULL = 'Date,Fee earner,Activity,Description,Time,Party,Case part\n'
  async function addCourtOfProtectionCase() {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
    const at = `client/case/${uuid}`
    const add = async (path: string, body: object): Promise<string> =>
      (await ashdown.rest<{ uuid: string }>('POST', `${at}/${path}`, body)).body.uuid
    return {
      uuid,
      at,
      add,
      bank: await add('party', { party: 'Café Bank' }),
      formula: await add('party', { party: '=SUM(A1)' }),
      year: await add('case-part', { description: 'First  year' }),
    }
  }
  const recordedIn = async (uuid: string): Promise<Recorded[]> => {
    const { body } = await ashdown.rest<{ instances: { time_recordings: Recorded[] }[] }>(
      'GET',
      `client/case/${uuid}/time-recording`,
    )
    return body.instances.flatMap(({ time_recordings }) => time_recordings)
  }
  const of = (rows: readonly Recorded[], description: string) => {
    const row = rows.find((one) => one.description === description)
    return row && [row.party, row.cop_case_part]
  }

  test('finds both by name, whatever its case, spacing and form, and leaves them empty where the cell is', async () => {
    const { uuid, bank, formula, year } = await addCourtOfProtectionCase()
    const file = [
      '01/05/2024,PS,letter_out,Both,0.1,  CAFE\u0301  bank ,first year',
      '02/05/2024,PS,letter_out,Neither,0.1,,',
      '03/05/2024,PS,letter_out,Formula,0.1,=sum(a1),FIRST YEAR',
    ].join('\n')
    expect(await upload(uuid, [FULL + file])).toMatchObject({ status: 200, body: { added: 3, failed: [] } })
    const rows = await recordedIn(uuid)
    expect([of(rows, 'Both'), of(rows, 'Neither'), of(rows, 'Formula')]).toEqual([
      [bank, year],
      [null, null],
      [formula, year],
    ])
    expect(await upload(uuid, [FULL + file])).toMatchObject({ body: { added: 0, updated: 0, unchanged: 3 } })
  })

  test('refuses the name of a party that was removed', async () => {
    const { uuid, add } = await addCourtOfProtectionCase()
    const file = FULL + '01/05/2024,PS,letter_out,Gone,0.1,Closed bank,'
    const closed = await add('party', { party: 'Closed bank' })
    expect(await ashdown.rest('DELETE', `client/case/${uuid}/party/${closed}`)).toMatchObject({ status: 204 })
    expect((await upload(uuid, [file])).status).toBe(422)
    await add('party', { party: 'Closed bank' })
    expect(await upload(uuid, [file])).toMatchObject({ status: 200, body: { added: 1, failed: [] } })
  })

  test('refuses a name that stands for none or for two, naming row and cell', async () => {
    const { uuid, add } = await addCourtOfProtectionCase()
    const elsewhere = await addCourtOfProtectionCase()
    await elsewhere.add('party', { party: 'Another bank' })
    await add('case-part', { description: 'FIRST YEAR' })
    const hostile = 'x'.repeat(300)
    const rows = [
      '01/05/2024,PS,letter_out,None,0.1,Another bank,',
      '01/05/2024,PS,letter_out,Two,0.1,,First year',
      `01/05/2024,PS,letter_out,Long,0.1,${hostile},`,
      '01/05/2024,PS,letter_out,Wild,0.1,%,',
      '01/05/2024,PS,letter_out,Fine,0.1,,',
    ]
    const refused = await upload(uuid, [FULL + rows.join('\n')])
    const none = 'This case has no party of this name. Add it first, or leave the cell empty.'
    expect(refused.status).toBe(422)
    expect(refused.body.failed).toEqual([
      { row: 2, column: 'Party', value: 'Another bank', message: none },
      {
        row: 3,
        column: 'Case part',
        value: 'First year',
        message: 'This case has 2 parts of this name. Give them different names first.',
      },
      { row: 4, column: 'Party', value: hostile.slice(0, 200), message: none },
      { row: 5, column: 'Party', value: '%', message: none },
    ])
    expect(await count(uuid)).toBe(0)
    expect(await upload(uuid, [FULL + rows.join('\n')], '?rows=good')).toMatchObject({ body: { added: 1 } })
  })

  test('the same work for two parties is no repetition, and a file without the columns changes neither', async () => {
    const { uuid, bank, formula, year } = await addCourtOfProtectionCase()
    const rows = ['01/05/2024,PS,letter_out,Letter,0.1,Café Bank,', '01/05/2024,PS,letter_out,Letter,0.1,=SUM(A1),']
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ body: { added: 2, warnings: [] } })
    expect(await upload(uuid, [FULL + rows.toReversed().join('\n')])).toMatchObject({ body: { unchanged: 2 } })
    const plain = '01/05/2024,PS,letter_out,Letter,0.1'
    expect(await upload(uuid, [`${HEAD}${plain}\n${plain}`])).toMatchObject({ body: { added: 0, unchanged: 2 } })
    expect((await recordedIn(uuid)).map(({ party }) => party)).toEqual([bank, formula])
    // What was not recorded is, once a file says it; what was is changed through the id of its row alone.
    expect(await upload(uuid, [`${FULL}${plain},Café Bank,First year`])).toMatchObject({ body: { updated: 1 } })
    expect(await upload(uuid, [`${FULL}${plain},,`])).toMatchObject({ body: { updated: 0, unchanged: 1 } })
    expect((await recordedIn(uuid)).map((row) => [row.party, row.cop_case_part])).toEqual([
      [bank, year],
      [formula, null],
    ])
  })

  test('the download of estimated rows has both columns, and can be corrected and uploaded again', async () => {
    const { uuid, at, bank, formula } = await addCourtOfProtectionCase()
    const rows = ['01/05/2024,PS,preparation,One,,=SUM(A1),First year', '02/05/2024,PS,preparation,Two,,,']
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ body: { added: 2, estimated: 2 } })
    const { access_token } = await signIn(instance, ASHDOWN)
    const csv = await (
      await fetch(`${instance.apiUrl}/${at}/time-recording/estimated`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).text()
    const lines = csv.trim().split(/\r?\n/)
    expect(lines[0]).toMatch(/Id,Date,Fee earner,Activity,Description,Time,Party,Part$/)
    expect(lines[1]).toMatch(/One,0\.10,'=SUM\(A1\),First\s+year$/)
    expect(await upload(uuid, [csv])).toMatchObject({ body: { added: 0, updated: 0, unchanged: 2, failed: [] } })
    expect(await recordedIn(uuid)).toMatchObject([{ party: formula }, { party: null }])
    expect(await upload(uuid, [csv.replace("'=SUM(A1)", 'Café Bank').replace('0.10', '1.50')])).toMatchObject({
      body: { updated: 1, unchanged: 1 },
    })
    const stored = await recordedIn(uuid)
    expect(stored.find(({ description }) => description === 'One')).toMatchObject({ party: bank, time: 1.5 })
  })

  test('in an area that records neither the columns are read past, and not downloaded', async () => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await upload(uuid, [`${FULL}01/02/2025,PS,preparation,Fine,,Nobody,Nothing`])).toMatchObject({
      status: 200,
      body: { added: 1 },
    })
    const { access_token } = await signIn(instance, ASHDOWN)
    const csv = await fetch(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect((await csv.text()).split(/\r?\n/)[0]).toMatch(/Description,Time$/)
  })

  test('of 10,000 rows is as quick, though all of them are for one of 200 parties', async () => {
    const { uuid, add } = await addCourtOfProtectionCase()
    for (let i = 0; i < 200; i++) await add('party', { party: `Party ${i}` })
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `01/05/2024,PS,letter_out,Same,0.1,party ${i % 200},first year`,
    )
    const file = FULL + rows.join('\n')
    const started = performance.now()
    expect(await upload(uuid, [file])).toMatchObject({ status: 200, body: { added: 10_000 } })
    expect(await upload(uuid, [file])).toMatchObject({ status: 200, body: { unchanged: 10_000 } })
    expect(performance.now() - started).toBeLessThan(30_000)
  })
})

describe('a ledger of a two-part case', () => {
  const FULL = 'Date,Fee earner,Activity,Description,Time,Part\n'
  const CHILD = 'child_arrangement'
  const ABUSE = 'non_molestation_order'
  interface Instance {
    case_part: string | null
    time_recordings: { description: string; case_part: string | null; time: number }[]
  }
  const stored = async (uuid: string) => {
    const { body } = await ashdown.rest<{ instances: Instance[] }>('GET', `client/case/${uuid}/time-recording`)
    return body.instances.map(({ case_part, time_recordings }) => [
      case_part,
      ...time_recordings.map(({ description, time }) => [description, time]),
    ])
  }

  test('says the part of each row, by its word, its label or the letters of the scheme', async () => {
    const { uuid } = await newTwoPartCase(ASHDOWN)
    const rows = [
      '01/05/2025,PS,preparation,One,1,Child Arrangements',
      '02/05/2025,PS,preparation,Two,2,non_molestation_order',
      '03/05/2025,PS,preparation,Three,3,  domestic ABUSE ',
      '04/05/2025,PS,preparation,Four,4,ca',
      '05/05/2025,PS,preparation,Five,5,DA',
    ]
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ status: 200, body: { added: 5, failed: [] } })
    const parts = [
      [CHILD, ['One', 1], ['Four', 4]],
      [ABUSE, ['Two', 2], ['Three', 3], ['Five', 5]],
    ]
    expect(await stored(uuid)).toEqual(parts)
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ body: { added: 0, updated: 0, unchanged: 5 } })
    expect(await stored(uuid)).toEqual(parts)
  })

  test('without the part of a row, or with one that is none, is refused, as a row that is typed is', async () => {
    const { uuid } = await newTwoPartCase(ASHDOWN)
    const noPart = 'This is not a part of the case. Write Child Arrangements or Domestic Abuse.'
    expect(await upload(uuid, [`${HEAD}01/05/2025,PS,preparation,One,1`])).toMatchObject({
      status: 422,
      body: { message: 'One of the first 20 rows must name the columns. Not found: part.' },
    })
    const refused = await upload(uuid, [
      `${FULL}01/05/2025,PS,preparation,One,1,\n02/05/2025,PS,preparation,Two,1,constructor`,
    ])
    expect(refused).toMatchObject({
      status: 422,
      body: {
        failed: [
          { row: 2, column: 'Part', value: '', message: 'The part is missing.' },
          { row: 3, column: 'Part', value: 'constructor', message: noPart },
        ],
      },
    })
  })

  test('has its parts in the download of estimated rows, which can be corrected and uploaded again', async () => {
    const { uuid } = await newTwoPartCase(ASHDOWN)
    const rows = ['01/05/2025,PS,preparation,One,,DA', '02/05/2025,PS,preparation,Two,,CA']
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ body: { added: 2, estimated: 2 } })
    const { access_token } = await signIn(instance, ASHDOWN)
    const csv = await (
      await fetch(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).text()
    expect(csv.trim().split(/\r?\n/)).toEqual([
      expect.stringMatching(/Time,Part$/),
      expect.stringMatching(/One,0\.10,Domestic Abuse$/),
      expect.stringMatching(/Two,0\.10,Child Arrangements$/),
    ])
    const corrected = csv.replace('0.10,Domestic Abuse', '1.25,Child Arrangements')
    expect(await upload(uuid, [corrected])).toMatchObject({ body: { added: 0, updated: 1, unchanged: 1, failed: [] } })
    expect((await stored(uuid))[0]).toEqual([CHILD, ['One', 1.25], ['Two', 0.1]])
  })
})

describe('phase and rate in a ledger', () => {
  const FULL = 'Date,Fee earner,Activity,Description,Time,Phase,Rate\n'
  const stored = async (uuid: string) =>
    (
      await ashdown.rest<{ description: string; phase: string; amount: number; rate_from: string }[]>(
        'GET',
        `client/case/${uuid}/time-recording`,
      )
    ).body.map(({ description, phase, amount, rate_from }) => [description, phase, amount, rate_from])

  test('a phase is its word or its label, in any case; a rate is optional, and changes through the id of its row alone', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    const rows = [
      '01/05/2024,PS,letter_out,One,0.1,pre_action_costs,',
      '02/05/2024,PS,letter_out,Two,0.1,  pre-action COSTS ,£250',
      '03/05/2024,PS,letter_out,Three,0.1,Issue / Statements of Case,"1,250.50"',
      '04/05/2024,PS,letter_out,Four,0.1,ptr,0',
    ]
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ status: 200, body: { added: 4, failed: [] } })
    expect(await stored(uuid)).toEqual([
      ['One', 'pre_action_costs', 100, 'default'],
      ['Two', 'pre_action_costs', 250, 'entered'],
      ['Three', 'issue_statements_of_case', 1_250.5, 'entered'],
      ['Four', 'trial_review', 0, 'entered'],
    ])
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ body: { added: 0, updated: 0, unchanged: 4 } })
    // The same work without a rate changes none; with one where none was entered it is entered.
    const again = ['01/05/2024,PS,letter_out,One,0.1,Pre-action costs,90', '02/05/2024,PS,letter_out,Two,0.1,cmc,80']
    expect(await upload(uuid, [FULL + again.join('\n')])).toMatchObject({ body: { updated: 1, unchanged: 1 } })
    expect((await stored(uuid)).slice(0, 2)).toEqual([
      ['One', 'pre_action_costs', 90, 'entered'],
      ['Two', 'pre_action_costs', 250, 'entered'],
    ])
  })

  test('a row without a phase, or with one that is none, fails with a sentence, as does a rate that is none', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    const hostile = 'x'.repeat(300)
    const noPhase = 'This is not a phase. Write its name, such as Pre-action costs or CMC.'
    const noAmount = 'Enter an amount such as 1234.50.'
    const cells: [cells: string, column: string, value: string, message: string][] = [
      [',', 'Phase', '', 'The phase is missing.'],
      ['appeal,', 'Phase', 'appeal', noPhase],
      ['constructor,', 'Phase', 'constructor', noPhase],
      [`${hostile},`, 'Phase', hostile.slice(0, 200), noPhase],
      ['cmc,-1', 'Rate', '-1', 'Enter a number between 0 and 99999.99.'],
      ['cmc,1e3', 'Rate', '1e3', noAmount],
      ['cmc,100.005', 'Rate', '100.005', 'Enter at most two decimals.'],
      ['cmc,=1+1', 'Rate', '=1+1', noAmount],
      ['cmc,"1,00"', 'Rate', '1,00', noAmount],
      ['cmc,100000', 'Rate', '100000', 'Enter a number between 0 and 99999.99.'],
    ]
    const rows = [...cells.map(([text], at) => `01/05/2024,PS,letter_out,Row ${at},0.1,${text}`)]
    const refused = await upload(uuid, [FULL + rows.join('\n')])
    expect(refused.status).toBe(422)
    expect(refused.body.failed).toEqual(
      cells.map(([, column, value, message], at) => ({ row: at + 2, column, value, message })),
    )
    expect(await upload(uuid, [`${HEAD}01/05/2024,PS,letter_out,One,0.1`])).toMatchObject({
      status: 422,
      body: { message: 'One of the first 20 rows must name the columns. Not found: phase.' },
    })
    expect(await stored(uuid)).toEqual([])
  })

  test('the download of estimated rows has both, and can be corrected and uploaded again', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    const rows = ['01/05/2024,PS,preparation,One,,Trial,300', '02/05/2024,PS,preparation,Two,,PTR,']
    expect(await upload(uuid, [FULL + rows.join('\n')])).toMatchObject({ body: { added: 2, estimated: 2 } })
    const { access_token } = await signIn(instance, ASHDOWN)
    const csv = await (
      await fetch(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).text()
    const lines = csv.trim().split(/\r?\n/)
    expect(lines[0]).toMatch(/Time,Party,Phase,Rate$/)
    expect(lines[1]).toMatch(/One,0\.10,,Trial,300\.00$/)
    expect(lines[2]).toMatch(/Two,0\.10,,PTR,$/)
    const corrected = csv.replace('Trial,300.00', 'Disclosure,').replace('PTR,', 'PTR,275')
    expect(await upload(uuid, [corrected])).toMatchObject({ body: { added: 0, updated: 2, failed: [] } })
    expect(await stored(uuid)).toEqual([
      ['One', 'disclosure', 100, 'default'],
      ['Two', 'trial_review', 275, 'entered'],
    ])
  })

  test('an area that records neither reads past them', async () => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await upload(uuid, [`${FULL}01/02/2025,PS,preparation,Fine,1,nonsense,nonsense`])).toMatchObject({
      status: 200,
      body: { added: 1 },
    })
  })

  test('10,000 rows over all phases, each with a rate, are as quick', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    const words = ['cmc', 'Trial', 'PTR', 'Disclosure', 'expert_reports']
    const file =
      FULL +
      Array.from(
        { length: 10_000 },
        (_, i) => `01/05/2024,PS,preparation,Row ${i % 500},0.5,${words[i % 5]},${100 + (i % 300)}`,
      ).join('\n')
    const started = performance.now()
    expect(await upload(uuid, [file])).toMatchObject({ status: 200, body: { added: 10_000 } })
    expect(await upload(uuid, [file])).toMatchObject({ status: 200, body: { unchanged: 10_000 } })
    expect(performance.now() - started).toBeLessThan(30_000)
  })
})
