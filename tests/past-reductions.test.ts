import { beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'

type Owned = Firm & { owner: string }
interface Finding {
  by: string
  key: string
  name: string
  message: string
  bills: number
  reduced: number
  reason: string | null
  percent: number
  lines: number | null
  net: number | null
  cases: { uuid: string; case_name: string }[]
}
interface Past {
  is_on: boolean
  bills: number
  findings: Finding[]
}

async function done<T = { uuid: string }>(
  email: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await as(email).rest<T>(method, path, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body
}
const work = { date: '2024-05-01', phase: 'disclosure', activity_type: 'preparation' }
/** A draft between parties with work at £217 an hour; named as it is described here. */
async function draft({ owner, ...firm }: Owned, name: string, rows: readonly (readonly [string, number])[]) {
  const { uuid } = await done(
    owner,
    'POST',
    `client/${firm.client}/case/inter-parties`,
    interPartesCase(firm, { case_name: name }),
  )
  for (const [description, time] of rows)
    await done(owner, 'POST', `client/case/${uuid}/time-recording`, {
      ...{ ...work, fee_earner: firm.feeEarner, amount: 217 },
      ...{ description, time },
    })
  return uuid
}
/** A completed bill of one line of £542.50, of which so many pounds were allowed. */
async function assessed(firm: Owned, name: string, allowed: number): Promise<string> {
  const uuid = await draft(firm, name, [['The lists of documents', 2.5]])
  await done(firm.owner, 'POST', `client/case/${uuid}/status/complete`, {})
  const { nodes } = await done<{ nodes: { uuid: string }[] }>(firm.owner, 'GET', `client/case/${uuid}/assessment/line`)
  await done(firm.owner, 'PATCH', `client/case/${uuid}/assessment/line`, {
    changes: nodes.map((line) => ({
      ...{ uuid: line.uuid, allowed: { amount: allowed } },
      ...(allowed < 542.5 && { reason: 'time' }),
    })),
  })
  return uuid
}

let parent: Owned
let firm: Owned
/** Beside it, under the same parent. */
let beside: Owned
let present: string
const past: string[] = []
const read = (email = firm.owner, uuid = present) => done<Past>(email, 'GET', `client/case/${uuid}/past-reductions`)
const told = async () => (await read()).findings.map(({ message }) => message)

beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  firm = await makeFirm(parent.owner, 'solicitor')
  beside = await makeFirm(parent.owner, 'solicitor')
  // £260.40 and £542.50.
  present = await draft(firm, 'The present case', [
    ['Documents in their lists', 1.2],
    ['Letter before action', 2.5],
  ])
  for (const [i, allowed] of [400, 542.5, 400, 542.5].entries())
    past.push(await assessed(firm, `Bill ${i + 1}`, allowed))
})

