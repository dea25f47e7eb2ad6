import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { as, type GraphQLAnswer } from './support/instance.ts'
import { CALDER, firmOf, newCase } from './support/firm.ts'
import { ADMIN, makeFirm } from './support/firms.ts'

/** The owner of a firm of this file's own: other files leave rates in those of the demonstration. */
let OWNER = ''
beforeAll(async () => {
  OWNER = (await makeFirm(ADMIN, 'solicitor')).owner
})

interface Card {
  uuid: string
  value: string | null
  unpriced: number
  stage: string
  stageSince: string
  unresolvedComments: number
  totals: { gross: string }
}
interface Stage {
  stage: string
  count: number
  value: string
  unpriced: number
}
const QUERY =
  'query ($q: String!) { cases(first: 200, search: $q) { nodes { uuid value unpriced stage stageSince unresolvedComments totals { gross } } } caseStages(search: $q) { stage count value unpriced } }'
const data = <T>({ data: answered, errors }: GraphQLAnswer): T => {
  expect(errors).toBeUndefined()
  return answered as T
}
const board = async (email: string, q: string) =>
  data<{ cases: { nodes: Card[] }; caseStages: Stage[] }>(await as(email).graphql(QUERY, { q }))

test('a card has the total of its case after every change, and a column the total of its cards', async () => {
  const reference = `BOARD/${crypto.randomUUID().slice(0, 8)}`
  const first = await newCase(OWNER, { solicitors_case_reference: reference })
  const second = await newCase(OWNER, { solicitors_case_reference: reference, represented_party: 'child' })
  const before = await board(OWNER, reference)
  expect(before.cases.nodes).toHaveLength(2)
  for (const { value, totals } of before.cases.nodes) expect(value).toBe(totals.gross)
  expect(before.cases.nodes.every(({ value }) => Number(value) > 0)).toBe(true)

  const { rest } = as(OWNER)
  expect(
    (
      await rest('POST', `client/case/${first.uuid}/disbursement`, {
        disbursement_type: 'taxi',
        date: '2025-03-03',
        amount: 10,
        description: 'To court',
      })
    ).status,
  ).toBe(201)
  expect((await rest('POST', `client/case/${second.uuid}/status/in_review`, {})).status).toBe(200)
  const after = await board(OWNER, reference)
  const of = (list: Card[], uuid: string) => list.find((card) => card.uuid === uuid)
  expect(
    Number(of(after.cases.nodes, first.uuid)?.value) - Number(of(before.cases.nodes, first.uuid)?.value),
  ).toBeCloseTo(12, 2)
  expect(after.caseStages).toEqual([
    { stage: 'in_progress', count: 1, value: of(after.cases.nodes, first.uuid)?.value, unpriced: 0 },
    { stage: 'in_review', count: 1, value: of(after.cases.nodes, second.uuid)?.value, unpriced: 0 },
    { stage: 'blocked', count: 0, value: '0.00', unpriced: 0 },
    { stage: 'complete', count: 0, value: '0.00', unpriced: 0 },
  ])
})

test('a case of which nothing is priced has no value, is counted apart, and never comes to £0.00', async () => {
  const reference = `UNPRICED/${crypto.randomUUID().slice(0, 8)}`
  const { rest, graphql } = as(OWNER)
  const without = { solicitors_case_reference: reference, represented_party: undefined, parties_represented: undefined }
  const priced = await newCase(OWNER, { solicitors_case_reference: reference })
  const unheld = await newCase(OWNER, { ...without, case_type: 'court_of_protection' })
  const partly = await newCase(OWNER, { ...without, case_type: 'court_of_protection' })
  const taxi = { disbursement_type: 'taxi', date: '2025-03-03', amount: 10 }
  await rest('POST', `client/case/${partly.uuid}/disbursement`, taxi)
  const time = {
    date: '2025-03-03',
    activity_type: 'preparation',
    time: 1,
    fee_earner: (await firmOf(OWNER)).feeEarner,
  }
  for (const { uuid } of [unheld, partly])
    expect((await rest('POST', `client/case/${uuid}/time-recording`, time)).status).toBe(201)
  // Twice: the first read stores the totals, the second reads what is stored.
  for (const turn of [1, 2]) {
    const { cases, caseStages } = await board(OWNER, reference)
    const of = ({ uuid }: { uuid: string }) => cases.nodes.find((card) => card.uuid === uuid)
    expect([turn, of(unheld), of(partly), of(priced)]).toMatchObject([
      turn,
      { value: null, unpriced: 1 },
      { value: '12.00', unpriced: 1 },
      { unpriced: 0 },
    ])
    expect(caseStages[0]).toEqual({
      stage: 'in_progress',
      count: 3,
      value: (Number(of(priced)?.value) + 12).toFixed(2),
      unpriced: 1,
    })
  }
  const alone = await graphql('query($c: ID!) { case(uuid: $c) { value unpriced } }', { c: unheld.uuid })
  expect(alone.data).toEqual({ case: { value: null, unpriced: 1 } })
  expect((await rest('GET', `client/case/${unheld.uuid}/totals`)).body).toMatchObject({ value: null, unpriced: 1 })
})

