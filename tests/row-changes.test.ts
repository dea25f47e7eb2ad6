import { randomUUID } from 'node:crypto'
import { examples } from '@costdraft/schema/items/examples.ts'
import type { Examples } from '@costdraft/schema/items/kind-examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { changeMutationOf } from '@costdraft/schema/items/row-changes.ts'
import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASHDOWN, CALDER, firmOf, newCase } from './support/firm.ts'
import { as } from './support/instance.ts'
import {
  atOnce,
  bodyIn,
  comparable,
  singly,
  stateOf,
  subjectOf,
  type Result,
  type Step,
  type Subject,
} from './support/row-changes.ts'
import { runs } from '../dev/property-runs.ts'

const ashdown = as(ASHDOWN)
const listed = (Object.keys(kinds) as KindName[]).filter((name) => (kinds[name] as AnyKind).list !== undefined)
type Body = Record<string, unknown>

/** What a later read says of the row of a result; of one without a row, and of one that is gone, nothing. */
const readLater = (subject: Subject, results: readonly Result[]) =>
  Promise.all(
    results.map(async ({ item, ...result }) => {
      if (!item) return result
      const { status, body } = await ashdown.rest('GET', `${subject.path}/${item.uuid}`)
      return status === 200 ? { ...result, item: body } : result
    }),
  )

