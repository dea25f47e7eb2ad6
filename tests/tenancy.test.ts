import { randomUUID } from 'node:crypto'
import { restApi } from '@costdraft/api/app.ts'
import { stages } from '@costdraft/costing'
import { typeDefs } from '@costdraft/schema/typeDefs.ts'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { examples } from '@costdraft/schema/items/examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import type { AnyKind, Parts } from '@costdraft/schema/kind.ts'
import { bodyOf } from '@costdraft/gateway/items/module.ts'
import type { Dispatcher } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDocuments } from './support/documents.ts'
import { as } from './support/house.ts'
import { ASHDOWN, BRYN, CALDER, careCase, firmOf, newCase, type Firm } from './support/firm.ts'
import { routesOf } from './support/routes-of.ts'

/** A word in every text of the other firm's records: no answer may hold it. */
const CANARY = `Canary${randomUUID().replaceAll('-', '')}`
interface Target { firm: Firm; caseUuid: string; note: string; comment: string; output: string; own: Firm; items: Record<KindName, string> }
let target: Target

beforeAll(async () => {
  const firm = await firmOf(CALDER), own = await firmOf(ASHDOWN)
  const { uuid } = await newCase(CALDER, { case_name: `Re ${CANARY}`, solicitors_case_reference: CANARY })
  const { body: note } = await as(CALDER).rest<{ uuid: string }>('POST', `client/case/${uuid}/note`, { body: CANARY })
  const hearing = await as(CALDER).rest<{ uuid: string; hearing_disbursements: { uuid: string }[] }>('POST', `client/case/${uuid}/hearing`, { ...body('hearing', firm), description: CANARY, hearing_disbursements: [{ disbursement_type: 'taxi', amount: 1, description: CANARY }] })
  const add = async (name: KindName) => (await as(CALDER).rest<{ uuid: string }>('POST', `client/case/${uuid}/${kinds[name].path}`, { ...body(name, firm), description: CANARY })).body.uuid
  const items = { hearing: hearing.body.uuid, hearingDisbursement: hearing.body.hearing_disbursements[0]?.uuid ?? '', timeRecording: await add('timeRecording'), disbursement: await add('disbursement') }
  const { body: comment } = await as(CALDER).rest<{ uuid: string }>('POST', `client/entity/case_fee/${items.hearing}/comment`, { body: CANARY })
  target = { firm, own, caseUuid: uuid, note: note.uuid, comment: comment.uuid, output: await outputOf(), items }
})

/** A document of another case of the firm: made for real. */
async function outputOf(): Promise<string> {
  const calder = as(CALDER), { uuid } = await newCase(CALDER, { case_name: `Re ${CANARY} complete` })
  await calder.rest('POST', `client/case/${uuid}/status/complete`, {})
  return (await makeDocuments(CALDER, uuid)).uuid
}

/** The first example of a kind, as the wire takes it, with a fee earner of a firm. */
function body(name: KindName, { feeEarner }: Firm): Record<string, unknown> {
  const draft = { ...examples[name].valid[0] }
  return bodyOf(kinds[name], 'feeEarner' in draft ? { ...draft, feeEarner } : draft, true)
}

