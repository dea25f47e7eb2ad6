import { randomUUID } from 'node:crypto'
import { examples } from '@costdraft/schema/items/examples.ts'
import { expect, test } from 'vitest'
import {
  ASHDOWN,
  CALDER,
  firmOf,
  newCase,
  newCourtOfProtectionCase,
  newInterPartesCase,
  type CaseAnswer,
} from './support/firm.ts'
import { as } from './support/instance.ts'

const { rest, graphql } = as(ASHDOWN)

interface Refusal {
  code: string
  message: string
  problems: { path: string }[]
  details: { key: string; value: string }[]
  current: { stage?: string } | null
}
const REFUSAL = 'error { code message problems { path } details { key value } current }'
interface CaseEntry {
  uuid: string
  case: { stage: string; caseName: string; version: string } | null
  error: Refusal | null
}
const asked = async <Entry>(mutation: string, variables: Record<string, unknown>): Promise<Entry[]> => {
  const { data, errors } = await graphql(mutation, variables)
  expect(errors).toBeUndefined()
  return (data as { it: Entry[] }).it
}
const move = (moves: object[], key?: string) =>
  asked<CaseEntry>(
    `mutation($m: [CaseMove!]!, $k: String) {
       it: moveCases(moves: $m, idempotencyKey: $k) { uuid case { stage caseName version } ${REFUSAL} } }`,
    { m: moves, k: key },
  )
const edit = (changes: object[], key?: string) =>
  asked<CaseEntry>(
    `mutation($e: [CaseEdit!]!, $k: String) {
       it: editCases(changes: $e, idempotencyKey: $k) { uuid case { stage caseName version } ${REFUSAL} } }`,
    { e: changes, k: key },
  )
interface RowEntry {
  caseUuid: string
  item: { type: string; uuid: string; description?: string } | null
  error: Refusal | null
}
const add = (rows: object[], key?: string) =>
  asked<RowEntry>(
    `mutation($r: [NewRow!]!, $k: String) {
       it: addRows(rows: $r, idempotencyKey: $k) {
         caseUuid item { type: __typename uuid ... on TimeRecording { description } } ${REFUSAL} } }`,
    { r: rows, k: key },
  )
const cases = async (count: number): Promise<string[]> => {
  const made: string[] = []
  for (let i = 0; i < count; i++) made.push((await newCase(ASHDOWN)).uuid)
  return made
}
const stageOf = async (uuid: string) => (await rest<CaseAnswer>('GET', `client/case/${uuid}`)).body.stage
const movesOf = async (uuid: string): Promise<number> => {
  const { body } = await rest<{ nodes: { action: string }[] }>('GET', `client/case/${uuid}/audit`)
  return body.nodes.filter(({ action }) => action === 'moved').length
}
const codes = (entries: readonly { error: Refusal | null }[]) => entries.map(({ error }) => error?.code ?? 'OK')

test('cases are moved in one request, and what one is refused with stops no other', async () => {
  const [one = '', two = '', three = ''] = await cases(3)
  const foreign = (await newCase(CALDER)).uuid
  const entries = await move([
    { uuid: one, stage: 'in_review', from: 'in_progress' },
    { uuid: foreign, stage: 'in_review' },
    { uuid: two, stage: 'in_review', from: 'blocked' },
    { uuid: 'no id', stage: 'in_review' },
    { uuid: randomUUID(), stage: 'in_review' },
    { uuid: three, stage: 'blocked', version: '99' },
    { uuid: three, stage: 'blocked', version: '1' },
  ])
  expect(codes(entries)).toEqual(['OK', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'OK'])
  expect(entries[0]).toMatchObject({ uuid: one, case: { stage: 'in_review' } })
  expect(entries[1]?.error).toEqual(entries[4]?.error)
  expect(entries[2]).toMatchObject({
    case: null,
    error: { details: [{ key: 'stage', value: 'in_progress' }], current: { stage: 'in_progress' } },
  })
  expect(await Promise.all([one, two, three].map(stageOf))).toEqual(['in_review', 'in_progress', 'blocked'])
  expect(await as(CALDER).rest<CaseAnswer>('GET', `client/case/${foreign}`)).toMatchObject({
    body: { stage: 'in_progress' },
  })
})

test('the same request has one effect, does what was refused before, and answers the same', async () => {
  const [one = '', two = ''] = await cases(2)
  const key = randomUUID()
  const moves = [
    { uuid: one, stage: 'in_review', from: 'in_progress' },
    { uuid: two, stage: 'in_review', from: 'blocked' },
  ]
  const [first, refused] = await move(moves, key)
  expect(refused?.error?.code).toBe('CONFLICT')
  // Others go on with the case, and do what the second entry asked for.
  await rest('POST', `client/case/${one}/status/complete`, {})
  await rest('POST', `client/case/${two}/status/blocked`, {})
  const [again, made] = await move(moves, key)
  expect(again).toEqual(first)
  expect(made?.case?.stage).toBe('in_review')
  expect([await stageOf(one), await movesOf(one)]).toEqual(['complete', 2])
  const others = await move([{ uuid: two, stage: 'in_progress' }], key)
  expect(others[0]?.error?.message).toBe('This Idempotency-Key was used for another request.')
})

