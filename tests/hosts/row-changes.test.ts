import { examples } from '@costdraft/schema/items/examples.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, ITEM, TOKEN } from '../support/spec-host/ids.ts'

// Several changes of rows in front of a host that takes them one by one.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())
beforeEach(() => {
  any.host.requests.length = 0
})

const input = { ...examples.timeRecording.valid[0], feeEarner: EARNER.sana }
const NOT_SENT = 'This row was not sent, because the one before it failed. It was not saved.'
const MISSING = '00000000-0000-4000-8000-0000000000ff'
interface Answer {
  item: { uuid: string; description: string } | null
  error: { code: string; message: string; problems: { path: string }[] } | null
}
const CHANGE = `mutation($c: ID!, $r: [TimeRecordingChange!]!) {
  it: changeTimeRecordings(caseUuid: $c, changes: $r) { item { uuid description } error { code message problems { path } current } } }`
async function change(changes: object[]): Promise<Answer[]> {
  const { data, errors } = await any.ask(TOKEN.owner, CHANGE, { c: CASE.care, r: changes })
  expect(errors).toBeUndefined()
  return (data as { it: Answer[] }).it
}
/** What the host was asked to change. */
const effects = (): string[] =>
  any.host.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(`client/case/${CASE.care}/`, '')}`)

test('each is made by the calls of its own, in their order, and a refused one stops no other', async () => {
  const answers = await change([
    { action: 'add', input: { ...input, description: 'First' }, idempotencyKey: 'one' },
    { action: 'edit', uuid: MISSING, input },
    { action: 'edit', uuid: 'no id', input },
    { action: 'edit', uuid: ITEM.preparation, version: '1', input: { ...input, description: 'Changed' } },
    { action: 'remove', uuid: ITEM.letter },
    { action: 'remove', uuid: ITEM.letter },
    { action: 'restore', uuid: ITEM.letter },
    { action: 'add', input: { ...input, description: 'Second' } },
  ])
  expect(answers.map(({ item, error }) => [item?.description, error?.code])).toEqual([
    ['First', undefined],
    [undefined, 'NOT_FOUND'],
    [undefined, 'INVALID_INPUT'],
    ['Changed', undefined],
    [undefined, undefined],
    [undefined, 'NOT_FOUND'],
    [undefined, 'NOT_FOUND'],
    ['Second', undefined],
  ])
  expect(answers[2]?.error?.problems).toEqual([{ path: 'uuid' }])
  expect(answers[6]?.error?.message).toBe('The service behind CostDraft does not offer this.')
  expect(effects()).toEqual([
    'POST time-recording',
    `PATCH time-recording/${ITEM.preparation}`,
    `DELETE fee/${ITEM.letter}`,
    'POST time-recording',
  ])
})

test.each([
  [500, 'UPSTREAM_FAILED'],
  [504, 'TIMEOUT'],
  [429, 'RATE_LIMITED'],
  [507, 'STORAGE_FULL'],
])('after a %i no more are sent, and those behind say so with its code', async (status, code) => {
  any.host.fail('PATCH client/case/:id/time-recording/:recId', { status })
  const answers = await change([
    { action: 'add', input: { ...input, description: 'First' } },
    { action: 'edit', uuid: ITEM.preparation, input },
    { action: 'add', input },
    { action: 'remove', uuid: ITEM.call },
  ])
  expect(answers.map(({ error }) => error?.code)).toEqual([undefined, code, code, code])
  expect(answers.slice(2).map(({ error }) => error?.message)).toEqual([NOT_SENT, NOT_SENT])
  expect(effects()).toEqual(['POST time-recording', `PATCH time-recording/${ITEM.preparation}`])
})
