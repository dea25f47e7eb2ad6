import type { Gateway } from '@costdraft/gateway/app.ts'
import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ASHDOWN, addParty, addStep, api, at, newCase, startFurtherApi, STEP, travel } from './support/further-api.ts'
import { startFurtherGateway } from './support/further-gateway.ts'

// Kinds that the product does not have through a gateway over HTTP: schema and resolvers follow from their declaration.
startFurtherApi()

let gateway: Gateway
let caseUuid: string
beforeAll(async () => {
  gateway = await startFurtherGateway(api)
})
afterAll(() => gateway.stop())
beforeEach(() => {
  caseUuid = at.split('/')[2] ?? ''
})

interface Counsel {
  uuid: string
  counselLevel: string
  partyUuid: { uuid: string; name: string } | null
  travel: object | null
}
interface Step {
  uuid: string
  version: string
  counsel: Counsel[]
  disbursements: { uuid: string; amount: number }[]
}
const FIELDS = `uuid version event description date solicitor { uuid name } feeEarner { uuid }
  counsel { uuid counselLevel partyUuid { uuid name } attendance { partyUuid { uuid name } attendance }
    travel { distance amount description } expenses { uuid amount description } }
  disbursements { uuid amount partyUuid { name } }`

const ask = (query: string, variables: object = {}) => api.as(ASHDOWN).graphql(query, { caseUuid, ...variables })
async function must<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await ask(query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data as T
}
const ADD = `mutation ($caseUuid: ID!, $input: CourtStepInput!) { item: addCourtStep(caseUuid: $caseUuid, input: $input) { ${FIELDS} } }`
const EDIT = `mutation ($caseUuid: ID!, $uuid: ID!, $input: CourtStepInput!, $version: String) {
  item: editCourtStep(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) { ${FIELDS} } }`
const LIST = `query ($caseUuid: ID!) { case(uuid: $caseUuid) {
  courtSteps(first: 10) { totalCount nodes { ${FIELDS} } pageInfo { hasNextPage } } } }`
const add = async (input: object): Promise<Step> => (await must<{ item: Step }>(ADD, { input })).item
const steps = async (): Promise<{ totalCount: number; nodes: Step[] }> =>
  (await must<{ case: { courtSteps: { totalCount: number; nodes: Step[] } } }>(LIST)).case.courtSteps

/** A step with two counsel, one of whom travelled, and a disbursement. */
async function start() {
  const { uuid } = await addParty('Smith')
  const step = await add({
    ...STEP,
    solicitor: uuid,
    counsel: [
      {
        counselLevel: 'leading',
        partyUuid: uuid,
        attendance: { partyUuid: uuid, attendance: 'event' },
        travel,
        expenses: [{ amount: 3.5, description: 'Parking' }],
      },
      { counselLevel: 'junior' },
    ],
    disbursements: [{ amount: 7, partyUuid: uuid }],
  })
  return { step, party: { uuid, name: 'Smith' } }
}

test('a step is added with its counsel, their travel and a disbursement, and listed with the names of its references', async () => {
  const { step, party } = await start()
  const whole = {
    ...STEP,
    solicitor: party,
    feeEarner: null,
    counsel: [
      {
        counselLevel: 'leading',
        partyUuid: party,
        attendance: { partyUuid: party, attendance: 'event' },
        travel: { ...travel, amount: '18.00' },
        expenses: [{ amount: '3.50', description: 'Parking' }],
      },
      { counselLevel: 'junior', partyUuid: null, attendance: null, travel: null, expenses: [] },
    ],
    disbursements: [{ amount: '7.00', partyUuid: { name: 'Smith' } }],
  }
  expect(step).toMatchObject(whole)
  expect(await steps()).toMatchObject({ totalCount: 1, nodes: [whole], pageInfo: { hasNextPage: false } })
})

test('an edit changes one counsel and removes the other, in one version; a stale one is a conflict with the stored row', async () => {
  const { step, party } = await start()
  const [leading] = step.counsel
  const counsel = [{ uuid: leading?.uuid, counselLevel: 'senior', partyUuid: party.uuid, travel: null }]
  const input = { ...STEP, description: 'Final hearing', counsel }
  const { item } = await must<{ item: Step }>(EDIT, { uuid: step.uuid, input, version: step.version })
  expect(item).toMatchObject({
    version: String(Number(step.version) + 1),
    description: 'Final hearing',
    counsel: [{ uuid: leading?.uuid, counselLevel: 'senior', partyUuid: party, travel: null, expenses: [{}] }],
    disbursements: [{ amount: '7.00' }],
  })
  const { errors } = await ask(EDIT, { uuid: step.uuid, input, version: step.version })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { version: item.version, counsel: [{ counsel_level: 'senior' }] },
  })
})