describe('what earlier bills were reduced for', () => {
  test('is not told of four of them', async () => expect(await read()).toEqual({ is_on: true, bills: 4, findings: [] }))

  test('is told from the fifth on, as it is worked out by hand', async () => {
    past.push(await assessed(firm, 'Bill 5', 500))
    // £142.50 twice and £42.50 of five times £542.50: £327.50 of £2,712.50 is 12.1 percent, and 20.1 of the three.
    const reduced = { bills: 5, reduced: 3, reason: 'time' }
    const cases = [5, 3, 1].map((i) => ({ uuid: past[i - 1], case_name: `Bill ${i}` }))
    const why = 'was reduced in 3 of 5 bills, mostly as too much time, by 12%.'
    const here = { percent: 12, lines: 2, net: 802.9, cases }
    expect(await read()).toEqual({
      ...{ is_on: true, bills: 5 },
      findings: [
        { by: 'activity', key: 'preparation', name: 'Preparation', message: `Preparation ${why}`, ...reduced, ...here },
        { by: 'grade', key: 'A', name: 'Grade A', message: `Work of grade A ${why}`, ...reduced, ...here },
        {
          ...{
            by: 'reason',
            key: 'time',
            name: 'Too much time',
            ...reduced,
            percent: 20,
            lines: null,
            net: null,
            cases,
          },
          message: 'Too much time: lines were reduced for it in 3 of 5 bills, by 20%.',
        },
      ],
    })
  })

  test('has the words that two thirds were reduced for, once for the same lines', async () => {
    past.push(await assessed(firm, 'Bill 6', 271.25))
    // £598.75 of £3,255 is 18.4 percent.
    const { findings } = await read()
    expect(findings.map(({ by, lines, net }) => [by, lines, net])).toEqual([
      ['activity', 2, 802.9],
      ['grade', 2, 802.9],
      ['reason', null, null],
      ['words', 1, 260.4],
    ])
    expect(findings[3]).toMatchObject({
      message: 'Work described with “documents” was reduced in 4 of 6 bills, mostly as too much time, by 18%.',
      cases: [6, 5, 3, 1].map((i) => ({ uuid: past[i - 1] })),
    })
  })

  test('is of one firm and of one area of work, and of no bill without a ruling', async () => {
    const before = await read()
    await assessed(beside, 'Not ours', 0)
    const unruled = await draft(firm, 'Nothing ruled on', [['The lists of documents', 1]])
    await done(firm.owner, 'POST', `client/case/${unruled}/status/complete`, {})
    expect(await read()).toEqual(before)
    expect(await read(parent.owner)).toEqual(before)
    const theirs = await draft(beside, 'Their draft', [['The lists of documents', 1]])
    expect(await read(parent.owner, theirs)).toEqual({ is_on: true, bills: 1, findings: [] })
    const { uuid: care } = await done(firm.owner, 'POST', `client/${firm.client}/case/legal-aid`, careCase(firm))
    expect(await read(firm.owner, care)).toEqual({ is_on: true, bills: 0, findings: [] })
    // Of itself a bill says nothing.
    expect(await read(firm.owner, past[0])).toMatchObject({ bills: 5 })
  })

  test('is told to whoever may read the case alone', async () => {
    for (const email of [CALDER, beside.owner])
      expect((await as(email).rest('GET', `client/case/${present}/past-reductions`)).status).toBe(404)
    const source = `query($c: ID!) { case(uuid: $c) { pastReductions { isOn bills
      findings { by key name message bills reduced reason percent lines net cases { uuid caseName } } } } }`
    const { data } = await as(firm.owner).graphql(source, { c: present })
    expect(data).toMatchObject({
      case: {
        pastReductions: {
          ...{ isOn: true, bills: 6 },
          findings: [
            {
              by: 'activity',
              key: 'preparation',
              lines: 2,
              net: '802.90',
              cases: [{ uuid: past[5], caseName: 'Bill 6' }, {}, {}, {}],
            },
            { by: 'grade' },
            { by: 'reason', lines: null, net: null },
            { by: 'words', percent: 18, reason: 'time' },
          ],
        },
      },
    })
    const stranger = await as(CALDER).graphql(source, { c: present })
    expect(stranger.errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })
})

describe('a bill is forgotten', () => {
  const bills = async () => (await read()).bills
  test('with its assessment, and known again once that is restored', async () => {
    await done(firm.owner, 'DELETE', `client/case/${past[0]}/assessment`)
    expect(await bills()).toBe(5)
    await done(firm.owner, 'POST', `client/case/${past[0]}/assessment/restore`, {})
    expect(await bills()).toBe(6)
  })

  test('when its case is reopened', async () => {
    await done(firm.owner, 'POST', `client/case/${past[5]}/status/in_progress`, {})
    expect(await told()).toHaveLength(3)
    expect(await bills()).toBe(5)
    await done(firm.owner, 'POST', `client/case/${past[5]}/status/complete`, {})
    expect(await bills()).toBe(5)
    await done(firm.owner, 'POST', `client/case/${past[5]}/assessment/restore`, {})
    expect(await bills()).toBe(6)
  })
})

test('a firm switches it off, and on again', async () => {
  const change = (email: string, body: object) =>
    as(email).rest<{ remembers_reductions: boolean }>('PATCH', `clients/${firm.client}`, body)
  const isOn = async () =>
    (await done<{ remembers_reductions: boolean }>(firm.owner, 'GET', `clients/${firm.client}`)).remembers_reductions
  expect(await isOn()).toBe(true)
  const { email } = await makePerson(firm.owner, firm, 'solicitor')
  expect((await change(email, { remembers_reductions: false })).status).toBe(403)
  expect((await change(firm.owner, { remembers_reductions: 'no' })).body).toMatchObject({
    details: { remembers_reductions: 'Say yes or no.' },
  })
  expect((await change(firm.owner, { remembers_reductions: false })).body).toMatchObject({
    remembers_reductions: false,
  })
  // What else is changed leaves it as it is.
  await change(firm.owner, { town: 'Leeds' })
  expect(await isOn()).toBe(false)
  expect(await read()).toEqual({ is_on: false, bills: 0, findings: [] })
  const edit =
    'mutation($c: ID!) { editClient(uuid: $c, input: { remembersReductions: true }) { remembersReductions } }'
  expect((await as(firm.owner).graphql(edit, { c: firm.client })).data).toEqual({
    editClient: { remembersReductions: true },
  })
  expect(await told()).toHaveLength(4)
  const { data } = await as(firm.owner).graphql(
    'query($c: [ID!]!) { administrationAudit(clients: $c, kinds: ["client"], first: 3) { nodes { sentences } } }',
    { c: [firm.client] },
  )
  expect((data as { administrationAudit: { nodes: object[] } }).administrationAudit.nodes).toEqual([
    { sentences: ['Remembers reductions: no → yes.'] },
    { sentences: ['Town: nothing → Leeds.'] },
    { sentences: ['Remembers reductions: yes → no.'] },
  ])
})