type Ask = (t: Target) => [path: string, body?: unknown]
/** How each route is asked for another firm's record. A new route without a line here fails below. */
const rest: Record<string, Ask | 'own'> = {
  'GET /health': 'own', 'GET /ready': 'own', 'GET /users/user': 'own',
  'GET /client/case': ({ firm }) => [`client/case?client=${firm.client}`],
  'GET /client/case/by-stage': ({ firm }) => [`client/case/by-stage?client=${firm.client}`],
  'GET /client/:clientUuid/case': ({ firm }) => [`client/${firm.client}/case`],
  'POST /client/:clientUuid/case/legal-aid': ({ firm }) => [`client/${firm.client}/case/legal-aid`, careCase(firm)],
  'GET /client/case/:uuid': ({ caseUuid }) => [`client/case/${caseUuid}`],
  'PATCH /client/case/legal-aid/:uuid': ({ caseUuid }) => [`client/case/legal-aid/${caseUuid}`, { case_name: 'Re Taken' }],
  'PATCH /client/case/:uuid/certificate': ({ caseUuid }) => [`client/case/${caseUuid}/certificate`, { transfer: true }],
  'POST /client/case/:uuid/status/:stage': ({ caseUuid }) => [`client/case/${caseUuid}/status/complete`, {}],
  'GET /client/case/:uuid/note': ({ caseUuid }) => [`client/case/${caseUuid}/note`],
  'POST /client/case/:uuid/note': ({ caseUuid }) => [`client/case/${caseUuid}/note`, { body: 'Not mine.' }],
  'PATCH /client/case/:uuid/note/:note': ({ caseUuid, note }) => [`client/case/${caseUuid}/note/${note}`, { body: 'Not mine.' }],
  'DELETE /client/case/:uuid/note/:note': ({ caseUuid, note }) => [`client/case/${caseUuid}/note/${note}`],
  'GET /client/case/:uuid/audit': ({ caseUuid }) => [`client/case/${caseUuid}/audit`],
  'GET /client/case/:uuid/totals': ({ caseUuid }) => [`client/case/${caseUuid}/totals`],
  'GET /client/case/:uuid/totals/:head': ({ caseUuid }) => [`client/case/${caseUuid}/totals/scheduled`],
  'PATCH /client/case/:uuid/narrative': ({ caseUuid }) => [`client/case/${caseUuid}/narrative`, { narrative: 'Not mine.' }],
  'GET /client/case/:uuid/output': ({ caseUuid }) => [`client/case/${caseUuid}/output`],
  'POST /client/case/:uuid/output': ({ caseUuid }) => [`client/case/${caseUuid}/output`, {}],
  'GET /client/case/:uuid/output/state': ({ caseUuid }) => [`client/case/${caseUuid}/output/state`],
  'GET /client/case/output/:output': ({ output }) => [`client/case/output/${output}`],
  'GET /client/entity/:type/:entity/comment': ({ items }) => [`client/entity/case_fee/${items.hearing}/comment`],
  'POST /client/entity/:type/:entity/comment': ({ items }) => [`client/entity/case_fee/${items.hearing}/comment`, { body: 'Not mine.' }],
  'PATCH /client/entity/:type/:entity/comment/:comment': ({ items, comment }) => [`client/entity/case_fee/${items.hearing}/comment/${comment}`, { body: 'Not mine.' }],
  'PATCH /client/entity/:type/:entity/comment/:comment/resolve': ({ items, comment }) => [`client/entity/case_fee/${items.hearing}/comment/${comment}/resolve`, {}],
  'PATCH /client/case/:uuid/exceptional': ({ caseUuid }) => [`client/case/${caseUuid}/exceptional`, { exceptionals: [{ exceptional: true, case_part: null }] }],
  // A file is read before the case is looked for: tests/ledger.test.ts sends one to another firm's case.
  'POST /client/case/:case/time-recording/upload': 'own',
  'GET /client/case/:case/time-recording/estimated': ({ caseUuid }) => [`client/case/${caseUuid}/time-recording/estimated`],
  'GET /clients/:client': ({ firm }) => [`clients/${firm.client}`],
  'GET /clients/:client/children': ({ firm }) => [`clients/${firm.client}/children`],
  'GET /clients/:client/sites': ({ firm }) => [`clients/${firm.client}/sites`],
  'POST /clients/:client/sites': ({ firm }) => [`clients/${firm.client}/sites`, {}],
  'GET /clients/:client/users': ({ firm }) => [`clients/${firm.client}/users`],
  'GET /client/:client/fee-earner': ({ firm }) => [`client/${firm.client}/fee-earner`],
  'POST /client/:client/fee-earner': ({ firm }) => [`client/${firm.client}/fee-earner`, {}],
}

