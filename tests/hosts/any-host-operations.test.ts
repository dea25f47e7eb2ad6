import { examples } from '@costdraft/schema/items/examples.ts'
import { queryParameters } from '@costdraft/schema/items/item-query.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, FIRM, TOKEN } from '../support/spec-host/ids.ts'
import { PATHS } from '../support/spec-host/paths.ts'
import {
  caseVariables,
  notOffered,
  ofAbsentCases,
  ofCareCase,
  ofEarner,
  webOperation,
  webOperations,
} from '../support/web-operations.ts'

// Every operation of the web app in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())

const shapes = PATHS.map(([method, path]) => [method, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const)
const PROBES = ['GET client/additions', 'GET users/additions']
/** The calls that reached the host and are in neither specification. */
const unspecified = (): string[] => [
  ...new Set(
    any.host.requests
      .filter(({ method, path }) => !shapes.some(([m, shape]) => m === method && shape.test(path)))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('there is an entry for each operation about a case', () => {
  const about = webOperations
    .filter(({ text }) => /\bcase\(|caseUuid:|cases\(|Case\(/.test(text))
    .map(({ name }) => name)
  expect(about.filter((name) => !(name in caseVariables) && !(name in notOffered) && !(name in ofAbsentCases))).toEqual(
    [],
  )
})

test.each(Object.keys(caseVariables))('%s answers what it asks for', async (name) => {
  const { data, errors } = await any.ask(TOKEN.owner, webOperation(name).text, ofCareCase(name))
  expect(errors).toBeUndefined()
  expect(data).toBeTruthy()
  // Of several changes, each says by itself what became of it.
  const { changed = [] } = data as { changed?: { error: unknown }[] }
  expect(changed.flatMap(({ error }) => error ?? [])).toEqual([])
})

test.each(Object.entries(notOffered))('%s is refused in a sentence', async (name, given) => {
  const { errors } = await any.ask(TOKEN.owner, webOperation(name).text, given)
  expect(errors).toMatchObject([
    { message: 'The service behind CostDraft does not offer this.', extensions: { code: 'NOT_FOUND' } },
  ])
})

test('a case of another area of work is not edited as one that the specifications lack', async () => {
  for (const [name, given] of Object.entries(ofAbsentCases)) {
    const { errors } = await any.ask(TOKEN.owner, webOperation(name).text, given)
    expect(errors, name).toMatchObject([{ message: 'This case is of another area of work.' }])
  }
})

test('the host was sent specified calls, and one probe of each of its sides', () => {
  expect(unspecified().filter((call) => /^\w+ client\//.test(call) && !PROBES.includes(call))).toEqual([])
  expect(any.host.requests.filter(({ path }) => path === 'client/additions')).toHaveLength(1)
  expect(any.host.requests.filter(({ headers }) => headers['idempotency-key'] ?? headers['if-match'])).toEqual([])
  // Parameters of additions: columns of lists, figures of a case, pages, which rows of a list, and lists of a row in
  // its own change.
  const added = ['columns', 'with', 'first', 'after', 'lists', ...queryParameters]
  expect(any.host.requests.filter(({ query }) => added.some((name) => name in query))).toEqual([])
  const created = any.host.requests.find(({ path }) => path === `client/${FIRM.oakfield}/case/legal-aid`)
  expect(created?.headers['content-type']).toContain('multipart/form-data')
  expect(created?.body).toMatchObject({ care_case: { case_name: 'Re Here' }, files: [] })
})

test('what holds of a fee earner from a day is unknown, and no case is said to change', async () => {
  const answerOf = async (name: string): Promise<unknown> =>
    (await any.ask(TOKEN.owner, webOperation(name).text, caseVariables[name])).data
  expect(await answerOf('FeeEarnerPreview')).toEqual({ feeEarnerPreview: null })
  expect(await answerOf('SitePreview')).toEqual({ sitePreview: null })
  const { client } = (await answerOf('ClientFeeEarners')) as { client: { feeEarners: { periods: unknown }[] } }
  expect(client.feeEarners.map(({ periods }) => periods)).toEqual(client.feeEarners.map(() => null))
  const { errors } = await any.ask(TOKEN.owner, webOperation('EditFeeEarner').text, {
    ...ofEarner,
    input: { grade: 'A' },
  })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path: 'from' }] })
})

test('a hearing reaches the host in the words of the specification', () => {
  const added = any.host.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/hearing'))
  expect(added?.body).toMatchObject({
    fee_type: 'hearing',
    hearing_time: expect.any(Number),
    units: expect.any(Number),
  })
  const { start_time } = (added?.body ?? {}) as { start_time?: string }
  expect(start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/)
})

test('an expert fee reaches the host in the words of the specification, and what it may not know only where it was entered', async () => {
  const ofHost = any.host.requests.filter(({ path }) => path.endsWith('/expert-fee'))
  const added = ofHost.find(({ method }) => method === 'POST')
  expect(added?.body).toMatchObject({ fee_type: 'expert_fee', invoice_number: 'INV-2041', amount: 864, hours: 8 })
  const { hours: _hours, expertLocation: _location, ...specified } = examples.expertFee.valid[0] ?? {}
  const ADD = 'mutation ($c: ID!, $i: ExpertFeeInput!) { addExpertFee(caseUuid: $c, input: $i) { uuid } }'
  const { errors } = await any.ask(TOKEN.owner, ADD, { c: CASE.care, i: { ...specified, hours: null } })
  expect(errors).toBeUndefined()
  const plain = any.host.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('/expert-fee'))
  expect(Object.keys(plain?.body ?? {}).toSorted()).toEqual(
    ['amount', 'date', 'description', 'fee_type', 'invoice_number', 'invoice_type', 'vat_exempt'].toSorted(),
  )
})