test('stageSince is when the case was moved to its stage, whatever changed since', async () => {
  const DAY = 86_400_000
  const daysAgo = (moment: string | undefined): number =>
    Math.floor((Date.now() - new Date(moment ?? '').getTime()) / DAY)
  const card = async () => (await board(CALDER, 'Re Sandhu')).cases.nodes[0]
  const before = await card()
  const { rest } = as(CALDER)
  const path = `client/case/${before?.uuid ?? ''}/status`
  expect([before?.stage, daysAgo(before?.stageSince)]).toEqual(['complete', 30])
  await rest('POST', `${path}/complete`, {})
  expect((await card())?.stageSince).toBe(before?.stageSince)
  await rest('POST', `${path}/in_progress`, {})
  expect(daysAgo((await card())?.stageSince)).toBe(0)
  await rest('POST', `${path}/complete`, {})
})

test('cases that several read at once after a change come to the same for all, however they are found', async () => {
  const reference = `MANY/${crypto.randomUUID().slice(0, 8)}`
  const { graphql, rest } = as(OWNER)
  const { feeEarner } = await firmOf(OWNER)
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      newCase(OWNER, { solicitors_case_reference: reference, represented_party: n % 2 ? 'child' : 'parent' }),
    ),
  )
  const READ = `query ($f: CaseFilter, $q: String) {
    cases(first: 200, search: $q, filter: $f) { nodes { uuid value unpriced totals { gross } } }
    caseStages(search: $q, filter: $f) { stage count value unpriced } }`
  const asked: Record<string, unknown>[] = [
    { q: reference },
    { q: `${reference} re` },
    { q: reference, f: { stages: ['in_progress'] } },
    { q: reference, f: { types: ['care_and_supervision'] } },
    { q: reference, f: { feeEarners: [feeEarner] } },
    { q: reference, f: { areas: ['legal_aid'] } },
  ]
  for (const amount of [1, 5]) {
    await Promise.all(
      made.map(({ uuid }, n) =>
        rest('POST', `client/case/${uuid}/disbursement`, {
          disbursement_type: 'taxi',
          date: '2025-03-03',
          amount: amount * (n + 1),
          description: 'To court',
        }),
      ),
    )
    // The first to read price what was changed; each stores what the others price too.
    const answers = await Promise.all(
      [...asked, ...asked].map(async (variables) =>
        data<{ cases: { nodes: Card[] }; caseStages: Stage[] }>(await graphql(READ, variables)),
      ),
    )
    for (const { cases, caseStages } of answers) {
      expect(cases.nodes).toHaveLength(12)
      for (const { value, unpriced, totals } of cases.nodes) expect([value, unpriced]).toEqual([totals.gross, 0])
      expect(new Set(cases.nodes.map(({ value }) => value)).size).toBe(12)
      const pence = cases.nodes.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)
      expect(caseStages[0]).toEqual({
        stage: 'in_progress',
        count: 12,
        value: (pence / 100).toFixed(2),
        unpriced: 0,
      })
      expect(caseStages).toEqual(answers[0]?.caseStages)
    }
  }
})

test('a field of a case has the same value when requested alone and with all others', async () => {
  const reference = `ALONE/${crypto.randomUUID().slice(0, 8)}`
  const { body: me } = await as(OWNER).rest<{ user_uuid: string }>('GET', 'users/user')
  await newCase(OWNER, {
    solicitors_case_reference: reference,
    staff_member: me.user_uuid,
    certificate: {
      certificate_number: 'ABCDEF123456',
      court_level: 'other_judge',
      date_of_issue: '2025-01-10',
      financial_interest: true,
    },
  })
  const listed = buildSchema(typeDefs).getType('Case') as GraphQLObjectType
  const asked = (type: GraphQLObjectType): string[] =>
    Object.values(type.getFields())
      .filter(({ args }) => args.length === 0)
      .flatMap((field) => {
        const of = getNamedType(field.type)
        if (isLeafType(of)) return field.name
        const under = isObjectType(of)
          ? Object.values(of.getFields())
              .filter(({ type: leaf, args }) => args.length === 0 && isLeafType(getNamedType(leaf)))
              .map(({ name }) => name)
          : []
        return under.length > 0 ? `${field.name} { ${under.join(' ')} }` : []
      })
  const ask = async (fields: string) => {
    const query = `query ($q: String!) { cases(first: 5, search: $q) { nodes { ${fields} } } }`
    return (
      data<{ cases: { nodes: Record<string, unknown>[] } }>(await as(OWNER).graphql(query, { q: reference })).cases
        .nodes[0] ?? {}
    )
  }
  const fields = asked(listed)
  const all = await ask(fields.join(' '))
  expect(fields.length).toBeGreaterThan(15)
  for (const field of fields)
    expect(await ask(field)).toEqual({ [field.split(' ')[0] ?? '']: all[field.split(' ')[0] ?? ''] })
  const alone = await as(OWNER).rest('GET', `client/case?search=${reference}&first=1&columns=case_name,fee_earner`)
  expect(Object.keys((alone.body as { nodes: object[] }).nodes[0] ?? {}).toSorted()).toEqual([
    'case_name',
    'fee_earner',
    'unpriced',
    'uuid',
    'value',
  ])
})
