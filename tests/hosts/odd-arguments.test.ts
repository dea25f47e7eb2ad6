import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frontOf, type Front } from '../support/front-of.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'
import { CASE, TOKEN } from '../support/spec-host/ids.ts'

let host: SpecHost
let front: Front
beforeAll(async () => {
  host = await startSpecHost()
  front = await frontOf(host.url)
})
afterAll(async () => {
  await front.gateway.stop()
  await host.stop()
})
/** Whatever the field, the host must not have been asked for anything but the viewer. */
async function refusedBefore(query: string, variables: object, path: string): Promise<void> {
  host.requests.length = 0
  const { errors = [] } = await front.post(TOKEN.solicitor, { query, variables })
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'INVALID_INPUT', problems: [{ path }] }])
  // What a host adds is asked once, beside who the viewer is.
  const calls = host.requests.map((one) => `${one.method} ${one.path}`)
  expect(calls.filter((one) => one !== 'GET client/additions')).toEqual(['GET users/user'])
}

describe('an id that is none is refused before any host is asked with it', () => {
  const ids = [
    '',
    ' ',
    '.',
    '..',
    '../..',
    'by-stage',
    'user',
    '1',
    `${CASE.care}/`,
    `${CASE.care}?x=1`,
    `${CASE.care}\n`,
  ]
  test.each(ids)('%j', async (uuid) => {
    await refusedBefore('query($uuid: ID!) { case(uuid: $uuid) { uuid } }', { uuid }, 'uuid')
    await refusedBefore('query($uuid: ID!) { client(uuid: $uuid) { uuid } }', { uuid }, 'uuid')
    await refusedBefore('query($uuid: ID!) { user(uuid: $uuid) { uuid } }', { uuid }, 'uuid')
    await refusedBefore('mutation($uuid: ID!) { moveCase(uuid: $uuid, stage: in_review) { uuid } }', { uuid }, 'uuid')
    await refusedBefore(
      'mutation($uuid: ID!, $of: ID!) { removeNote(caseUuid: $of, uuid: $uuid) }',
      { uuid, of: CASE.care },
      'uuid',
    )
    await refusedBefore(
      'mutation($uuids: [ID!]) { markNotificationsRead(uuids: $uuids) { uuid } }',
      { uuids: [randomUUID(), uuid] },
      'uuids',
    )
  })
  test('written into the text as well', async () => refusedBefore('{ case(uuid: "by-stage") { uuid } }', {}, 'uuid'))
  test('and one that is one is looked for', async () => {
    const { errors } = await front.post(TOKEN.solicitor, { query: `{ case(uuid: "${randomUUID()}") { uuid } }` })
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  })
})

describe('a text that no host can take', () => {
  test.each([
    ['a NUL', 'a\0b'],
    ['half a pair', 'a\ud83d'],
    ['the other half', '\ude00b'],
  ])('%s', async (_what, text) => {
    await refusedBefore('query($s: String!) { search(text: $s) { cases { uuid } } }', { s: text }, 'text')
    await refusedBefore('query($s: String) { cases(search: $s) { totalCount } }', { s: text }, 'search')
    await refusedBefore(
      'mutation($c: ID!, $b: String!) { addNote(caseUuid: $c, body: $b) { uuid } }',
      { c: CASE.care, b: text },
      'body',
    )
    await refusedBefore(
      'mutation($i: UserChanges!, $u: ID!) { editUser(uuid: $u, input: $i) { uuid } }',
      { u: randomUUID(), i: { name: text } },
      'input.name',
    )
  })
  test('a whole pair is none of these', async () => {
    const { errors = [] } = await front.post(TOKEN.solicitor, {
      query: 'query($s: String) { clients(search: $s) { totalCount } }',
      variables: { s: '😀' },
    })
    expect(errors.filter(({ extensions }) => extensions.code === 'INVALID_INPUT')).toEqual([])
  })
  test('a search of more than two hundred characters', async () => {
    for (const [field, path] of [
      ['search(text: $s) { cases { uuid } }', 'text'],
      ['cases(search: $s) { totalCount }', 'search'],
      ['clients(search: $s) { totalCount }', 'search'],
      ['users(search: $s) { totalCount }', 'search'],
    ] as const)
      await refusedBefore(
        `query($s: String${path === 'text' ? '!' : ''}) { ${field} }`,
        { s: 'x'.repeat(path === 'text' ? 201 : 200_000) },
        path,
      )
  })
  test.each(['a b', 'a\nb', 'é', '"', 'x'.repeat(256)])('the key or version %j', async (odd) => {
    await refusedBefore(
      'mutation($c: ID!, $k: String) { moveCase(uuid: $c, stage: in_review, idempotencyKey: $k) { uuid } }',
      { c: CASE.care, k: odd },
      'idempotencyKey',
    )
    await refusedBefore(
      'mutation($c: ID!, $v: String) { editNarrative(caseUuid: $c, narrative: "", version: $v) { uuid } }',
      { c: CASE.care, v: odd },
      'version',
    )
  })
})

test.each<[string, unknown]>([
  ['a query that is no text', { query: {} }],
  ['a query that is a number', { query: 5 }],
  ['variables that are text', { query: '{ __typename }', variables: 'x' }],
  ['variables that are a list', { query: '{ __typename }', variables: [1] }],
  ['variables named by a prototype', '{"query":"{ __typename }","variables":{"__proto__":{"a":1}}}'],
  ['an operation name that is no text', { query: '{ __typename }', operationName: {} }],
  ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
  ['extensions that are text', { query: '{ __typename }', extensions: 'x' }],
  ['a hash that is no text', { extensions: { persistedQuery: { version: 1, sha256Hash: {} } } }],
  ['a hash of no version', { extensions: { persistedQuery: { sha256Hash: 'sha256:0' } } }],
  ['a text alone', '"x"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a deep list', `{"query":"{ __typename }","variables":{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`],
])('the body %s is answered, and never as our own fault', async (_what, body) => {
  const { status, errors = [] } = await front.post(TOKEN.solicitor, body)
  expect(status).toBeLessThan(500)
  for (const { extensions } of errors) expect(extensions.code).toBe('INVALID_INPUT')
})