/** Makes the changes in two cases, singly and at once: the answers, the rows and the audit of both are the same. */
async function expectSame(name: KindName, drafts: readonly object[], stepsFor: (subject: Subject) => Promise<Step[]>) {
  const one = await subjectOf(name, drafts)
  const other = await subjectOf(name, drafts)
  // The bodies of both are made before, as they may add a party.
  const stepsOfOne = await stepsFor(one)
  const stepsOfOther = await stepsFor(other)
  const answers = await singly(ashdown, one, stepsOfOne)
  const results = await atOnce(ashdown, other, stepsOfOther)
  expect(results.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
  // Read once at the end, so as they are then.
  expect(results).toEqual(await readLater(other, results))
  const states = await Promise.all([one, other].map((subject) => stateOf(ashdown, subject)))
  expect(comparable([results, states[1]])).toEqual(comparable([await readLater(one, answers), states[0]]))
  return { other, stepsOfOther, results }
}

describe.each(listed)('%s', (name) => {
  const kind: AnyKind = kinds[name]
  const { valid, invalid } = examples[name] as Examples<KindName>
  const text = snakeName(textFieldOf(kind) ?? '')
  const draft = (at: number): object => valid[at % valid.length] ?? {}

  test('several changes answer, store and audit what each would alone, refused ones included', async () => {
    const body = (subject: Subject, given: object) => bodyIn(ashdown, subject.caseUuid, name, given)
    const { other, stepsOfOther, results } = await expectSame(
      name,
      [draft(0), draft(1), draft(2), draft(3)],
      async (subject) => {
        const item = await body(subject, draft(1))
        return [
          { action: 'add', item, key: 'first' },
          { action: 'edit', row: 0, version: '99', item: { [text]: 'Of another version' } },
          { action: 'edit', row: 0, version: '1', item: { [text]: 'Of this version' } },
          { action: 'edit', row: 0, item: { [text]: 'Of any version' } },
          { action: 'edit', row: 0, item: { nothing: 1 } },
          { action: 'edit', row: 9, item: { [text]: 'Of no case' } },
          { action: 'add', item: { nothing: 1 }, key: 'refused' },
          { action: 'add', item: await body(subject, draft(2)), key: 'refused' },
          // Refused after the row is stored, which a savepoint undoes.
          { action: 'add', item: { ...item, entity_files: [(await firmOf(ASHDOWN)).client] } },
          { action: 'remove', row: 1, version: '99' },
          { action: 'remove', row: 1, version: '1' },
          { action: 'remove', row: 1 },
          { action: 'edit', row: 1, item: { [text]: 'Gone' } },
          { action: 'remove', row: 9 },
          { action: 'restore', row: 3 },
          { action: 'restore', row: 3 },
          { action: 'restore', row: 9 },
          { action: 'add', item, key: 'first' },
          { action: 'add', item: { ...item, [text]: 'Another' }, key: 'first' },
          { action: 'add', item },
        ]
      },
    )
    expect(results.map(({ status }) => status)).toEqual([
      ...[201, 412, 200, 200, 422, 404, 422, 201, 422],
      ...[412, 204, 404, 404, 404, 200, 404, 404, 201, 422, 201],
    ])
    expect(results[1]).toMatchObject({ current: { uuid: other.rows[0], version: 1 } })
    expect(results[17]).toEqual(results[0])
    // The keys are those of the requests that the additions would have been alone, and the other way round.
    const added = stepsOfOther.filter((step) => step.action === 'add' && step.key)
    const before = await stateOf(ashdown, other)
    expect(await singly(ashdown, other, added.slice(0, 1))).toEqual([results[0]])
    expect((await atOnce(ashdown, other, added.slice(0, 1)))[0]).toEqual(results[0])
    expect(await stateOf(ashdown, other)).toEqual(before)
    const alone: Step = { action: 'add', item: await body(other, draft(0)), key: 'alone' }
    const [single] = await singly(ashdown, other, [alone])
    expect(await atOnce(ashdown, other, [alone, { ...alone, item: {} }])).toEqual([
      single,
      expect.objectContaining({ status: 422, message: 'This Idempotency-Key was used for another request.' }),
    ])
  })

  test('every invalid example is refused as alone', async () => {
    await expectSame(name, [draft(0)], (subject) =>
      Promise.all(
        invalid
          .filter(([, , , facts]) => !facts)
          .map(async ([, given]): Promise<Step> => ({
            action: 'add',
            item: await bodyIn(ashdown, subject.caseUuid, name, given),
          })),
      ),
    )
  })
})

describe('any changes, in any order', () => {
  const words = ['First', 'Second', 'x']
  const row = fc.integer({ min: 0, max: 4 })
  const version = fc.constantFrom(undefined, '1', '2', '3')
  const { hours: _hours, ...time } = { hours: 0, ...examples.timeRecording.valid[0] }
  const steps = fc.array(
    fc.oneof(
      fc.record({ action: fc.constant('add' as const), at: fc.nat(2), key: fc.constantFrom(undefined, 'a', 'b') }),
      fc.record({ action: fc.constant('edit' as const), row, version, at: fc.nat(2) }),
      fc.record({ action: fc.constant('remove' as const), row, version }),
      fc.record({ action: fc.constant('restore' as const), row }),
    ),
    { minLength: 1, maxLength: 25 },
  )
  test('end in the same state with the same answers at once as singly', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        await expectSame('timeRecording', [time, time, time, time], async (subject) => {
          const item = await bodyIn(ashdown, subject.caseUuid, 'timeRecording', time)
          return given.map((step): Step => {
            if (step.action === 'add') {
              const { action, at, key } = step
              return { action, item: { ...item, description: words[at] }, ...(key && { key }) }
            }
            const { action, row, version } = { version: undefined, ...step }
            const named = { row, ...(version && { version }) }
            if (step.action === 'edit') return { action: 'edit', ...named, item: { description: words[step.at] } }
            return { action, ...named } as Step
          })
        })
      }),
      { numRuns: runs(12) },
    )
  })
})

const timeIn = async (caseUuid: string, description = 'Work'): Promise<Body> => ({
  ...(await bodyIn(ashdown, caseUuid, 'timeRecording', examples.timeRecording.valid[0] ?? {})),
  description,
})
const timesOf = async (caseUuid: string): Promise<Body[]> =>
  (
    await ashdown.rest<{ instances: { time_recordings: Body[] }[] }>('GET', `client/case/${caseUuid}/time-recording`)
  ).body.instances.flatMap(({ time_recordings: rows }) => rows)
const changeTimes = (caseUuid: string, changes: unknown, more: Body = {}) =>
  ashdown.rest<{ results: Result[]; message?: string; details?: Body }>(
    'POST',
    `client/case/${caseUuid}/time-recording/changes`,
    { changes, ...more },
  )

