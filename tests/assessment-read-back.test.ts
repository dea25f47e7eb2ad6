import type { WorkbookPreview } from '@costdraft/schema/assessment/workbook-import.ts'
import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { enteredIn } from './support/entered-in.ts'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { as, BOUNDARY, instance } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { workbookForm, workbookOf } from './support/read-back.ts'
import { signIn } from './support/sign-in.ts'

interface Amount {
  hours: number | null
  rate: number | null
  amount: number
}
interface Line {
  uuid: string
  line: string
  description: string
  offered: Amount | null
  allowed: Amount | null
  reason: string | null
  words: string | null
  dispute: string | null
  reply: string | null
  version: number
}
interface Refused {
  message: string
  details: Record<string, string>
}
interface Taken extends Refused {
  assessment: { version: number; totals: { rulings: number } }
  changed: number
  left: number
  undo: string | null
}
type Uploaded = WorkbookPreview & Refused & { taken: Taken | null }

const NAME = 'Electronic bill.xlsx'
let firm: Firm & { owner: string }
/** A completed case, and its workbook as it is made. */
let bill: { uuid: string; workbook: Buffer }

async function post<T = { uuid: string }>(path: string, body: object): Promise<T> {
  const answer = await as(firm.owner).rest<T>('POST', path, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body
}
/** A completed case with £542.50 for 2.50 hours at £217, £120 for 1.20 hours at £100, and £450 paid. */
async function completed(): Promise<string> {
  const { uuid } = await post(`client/${firm.client}/case/inter-parties`, interPartesCase(firm))
  const work = { fee_earner: firm.feeEarner, phase: 'disclosure', activity_type: 'preparation' }
  for (const row of [
    { ...work, date: '2024-05-01', time: 2.5, amount: 217, description: 'The lists' },
    { ...work, date: '2024-05-02', time: 1.2, amount: 100, description: 'The bundle' },
  ])
    await post(`client/case/${uuid}/time-recording`, row)
  const paid = { date: '2024-05-04', amount: 450, disbursement_type: 'photocopying', phase: 'disclosure' }
  await post(`client/case/${uuid}/disbursement`, { ...paid, description: 'Scans of Hull' })
  await post(`client/case/${uuid}/status/complete`, {})
  return uuid
}
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  const uuid = await completed()
  bill = { uuid, workbook: await workbookOf(firm.owner, uuid, /Electronic bill/) }
}, 240_000)

const linesOf = async (uuid: string): Promise<Record<string, Line>> => {
  const { body } = await as(firm.owner).rest<{ nodes: Line[] }>('GET', `client/case/${uuid}/assessment/line`)
  return Object.fromEntries(body.nodes.map((line) => [line.description, line]))
}
const upload = (uuid: string, bytes: Buffer, query = '?preview=1', who = firm.owner, name = NAME) =>
  as(who).rest<Uploaded>('POST', `client/case/${uuid}/assessment/upload${query}`, workbookForm(bytes, name))
const take = (uuid: string, made: string | null, who = firm.owner) =>
  as(who).rest<Taken>('POST', `client/case/${uuid}/assessment/import/${made ?? ''}`, {})
const undo = (uuid: string, ruling: string | null) =>
  as(firm.owner).rest<Taken>('POST', `client/case/${uuid}/assessment/ruling/${ruling ?? ''}/undo`, {})
const clear = (uuid: string) => as(firm.owner).rest('DELETE', `client/case/${uuid}/assessment`)
const save = (uuid: string, change: object) =>
  as(firm.owner).rest('PATCH', `client/case/${uuid}/assessment/line`, { changes: [change] })
/** The workbook with the decisions of a costs officer. */
async function decided(): Promise<Buffer> {
  const { 'The lists': lists, 'Scans of Hull': scans } = await linesOf(bill.uuid)
  return enteredIn(bill.workbook, {
    [lists!.line]: { 'Hours allowed': 2, Reason: 'Too much time', 'Point of dispute': 'Too long for two lists.' },
    [scans!.line]: { 'Sum offered, £': 300, 'Sum allowed, £': 400.5, Reply: 'Each was asked for.' },
  })
}
const sentencesOf = async (uuid: string): Promise<string[]> => {
  const { data } = await as(firm.owner).graphql(
    'query($c: ID!) { case(uuid: $c) { audit(kinds: ["assessment"]) { nodes { about { name sentences } } } } }',
    { c: uuid },
  )
  const { nodes } = (data as { case: { audit: { nodes: { about: { name: string; sentences: string[] } }[] } } }).case
    .audit
  return nodes.map(({ about }) => `${about.name}: ${about.sentences.join(' ')}`)
}