test('a request that was carried out in part does the rest, and no part twice', async () => {
  const uuids = await cases(4)
  const key = randomUUID()
  const sent = (some: readonly string[]) => ({
    moves: some.map((uuid) => ({ case: uuid, stage: 'in_review', from: 'in_progress' })),
  })
  // As a process that is killed after the second entry leaves it: each is a transaction of its own.
  await rest('POST', 'client/case/moves', sent(uuids.slice(0, 2)), { 'idempotency-key': key })
  const { body } = await rest<{ results: { status: number; case: CaseAnswer }[] }>(
    'POST',
    'client/case/moves',
    sent(uuids),
    { 'idempotency-key': key },
  )
  expect(body.results.map(({ status, case: { stage } }) => [status, stage])).toEqual(
    uuids.map(() => [200, 'in_review']),
  )
  expect(await Promise.all(uuids.map(movesOf))).toEqual([1, 1, 1, 1])
})

test('cases of several areas are changed in one request, case and certificate both or neither', async () => {
  const { uuid: care } = await newCase(ASHDOWN)
  const { uuid: protection } = await newCourtOfProtectionCase(ASHDOWN)
  const { uuid: dispute } = await newInterPartesCase(ASHDOWN)
  const key = randomUUID()
  const changes = [
    { uuid: care, version: '1', legalAid: { caseName: 'Re Many', certificate: { certificateNumber: 'ABCDEF654321' } } },
    { uuid: protection, courtOfProtection: { caseName: 'Re Other' } },
    { uuid: dispute, legalAid: { caseName: 'Re Wrong' } },
    { uuid: dispute, interParties: { caseName: 'x' } },
    { uuid: dispute },
    { uuid: care, legalAid: { caseName: 'Re Lost', certificate: { certificateNumber: '' } } },
  ]
  const entries = await edit(changes, key)
  expect(codes(entries)).toEqual(['OK', 'OK', 'INVALID_INPUT', 'INVALID_INPUT', 'INVALID_INPUT', 'INVALID_INPUT'])
  expect(entries[3]?.error?.problems).toEqual([{ path: 'caseName' }])
  expect(entries[5]?.error?.problems).toEqual([{ path: 'certificate.certificateNumber' }])
  const { body } = await rest<CaseAnswer & { certificate: { certificate_number: string } }>(
    'GET',
    `client/case/${care}`,
  )
  expect([body.case_name, body.certificate.certificate_number]).toEqual(['Re Many', 'ABCDEF654321'])
  expect((await edit(changes, key)).slice(0, 2)).toEqual(entries.slice(0, 2))
})

test('documents of complete cases are queued in one request', async () => {
  const [one = '', two = ''] = await cases(2)
  await rest('POST', `client/case/${one}/status/complete`, {})
  const entries = await asked<CaseEntry & { case: { documents: { state: string } } | null }>(
    `mutation($c: [ID!]!) { it: generateDocumentsOfCases(caseUuids: $c, idempotencyKey: "k-${one}") {
       uuid case { documents { state } } ${REFUSAL} } }`,
    { c: [one, two] },
  )
  expect(codes(entries)).toEqual(['OK', 'CONFLICT'])
  expect(['queued', 'running', 'ready']).toContain(entries[0]?.case?.documents.state)
})

test('rows of several kinds are added to several cases in one request, each once for its key', async () => {
  const [one = '', two = ''] = await cases(2)
  const { feeEarner } = await firmOf(ASHDOWN)
  const time = (description: string) => ({ ...examples.timeRecording.valid[0], feeEarner, description })
  const key = randomUUID()
  const rows = [
    { caseUuid: one, timeRecording: time('First') },
    { caseUuid: two, timeRecording: time('Second') },
    { caseUuid: one, costNote: { ...examples.costNote.valid[0] } },
    { caseUuid: one, timeRecording: { ...time('Third'), feeEarner: randomUUID() } },
    { caseUuid: randomUUID(), timeRecording: time('Of none') },
    { caseUuid: one },
    { caseUuid: one, timeRecording: time('Fourth') },
  ]
  const entries = await add(rows, key)
  expect(codes(entries)).toEqual(['OK', 'OK', 'OK', 'INVALID_INPUT', 'NOT_FOUND', 'INVALID_INPUT', 'OK'])
  expect(entries.map(({ item }) => item?.description ?? item?.type)).toEqual([
    'First',
    'Second',
    'CostNote',
    undefined,
    undefined,
    undefined,
    'Fourth',
  ])
  expect(entries[3]?.error?.problems).toEqual([{ path: 'feeEarner' }])
  expect(await add(rows, key)).toEqual(entries)
  const { body } = await rest<{ nodes: { description: string }[] }>('GET', `client/case/${one}/time-recording?first=50`)
  expect(body.nodes.map(({ description }) => description)).toEqual(['First', 'Fourth'])
})

test('a list of none or of more than 250 is refused as a whole, and so is what is not known', async () => {
  const { uuid } = await newCase(ASHDOWN)
  for (const moves of [[], Array.from({ length: 251 }, () => ({ uuid, stage: 'in_review' }))]) {
    const { errors } = await graphql('mutation($m: [CaseMove!]!) { moveCases(moves: $m) { uuid } }', { m: moves })
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  }
  const answers = await Promise.all(
    [
      { moves: [] },
      { moves: [{ case: uuid, stage: 'in_review', nothing: 1 }] },
      { moves: [{ case: uuid }] },
      { moves: [{ case: uuid, stage: 'in_review' }], nothing: 1 },
      { moves: ['no'] },
    ].map((body) => rest<{ details: object }>('POST', 'client/case/moves', body)),
  )
  expect(answers.map(({ status, body }) => [status, Object.keys(body.details)])).toEqual([
    [422, ['moves']],
    [422, ['moves.0.nothing']],
    [422, ['moves.0.stage']],
    [422, ['nothing']],
    [422, ['moves.0']],
  ])
  expect(await stageOf(uuid)).toBe('in_progress')
})
