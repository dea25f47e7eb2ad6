import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { as, instance } from './support/instance.ts'
import { ASHDOWN, CALDER, newCase } from './support/firm.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const data = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, name === 'ledger-care-420.csv' ? '../packages/api/src/seed' : 'data', name))
interface Answer {
  import_uuid: string | null
  added: number
  updated: number
  unchanged: number
  estimated: number
  failed: { row: number; column: string; value: string; message: string }[]
  warnings: { row: number; column: string; message: string; uuid: string }[]
}

async function upload(
  caseUuid: string,
  files: (Buffer | string)[],
  rows = '',
  name = 'ledger.csv',
  host = instance.apiUrl,
) {
  const form = new FormData()
  for (const file of files) form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), name)
  const { access_token } = await signIn(instance, ASHDOWN)
  // Uses Node's own FormData and fetch: undici's client does not send a FormData of another implementation, and the request would hang.
  const answer = await fetch(`${host}/client/case/${caseUuid}/time-recording/upload${rows}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${access_token}` },
  })
  return {
    status: answer.status,
    body: (await answer.json()) as Answer & { message: string; details: Record<string, string> },
  }
}
const count = async (uuid: string): Promise<number> =>
  (
    (
      await ashdown.graphql('query($c: ID!) { case(uuid: $c) { timeRecordings(first: 1) { totalCount } } }', {
        c: uuid,
      })
    ).data as { case: { timeRecordings: { totalCount: number } } }
  ).case.timeRecordings.totalCount
const HEAD = 'Date,Fee earner,Activity,Description,Time\n'

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
    const { uuid } = await newCase(CALDER),
      { uuid: done } = await newCase(ASHDOWN),
      unreadable = [Buffer.from([0, 1, 2])]
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
  }, 60_000)

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
    const all = body.instances.flatMap(({ time_recordings }) => time_recordings),
      of = (text: string) => all.filter(({ description }) => description.includes(text))
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
      { status: 200, body: { added: 0, updated: 2, estimated: 0 } },
    )
    expect(await waiting()).toEqual({ case: { attention: [] } })
    expect(
      await upload(uuid, [csv.replace(/[\da-f]{8}-[\da-f-]{27}/, '00000000-0000-4000-8000-000000000000')]),
    ).toMatchObject({ status: 422, body: { failed: [{ column: 'id', message: 'No row of this case has this id.' }] } })
  })

  test('what was typed comes back from the estimated file as it was typed, whatever it begins with', async () => {
    const { uuid } = await newCase(ASHDOWN),
      typed = ['=1+1', "'=1+1", '＝1+1', '-dash', '@home', 'plain, "quoted"']
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
    const rows = typed.map((description, n) => `0${n + 1}/02/2025,PS,preparation,${quoted(description)},`)
    expect(await upload(uuid, [HEAD + rows.join('\n')])).toMatchObject({ body: { estimated: typed.length } })
    const { access_token } = await signIn(instance, ASHDOWN)
    const { body } = await request(`${instance.apiUrl}/client/case/${uuid}/time-recording/estimated`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(await upload(uuid, [Buffer.from(await body.arrayBuffer())])).toMatchObject({
      status: 200,
      body: { added: 0, updated: typed.length, failed: [] },
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
    expect(answer).toMatchObject({ case: { timeRecordings: { nodes: [{ description: 'Café', time: 0.5 }] } } })
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
      'The first row must name the columns. Not found: date, fee earner, activity, time.',
    ],
    [
      'an unclosed quote',
      [`${HEAD}01/02/2025,PS,preparation,"open,0.5`],
      'This CSV cannot be read: Quote Not Closed: the parsing is finished with an opening quote at line 2.',
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
    const { uuid } = await newCase(ASHDOWN),
      files = `${instance.webUrl}/api/files`
    expect(await upload(uuid, [data('ledger-care-420.csv')], '', 'ledger.csv', files)).toMatchObject({
      status: 200,
      body: { added: 420 },
    })
    expect(await upload(uuid, [`${HEAD}x`], '?rows=good', 'ledger.csv', files)).toMatchObject({
      status: 200,
      body: { added: 0 },
    })
    const { access_token } = await signIn(instance, ASHDOWN),
      authorization = `Bearer ${access_token}`
    const get = async (path: string, headers: Record<string, string>) =>
      (await request(`${files}/${path}`, { headers })).statusCode
    expect(await get(`client/case/${uuid}/time-recording/estimated`, { authorization })).toBe(200)
    expect(await get(`client/case/${uuid}/time-recording/estimated`, {})).toBe(401)
    expect(await get(`client/case/${uuid}`, { authorization })).toBe(404)
    expect(await get('users/user', { authorization })).toBe(404)
  })
})
