import { daysBetween } from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { describe, expect, test } from 'vitest'
import { ASHDOWN, CALDER, newCase, newCourtOfProtectionCase, newInterPartesCase } from './support/firm.ts'
import { as } from './support/instance.ts'

const { rest, graphql } = as(ASHDOWN)
interface Deadline extends Record<string, unknown> {
  rule: string
  date: string | null
}
interface Deadlines {
  version: number
  starts: { start: string; date: string | null; is_entered: boolean }[]
  deadlines: Deadline[]
  message: string
  details: Record<string, string>
}
const read = async (uuid: string) => (await rest<Deadlines>('GET', `client/case/${uuid}/deadline`)).body
const save = (uuid: string, body: object, headers: Record<string, string> = {}) =>
  rest<Deadlines>('PATCH', `client/case/${uuid}/deadline`, body, headers)
const byRule = ({ deadlines }: Deadlines): Record<string, Deadline> =>
  Object.fromEntries(deadlines.map((one) => [one.rule, one]))
const datesOf = (answer: Deadlines) => answer.deadlines.flatMap(({ rule, date }) => (date ? [[rule, date]] : []))

describe('the dates of a case', () => {
  test('follow from the days that are entered, in a complete case as well', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    const empty = await read(uuid)
    expect(datesOf(empty)).toEqual([])
    expect(empty.starts.map(({ start }) => start)).toContain('right_to_costs')
    const first = await save(uuid, { starts: { right_to_costs: '2025-02-10' } })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(datesOf(first.body)).toEqual([
      ['commence', '2025-05-12'],
      ['request_hearing', '2025-08-11'],
    ])
    // The 10th is a Saturday: whoever serves by then is safe.
    expect(byRule(first.body).commence).toMatchObject({
      source: 'CPR 47.7',
      start_date: '2025-02-10',
      computed_on: '2025-05-12',
      calendar_day: '2025-05-10',
      entered_on: null,
      done: null,
      days: daysBetween(londonDay(new Date()), '2025-05-12'),
    })
    expect((await rest('POST', `client/case/${uuid}/status/complete`)).status).toBe(200)
    const next = await save(uuid, { starts: { commencement_served: '2025-04-01' } })
    expect(byRule(next.body)).toMatchObject({
      commence: { done: 'next_step' },
      points_of_dispute: { date: '2025-04-22', done: null },
    })
    const back = await save(uuid, { starts: { commencement_served: null } })
    expect(byRule(back.body)).toMatchObject({ commence: { done: null }, points_of_dispute: { date: null } })
    expect(await read(uuid)).toEqual(back.body)
  })

  test('are ruled over by one that a person enters, and both are answered', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    await save(uuid, { starts: { points_served: '2025-05-01' } })
    const own = await save(uuid, { deadlines: [{ rule: 'reply', entered_on: '2025-06-30' }] })
    expect(byRule(own.body).reply).toMatchObject({
      computed_on: '2025-05-22',
      entered_on: '2025-06-30',
      date: '2025-06-30',
    })
    // One without a start, and what is done by hand.
    const done = await save(uuid, {
      deadlines: [
        { rule: 'agree_sum', entered_on: '2025-07-01' },
        { rule: 'reply', done: true },
      ],
    })
    expect(byRule(done.body)).toMatchObject({
      agree_sum: { date: '2025-07-01', computed_on: null },
      reply: { date: '2025-06-30', done: 'by_hand', done_by: expect.stringContaining(' ') as string },
    })
    const undone = await save(uuid, { deadlines: [{ rule: 'reply', done: false, entered_on: null }] })
    expect(byRule(undone.body).reply).toMatchObject({ date: '2025-05-22', done: null, done_at: null })
    const { body: audit } = await rest<{ nodes: { entity: string; after: object }[] }>(
      'GET',
      `client/case/${uuid}/audit?first=50`,
    )
    expect(audit.nodes.filter(({ entity }) => entity === 'deadline')).toHaveLength(4)
    const { data } = await graphql('query($c: ID!) { case(uuid: $c) { audit { nodes { sentences } } } }', { c: uuid })
    expect(JSON.stringify(data)).toContain('Reply to the points, own date: nothing → 30/06/2025.')
  })

  test('of a legal aid claim follow the last step, and are done with the case', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await rest('PATCH', `client/case/legal-aid/${uuid}`, { last_step_on: '2025-01-31' })
    expect(byRule(await read(uuid)).legal_aid_claim).toMatchObject({
      computed_on: '2025-04-30',
      start_date: '2025-01-31',
      done: null,
    })
    expect(await save(uuid, { starts: { last_step: '2025-01-01' } })).toMatchObject({
      status: 422,
      body: { details: { 'starts.last_step': 'The last step is a detail of the case. Change it there.' } },
    })
    await rest('POST', `client/case/${uuid}/status/complete`)
    expect(byRule(await read(uuid)).legal_aid_claim).toMatchObject({ done: 'case_completed' })
    await rest('POST', `client/case/${uuid}/status/in_progress`)
    expect(byRule(await read(uuid)).legal_aid_claim).toMatchObject({ done: null })
  })

  test('are refused where the area has none, and where another version was read', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
    const { version } = await read(uuid)
    for (const [body, path] of [
      [{ starts: { right_to_costs: '2025-01-01' } }, 'starts.right_to_costs'],
      [{ starts: { bill_accepted: '2025-02-30' } }, 'starts.bill_accepted'],
      [{ deadlines: [{ rule: 'reply', done: true }] }, 'deadlines.0.rule'],
      [{ deadlines: [{ rule: 'court_of_protection_papers', done: 'yes' }] }, 'deadlines.0.done'],
      [{ deadlines: [{ rule: 'court_of_protection_papers', entered_on: 'soon' }] }, 'deadlines.0.entered_on'],
      [{ deadlines: [{ rule: 'court_of_protection_papers', by: 'me' }] }, 'deadlines.0.by'],
      [{ nothing: 1 }, 'nothing'],
    ] as const)
      expect((await save(uuid, body)).body.details, path).toHaveProperty([path])
    const [one, other] = await Promise.all(
      ['2025-03-24', '2025-03-25'].map((day) =>
        save(uuid, { starts: { bill_accepted: day } }, { 'if-match': `"${version}"` }),
      ),
    )
    expect([one?.status, other?.status].toSorted()).toEqual([200, 412])
    expect(await as(CALDER).rest('GET', `client/case/${uuid}/deadline`)).toMatchObject({ status: 404 })
    expect(await as(CALDER).rest('PATCH', `client/case/${uuid}/deadline`, {})).toMatchObject({ status: 404 })
  })
})