test('a step is removed and restored with all that is below it', async () => {
  const { step } = await start()
  await must('mutation ($caseUuid: ID!, $uuid: ID!) { removeCourtStep(caseUuid: $caseUuid, uuid: $uuid) }', step)
  expect((await steps()).totalCount).toBe(0)
  const { item } = await must<{ item: Step }>(
    `mutation ($caseUuid: ID!, $uuid: ID!) { item: restoreCourtStep(caseUuid: $caseUuid, uuid: $uuid) { ${FIELDS} } }`,
    step,
  )
  expect([item.counsel.length, item.disbursements.length]).toEqual([2, 1])
})

test('a refusal names the field at any depth, a list by the name of its part', async () => {
  const { uuid: elsewhere } = await addParty('Elsewhere')
  await newCase()
  caseUuid = at.split('/')[2] ?? ''
  const { uuid: here } = await addParty('Smith')
  const paths = async (more: object): Promise<string[]> => {
    const { errors } = await ask(ADD, { input: { ...STEP, ...more } })
    const { code, problems } = errors![0]!.extensions as { code: string; problems: { path: string }[] }
    expect(code).toBe('INVALID_INPUT')
    return problems.map(({ path }) => path).toSorted()
  }
  expect(
    await paths({
      counsel: [
        {
          counselLevel: 'junior',
          travel: { ...travel, distance: -1 },
          expenses: [{ amount: 10_000, description: 'Parking' }],
        },
      ],
      disbursements: [{ amount: 1 }, { amount: -1 }],
    }),
  ).toEqual(['counsel.0.expenses.0.amount', 'counsel.0.travel.distance', 'disbursements.1.amount'])
  const counsel = { counselLevel: 'junior', partyUuid: here }
  expect(await paths({ counsel: [counsel, { ...counsel, partyUuid: elsewhere }] })).toEqual(['counsel.1.partyUuid'])
  expect(await paths({ counsel: [{ ...counsel, attendance: { partyUuid: elsewhere, attendance: 'fas' } }] })).toEqual([
    'counsel.0.attendance.partyUuid',
  ])
})

test('of two kinds with one fee_type, each item is of its own type', async () => {
  const step = await addStep()
  const other = await api.as(ASHDOWN).rest('POST', `${at}/other-step`, { description: 'Disclosure', date: STEP.date })
  expect([step.fee_type, other.body.fee_type]).toEqual(['procedural_step', 'procedural_step'])
  const typeOf = async (entityUuid: unknown): Promise<unknown> => {
    const { addComment } = await must<{ addComment: { item: { __typename: string } } }>(
      `mutation ($caseUuid: ID!, $entityUuid: ID!) {
        addComment(caseUuid: $caseUuid, entityType: procedural_step, entityUuid: $entityUuid, body: "Why?") {
          item { __typename uuid comments { body } } } }`,
      { entityUuid },
    )
    return addComment.item
  }
  const comments = [{ body: 'Why?' }]
  expect(await typeOf(step.uuid)).toEqual({ __typename: 'CourtStep', uuid: step.uuid, comments })
  expect(await typeOf(other.body.uuid)).toEqual({ __typename: 'InterPartesStep', uuid: other.body.uuid, comments })
})

test('the types of expert are answered by group, and an item names its own', async () => {
  const query = '{ expertTypes { group types { uuid typeName } } }'
  const [first] = (await must<{ expertTypes: { group: string; types: { uuid: string; typeName: string }[] }[] }>(query))
    .expertTypes
  expect(first?.group).toBe(expertTypes[0]?.group)
  const { uuid, typeName } = first!.types[0]!
  const { item } = await must<{ item: object }>(
    `mutation ($caseUuid: ID!, $input: ExpertInvoiceInput!) {
      item: addExpertInvoice(caseUuid: $caseUuid, input: $input) { invoiceType { uuid name } } }`,
    { input: { date: STEP.date, invoiceType: uuid } },
  )
  expect(item).toEqual({ invoiceType: { uuid, name: typeName } })
})
