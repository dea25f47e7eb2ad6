import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { VIEWER_HEADER, viewerHeader } from '@costdraft/schema/access/viewer-header.ts'
import { viewerOfPerson, type PersonRow } from '@costdraft/schema/access/viewer-of-person.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { frontOf, type Front } from '../support/front-of.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'
import { CASE, FIRM, TOKEN } from '../support/spec-host/ids.ts'

const hashOf = (name: string): string =>
  Object.entries(ownOperations).find(([, text]) => text.startsWith(`mutation ${name}(`))?.[0] ?? ''
/** An operation as the web app sends it. */
const persisted = (name: string, variables: object) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
})
const MOVE = persisted('MoveCase', { uuid: CASE.care, stage: 'in_review', idempotencyKey: 'once' })
const ADD_NOTE = persisted('AddNote', { caseUuid: CASE.care, body: 'Called the court.', idempotencyKey: 'once' })
const EDIT_NARRATIVE = persisted('EditNarrative', { caseUuid: CASE.care, text: 'Long.', version: '1' })
const END_SESSION = persisted('EndSession', { uuid: 'a-session' })
const codesOf = ({ errors = [] }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions.code)

/**
 * A host with the additions that spare a call of its own for the viewer. It does whatever it is told, whoever tells it.
 */
function startTrustingHost() {
  const calls: string[] = []
  const row = {
    ...{ uuid: CASE.care, client: FIRM.oakfield, case_name: 'Care', stage: 'in_review', version: 2 },
    ...{
      updated_at: '2025-01-10T09:00:00',
      stage_since: '2025-01-10T09:00:00',
      narrative: 'Long.',
      narrative_version: 2,
    },
  }
  const answers: [path: RegExp, answer: unknown][] = [
    [/^\/client\/additions$/, { additions: ['viewer', 'case_columns', 'versions', 'idempotency', 'item_read'] }],
    [/^\/users\/additions$/, { additions: ['sessions'] }],
    [/\/note$/, { uuid: CASE.twoPart, body: 'Called the court.' }],
    [/^\/client\/case\//, row],
  ]
  const viewers = new Map<string, PersonRow>()
  const server: Server = createServer((req: IncomingMessage, res) => {
    const { method, url = '', headers } = req
    const person = viewers.get(String(headers.authorization).replace('Bearer ', ''))
    if (!url.endsWith('/additions')) calls.push(`${method} ${url.slice(1)}`)
    req.resume().once('end', () => {
      res.setHeader('content-type', 'application/json')
      if (!person) return void res.writeHead(401).end('{}')
      const viewer = viewerOfPerson(person)
      if (headers[VIEWER_HEADER]) res.setHeader(VIEWER_HEADER, viewerHeader(viewer) ?? '')
      const answer = url === '/users/user' ? viewer : answers.find(([path]) => path.test(url))?.[1]
      res.end(JSON.stringify(answer ?? {}))
    })
  }).listen(0)
  return { calls, viewers, server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const person: PersonRow = {
  ...{ uuid: CASE.care, client_uuid: FIRM.oakfield, role: 'solicitor', read_only: false, children: {} },
  ...{ email_address: 'a@b.example', firstname: 'A', surname: 'B', client_name: 'Oakfield', client_type: 'solicitor' },
}

describe('a change by its hash, on a host that says beside its answer who asks', () => {
  let host: ReturnType<typeof startTrustingHost>
  let front: Front
  beforeAll(async () => {
    host = startTrustingHost()
    host.viewers.set('own', person).set('stranger', { ...person, client_uuid: FIRM.marlow })
    front = await frontOf(host.url)
    await front.post('own', MOVE)
  })
  afterAll(async () => {
    await front.gateway.stop()
    host.server.close()
  })
  beforeEach(() => {
    host.calls.length = 0
  })
  const READ = `GET client/case/${CASE.care}?columns=uuid,client`

  test.each([
    ['a move', MOVE, `POST client/case/${CASE.care}/status/in_review`],
    ['a note', ADD_NOTE, `POST client/case/${CASE.care}/note`],
    ['a text', EDIT_NARRATIVE, `PATCH client/case/${CASE.care}/narrative`],
  ])('%s makes two calls: what is needed of the case, then the change', async (_what, operation, effect) => {
    expect(codesOf(await front.post('own', operation))).toEqual([])
    expect(host.calls).toEqual([READ, effect])
  })

  test.each([
    ['a move', MOVE],
    ['a note', ADD_NOTE],
    ['a text', EDIT_NARRATIVE],
  ])('%s by a person of another firm ends with the read', async (_what, operation) => {
    expect(codesOf(await front.post('stranger', operation))).toEqual(['NOT_FOUND'])
    expect(host.calls).toEqual([READ])
  })

  test('a change without a record asks who it is first', async () => {
    expect(codesOf(await front.post('own', END_SESSION))).toEqual([])
    const change = host.calls.findIndex((call) => call.startsWith('DELETE '))
    expect(host.calls.indexOf('GET users/user')).toBe(change - 1)
  })

  test('a token that the host does not know changes nothing', async () => {
    const answer = await front.post('nobody', END_SESSION)
    expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHENTICATED']])
    expect(host.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
  })
})

describe('a change by its hash, on a host that checks nothing and adds nothing', () => {
  let host: SpecHost
  let front: Front
  beforeAll(async () => {
    host = await startSpecHost({ checks: false })
    front = await frontOf(host.url)
  })
  afterAll(async () => {
    await front.gateway.stop()
    await host.stop()
  })
  const callsOf = async (token: string, operation: unknown) => {
    const before = host.requests.length
    const codes = codesOf(await front.post(token, operation))
    return { codes, calls: host.requests.slice(before).map(({ method, path }) => `${method} ${path}`) }
  }

  test.each([
    ['a move', MOVE],
    ['a note', ADD_NOTE],
    ['a text', EDIT_NARRATIVE],
  ])('%s by a person of another firm has no effect', async (_what, operation) => {
    const { codes, calls } = await callsOf(TOKEN.rival, operation)
    expect(codes).toEqual(['NOT_FOUND'])
    expect(calls).toContain('GET users/user')
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
  })

  test('who it is, and the case, are known before the change is sent', async () => {
    const { codes, calls } = await callsOf(TOKEN.draftsman, MOVE)
    expect(codes).toEqual([])
    const change = calls.findIndex((call) => call.startsWith('POST '))
    expect(calls.slice(0, change)).toEqual(expect.arrayContaining(['GET users/user', `GET client/case/${CASE.care}`]))
  })
})
