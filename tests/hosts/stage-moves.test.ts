import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unknownStage } from '@costdraft/schema/cases/host-words.ts'
import { viewerOfPerson, type PersonRow } from '@costdraft/schema/access/viewer-of-person.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { frontOf } from '../support/front-of.ts'
import { CASE, FIRM, PERSON, TOKEN } from '../support/spec-host/ids.ts'

const MOVE =
  'mutation ($c: ID!, $to: Stage!, $from: Stage) { moveCase(uuid: $c, stage: $to, from: $from) { uuid stage } }'

describe('on a host that keeps the specifications', () => {
  let any: AnyHost
  beforeAll(async () => {
    any = await startAnyHost()
  })
  afterAll(() => any.stop())

  const caseOf = (uuid: string) => any.host.state.cases.find(({ row }) => row.uuid === uuid)!
  /** Moves a case; with the calls that reached the host and may have changed something. */
  async function moved(uuid: string, to: string, from?: string | null) {
    const before = any.host.requests.length
    const { data, errors } = await any.ask(TOKEN.owner, MOVE, { c: uuid, to, from })
    const effects = any.host.requests.slice(before).filter(({ method }) => method !== 'GET')
    return { data, error: errors?.[0], effects: effects.map(({ method, path, body }) => [method, path, body]) }
  }

  test('the host gets the specified call alone, whether or not a stage to move from was said', async () => {
    const path = `client/case/${CASE.care}/status`
    expect(caseOf(CASE.care).row.stage).toBe('in_progress')
    expect(await moved(CASE.care, 'in_review', 'in_progress')).toEqual({
      data: { moveCase: { uuid: CASE.care, stage: 'in_review' } },
      error: undefined,
      effects: [['POST', `${path}/in_review`, {}]],
    })
    for (const from of [undefined, null])
      expect(await moved(CASE.care, 'in_progress', from)).toMatchObject({
        error: undefined,
        effects: [['POST', `${path}/in_progress`, {}]],
      })
  })

  test('a case in another stage is not moved: the gateway refuses with the present case, and no call', async () => {
    const before = structuredClone(caseOf(CASE.careComplete))
    const { data, error, effects } = await moved(CASE.careComplete, 'in_review', 'in_progress')
    expect([data?.moveCase, effects]).toEqual([undefined, []])
    expect(error).toMatchObject({
      message: 'This case was completed meanwhile.',
      extensions: {
        code: 'CONFLICT',
        details: { stage: 'complete' },
        current: { uuid: CASE.careComplete, stage: 'complete', caseName: before.row.case_name },
      },
    })
    expect(caseOf(CASE.careComplete)).toEqual(before)
    expect(before.outputs.length).toBeGreaterThan(0)
  })

  test('a case in the wanted stage already is answered without a call', async () => {
    expect(await moved(CASE.careComplete, 'complete', 'in_review')).toEqual({
      data: { moveCase: { uuid: CASE.careComplete, stage: 'complete' } },
      error: undefined,
      effects: [],
    })
  })

  test('each of several moves of one request is compared with what the one before has left', async () => {
    const { data, errors } = await any.ask(
      TOKEN.owner,
      `mutation ($c: ID!) {
        first: moveCase(uuid: $c, stage: in_review, from: in_progress) { stage }
        second: moveCase(uuid: $c, stage: blocked, from: in_review) { stage }
        third: moveCase(uuid: $c, stage: in_progress, from: blocked) { stage } }`,
      { c: CASE.care },
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      first: { stage: 'in_review' },
      second: { stage: 'blocked' },
      third: { stage: 'in_progress' },
    })
  })

  test('a case in a stage of the host’s own is not moved, and the sentence says its word', async () => {
    const { row } = caseOf(CASE.care)
    row.stage = 'filed'
    const { error, effects } = await moved(CASE.care, 'in_review', 'in_progress')
    row.stage = 'in_progress'
    expect([error?.message, error?.extensions.details, effects]).toEqual([
      unknownStage('filed'),
      { stage: 'filed' },
      [],
    ])
  })
})

describe('on a host with the addition', () => {
  const person: PersonRow = {
    ...{ uuid: PERSON.solicitor, client_uuid: FIRM.oakfield, role: 'solicitor', read_only: false, children: {} },
    ...{
      email_address: 'a@b.example',
      firstname: 'A',
      surname: 'B',
      client_name: 'Oakfield',
      client_type: 'solicitor',
    },
  }
  const row = { uuid: CASE.care, client: FIRM.oakfield, case_name: 'Care', stage: 'complete', version: 2 }
  const calls: [call: string, body: unknown][] = []
  const host = createServer((req: IncomingMessage, res) => {
    let text = ''
    req.on('data', (chunk: Buffer) => (text += chunk.toString()))
    req.once('end', () => {
      const call = `${req.method} ${(req.url ?? '').slice(1)}`
      const answers: Record<string, unknown> = {
        'GET client/additions': { additions: ['move_from', 'case_columns', 'versions'] },
        'GET users/additions': { additions: [] },
        'GET users/user': viewerOfPerson(person),
      }
      if (!(call in answers)) calls.push([call, text === '' ? undefined : JSON.parse(text)])
      res.setHeader('content-type', 'application/json').end(JSON.stringify(answers[call] ?? row))
    })
  })
  let front: Awaited<ReturnType<typeof frontOf>>
  beforeAll(async () => {
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
    front = await frontOf(`http://127.0.0.1:${(host.address() as AddressInfo).port}`)
  })
  afterAll(async () => {
    await front.gateway.stop()
    host.close()
  })

  test('the host is told the stage, and judges by itself', async () => {
    const READ = [`GET client/case/${CASE.care}?columns=uuid,client`, undefined]
    for (const [from, body] of [
      ['in_progress', { from: 'in_progress' }],
      [undefined, {}],
      [null, {}],
    ] as const) {
      calls.length = 0
      const { errors } = await front.post('own', { query: MOVE, variables: { c: CASE.care, to: 'complete', from } })
      expect(errors).toBeUndefined()
      expect(calls).toEqual([READ, [`POST client/case/${CASE.care}/status/complete`, body]])
    }
  })
})
