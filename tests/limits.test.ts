import own from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { OPERATION_LIMITS, limitMessages } from '@costdraft/gateway/errors/operation-limits.ts'
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { createHash } from 'node:crypto'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { ASHDOWN, CALDER, newCase } from './support/firm.ts'
import { as, instance, type GraphQLAnswer } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const { graphql } = as(ASHDOWN)
const times = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')
const refusedWith = async (query: string, sentence: string, variables = {}) => {
  const { status, data, errors = [] } = await graphql(query, variables)
  expect([status, data, errors.filter(({ message }) => message === sentence).length], JSON.stringify(errors)).toEqual([
    400,
    undefined,
    1,
  ])
  expect(errors[0]?.extensions).toEqual({
    code: 'INVALID_INPUT',
    problems: [],
    details: {},
    requestId: expect.stringMatching(/^[\da-f]{16}$/) as string,
  })
}

/** Sends a raw request to the gateway; returns its response. */
async function send(
  body: unknown,
  { method = 'POST' as 'POST' | 'GET', path = '/graphql', headers = {}, token = '' } = {},
) {
  const authorization = `Bearer ${token || (await signIn(instance, ASHDOWN)).access_token}`
  const answer = await request(`${instance.webUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.body.text()
  return { status: answer.statusCode, type: answer.headers['content-type'], ...(JSON.parse(text) as GraphQLAnswer) }
}

describe('an operation over a limit is refused with one message', () => {
  const nested = (levels: number): string =>
    `{ clients { nodes { ${'children { '.repeat(levels)} uuid ${'} '.repeat(levels)} } } }`
  test('levels', async () => {
    expect(await graphql(nested(OPERATION_LIMITS.depth - 3))).toMatchObject({ status: 200, data: {} })
    await refusedWith(nested(OPERATION_LIMITS.depth - 2), limitMessages.depth)
    await refusedWith(
      `{ clients { nodes { ...a } } } ${times(OPERATION_LIMITS.depth, (i) => `fragment ${'a'.repeat(i + 1)} on Client { children { ...${'a'.repeat(i + 2)} } }`)} fragment ${'a'.repeat(OPERATION_LIMITS.depth + 1)} on Client { uuid }`,
      limitMessages.depth,
    )
  })
  test('aliases, of __typename as of anything', async () => {
    expect(await graphql(`{ ${times(OPERATION_LIMITS.aliases, (i) => `a${i}: __typename`)} }`)).toMatchObject({
      status: 200,
    })
    await refusedWith(`{ ${times(OPERATION_LIMITS.aliases + 1, (i) => `a${i}: __typename`)} }`, limitMessages.aliases)
    await refusedWith(
      `{ ${times(OPERATION_LIMITS.aliases + 1, (i) => `a${i}: viewer { email }`)} }`,
      limitMessages.aliases,
    )
    await refusedWith(
      `{ viewer { ...f } x: viewer { ...f } } fragment f on Viewer { ${times(8, (i) => `a${i}: email`)} }`,
      limitMessages.aliases,
    )
  })
  test('directives', async () =>
    refusedWith(
      `{ viewer { email ${times(OPERATION_LIMITS.directives + 1, () => '@include(if: true)')} } }`,
      limitMessages.directives,
    ))
  test('words', async () =>
    refusedWith(`{ viewer { ${times(OPERATION_LIMITS.tokens, () => 'email')} } }`, limitMessages.tokens))
  test('a subscription, which there is none of', async () => {
    for (const query of [
      'subscription { cases { totalCount } }',
      'subscription Changed { __typename }',
      'fragment V on Viewer { email } subscription { viewer { ...V } }',
    ])
      await refusedWith(query, limitMessages.subscription)
  })
  test('fragments that refer to each other, circularly or twice each', async () => {
    const { status, errors } = await graphql(
      '{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }',
    )
    expect([status, errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      400,
      'INVALID_INPUT',
      'Cannot spread fragment "a" within itself via "b".',
    ])
    const name = (i: number) => `f${i}`
    const twice = times(
      12,
      (i) => `fragment ${name(i)} on Case { hearings { nodes { uuid } } ...${name(i + 1)} ...${name(i + 1)} }`,
    )
    const bounded = await graphql(`
      query {
        cases(first: 1) {
          nodes {
            ...f0
          }
        }
      }
      ${twice}
      fragment f12 on Case {
        uuid
      }
    `)
    expect([200, 400]).toContain(bounded.status)
    const began = performance.now()
    await refusedWith(
      `{ clients(first: 200) { nodes { ...g0 } } } ${times(5, (i) => `fragment g${i} on Client { a: children { ...g${i + 1} } b: children { ...g${i + 1} } }`)} fragment g5 on Client { ...Wide } fragment Wide on Client { uuid name sites { uuid siteName town } staff { uuid name } }`,
      limitMessages.aliases,
    )
    expect(performance.now() - began).toBeLessThan(1_000)
  })
  test('nested pages, as literals or variables', async () => {
    const inner = 'nodes { uuid description date }'
    await refusedWith(`{ cases(first: 200) { nodes { timeRecordings(first: 500) { ${inner} } } } }`, limitMessages.cost)
    const sized = `query($n: Int, $m: Int) { cases(first: $n) { nodes { timeRecordings(first: $m) { ${inner} } } } }`
    expect(await graphql(sized, { n: 2, m: 10 })).toMatchObject({ status: 200, data: {} })
    await refusedWith(sized, limitMessages.cost, { n: 200, m: 500 })
    // An operation within the limit with small pages can exceed it with large ones.
    expect(await graphql(sized, { n: 2, m: 10 })).toMatchObject({ status: 200, data: {} })
  })
  test('whatever was sent with the same text before', async () => {
    const text =
      'query($n: Int!, $s: String!) { cases(first: $n, search: $s) { nodes { timeRecordings(first: 500) { nodes { uuid description date } } } } }'
    expect(await graphql(text, { n: 200 })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    })
    await refusedWith(text, limitMessages.cost, { n: 200, s: '' })
    await refusedWith(
      `query($u: ID = "") { userGroups(clientUuid: $u) { uuid } cases(first: 200) { nodes { timeRecordings(first: 500) { nodes { uuid } } } } }`,
      'Argument "clientUuid" of non-null type "ID!" must not be null.',
      { u: null },
    )
  })
  test('very many wrong values, which keep nobody waiting', async () => {
    const text =
      'mutation($c: ID!, $r: [PartyChange!]!) { changeParties(caseUuid: $c, changes: $r) { error { code } } }'
    const wrong = (length: number): number[] => Array.from({ length }, () => 1)
    const began = performance.now()
    await refusedWith(text, limitMessages.list, { c: '', r: wrong(500_000) })
    // Each list is short, and the lists are many.
    const input = { disbursements: wrong(OPERATION_LIMITS.list) }
    const { status, errors = [] } = await graphql(
      'mutation($c: ID!, $r: [HearingChange!]!) { changeHearings(caseUuid: $c, changes: $r) { error { code } } }',
      { c: '', r: Array.from({ length: OPERATION_LIMITS.list }, () => ({ action: 'add', input })) },
    )
    expect([status, errors.length < 100]).toEqual([400, true])
    expect(performance.now() - began).toBeLessThan(2_000)
  })
  test('long lists, as literals or variables', async () => {
    const long = Array.from({ length: OPERATION_LIMITS.list + 1 }, () => 'care')
    await refusedWith(
      `{ cases(filter: { clients: [${long.map(() => '"x"').join(' ')}] }) { totalCount } }`,
      limitMessages.list,
    )
    await refusedWith('query($f: CaseFilter) { cases(filter: $f) { totalCount } }', limitMessages.list, {
      f: { clients: long },
    })
  })
})

test.each([-1, 0, 1_000_000_000])('no list gives a page of %d', async (first) => {
  const { graphql } = as(CALDER)
  const { uuid } = await newCase(CALDER)
  const lists = ['cases', 'clients', 'users'].map((name) => `{ ${name}(first: ${first}) { totalCount } }`)
  const ofCase = ['notes', 'audit', 'timeRecordings', 'hearings', 'disbursements'].map(
    (name) => `{ case(uuid: "${uuid}") { ${name}(first: ${first}) { totalCount } } }`,
  )
  for (const query of [...lists, ...ofCase]) {
    const { errors } = await graphql(query)
    expect([errors?.[0]?.extensions.code, JSON.stringify(errors?.[0]?.extensions.details)], query).toEqual([
      'INVALID_INPUT',
      expect.stringContaining('Ask for 1 to'),
    ])
  }
})

describe('requests that are not a single operation', () => {
  test('a batch', async () =>
    expect(await send([{ query: '{ __typename }' }, { query: '{ __typename }' }])).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    }))
  test('a mutation by GET', async () => {
    const query = encodeURIComponent(
      'mutation { editProfile(input: { name: "Not Mine", emailAddress: "not@mine.example" }) { firstname } }',
    )
    expect(await send('', { method: 'GET', path: `/graphql?query=${query}` })).toMatchObject({
      status: 405,
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    })
  })
  test('a body that is too large, malformed, or of an unknown content type', async () => {
    const told = (message: string) => [{ message, extensions: { code: 'INVALID_INPUT', problems: [], details: {} } }]
    expect(await send({ query: '{ __typename }', variables: { x: 'x'.repeat(2_100_000) } })).toMatchObject({
      status: 413,
      errors: told('What is sent may be 2MB at most.'),
    })
    expect(await send('{ "query": ')).toMatchObject({ status: 400, errors: told('The body is not JSON.') })
    expect(await send('{"query":"{ __typename }"}', { headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    })
  })
  test('a syntax error is reported as INVALID_INPUT', async () =>
    expect(await graphql('{ viewer {')).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('Syntax Error'), extensions: { code: 'INVALID_INPUT' } }],
    }))
})

describe('the schema', () => {
  test('can be introspected by signed-in users only', async () => {
    const { data } = await graphql(getIntrospectionQuery())
    expect(
      buildClientSchema(data as unknown as IntrospectionQuery)
        .getQueryType()
        ?.getFields().case,
    ).toBeDefined()
  })
  test.each([
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Case") { name } }',
    '{ ...q } fragment q on Query { x: __schema { queryType { name } } }',
    '{ about { version } }',
  ])('and not to who only says so: %s', async (query) => {
    expect(await send({ query }, { token: 'not.a.token' })).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
    expect(await graphql(query)).not.toHaveProperty('errors')
  })
})

describe('an operation of the web app', () => {
  const [hash = '', text = ''] = Object.entries(own).find(([, source]) => source.startsWith('query Viewer ')) ?? []
  const plain = createHash('sha256').update(text).digest('hex')
  const byHash = (sha256Hash: unknown, more = {}) =>
    send({ extensions: { persistedQuery: { version: 1, sha256Hash } }, ...more })

  test('is executed by its hash alone', async () => {
    for (let time = 0; time < 3; time++)
      expect(await byHash(hash)).toMatchObject({ status: 200, data: { viewer: { email: ASHDOWN } } })
    expect(await byHash(hash)).toMatchObject({ data: (await graphql(text)).data as object })
  })
  test('requires a token', async () => {
    expect(await as(undefined).graphql('', {}, {})).toMatchObject({ status: 401 })
    expect(
      await send({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }, { token: 'not.a.token' }),
    ).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })
  test('with an unknown hash reports that the page is out of date, and cannot be registered', async () => {
    const outOfDate = {
      errors: [
        { message: 'This page is out of date. Reload it.', extensions: { code: 'INVALID_INPUT', outOfDate: true } },
      ],
    }
    for (const unknown of ['sha256:0', plain, hash.slice('sha256:'.length), '__proto__', 'constructor', 7, null])
      expect(await byHash(unknown), String(unknown)).toMatchObject(outOfDate)
    // Automatic persisted query registration: the operation is executed as text, but not stored.
    expect(await byHash(plain, { query: text })).toMatchObject({ data: { viewer: { email: ASHDOWN } } })
    expect(await byHash(plain)).toMatchObject(outOfDate)
  })
  test('with a hash that does not match its text is refused', async () => {
    for (const query of ['{ viewer { uuid } }', text])
      expect(await byHash(hash, { query })).toMatchObject({
        status: 400,
        errors: [{ message: 'The hash is not that of the query.', extensions: { code: 'INVALID_INPUT' } }],
      })
    expect(await byHash(hash)).toMatchObject({ data: { viewer: { email: ASHDOWN } } })
  })
  test('is subject to the limit of list lengths', async () => {
    const [cases] = Object.entries(own).find(([, source]) => source.includes('query Cases(')) ?? []
    expect(
      await byHash(cases, {
        variables: { filter: { clients: Array.from({ length: OPERATION_LIMITS.list + 1 }, () => 'x') } },
      }),
    ).toMatchObject({ status: 400, errors: [{ message: limitMessages.list }] })
    expect(await byHash(cases, { variables: { first: 1 } })).toMatchObject({ status: 200, data: {} })
  })
})