test('twenty requests at one moment lose nothing, and each keeps the order of its rows', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const item = await timeIn(uuid)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, request) =>
      changeTimes(
        uuid,
        Array.from({ length: 5 }, (_, at) => ({ action: 'add', item: { ...item, description: `${request} ${at}` } })),
      ),
    ),
  )
  expect(answers.flatMap(({ body }) => body.results?.map(({ status }) => status))).toEqual(
    Array.from({ length: 100 }, () => 201),
  )
  const stored = (await timesOf(uuid)).map(({ description }) => String(description))
  expect(stored).toHaveLength(100)
  for (let request = 0; request < 20; request++)
    expect(stored.filter((text) => text.startsWith(`${request} `))).toEqual(
      [0, 1, 2, 3, 4].map((at) => `${request} ${at}`),
    )
})

test('the same request sent twice at one moment stores each row once', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const item = await timeIn(uuid)
  const changes = Array.from({ length: 10 }, () => ({ action: 'add', idempotency_key: randomUUID(), item }))
  const answers = await Promise.all([changeTimes(uuid, changes), changeTimes(uuid, changes)])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(await timesOf(uuid)).toHaveLength(10)
})

test('rows of another case, of another firm and of another kind are answered as those that are in none', async () => {
  const mine = await newCase(ASHDOWN)
  const [timeOf, hearings] = await Promise.all([
    newCase(ASHDOWN),
    subjectOf('hearing', [examples.hearing.valid[0]!, examples.hearing.valid[0]!]),
  ])
  const calder = as(CALDER)
  const foreign = await newCase(CALDER)
  const { body: own } = await ashdown.rest(
    'POST',
    `client/case/${timeOf.uuid}/time-recording`,
    await timeIn(timeOf.uuid),
  )
  const { body: theirs } = await calder.rest('POST', `client/case/${foreign.uuid}/time-recording`, {
    ...(await timeIn(mine.uuid)),
    fee_earner: (await firmOf(CALDER)).feeEarner,
  })
  expect(theirs.uuid).toBeTruthy()
  const actions = (uuid: unknown) => [
    { action: 'edit', uuid, item: { description: 'Taken' } },
    { action: 'edit', uuid, version: '99', item: { description: 'Taken' } },
    { action: 'remove', uuid },
    { action: 'remove', uuid, version: '99' },
    { action: 'restore', uuid },
  ]
  const { body: missing } = await changeTimes(mine.uuid, actions(randomUUID()))
  expect(missing.results.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  for (const uuid of [own.uuid, theirs.uuid, 'no id'])
    expect((await changeTimes(mine.uuid, actions(uuid))).body).toEqual(missing)
  // Of another kind in the same case: a hearing that is there, and one that was removed.
  for (const uuid of hearings.rows) expect((await changeTimes(hearings.caseUuid, actions(uuid))).body).toEqual(missing)
  expect((await ashdown.rest<Body[]>('GET', hearings.path)).body).toHaveLength(1)
  const elsewhere = await changeTimes(foreign.uuid, actions(theirs.uuid))
  const nowhere = await changeTimes(randomUUID(), actions(theirs.uuid))
  expect([elsewhere.status, elsewhere.body]).toEqual([nowhere.status, nowhere.body])
  expect(nowhere.status).toBe(404)
})

test('a row that is removed after one of its own was stays without it when it is restored', async () => {
  const [hearing] = examples.hearing.valid
  const taxis = ['One', 'Two'].map((description) => ({ disbursementType: 'taxi', amount: 1, description }))
  const drafts = [{ ...hearing, disbursements: taxis }, { ...hearing }]
  await expectSame('hearing', drafts, async () => [
    { action: 'edit', row: 0, item: { hearing_disbursements: [] } },
    { action: 'remove', row: 0 },
    { action: 'restore', row: 0 },
  ])
})

test('so do thirty at once, however little time there is between the two removals of each', async () => {
  const [hearing] = examples.hearing.valid
  const taxi = { disbursementType: 'taxi', amount: 1, description: 'Two' }
  const subject = await subjectOf(
    'hearing',
    Array.from({ length: 30 }, () => ({ ...hearing, disbursements: [taxi] })),
  )
  // The last one was removed before.
  const rows = subject.rows.slice(0, -1)
  const results = await atOnce(
    ashdown,
    subject,
    rows.flatMap((_, row): Step[] => [
      { action: 'edit', row, item: { hearing_disbursements: [] } },
      { action: 'remove', row },
      { action: 'restore', row },
    ]),
  )
  expect(results.map(({ status }) => status)).toEqual(rows.flatMap(() => [200, 204, 200]))
  const { body } = await ashdown.rest<{ hearing_disbursements: unknown[] }[]>('GET', subject.path)
  expect(body).toHaveLength(29)
  expect(body.filter((row) => row.hearing_disbursements.length > 0)).toEqual([])
})

test('a request brings a thousand rows of lists at most, in one item or in all, and nothing of more is stored', async () => {
  const { caseUuid, path } = await subjectOf('hearing', [examples.hearing.valid[0]!])
  const { disbursements: _none, ...draft } = { disbursements: [], ...examples.hearing.valid[0] }
  const hearing = await bodyIn(ashdown, caseUuid, 'hearing', draft)
  const withRows = (n: number) => ({
    ...hearing,
    hearing_disbursements: Array.from({ length: n }, () => ({ disbursement_type: 'taxi', amount: 1 })),
  })
  const send = (...numbers: number[]) =>
    ashdown.rest<{ message: string; details: Body }>('POST', `${path}/changes?lists=whole`, {
      changes: numbers.map((n) => ({ action: 'add', item: withRows(n) })),
    })
  const sentence = 'Send at most 1,000 rows of lists at once.'
  expect(await send(500, 501)).toMatchObject({
    status: 422,
    body: { message: sentence, details: { changes: sentence } },
  })
  expect(await ashdown.rest('POST', path, withRows(1_001))).toMatchObject({
    status: 422,
    body: { message: sentence, details: { body: sentence } },
  })
  expect((await ashdown.rest<Body[]>('GET', path)).body).toEqual([])
  expect((await send(500, 500)).body).toMatchObject({ results: [{ status: 201 }, { status: 201 }] })
})

test('a request that is wrong as a whole stores nothing', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const good = { action: 'add', item: await timeIn(uuid) }
  const wrong: [changes: unknown, path: string, more?: Body][] = [
    [undefined, 'changes'],
    [{}, 'changes'],
    [[], 'changes'],
    [Array.from({ length: 101 }, () => good), 'changes'],
    [[good], 'other', { other: 1 }],
    [[good, null], 'changes.1'],
    [[good, []], 'changes.1'],
    [[good, {}], 'changes.1.action'],
    [[good, { action: 'delete', uuid }], 'changes.1.action'],
    [[good, { ...good, uuid }], 'changes.1.uuid'],
    [[good, { action: 'remove' }], 'changes.1.uuid'],
    [[good, { action: 'edit', uuid: 5, item: {} }], 'changes.1.uuid'],
    [[good, { action: 'restore', uuid, version: '1' }], 'changes.1.version'],
    [[good, { action: 'remove', uuid, version: 1 }], 'changes.1.version'],
    [[good, { ...good, idempotency_key: 1 }], 'changes.1.idempotency_key'],
  ]
  for (const [changes, path, more] of wrong) {
    const { status, body } = await changeTimes(uuid, changes, more)
    expect([status, Object.keys(body.details ?? {})], JSON.stringify(body)).toEqual([422, [path]])
  }
  expect(await timesOf(uuid)).toEqual([])
  expect(
    (
      await changeTimes(
        uuid,
        Array.from({ length: 100 }, () => good),
      )
    ).body.results,
  ).toHaveLength(100)
})

