import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { FIRM, TOKEN } from '../support/spec-host/ids.ts'

// In front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost()
})
afterAll(() => any.stop())

const c = FIRM.oakfield
const e = '6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10'
const INPUT = '{ effectiveFrom: "2024-01-01", authority: "An order", amounts: [{ row: "bundle_1", amount: "15.00" }] }'
const MAY_BE_ASKED = new Set(['GET users/user', 'GET client/additions'])

const QUESTIONS = [
  'query($c: ID!) { rateTables(clientUuid: $c) { key } }',
  'query($c: ID!) { rateTable(clientUuid: $c, key: "bundles_public") { key } }',
  `query($c: ID!) { rateEditionPreview(clientUuid: $c, key: "bundles_public", input: ${INPUT}) { totalCount } }`,
]
const CHANGES = [
  `mutation($c: ID!) { addRateEdition(clientUuid: $c, key: "bundles_public", input: ${INPUT}) { uuid } }`,
  `mutation($c: ID!) { editRateEdition(clientUuid: $c, key: "bundles_public", uuid: "${e}", input: ${INPUT}) { uuid } }`,
  `mutation($c: ID!) { removeRateEdition(clientUuid: $c, key: "bundles_public", uuid: "${e}") }`,
]

test('a host without rate tables: they are null, and it is not asked for them', async () => {
  for (const query of QUESTIONS) {
    const calls = await any.callsOf(async () => {
      const { data, errors } = await any.ask(TOKEN.owner, query, { c })
      expect([query, errors, Object.values(data ?? {})]).toEqual([query, undefined, [null]])
    })
    expect(calls.filter((call) => !MAY_BE_ASKED.has(call))).toEqual([])
  }
})

test('a change is refused in a sentence, without a call', async () => {
  for (const query of CHANGES) {
    const calls = await any.callsOf(async () => {
      const { errors } = await any.ask(TOKEN.owner, query, { c })
      expect(errors).toMatchObject([
        { message: 'The service behind CostDraft does not offer this.', extensions: { code: 'NOT_FOUND' } },
      ])
    })
    expect(calls.filter((call) => !MAY_BE_ASKED.has(call))).toEqual([])
  }
})

test('so is a sheet, either way', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const calls = await any.callsOf(async () => {
      const { statusCode, body } = await request(`${any.webUrl}/api/files/client/${c}/rates/bundles_public/csv`, {
        method,
        headers: { authorization: `Bearer ${TOKEN.owner}`, 'content-type': 'text/csv' },
        ...(method === 'POST' && { body: 'Bundle,Amount' }),
      })
      expect([statusCode, await body.json()]).toEqual([
        404,
        { message: 'The service behind CostDraft does not offer this.', details: {} },
      ])
    })
    expect(calls.filter((call) => !MAY_BE_ASKED.has(call))).toEqual([])
  }
})

test('who may not edit rates is told so before the host is asked anything', async () => {
  for (const query of [...QUESTIONS, ...CHANGES])
    for (const [token, code] of [
      [TOKEN.solicitor, 'FORBIDDEN'],
      [TOKEN.rival, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await any.ask(token, query, { c })
      expect([query, errors?.map(({ extensions }) => extensions.code)]).toEqual([query, [code]])
    }
})

test('a preview names cases: an administrator, who may not read them, gets none', async () => {
  const [tables = '', , preview = ''] = QUESTIONS
  expect((await any.ask(TOKEN.admin, tables, { c })).data).toEqual({ rateTables: null })
  expect((await any.ask(TOKEN.admin, preview, { c })).errors).toMatchObject([
    { message: expect.stringContaining('may not read the cases'), extensions: { code: 'FORBIDDEN' } },
  ])
})

test('a key that is none never becomes part of a path', async () => {
  for (const key of ['..', '../..', 'a/b', 'A', '', 'x'.repeat(51)]) {
    const { errors } = await any.ask(
      TOKEN.owner,
      'query($c: ID!, $k: ID!) { rateTable(clientUuid: $c, key: $k) { key } }',
      { c, k: key },
    )
    expect([key, errors?.map(({ extensions }) => extensions)]).toMatchObject([
      key,
      [{ code: 'INVALID_INPUT', problems: [{ path: 'key' }] }],
    ])
  }
})
