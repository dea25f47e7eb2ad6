import { randomUUID } from 'node:crypto'
import { restApi } from '@costdraft/api/app.ts'
import { typeDefs } from '@costdraft/schema/typeDefs.ts'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import type { Dispatcher } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { as } from './support/house.ts'
import { ASHDOWN, BRYN, CALDER, firmOf, newCase } from './support/firm.ts'
import { makePerson } from './support/firms.ts'
import { graphql } from './support/graphql-operations.ts'
import { rest } from './support/rest-operations.ts'
import { routesOf } from './support/routes-of.ts'
import { snapshotOf } from './support/snapshot.ts'
import { makeTarget, type Target } from './support/target.ts'

let target: Target
/** Who must find nothing of the target: rival firms, and people of its own parent who were given no role in it, or had it taken away. */
const strangers: Record<string, string> = { 'a rival solicitor': ASHDOWN, 'a rival team leader': BRYN, 'a rival owner': CALDER, 'the owner of a rival costs firm': 'owner@harbour.example' }

beforeAll(async () => {
  target = await makeTarget()
  const { parent, firm } = target
  strangers['a draftsman without a link'] = (await makePerson(parent.owner, parent, 'costs_draftsman')).email
  const dropped = await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', { [firm.client]: 'costs_draftsman' })
  expect((await as(dropped.email).rest('GET', `client/case/${target.caseUuid}`)).status).toBe(200)
  await as(parent.owner).rest('DELETE', `clients/${firm.client}/users/${dropped.uuid}`)
  strangers['a draftsman with no access any more'] = dropped.email
})

const methodOf = (route: string): Dispatcher.HttpMethod => route.split(' ')[0] as Dispatcher.HttpMethod
const lists = new Set(['GET /client/case', 'GET /client/case/by-stage', 'GET /clients', 'GET /users', 'GET /client/search', 'Query.search', 'Query.cases', 'Query.caseStages', 'Query.clients', 'Query.users'])