/** Every kind's own routes, from its declaration. */
const itemRoutes = Object.fromEntries((Object.entries(kinds) as [KindName, AnyKind][]).filter(([, { list }]) => list).flatMap(([name, kind]): [string, Ask][] => {
  const route = `/client/case/:case/${kind.path}`, at = ({ caseUuid }: Target) => `client/case/${caseUuid}/${kind.path}`
  const item = (t: Target) => `${at(t)}/${t.items[name]}`
  const parts = Object.values(kind.parts as Parts).flatMap((part): [string, Ask][] => part.many
    ? [[`POST ${route}/:item/${part.path}`, (t) => [`${item(t)}/${part.path}`, {}]],
      [`PATCH ${route}/:item/${part.path}/:part`, (t) => [`${item(t)}/${part.path}/${t.items.hearingDisbursement}`, {}]],
      [`DELETE ${route}/:item/${part.path}/:part`, (t) => [`${item(t)}/${part.path}/${t.items.hearingDisbursement}`]]]
    : [[`PATCH ${route}/:item/${part.path}`, (t) => [`${item(t)}/${part.path}`, {}]], [`DELETE ${route}/:item/${part.path}`, (t) => [`${item(t)}/${part.path}`]]])
  return [
    [`GET ${route}`, (t) => [at(t)]], [`POST ${route}`, (t) => [at(t), body(name, t.firm)]], [`GET ${route}/:item`, (t) => [item(t)]],
    [`PATCH ${route}/:item`, (t) => [item(t), { description: 'Not mine.' }]], ...parts,
  ]
}))
Object.assign(rest, itemRoutes, {
  'GET /client/case/:case/attention': ({ caseUuid }: Target) => [`client/case/${caseUuid}/attention`],
  'DELETE /client/case/:case/fee/:item': ({ caseUuid, items }: Target) => [`client/case/${caseUuid}/fee/${items.hearing}`],
  'POST /client/case/:case/item/:item/restore': ({ caseUuid, items }: Target) => [`client/case/${caseUuid}/item/${items.hearing}/restore`, {}],
})

