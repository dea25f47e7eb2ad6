import { examples } from '@costdraft/schema/items/examples.ts'
import { expect, test } from 'vitest'
import { askExport, linesOf } from './support/exports.ts'
import { CALDER, firmOf, newCase } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'
import { careCase } from './support/care-case.ts'

const tokenOf = async (email: string): Promise<string> => (await signIn(instance, email)).access_token
const ask = async (email: string, body: unknown) => askExport(instance.webUrl, await tokenOf(email), body)

/** A case of Calder with many time recordings, in the order in which they are listed. */
async function caseWithRows(count: number): Promise<{ uuid: string; descriptions: string[] }> {
  const { uuid } = await newCase(CALDER)
  const { feeEarner } = await firmOf(CALDER)
  const descriptions = Array.from({ length: count }, (_, i) => `Row ${i}`)
  for (let from = 0; from < count; from += 225) {
    const rows = descriptions.slice(from, from + 225).map((description) => ({
      caseUuid: uuid,
      timeRecording: { ...examples.timeRecording.valid[0], feeEarner, description },
    }))
    const { data } = await as(CALDER).graphql('mutation($r: [NewRow!]!) { addRows(rows: $r) { error { message } } }', {
      r: rows,
    })
    expect((data as { addRows: { error: unknown }[] }).addRows.filter(({ error }) => error !== null)).toEqual([])
  }
  return { uuid, descriptions }
}
const ROWS = 'query($c: ID!) { case(uuid: $c) { timeRecordings(first: 3) { nodes { uuid description } } } }'

test('all rows are there once, in pages of 200, and any cursor is one to go on from', async () => {
  const { uuid, descriptions } = await caseWithRows(450)
  const body = { query: ROWS, variables: { c: uuid }, path: 'case.timeRecordings', format: 'ndjson' }
  const answer = await ask(CALDER, body)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
  const { rows, controls } = linesOf<{ uuid: string; description: string }>(answer)
  expect(rows.map(({ description }) => description)).toEqual(descriptions)
  expect(controls.map(({ complete }) => complete)).toEqual([false, false, true])
  const rest = linesOf<{ uuid: string; description: string }>(
    await ask(CALDER, { ...body, after: controls[0]?.cursor }),
  )
  expect(rest.rows).toEqual(rows.slice(200))
  const none = linesOf(await ask(CALDER, { ...body, after: controls[2]?.cursor }))
  expect(none).toEqual({ rows: [], controls: [{ cursor: controls[2]?.cursor, complete: true }] })
})

test('CSV has a head, and the cursor in the last row of each page', async () => {
  const { uuid } = await caseWithRows(250)
  const query = `query($c: ID!) { case(uuid: $c) { timeRecordings { nodes {
    date description minutes: time feeEarner { surname initials } } } } }`
  const body = { query, variables: { c: uuid }, path: 'case.timeRecordings', format: 'csv' }
  const { headers, text } = await ask(CALDER, body)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('date,description,minutes,feeEarner.surname,feeEarner.initials,cursor')
  expect(lines[250]).toMatch(/,Row 249,.*,[\w-]+$/)
  expect([lines.length, lines.at(-1)]).toEqual([252, ''])
  const cursors = lines.slice(1, -1).map((line) => line.split(',').at(-1))
  expect(cursors.flatMap((cursor, at) => (cursor ? [at] : []))).toEqual([199, 249])
  const rest = await ask(CALDER, { ...body, after: cursors[199] })
  expect(rest.text.split('\r\n')).toEqual([lines[0], ...lines.slice(201)])
})

test('cases are exported with what is inside them as GraphQL answers it, and a change of one moves none', async () => {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const { rest, graphql } = as(firm.owner)
  const names = ['Re Ash', '=1+1', 'Re "Birch", C']
  for (const case_name of names)
    await rest('POST', `client/${firm.client}/case/legal-aid`, careCase(firm, { case_name }))
  const inside = `uuid caseName value certificate { certificateNumber linkedCertificates }
    costNotes { totalCount nodes { uuid } } client { name }`
  const query = `{ cases(sort: null, first: 1) { totalCount nodes { ${inside} } } }`
  const { rows, controls } = linesOf(await ask(firm.owner, { query, path: 'cases', format: 'ndjson' }))
  const { data } = await graphql(`{ cases { nodes { ${inside} } } }`)
  const { nodes } = (data as { cases: { nodes: { uuid: string }[] } }).cases
  expect(rows).toEqual(nodes.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)))
  expect(controls.map(({ complete }) => complete)).toEqual([true])
  const csv = await ask(firm.owner, {
    query: '{ cases { nodes { caseName certificate { certificateNumber } } } }',
    path: 'cases',
    format: 'csv',
  })
  const written = csv.text.split('\r\n').slice(1, -1)
  expect(written.map((line) => line.split(',ABCDEF')[0]).toSorted()).toEqual(
    ["'=1+1", '"Re ""Birch"", C"', 'Re Ash'].toSorted(),
  )
})