describe('the dates of all cases', () => {
  const LIST = `query($f: DeadlineFilter, $n: Int, $a: String) { deadlines(first: $n, after: $a, filter: $f) {
    totalCount nodes { caseUuid deadline { rule date done } } pageInfo { hasNextPage endCursor } } }`
  interface Listed {
    deadlines: {
      totalCount: number
      nodes: { caseUuid: string; deadline: { rule: string; date: string } }[]
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
  }
  const list = async (variables: Record<string, unknown>, who = ASHDOWN) =>
    (await as(who).graphql(LIST, variables)).data as unknown as Listed

  test('come by day, page by page, without what is done, and to nobody else', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    // Far from what other tests have.
    await save(uuid, { starts: { right_to_costs: '2091-01-10', points_served: '2091-01-10' } })
    const filter = { from: '2091-01-01', to: '2091-12-31' }
    const all = (await list({ f: filter })).deadlines
    expect(all.nodes.map(({ deadline }) => [deadline.rule, deadline.date])).toEqual([
      ['reply', '2091-01-31'],
      ['commence', '2091-04-10'],
      ['request_hearing', '2091-07-10'],
    ])
    const seen: string[] = []
    for (let after: string | null = null, goes = true; goes;) {
      const { nodes, pageInfo, totalCount }: Listed['deadlines'] = (await list({ f: filter, n: 1, a: after })).deadlines
      expect(totalCount).toBe(3)
      seen.push(...nodes.map(({ deadline }) => deadline.rule))
      after = pageInfo.endCursor
      goes = pageInfo.hasNextPage
    }
    expect(seen).toEqual(['reply', 'commence', 'request_hearing'])
    await save(uuid, { deadlines: [{ rule: 'reply', done: true }] })
    expect((await list({ f: filter })).deadlines.totalCount).toBe(2)
    expect((await list({ f: { ...filter, done: true } })).deadlines.totalCount).toBe(3)
    expect((await list({ f: filter }, CALDER)).deadlines).toMatchObject({ totalCount: 0, nodes: [] })
    // The next one stands beside the case.
    const NEXT = 'query($c: ID!) { case(uuid: $c) { nextDeadline { rule label date } deadlines { version } } }'
    expect((await graphql(NEXT, { c: uuid })).data).toMatchObject({
      case: { nextDeadline: { rule: 'commence', label: 'Commence assessment', date: '2091-04-10' } },
    })
    const MANY = '{ cases(first: 50) { nodes { uuid nextDeadline { rule } } } }'
    const { data, errors } = await graphql(MANY)
    expect(errors).toBeUndefined()
    const { nodes } = (data as { cases: { nodes: { uuid: string; nextDeadline: object | null }[] } }).cases
    expect(nodes.find((one) => one.uuid === uuid)?.nextDeadline).toEqual({ rule: 'commence' })
  })
})