test('a completed case refuses the whole request as it refuses a single one', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const item = await timeIn(uuid)
  await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
  const single = await ashdown.rest('POST', `client/case/${uuid}/time-recording`, item)
  const several = await changeTimes(uuid, [{ action: 'add', item }])
  expect([several.status, several.body]).toEqual([single.status, single.body])
  expect(single.status).toBe(409)
})

describe.each(listed)('%s, through the gateway', (name) => {
  const kind: AnyKind = kinds[name]
  const { type } = kind
  const text = textFieldOf(kind) ?? ''
  const change = (caseUuid: string, changes: unknown) =>
    ashdown.graphql(
      `mutation($c: ID!, $r: [${type}Change!]!) { it: ${changeMutationOf(kind.list ?? '')}(caseUuid: $c, changes: $r) { item { uuid version } error { code message problems { path message } current } } }`,
      { c: caseUuid, r: changes },
    )
  test('the error of a row is that of its own mutation', async () => {
    const subject = await subjectOf(name, [examples[name].valid[0]!, examples[name].valid[0]!])
    const [uuid, removed] = subject.rows
    const c = subject.caseUuid
    const edit = (u: unknown, v: string | null, i: Body) =>
      ashdown.graphql(
        `mutation($c: ID!, $u: ID!, $i: ${type}Input!, $v: String) { edit${type}(caseUuid: $c, uuid: $u, input: $i, version: $v) { uuid } }`,
        { c, u, i, v },
      )
    const input = Object.fromEntries(
      Object.entries(examples[name].valid[0] ?? {}).map(([key, value]) => [key, value as unknown]),
    )
    if ('feeEarner' in input) input.feeEarner = (await firmOf(ASHDOWN)).feeEarner
    const cases: [u: string | undefined, v: string | null, i: Body][] = [
      [uuid, '99', { ...input, [text]: 'Changed' }],
      [uuid, null, { ...input, [text]: 'x'.repeat(20_000) }],
      [removed, null, { ...input, [text]: 'Changed' }],
      ['no id', null, { ...input, [text]: 'Changed' }],
      [uuid, 'ü', { ...input, [text]: 'Changed' }],
      [uuid, null, { ...input, [text]: 'Not \0 stored' }],
    ]
    const { data, errors } = await change(c, [
      ...cases.map(([u, version, i]) => ({ action: 'edit', uuid: u, version, input: i })),
      { action: 'remove', uuid, version: '1' },
      { action: 'restore', uuid },
    ])
    expect(errors).toBeUndefined()
    const answers = (data as { it: { item: Body | null; error: Body | null }[] }).it
    // The first edit of the single ones must meet the version of the batch.
    const alone = []
    for (const [u, v, i] of cases) {
      const [error] = (await edit(u, v, i)).errors ?? []
      const { code, problems, current } = error?.extensions ?? {}
      alone.push({ item: null, error: { code, message: error?.message, problems, current: current ?? null } })
    }
    // The batch has restored the row since, which moves its time.
    expect(comparable(answers.slice(0, cases.length))).toEqual(comparable(alone))
    expect(alone.map(({ error }) => error.code)).toEqual([
      'CONFLICT',
      'INVALID_INPUT',
      'NOT_FOUND',
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
    ])
    expect(answers.slice(cases.length)).toEqual([
      { item: null, error: null },
      { item: { uuid, version: '1' }, error: null },
    ])
  })

  test('too many changes, none, and those that lack what they need are refused as a whole', async () => {
    const u = randomUUID()
    for (const [changes, path] of [
      [[], 'changes'],
      [Array.from({ length: 101 }, () => ({ action: 'remove', uuid: u })), 'changes'],
      [[{ action: 'remove', uuid: u }, { action: 'remove' }], 'changes.1.uuid'],
      [[{ action: 'add' }], 'changes.0.input'],
      [[{ action: 'edit', uuid: u }], 'changes.0.input'],
    ] as const) {
      const { errors } = await change(u, changes)
      expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
        { code: 'INVALID_INPUT', problems: [{ path }] },
      ])
    }
  })
})

test('the totals of the case follow at once, and a request of refusals alone does not touch it', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const item = await bodyIn(ashdown, uuid, 'disbursement', examples.disbursement.valid[0] ?? {})
  const totals = async (): Promise<unknown> => (await ashdown.rest('GET', `client/case/${uuid}/totals`)).body.gross
  const change = (changes: unknown) =>
    ashdown.rest<{ results: Result[] }>('POST', `client/case/${uuid}/disbursement/changes`, { changes })
  const before = await totals()
  await change([
    { action: 'add', item },
    { action: 'add', item: {} },
  ])
  const after = await totals()
  expect(Number(after)).toBeGreaterThan(Number(before))
  const { body: stored } = await ashdown.rest('GET', `client/case/${uuid}`)
  const { body } = await change([{ action: 'add', item: {} }])
  expect(body.results.map(({ status }) => status)).toEqual([422])
  expect((await ashdown.rest('GET', `client/case/${uuid}`)).body).toEqual(stored)
})