test('what is no export is refused, by name', async () => {
  const good = { query: '{ cases { nodes { uuid } } }', path: 'cases', format: 'ndjson' }
  const refusals: [body: unknown, status: number, keys: string[]][] = [
    ['no', 400, []],
    [[], 422, ['body']],
    [{}, 422, ['query', 'path', 'format']],
    [{ ...good, nothing: 1 }, 422, ['nothing']],
    [{ ...good, format: 'xml' }, 422, ['format']],
    [{ ...good, after: 1 }, 422, ['after']],
    [{ ...good, after: 'no cursor' }, 400, ['after']],
    [{ ...good, variables: [] }, 422, ['variables']],
    [{ ...good, query: '{ cases {' }, 400, []],
    [{ ...good, query: '{ cases { nodes { nothing } } }' }, 400, []],
    [{ ...good, query: 'mutation { markNotificationsRead(uuids: []) { __typename } }' }, 422, ['query']],
    [{ ...good, query: '{ cases { nodes { uuid } } viewer { uuid } }' }, 422, ['query']],
    [{ ...good, query: 'query A { cases { nodes { uuid } } } query B { cases { nodes { uuid } } }' }, 422, ['query']],
    [{ ...good, query: '{ cases { totalCount } }' }, 422, ['query']],
    [{ ...good, path: 'clients' }, 422, ['path']],
    [{ ...good, path: 'cases.nodes' }, 422, ['path']],
    [{ ...good, query: '{ caseStages { stage } }', path: 'caseStages' }, 422, ['path']],
    [
      { ...good, query: 'query($c: ID!) { case(uuid: $c) { notes { nodes { uuid } } } }', path: 'case.notes' },
      422,
      ['variables'],
    ],
    [
      {
        query:
          '{ cases { nodes { uuid parties { nodes { party } } certificate { linkedCertificates } client { name feeEarners { surname } } } } }',
        path: 'cases',
        format: 'csv',
      },
      422,
      ['parties.nodes', 'certificate.linkedCertificates', 'client.feeEarners'],
    ],
    [
      {
        query: 'query($c: ID!) { case(uuid: $c) { notes { nodes { uuid } } } }',
        variables: { c: '00000000-0000-4000-8000-000000000000' },
        path: 'case.notes',
        format: 'ndjson',
      },
      404,
      [],
    ],
  ]
  for (const [body, status, keys] of refusals) {
    const answer = await ask(CALDER, body)
    const { message, details } = JSON.parse(answer.text) as { message: string; details: object }
    expect([body, answer.status, Object.keys(details), message.length > 0]).toEqual([body, status, keys, true])
  }
})

test('an export is for who may read: nobody, another firm and who lacks the permission get nothing', async () => {
  const { uuid } = await newCase(CALDER)
  const firm = await makeFirm(ADMIN, 'solicitor')
  const body = { query: ROWS, variables: { c: uuid }, path: 'case.timeRecordings', format: 'ndjson' }
  expect((await askExport(instance.webUrl, undefined, 'no')).status).toBe(401)
  expect((await askExport(instance.webUrl, 'no-token', body)).status).toBe(401)
  const theirs = await ask(firm.owner, body)
  expect([theirs.status, JSON.parse(theirs.text)]).toEqual([404, { message: 'Not found.', details: {} }])
  const { email } = await makePerson(firm.owner, firm, 'it_administrator')
  const cases = { query: '{ cases { nodes { uuid } } }', path: 'cases', format: 'ndjson' }
  expect((await ask(email, cases)).status).toBe(403)
  const own = await ask(firm.owner, cases)
  expect(linesOf(own)).toEqual({ rows: [], controls: [{ cursor: null, complete: true }] })
})

test('an export is compressed for who takes it so, and its cursors arrive all the same', async () => {
  const { uuid } = await caseWithRows(250)
  const answer = await fetch(`${instance.webUrl}/export`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
      authorization: `Bearer ${await tokenOf(CALDER)}`,
    },
    body: JSON.stringify({ query: ROWS, variables: { c: uuid }, path: 'case.timeRecordings', format: 'ndjson' }),
  })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const { rows, controls } = linesOf({ text: await answer.text() })
  expect([rows.length, controls.map(({ complete }) => complete)]).toEqual([250, [false, true]])
})