type Asked = (t: Target) => [query: string, variables: Record<string, unknown>]
const CERTIFICATE = '{ certificateNumber: "ABCDEF123456", courtLevel: other_judge, dateOfIssue: "2025-01-10" }'
/** How each root field that takes an id, and each field that takes one, is asked for another firm's record. */
const graphql: Record<string, Asked | 'own'> = {
  'Query.about': 'own', 'Query.viewer': 'own', 'Query.solicitors': 'own',
  'Query.cases': ({ firm }) => ['query($c: ID!) { cases(filter: { clients: [$c] }) { nodes { caseName } } }', { c: firm.client }],
  'Query.case': ({ caseUuid }) => ['query($c: ID!) { case(uuid: $c) { caseName notes { nodes { body } } audit { nodes { sentences } } } }', { c: caseUuid }],
  'Query.caseStages': ({ firm }) => ['query($c: ID!) { caseStages(filter: { clients: [$c] }) { stage count value } }', { c: firm.client }],
  'Query.client': ({ firm }) => ['query($c: ID!) { client(uuid: $c) { name sites { siteName } feeEarners { surname } staff { name } } }', { c: firm.client }],
  'Mutation.addCase': ({ firm }) => [`mutation($c: ID!, $f: ID!, $s: ID!) { addCase(solicitorUuid: $c, areaOfWork: legal_aid, certificate: ${CERTIFICATE},
    input: { caseName: "Re Taken", solicitorsCaseReference: "X/1", caseType: care_and_supervision, feeEarner: $f, site: $s, representedParty: parent, partiesRepresented: 1 }) { uuid } }`, { c: firm.client, f: firm.feeEarner, s: firm.site }],
  'Mutation.editCase': ({ caseUuid }) => ['mutation($c: ID!) { editCase(uuid: $c, input: { caseName: "Re Taken" }) { caseName } }', { c: caseUuid }],
  'Mutation.moveCase': ({ caseUuid }) => ['mutation($c: ID!) { moveCase(uuid: $c, stage: complete) { caseName } }', { c: caseUuid }],
  'Mutation.setExceptional': ({ caseUuid }) => ['mutation($c: ID!) { setExceptional(caseUuid: $c, exceptional: true) { caseName } }', { c: caseUuid }],
  'Mutation.editNarrative': ({ caseUuid }) => ['mutation($c: ID!) { editNarrative(caseUuid: $c, narrative: "Not mine.") { narrative } }', { c: caseUuid }],
  'Mutation.generateDocuments': ({ caseUuid }) => ['mutation($c: ID!) { generateDocuments(caseUuid: $c) { documents { state files { fileName } } } }', { c: caseUuid }],
  'Mutation.addComment': ({ items }) => ['mutation($e: ID!) { addComment(entityType: case_fee, entityUuid: $e, body: "Not mine.") { case { caseName } } }', { e: items.hearing }],
  'Mutation.editComment': ({ items, comment }) => ['mutation($e: ID!, $c: ID!) { editComment(entityType: case_fee, entityUuid: $e, uuid: $c, body: "Not mine.") { case { caseName } } }', { e: items.hearing, c: comment }],
  'Mutation.resolveComment': ({ items, comment }) => ['mutation($e: ID!, $c: ID!) { resolveComment(entityType: case_fee, entityUuid: $e, uuid: $c) { case { caseName } } }', { e: items.hearing, c: comment }],
  'Mutation.addNote': ({ caseUuid }) => ['mutation($c: ID!) { addNote(caseUuid: $c, body: "Not mine.") { uuid } }', { c: caseUuid }],
  'Mutation.editNote': ({ caseUuid, note }) => ['mutation($c: ID!, $n: ID!) { editNote(caseUuid: $c, uuid: $n, body: "Not mine.") { uuid } }', { c: caseUuid, n: note }],
  'Mutation.removeNote': ({ caseUuid, note }) => ['mutation($c: ID!, $n: ID!) { removeNote(caseUuid: $c, uuid: $n) }', { c: caseUuid, n: note }],
  'Mutation.addSite': ({ firm }) => ['mutation($c: ID!) { addSite(clientUuid: $c, input: { siteName: "Theirs", firstLineAddress: "1 High St", town: "York", postcode: "YO1 8AN", region: North, location: "Non-London" }) { uuid } }', { c: firm.client }],
  'Mutation.addFeeEarner': ({ firm }) => ['mutation($c: ID!, $s: ID!) { addFeeEarner(clientUuid: $c, input: { site: $s, firstname: "A", surname: "B", type: solicitor, grade: A }) { uuid } }', { c: firm.client, s: firm.site }],
}

for (const [name, { type, list }] of Object.entries(kinds) as [KindName, AnyKind][]) {
  if (!list) continue
  const input = (t: Target) => { const draft = { ...examples[name].valid[0] }; return 'feeEarner' in draft ? { ...draft, feeEarner: t.firm.feeEarner } : draft }
  Object.assign(graphql, {
    [`Mutation.add${type}`]: (t: Target) => [`mutation($c: ID!, $i: ${type}Input!) { add${type}(caseUuid: $c, input: $i) { uuid } }`, { c: t.caseUuid, i: input(t) }],
    [`Mutation.edit${type}`]: (t: Target) => [`mutation($c: ID!, $u: ID!, $i: ${type}Input!) { edit${type}(caseUuid: $c, uuid: $u, input: $i) { description } }`, { c: t.caseUuid, u: t.items[name], i: input(t) }],
    [`Mutation.remove${type}`]: (t: Target) => [`mutation($c: ID!, $u: ID!) { remove${type}(caseUuid: $c, uuid: $u) }`, { c: t.caseUuid, u: t.items[name] }],
    [`Mutation.restore${type}`]: (t: Target) => [`mutation($c: ID!, $u: ID!) { restore${type}(caseUuid: $c, uuid: $u) { description } }`, { c: t.caseUuid, u: t.items[name] }],
  })
}

