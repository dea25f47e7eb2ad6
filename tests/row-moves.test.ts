import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { acts, changesAfter, cursorOfNow } from './support/change-feed.ts'
import { filesOf, folder, newFile, outline, pdf, root, at } from './support/files.ts'
import {
  ASHDOWN,
  CALDER,
  firmOf,
  newCase,
  newCourtOfProtectionCase,
  newInterPartesCase,
  newTwoPartCase,
} from './support/firm.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const { rest, graphql } = as(ASHDOWN)
interface Row extends Record<string, unknown> {
  uuid: string
  version: number
}
interface Moved {
  case: string
  rows: Row[]
  undo: string
  message: string
  details: Record<string, string>
}
const work = async (more: object = {}) => ({
  date: '2025-01-14',
  fee_earner: (await firmOf(ASHDOWN)).feeEarner,
  activity_type: 'preparation',
  time: 1,
  description: 'Reading the file',
  ...more,
})
const add = async (caseUuid: string, path: string, body: object): Promise<Row> => {
  const answer = await rest<Row>('POST', `client/case/${caseUuid}/${path}`, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const move = (caseUuid: string, path: string, body: object, headers: Record<string, string> = {}) =>
  rest<Moved>('POST', `client/case/${caseUuid}/${path}/move`, body, headers)
const undo = (caseUuid: string, operation: string) =>
  rest<{ rows: Row[]; message: string }>('POST', `client/case/${caseUuid}/row-operation/${operation}/undo`, {})
const rowsOf = async (caseUuid: string, path: string): Promise<Row[]> =>
  (await rest<{ nodes: Row[] }>('GET', `client/case/${caseUuid}/${path}?first=500`)).body.nodes
/** What a row says, but for its version and when it was changed. */
const said = (rows: readonly Row[]) =>
  rows.map(({ version: _version, changed_at: _at, updated_at_ms: _ms, ...row }) => row)
const totalsOf = async (uuid: string) => (await rest('GET', `client/case/${uuid}/totals`)).body
const sentencesOf = async (uuid: string): Promise<string[]> => {
  const { data } = await graphql('query($c: ID!) { case(uuid: $c) { audit { nodes { sentences } } } }', { c: uuid })
  return (data as { case: { audit: { nodes: { sentences: string[] }[] } } }).case.audit.nodes.flatMap(
    ({ sentences }) => sentences,
  )
}

describe('within a case', () => {
  test('rows go to another part and party, all at once, and come back exactly', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
    const part = await add(uuid, 'case-part', { description: 'First year' })
    const other = await add(uuid, 'case-part', { description: 'The application' })
    const bank = await add(uuid, 'party', { party: 'The bank' })
    const rows = [
      await add(uuid, 'time-recording', await work({ cop_case_part: part.uuid })),
      await add(uuid, 'time-recording', await work({ party: bank.uuid })),
    ]
    const before = await rowsOf(uuid, 'time-recording')
    const { status, body } = await move(uuid, 'time-recording', {
      rows: rows.map((row) => ({ uuid: row.uuid, version: row.version })),
      part: other.uuid,
      party: bank.uuid,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.rows.map((row) => [row.uuid, row.cop_case_part, row.party, row.version])).toEqual(
      rows.map((row) => [row.uuid, other.uuid, bank.uuid, 2]),
    )
    expect((await undo(uuid, body.undo)).status).toBe(200)
    expect(said(await rowsOf(uuid, 'time-recording'))).toEqual(said(before))
    const { body: cleared } = await move(uuid, 'time-recording', { rows: [rows[0]?.uuid], part: null })
    expect(cleared.rows[0]?.cop_case_part).toBeNull()
  })

  test('an aspect is a part as well', async () => {
    const { uuid } = await newTwoPartCase(ASHDOWN)
    const row = await add(uuid, 'time-recording', await work({ case_part: 'child_arrangement' }))
    const { body } = await move(uuid, 'time-recording', { rows: [row.uuid], part: 'non_molestation_order' })
    expect(body.rows[0]?.case_part).toBe('non_molestation_order')
    expect(await move(uuid, 'time-recording', { rows: [row.uuid], part: null })).toMatchObject({
      status: 422,
      body: { details: { part: 'This is required.' } },
    })
  })

  test('none is moved where one is refused, in words', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
    const foreign = await newCourtOfProtectionCase(CALDER)
    const { body: strange } = await as(CALDER).rest<Row>('POST', `client/case/${foreign.uuid}/party`, {
      party: 'A bank',
    })
    const row = await add(uuid, 'time-recording', await work())
    const refusals = await Promise.all(
      [
        { rows: [row.uuid], party: strange.uuid },
        { rows: [row.uuid], part: randomUUID() },
        { rows: [row.uuid, row.uuid], party: null },
        { rows: [], party: null },
        { rows: Array.from({ length: 101 }, () => randomUUID()), party: null },
        { rows: [row.uuid] },
        { rows: [row.uuid], nothing: 1 },
        { rows: [1], party: null },
        { rows: [row.uuid], part: 7 },
      ].map((body) => move(uuid, 'time-recording', body)),
    )
    expect(refusals.map(({ status, body }) => [status, Object.keys(body.details)])).toEqual([
      [422, ['party']],
      [422, ['part']],
      [422, ['rows']],
      [422, ['rows']],
      [422, ['rows']],
      [422, ['rows']],
      [422, ['nothing']],
      [422, ['rows']],
      [422, ['part']],
    ])
    expect(await move(uuid, 'time-recording', { rows: [{ uuid: row.uuid, version: '9' }], party: null })).toMatchObject(
      {
        status: 412,
      },
    )
    expect(await move(uuid, 'time-recording', { rows: [row.uuid, randomUUID()], party: null })).toMatchObject({
      status: 404,
    })
    const { uuid: care } = await newCase(ASHDOWN)
    const plain = await add(care, 'time-recording', await work())
    expect(await move(care, 'time-recording', { rows: [plain.uuid], part: 'child_arrangement' })).toMatchObject({
      status: 422,
      body: { details: { part: 'The rows of this kind (time recording) have no part in this case.' } },
    })
    expect(said(await rowsOf(uuid, 'time-recording'))).toEqual(said([row]))
  })
})

/** Two Court of Protection cases, the first with a row, its party and its document. */
async function two() {
  const from = await newCourtOfProtectionCase(ASHDOWN, { case_name: 'Re First' })
  const to = await newCourtOfProtectionCase(ASHDOWN, { case_name: 'Re Second' })
  const bank = await add(from.uuid, 'party', { party: 'The bank' })
  const part = await add(from.uuid, 'case-part', { description: 'First year' })
  const there = await add(to.uuid, 'party', { party: 'the bank ' })
  const row = await add(from.uuid, 'time-recording', await work({ party: bank.uuid, cop_case_part: part.uuid }))
  const documents = filesOf(as(ASHDOWN), from.uuid)
  const { body: tree } = await documents.send(root(folder('Letters', [newFile('order.pdf', 0)])), [
    { name: 'order.pdf', bytes: pdf('the order') },
  ])
  const file = at(tree, 'Letters', 'order.pdf').uuid
  await rest('POST', `client/case/${from.uuid}/fee/${row.uuid}/file`, { entity_files: [file] })
  return { from: from.uuid, to: to.uuid, row, there, file }
}

describe('to another case', () => {
  test('a row goes with its document, its references are matched by name or cleared, and all of it comes back', async () => {
    const { from, to, row, there, file } = await two()
    const firm = await firmOf(ASHDOWN)
    const before = await rowsOf(from, 'time-recording')
    const totals = [await totalsOf(from), await totalsOf(to)]
    const tree = outline(await filesOf(as(ASHDOWN), to).tree())
    const cursor = await cursorOfNow(ASHDOWN)
    const { status, body } = await move(from, 'time-recording', { rows: [row.uuid], case: to })
    expect(status, JSON.stringify(body)).toBe(200)
    const [moved] = body.rows
    expect(body.case).toBe(to)
    expect(moved).toMatchObject({ party: there.uuid, cop_case_part: null, time: 1, description: 'Reading the file' })
    expect(await rowsOf(from, 'time-recording')).toEqual([])
    expect(outline(await filesOf(as(ASHDOWN), to).tree())).toEqual([...tree, { Letters: ['order.pdf'] }])
    const [copy] = (moved?.entity_files as { file_uuid: string }[]) ?? []
    expect(copy?.file_uuid).not.toBe(file)
    const { nodes } = await changesAfter(ASHDOWN, cursor)
    const ofRows = nodes.filter(({ kind }) => kind === 'time_recording')
    expect(acts(ofRows).toSorted()).toEqual(['time_recording added', 'time_recording removed'])
    expect(ofRows.map((one) => one.case_uuid).toSorted()).toEqual([from, to].toSorted())
    expect(await sentencesOf(from)).toContain('1 row moved to “Re Second”.')
    expect(await sentencesOf(to)).toContain('1 row moved here from “Re First”.')
    expect(firm.client).toBe((await rest<{ client: string }>('GET', `client/case/${to}`)).body.client)

    expect((await undo(from, body.undo)).status).toBe(200)
    expect(said(await rowsOf(from, 'time-recording'))).toEqual(said(before))
    expect(await rowsOf(to, 'time-recording')).toEqual([])
    expect(outline(await filesOf(as(ASHDOWN), to).tree())).toEqual(tree)
    expect([await totalsOf(from), await totalsOf(to)]).toEqual(totals)
    expect(await sentencesOf(from)).toContain('The move of 1 row to “Re Second” was undone.')
  })

  test('a copied document is read after the original is gone, and never stands in the place of another', async () => {
    const { from, to, row } = await two()
    await filesOf(as(ASHDOWN), to).send(root(folder('Letters', [newFile('order.pdf', 0)])), [
      { name: 'order.pdf', bytes: pdf('another order') },
    ])
    const { body } = await move(from, 'time-recording', { rows: [row.uuid], case: to })
    await filesOf(as(ASHDOWN), from).arrange(root())
    const [copy] = (body.rows[0]?.entity_files ?? []) as { file_uuid: string }[]
    const answer = await fetch(`${instance.apiUrl}/client/case/file/${copy?.file_uuid}`, {
      headers: { authorization: `Bearer ${(await signIn(instance, ASHDOWN)).access_token}` },
    })
    expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, pdf('the order')])
    expect(outline(await filesOf(as(ASHDOWN), to).tree())).toEqual([{ Letters: ['order (2).pdf', 'order.pdf'] }])
  })

  test('a row goes with all that belongs to it', async () => {
    const { uuid: from } = await newInterPartesCase(ASHDOWN)
    const { uuid: to } = await newInterPartesCase(ASHDOWN)
    const step = await add(from, 'procedural-step', {
      date: '2025-02-03',
      procedural_type: 'application',
      phase: 'pre_action_costs',
      description: 'Application',
      procedural_step_disbursements: [{ amount: 12.34, description: 'Copies' }],
    })
    const { status, body } = await move(from, 'procedural-step', { rows: [step.uuid], case: to })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.rows[0]?.procedural_step_disbursements).toEqual([expect.objectContaining({ amount: 12.34 })])
    await undo(from, body.undo)
    const [back] = await rowsOf(from, 'procedural-step')
    expect(said(back?.procedural_step_disbursements as Row[])).toEqual(
      said(step.procedural_step_disbursements as Row[]),
    )
  })

  test('unresolved comments are refused by name, and a resolved one is no obstacle', async () => {
    const { from, to, row } = await two()
    const { body: comment } = await rest<{ uuid: string }>('POST', `client/entity/case_fee/${row.uuid}/comment`, {
      body: 'Whose is this?',
    })
    expect(await move(from, 'time-recording', { rows: [row.uuid], case: to })).toMatchObject({
      status: 409,
      body: {
        message: '1 row has unresolved comments (14/01/2025 Reading the file: 1 comment). Resolve them first.',
      },
    })
    expect(await rowsOf(to, 'time-recording')).toEqual([])
    expect((await filesOf(as(ASHDOWN), to).tree()).children).toEqual([])
    await rest('PATCH', `client/entity/case_fee/${row.uuid}/comment/${comment.uuid}/resolve`, {})
    expect((await move(from, 'time-recording', { rows: [row.uuid], case: to })).status).toBe(200)
  })

  test('what the other case does not take is refused by row, in words, and nothing is moved', async () => {
    const { uuid: from } = await newCourtOfProtectionCase(ASHDOWN)
    const { uuid: to } = await newCourtOfProtectionCase(ASHDOWN, { start_date: '2025-04-01', end_date: '2026-03-31' })
    const part = await add(from, 'case-part', {
      description: 'First year',
      start_date: '2024-05-01',
      end_date: '2024-06-01',
    })
    expect(await move(from, 'case-part', { rows: [part.uuid], case: to })).toMatchObject({
      status: 422,
      body: {
        details: {
          'rows.0.start_date': '01/05/2024 First year: The case starts on 01/04/2025: enter that day or a later one.',
        },
      },
    })
    expect(await rowsOf(to, 'case-part')).toEqual([])
    await add(from, 'time-recording', await work({ cop_case_part: part.uuid }))
    const { uuid: same } = await newCourtOfProtectionCase(ASHDOWN)
    expect(await move(from, 'case-part', { rows: [part.uuid], case: same })).toMatchObject({
      status: 409,
      body: { message: 'This case part is in use by 1 row. Change it first.' },
    })
    expect(await rowsOf(same, 'case-part')).toEqual([])
  })

  test('a case of another firm or area, one that is not in progress, and the same one are refused', async () => {
    const { from, to, row } = await two()
    const care = await newCase(ASHDOWN)
    const foreign = await newCourtOfProtectionCase(CALDER)
    const send = (other: string) => move(from, 'time-recording', { rows: [row.uuid], case: other })
    expect(await send(foreign.uuid)).toMatchObject({ status: 404 })
    expect(await send(randomUUID())).toMatchObject({ status: 404 })
    expect(await send(care.uuid)).toMatchObject({
      status: 422,
      body: { details: { case: 'Choose a case of the same area of work.' } },
    })
    expect(await send(from)).toMatchObject({ status: 422 })
    await rest('POST', `client/case/${to}/status/in_review`)
    expect(await send(to)).toMatchObject({
      status: 409,
      body: { message: 'The other case is not in progress. Rows can only go to one that is.' },
    })
    await rest('POST', `client/case/${to}/status/in_progress`)
    await rest('POST', `client/case/${from}/status/complete`)
    expect(await send(to)).toMatchObject({ status: 409 })
  })

  test('a repeated request moves once, and undoing is refused once a row was changed', async () => {
    const { from, to, row } = await two()
    const key = { 'idempotency-key': randomUUID() }
    const first = await move(from, 'time-recording', { rows: [row.uuid], case: to }, key)
    const again = await move(from, 'time-recording', { rows: [row.uuid], case: to }, key)
    expect(again.body).toEqual(first.body)
    expect(await rowsOf(to, 'time-recording')).toHaveLength(1)
    await rest('PATCH', `client/case/${to}/time-recording/${first.body.rows[0]?.uuid}`, { time: 2 })
    expect(await undo(from, first.body.undo)).toMatchObject({
      status: 409,
      body: { message: '1 row was changed or removed since, so this cannot be undone.' },
    })
  })
})