describe('another firm', () => {
  test('every route of the API has a case here', () => {
    const app = restApi({ db: undefined as never, engine: 'PGlite' }, async () => undefined, undefined as never, {} as never)
    expect(Object.keys(rest).toSorted()).toEqual(routesOf(app))
  })

  test('every root field of the schema has a case here', () => {
    const schema = buildSchema(typeDefs)
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => type && isObjectType(getNamedType(type)) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [])
    expect(Object.keys(graphql).toSorted()).toEqual(roots.toSorted())
  })

  test('is there for its own', async () => {
    for (const route of ['GET /client/case/:uuid', 'GET /clients/:client', 'GET /clients/users/:user', 'GET /clients/:client/user-group', 'GET /users', 'GET /clients', 'GET /client/search']) {
      const ask = rest[route]
      if (typeof ask !== 'function') throw new Error(`${route} is not asked.`)
      expect(JSON.stringify((await as(target.owner).rest('GET', ask(target)[0])).body), route).toContain(target.canary)
    }
  })

  test('is not found by any stranger on any route, and an absent record answers alike', async () => {
    const before = await snapshotOf(target), { items } = target, none = randomUUID
    const absent: Target = { ...target, caseUuid: none(), note: none(), comment: none(), output: none(), person: none(), group: none(), apiClient: none(), firm: { ...target.firm, client: none() }, parent: { ...target.parent, person: none() },
      items: { ...items, hearing: none(), hearingDisbursement: none(), timeRecording: none(), disbursement: none() } }
    for (const [who, email] of Object.entries(strangers)) for (const [route, ask] of Object.entries(rest)) {
      if (ask === 'own') continue
      const call = async (t: Target) => { const [path, body] = ask(t); return as(email).rest(methodOf(route), path, body) }
      const theirs = await call(target), said = `${who}: ${route}`
      expect(JSON.stringify(theirs.body ?? ''), said).not.toContain(target.canary)
      if (lists.has(route)) expect(emptied(theirs.body), said).toBe(true)
      else expect([theirs.status, theirs.body], said).toEqual([404, { message: 'Not found.', details: {} }])
      const without = await call(absent)
      expect([without.status, without.body], said).toEqual([theirs.status, theirs.body])
    }
    expect(await snapshotOf(target)).toBe(before)
  })

  test('an item of another firm is not found through one’s own case', async () => {
    const { uuid: caseUuid } = await newCase(ASHDOWN)
    const mixed: Target = { ...target, caseUuid, firm: await firmOf(ASHDOWN) }
    for (const [route, ask] of Object.entries(rest)) {
      if (ask === 'own' || !/:(?:item|note)/.test(route)) continue
      const [path, sent] = ask(mixed)
      expect([route, (await as(ASHDOWN).rest(methodOf(route), path, sent)).status]).toEqual([route, 404])
    }
  })

  test('is not found by any stranger through any field', async () => {
    const before = await snapshotOf(target)
    for (const [who, email] of Object.entries(strangers)) for (const [field, ask] of Object.entries(graphql)) {
      if (ask === 'own') continue
      const answer = await as(email).graphql(...ask(target)), said = `${who}: ${field} ${JSON.stringify(answer)}`
      expect(JSON.stringify(answer), said).not.toContain(target.canary)
      const codes = answer.errors?.map(({ extensions }) => extensions.code)
      if (lists.has(field)) expect(codes ? codes[0] === 'FORBIDDEN' : emptied(Object.values(answer.data ?? {})[0]), said).toBe(true)
      else expect(codes, said).toEqual(['NOT_FOUND'])
    }
    expect(await snapshotOf(target)).toBe(before)
  })

  test('is kept from its own people, and its parent’s, whose roles do not hold what is asked', async () => {
    const { firm, parent, owner } = target, before = await snapshotOf(target)
    const people = [await makePerson(owner, firm, 'solicitor'), await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', { [firm.client]: 'costs_draftsman' })]
    const after = await snapshotOf(target)
    expect(after).not.toBe(before)
    // Adding an office or a fee earner is for who drafts as well.
    const administration = Object.entries(rest).filter(([route]) => /^\w+ \/(?:clients|users)\b.*:/.test(route) && !/^GET \/clients\/:client(?:\/(?:children|sites|users))?$|\/sites$|\/session\//.test(route))
    expect(administration.length).toBeGreaterThan(18)
    for (const { email } of people) for (const [route, ask] of administration) {
      if (ask === 'own') continue
      const [path, body] = ask(target), { status, body: answer } = await as(email).rest(methodOf(route), path, body)
      expect([403, 404], `${email}: ${route} ${status}`).toContain(status)
      expect(JSON.stringify(answer), route).not.toContain(target.canary)
    }
    expect(await snapshotOf(target)).toBe(after)
  })

  test.each([['nobody', {}], ['a forged token', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk' }]])('%s is asked to sign in on every route and field', async (_who, headers: Record<string, string>) => {
    const before = await snapshotOf(target)
    for (const [route, ask] of Object.entries(rest)) {
      if (ask === 'own') continue
      const [path, body] = ask(target)
      expect([route, (await as(undefined).rest(methodOf(route), path, body, headers)).status]).toEqual([route, 401])
    }
    for (const [field, ask] of Object.entries(graphql)) {
      if (ask === 'own') continue
      const [query, variables] = ask(target), { status, errors, data } = await as(undefined).graphql(query, variables, headers)
      // Without a token nothing is looked at; with a false one the hosts say so.
      expect([field, errors?.[0]?.extensions.code, data ?? null]).toEqual([field, 'UNAUTHENTICATED', null])
      if (!headers.authorization) expect(status).toBe(401)
    }
    expect(await snapshotOf(target)).toBe(before)
  })
})

/** A list that holds nothing, or counts nothing. */
function emptied(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every((row: { count?: number }) => row.count === 0)
  const { nodes, ...groups } = answer as Record<string, unknown[]>
  return (nodes ? [nodes] : Object.values(groups)).every((list) => Array.isArray(list) && list.length === 0)
}
