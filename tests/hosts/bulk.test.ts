import { examples } from '@costdraft/schema/items/examples.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, TOKEN } from '../support/spec-host/ids.ts'

// Changes of many cases in front of a host that takes them one by one.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())
beforeEach(() => {
  any.host.requests.length = 0
})

interface Entry {
  uuid?: string
  case?: { stage?: string; caseName?: string } | null
  item?: { description: string } | null
  error: { code: string; message: string } | null
}
const MISSING = '00000000-0000-4000-8000-0000000000ff'
async function ask(mutation: string, variables: Record<string, unknown>): Promise<Entry[]> {
  const { data, errors } = await any.ask(TOKEN.owner, mutation, variables)
  expect(errors).toBeUndefined()
  return (data as { it: Entry[] }).it
}
const effects = (): string[] =>
  any.host.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
const codes = (entries: readonly Entry[]): string[] => entries.map(({ error }) => error?.code ?? 'OK')

test('each case is moved by the specified call, and is compared with where it was before', async () => {
  const entries = await ask(
    'mutation($m: [CaseMove!]!) { it: moveCases(moves: $m, idempotencyKey: "one") { uuid case { stage } error { code message } } }',
    {
      m: [
        { uuid: CASE.care, stage: 'in_review', from: 'in_progress' },
        { uuid: MISSING, stage: 'in_review' },
        { uuid: CASE.careComplete, stage: 'in_review', from: 'blocked' },
        { uuid: CASE.care, stage: 'in_progress', from: 'in_review' },
      ],
    },
  )
  expect(codes(entries)).toEqual(['OK', 'NOT_FOUND', 'CONFLICT', 'OK'])
  expect(entries[3]?.case?.stage).toBe('in_progress')
  expect(effects()).toEqual([
    `POST client/case/${CASE.care}/status/in_review`,
    `POST client/case/${CASE.care}/status/in_progress`,
  ])
})

test('cases are changed and rows added by the calls of one', async () => {
  const entries = await ask(
    'mutation($e: [CaseEdit!]!) { it: editCases(changes: $e) { uuid case { caseName } error { code message } } }',
    {
      e: [
        { uuid: CASE.care, legalAid: { caseName: 'Re Many' } },
        { uuid: CASE.care, courtOfProtection: { caseName: 'Re Wrong' } },
      ],
    },
  )
  expect(codes(entries)).toEqual(['OK', 'INVALID_INPUT'])
  expect(entries[0]?.case?.caseName).toBe('Re Many')
  const input = { ...examples.timeRecording.valid[0], feeEarner: EARNER.sana }
  const rows = await ask(
    'mutation($r: [NewRow!]!) { it: addRows(rows: $r) { item { ... on TimeRecording { description } } error { code message } } }',
    {
      r: [
        { caseUuid: CASE.care, timeRecording: { ...input, description: 'First' } },
        { caseUuid: MISSING, timeRecording: input },
      ],
    },
  )
  expect(codes(rows)).toEqual(['OK', 'NOT_FOUND'])
  expect(rows[0]?.item?.description).toBe('First')
  expect(effects()).toEqual([
    `PATCH client/case/legal-aid/${CASE.care}`,
    `POST client/case/${CASE.care}/time-recording`,
  ])
})

test('documents are asked for case by case', async () => {
  const entries = await ask(
    'mutation($c: [ID!]!) { it: generateDocumentsOfCases(caseUuids: $c) { uuid error { code message } } }',
    { c: [CASE.careComplete, MISSING] },
  )
  expect(codes(entries)).toEqual(['OK', 'NOT_FOUND'])
  expect(effects()).toEqual([`POST client/case/${CASE.careComplete}/output`])
})