test('in GraphQL a row is divided, moved and brought back', async () => {
  const { from, to, row } = await two()
  const SPLIT = `mutation($c: ID!, $u: ID!, $t: Hours, $v: String) {
    splitItem(caseUuid: $c, kind: time_recording, uuid: $u, time: $t, version: $v) { undo items { uuid ... on TimeRecording { time } } } }`
  const stale = await graphql(SPLIT, { c: from, u: row.uuid, t: '0.25', v: '1' })
  expect(stale.errors?.[0]?.extensions.code).toBe('CONFLICT')
  const { data, errors } = await graphql(SPLIT, { c: from, u: row.uuid, t: '0.25' })
  expect(errors).toBeUndefined()
  const { items } = (data as { splitItem: { items: { uuid: string; time: string }[] } }).splitItem
  expect(items.map(({ time }) => time)).toEqual(['0.75', '0.25'])
  const moved = await graphql(
    `
      mutation ($c: ID!, $to: ID!, $r: [RowToMove!]!) {
        moveItems(caseUuid: $c, kind: time_recording, rows: $r, toCaseUuid: $to) {
          caseUuid
          undo
          items {
            ... on TimeRecording {
              time
              party {
                name
              }
            }
          }
        }
      }
    `,
    { c: from, to, r: items.map(({ uuid }) => ({ uuid })) },
  )
  expect(moved.errors).toBeUndefined()
  const answer = (moved.data as { moveItems: { caseUuid: string; undo: string; items: object[] } }).moveItems
  expect(answer).toMatchObject({
    caseUuid: to,
    items: [{ time: '0.75', party: { name: 'the bank' } }, { time: '0.25' }],
  })
  const undone = await graphql(
    'mutation($c: ID!, $o: ID!) { undoRows(caseUuid: $c, undo: $o) { caseUuid items { uuid } } }',
    { c: from, o: answer.undo },
  )
  expect(undone.data).toEqual({ undoRows: { caseUuid: from, items: items.map(({ uuid }) => ({ uuid })) } })
  const none = await graphql(SPLIT, { c: from, u: row.uuid, t: '9' })
  expect(none.errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID_INPUT',
    problems: [{ path: 'time', message: 'Enter less than 0.75 hours, which is all of the row.' }],
  })
})