describe('a workbook that others have entered in', { timeout: 120_000 }, () => {
  test('is previewed, entered as it was shown, and undone; the same again changes nothing', async () => {
    await clear(bill.uuid)
    const before = await linesOf(bill.uuid)
    const bytes = await decided()
    const { status, body: preview } = await upload(bill.uuid, bytes)
    expect([status, preview]).toMatchObject([
      200,
      {
        import_uuid: expect.any(String) as string,
        ...{ file_name: NAME, taken: null },
        counts: { entered: 2, same: 0, changed: 0, moved: 0, doubled: 0, missing: 0, unknown: 0, unreadable: 0 },
        entered: [
          {
            ...{ uuid: before['The lists']!.uuid, date: '2024-05-01', description: 'The lists' },
            before: { allowed: null, reason: null, dispute: null },
            after: {
              allowed: { hours: 2, rate: 217, amount: 434, vat: 86.8 },
              ...{ reason: 'time', dispute: 'Too long for two lists.' },
            },
          },
          {
            ...{ uuid: before['Scans of Hull']!.uuid },
            after: { offered: { hours: null, amount: 300 }, allowed: { amount: 400.5 }, reply: 'Each was asked for.' },
          },
        ],
      },
    ])
    // Only what changes is named, and nothing is entered by looking.
    expect(Object.keys(preview.entered[0]!.after)).toEqual(['allowed', 'reason', 'dispute'])
    expect(await linesOf(bill.uuid)).toEqual(before)

    const taken = await take(bill.uuid, preview.import_uuid)
    expect([taken.status, taken.body]).toMatchObject([
      200,
      { changed: 2, left: 0, assessment: { totals: { rulings: 2 } } },
    ])
    const after = await linesOf(bill.uuid)
    expect(after).toMatchObject({
      'The lists': {
        allowed: { hours: 2, rate: 217, amount: 434 },
        reason: 'time',
        dispute: 'Too long for two lists.',
      },
      'The bundle': { allowed: null, version: 0 },
      'Scans of Hull': { offered: { amount: 300 }, allowed: { amount: 400.5 }, reply: 'Each was asked for.' },
    })
    const said = await sentencesOf(bill.uuid)
    expect(said.filter((sentence) => sentence.includes(`Entered of 2 lines from “${NAME}”.`))).toHaveLength(1)
    expect(said.filter((sentence) => /The lists.*Too long for two lists/.test(sentence))).toHaveLength(1)

    // Asked again, as after a lost answer, it says the same and changes nothing.
    const repeated = await take(bill.uuid, preview.import_uuid)
    expect(repeated.body).toEqual(taken.body)
    const again = await upload(bill.uuid, bytes)
    expect(again.body).toMatchObject({ import_uuid: null, counts: { entered: 0, same: 2 }, entered: [] })
    // Each by the words of its own cell.
    expect(again.body.same.map(({ description }) => description)).toEqual(['The lists', 'Photocopying: Scans of Hull'])
    expect(await linesOf(bill.uuid)).toEqual(after)

    // One line is changed since, and stays.
    await save(bill.uuid, { uuid: after['Scans of Hull']!.uuid, reply: 'None was.' })
    const undone = await undo(bill.uuid, taken.body.undo)
    expect([undone.status, undone.body]).toMatchObject([200, { changed: 1, left: 1, undo: null }])
    expect(await linesOf(bill.uuid)).toMatchObject({
      'The lists': { allowed: null, reason: null, dispute: null },
      'Scans of Hull': { offered: { amount: 300 }, reply: 'None was.' },
    })
    expect((await sentencesOf(bill.uuid)).join('\n')).toContain(
      `What was entered of 1 line from “${NAME}” was undone. 1 line changed since stays as entered.`,
    )
    expect(await undo(bill.uuid, taken.body.undo)).toMatchObject({
      status: 409,
      body: { message: 'What was entered from this workbook was undone already.' },
    })
  })

  test('is taken at once without a preview: what can be read, with what cannot by name', async () => {
    await clear(bill.uuid)
    const { 'The lists': lists, 'The bundle': bundle } = await linesOf(bill.uuid)
    const bytes = await enteredIn(bill.workbook, {
      [lists!.line]: { 'Hours allowed': 3 },
      [bundle!.line]: { 'Sum allowed, £': 0, Description: 'Another bundle' },
    })
    const { status, body } = await upload(bill.uuid, bytes, '')
    expect([status, body]).toMatchObject([
      200,
      {
        import_uuid: null,
        counts: { entered: 1, changed: 1, unreadable: 1 },
        changed: [{ description: 'The bundle', cells: [{ column: 'Description', found: 'Another bundle' }] }],
        unreadable: [
          {
            ...{ description: 'The lists', date: '2024-05-01', column: 'Hours allowed', value: '3' },
            why: 'At most 2.50 hours are claimed.',
          },
        ],
        taken: { changed: 1 },
      },
    ])
    expect(await linesOf(bill.uuid)).toMatchObject({
      'The lists': { allowed: null },
      'The bundle': { allowed: { amount: 0 } },
    })
    const again = await upload(bill.uuid, bytes, '')
    expect(again.body).toMatchObject({ counts: { entered: 0, same: 1 }, taken: { changed: 0, undo: null } })
  })

  test('is not entered where one of its lines was changed since it was previewed', async () => {
    await clear(bill.uuid)
    const { body: preview } = await upload(bill.uuid, await decided())
    const lines = await linesOf(bill.uuid)
    await save(bill.uuid, { uuid: lines['The lists']!.uuid, reply: 'Both were needed.' })
    const before = await linesOf(bill.uuid)
    const refused = await take(bill.uuid, preview.import_uuid)
    expect([refused.status, refused.body]).toMatchObject([
      412,
      {
        message: '1 line of this workbook was changed in the meantime. Nothing was entered; read it back again.',
        current: { version: before['The lists']!.version },
      },
    ])
    expect(await linesOf(bill.uuid)).toEqual(before)
    // What was changed of a line that the workbook does not enter is no reason.
    const { body: anew } = await upload(bill.uuid, await decided())
    await save(bill.uuid, { uuid: lines['The bundle']!.uuid, reply: 'Needed too.' })
    expect(await take(bill.uuid, anew.import_uuid)).toMatchObject({ status: 200, body: { changed: 2 } })
    expect((await linesOf(bill.uuid))['The lists']).toMatchObject({
      reply: 'Both were needed.',
      allowed: { amount: 434 },
    })
  })

  test('is refused by name if it is of another case, of an earlier completion, or no workbook of a bill', async () => {
    const other = await completed()
    expect(await upload(other, bill.workbook)).toMatchObject({
      status: 422,
      body: { message: 'This workbook is of another case that is called Ash v Birch, too.' },
    })
    const workbook = await workbookOf(firm.owner, other, /Electronic bill/)
    await post(`client/case/${other}/status/in_progress`, {})
    expect(await upload(other, workbook)).toMatchObject({
      status: 409,
      body: { message: 'This case is not complete. Complete it to enter its assessment.' },
    })
    const { body: items } = await as(firm.owner).rest<{ nodes: { uuid: string }[] }>(
      'GET',
      `client/case/${other}/time-recording?first=1`,
    )
    const row = `client/case/${other}/time-recording/${items.nodes[0]!.uuid}`
    expect((await as(firm.owner).rest('PATCH', row, { time: 2 })).status).toBe(200)
    await post(`client/case/${other}/status/complete`, {})
    const stale = await upload(other, workbook)
    expect([stale.status, stale.body.message]).toEqual([
      422,
      expect.stringContaining('This workbook was made before the case was completed again on '),
    ])
    const noBook = await upload(other, Buffer.from('Line,Allowed\n'), '?preview=1', firm.owner, 'bill.csv')
    const notReally = await upload(other, Buffer.from('Line,Allowed\n'))
    for (const { status, body } of [noBook, notReally])
      expect([status, body.message]).toEqual([422, 'This is no Excel workbook. Save it as .xlsx and send it again.'])
  })

  test('is found by whoever may see its case, and by nobody else', async () => {
    await clear(bill.uuid)
    const bytes = await decided()
    const { body: preview } = await upload(bill.uuid, bytes)
    expect(await upload(bill.uuid, bytes, '?preview=1', CALDER)).toMatchObject({ status: 404 })
    expect(await take(bill.uuid, preview.import_uuid, CALDER)).toMatchObject({ status: 404 })
    const other = await completed()
    expect(await take(other, preview.import_uuid)).toMatchObject({ status: 404 })
    expect(await take(bill.uuid, other)).toMatchObject({ status: 404 })
  })

  test('goes through the gateway: its file past GraphQL, its entry and its undoing as mutations', async () => {
    await clear(bill.uuid)
    const { access_token: token } = await signIn(instance, firm.owner)
    const sent = await request(`${instance.webUrl}/api/files/client/case/${bill.uuid}/assessment/upload?preview=1`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      body: workbookForm(await decided()),
    })
    const preview = (await sent.body.json()) as Uploaded
    expect([sent.statusCode, preview.counts]).toMatchObject([200, { entered: 2 }])
    const TAKE =
      'mutation($c: ID!, $i: ID!) { importAssessmentWorkbook(caseUuid: $c, import: $i) { changed left undo assessment { totals { rulings } } } }'
    const variables = { c: bill.uuid, i: preview.import_uuid }
    const { data, errors } = await as(firm.owner).graphql(TAKE, variables)
    expect([errors, data]).toMatchObject([
      undefined,
      { importAssessmentWorkbook: { changed: 2, left: 0, assessment: { totals: { rulings: 2 } } } },
    ])
    const { undo: ruling } = (data as { importAssessmentWorkbook: { undo: string } }).importAssessmentWorkbook
    const UNDO = 'mutation($c: ID!, $u: ID!) { undoAssessmentRuling(caseUuid: $c, undo: $u) { changed } }'
    expect((await as(firm.owner).graphql(UNDO, { c: bill.uuid, u: ruling })).data).toEqual({
      undoAssessmentRuling: { changed: 2 },
    })
    const { body: anew } = await upload(bill.uuid, await decided())
    const { 'The lists': lists } = await linesOf(bill.uuid)
    await save(bill.uuid, { uuid: lists!.uuid, reply: 'Both.' })
    const stale = await as(firm.owner).graphql(TAKE, { c: bill.uuid, i: anew.import_uuid })
    expect(stale.errors?.[0]).toMatchObject({
      message: '1 line of this workbook was changed in the meantime. Nothing was entered; read it back again.',
      extensions: { code: 'CONFLICT' },
    })
  })
})