/** All of the other firm that a stranger might have changed, read by itself. */
const snapshot = async (): Promise<string> => {
  const calder = as(CALDER)
  const paths = [`client/case/${target.caseUuid}`, `client/case/${target.caseUuid}/note`, `client/entity/case_fee/${target.items.hearing}/comment`, `clients/${target.firm.client}/sites`, `client/${target.firm.client}/fee-earner`, `client/${target.firm.client}/case`,
    ...Object.values(kinds as Record<string, AnyKind>).filter(({ list }) => list).map(({ path }) => `client/case/${target.caseUuid}/${path}`)]
  return JSON.stringify(await Promise.all(paths.map(async (path) => (await calder.rest('GET', path)).body)))
}

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

  test.each([ASHDOWN, BRYN])('is not found by %s on any route, and an absent record answers alike', async (email) => {
    const before = await snapshot()
    const absent: Target = { ...target, caseUuid: randomUUID(), note: randomUUID(), comment: randomUUID(), output: randomUUID(), firm: { ...target.firm, client: randomUUID() },
      items: { hearing: randomUUID(), hearingDisbursement: randomUUID(), timeRecording: randomUUID(), disbursement: randomUUID() } }
    for (const [route, ask] of Object.entries(rest)) {
      if (ask === 'own') continue
      const method = route.split(' ')[0] as Dispatcher.HttpMethod
      const call = async (t: Target) => { const [path, body] = ask(t); return as(email).rest(method, path, body) }
      const [theirs, none] = [await call(target), await call(absent)]
      expect([route, theirs.status, theirs.body], route).toEqual([route, none.status, none.body])
      expect(JSON.stringify(theirs), route).not.toContain(CANARY)
      if (route === 'GET /client/case') expect(theirs.body).toMatchObject({ total_count: 0, nodes: [] })
      else if (route === 'GET /client/case/by-stage') expect(theirs.body).toEqual(stages.map((stage) => ({ stage, count: 0, value: 0 })))
      else expect([theirs.status, theirs.body], route).toEqual([404, { message: 'Not found.', details: {} }])
    }
    expect(await snapshot()).toBe(before)
  })

  test('an item of another firm is not found through one’s own case', async () => {
    const { uuid: caseUuid } = await newCase(ASHDOWN)
    const mixed: Target = { ...target, caseUuid, firm: target.own }
    for (const [route, ask] of Object.entries(rest)) {
      if (ask === 'own' || !/:(?:item|note)/.test(route)) continue
      const [path, sent] = ask(mixed)
      expect([route, (await as(ASHDOWN).rest(route.split(' ')[0] as Dispatcher.HttpMethod, path, sent)).status]).toEqual([route, 404])
    }
  })

  test.each([ASHDOWN, BRYN])('is not found by %s through any field', async (email) => {
    const before = await snapshot()
    for (const [field, ask] of Object.entries(graphql)) {
      if (ask === 'own') continue
      const answer = await as(email).graphql(...ask(target))
      expect(JSON.stringify(answer), field).not.toContain(CANARY)
      if (field === 'Query.cases') expect(answer.data, field).toEqual({ cases: { nodes: [] } })
      else if (field === 'Query.caseStages') expect(answer.data, field).toEqual({ caseStages: stages.map((stage) => ({ stage, count: 0, value: '0.00' })) })
      else expect(answer.errors?.map(({ extensions }) => extensions.code), `${field} ${JSON.stringify(answer)}`).toEqual(['NOT_FOUND'])
    }
    expect(await snapshot()).toBe(before)
  })
})
