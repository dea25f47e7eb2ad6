import { JUDGMENT_RATE } from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'

interface Amount {
  hours: number | null
  rate: number | null
  amount: number
  vat: number
}
interface Line {
  uuid: string
  line: string
  number: string
  item: string
  description: string
  claimed: Amount
  offered: Amount | null
  allowed: Amount | null
  version: number
}
interface Sum {
  net: number
  vat: number
  gross: number
}
type Sums = Record<'claimed' | 'offered' | 'allowed' | 'unruled' | 'reduction', Sum> &
  Record<'lines' | 'offers' | 'rulings', number>
interface Assessment {
  version: number
  state: string
  entered: number
  totals: Sums
  heads: { name: string; totals: Sums }[]
  interest: { rate: number; from: string | null; amount: number | null }
  offers: { amount: number; beside: number | null }[]
  balance: number | null
  unbound: { line: string; description: string; allowed: Amount | null }[]
  can_restore: boolean
  message: string
  details: Record<string, string>
}
interface Ruled extends Pick<Assessment, 'message' | 'details'> {
  assessment: Assessment
  changed: number
  left: number
  undo: string | null
}

let firm: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
})
type Method = Parameters<ReturnType<typeof as>['rest']>[0]
const call = <T = Assessment>(method: Method, path: string, body?: object, headers: Record<string, string> = {}) =>
  as(firm.owner).rest<T>(method, `client/case/${path}`, body, headers)

async function post(path: string, body: object): Promise<{ uuid: string }> {
  const answer = await as(firm.owner).rest<{ uuid: string }>('POST', path, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body
}
/** The rows of the case by what they are for. */
const rowsOf = () => {
  const work = { fee_earner: firm.feeEarner, phase: 'disclosure', activity_type: 'preparation' }
  return {
    // 2.50 hours at £217: £542.50, VAT £108.50.
    lists: ['time-recording', { ...work, date: '2024-05-01', time: 2.5, amount: 217, description: 'The lists' }],
    // 1.20 hours at £100 without VAT.
    abroad: [
      'time-recording',
      { ...work, date: '2024-05-02', time: 1.2, amount: 100, vat_exempt: true, description: 'Call with a bank abroad' },
    ],
    // Never counted.
    letter: ['time-recording', { ...work, date: '2024-05-03', activity_type: 'letter_in', time: 0.1 }],
    // £450 and VAT of £90.
    expert: [
      'disbursement',
      {
        date: '2024-05-04',
        amount: 450,
        disbursement_type: 'photocopying',
        phase: 'disclosure',
        description: 'Scans of Hull',
      },
    ],
    fee: [
      'disbursement',
      { date: '2024-05-05', amount: 40, disbursement_type: 'court_fee', phase: 'disclosure', vat_exempt: true },
    ],
  } as const
}
/** A completed inter partes case with its rows. */
async function completed(
  names: readonly (keyof ReturnType<typeof rowsOf>)[] = ['lists', 'abroad', 'letter', 'expert', 'fee'],
  facts: object = { interim_payments: [] },
) {
  const { uuid } = await post(`client/${firm.client}/case/inter-parties`, { ...interPartesCase(firm), ...facts })
  const items: Record<string, string> = {}
  for (const name of names) {
    const [path, body] = rowsOf()[name]
    items[name] = (await post(`client/case/${uuid}/${path}`, body)).uuid
  }
  await post(`client/case/${uuid}/status/complete`, {})
  return { uuid, items }
}
const read = async (uuid: string) => (await call('GET', `${uuid}/assessment`)).body
const linesOf = async (uuid: string, query = '') =>
  (
    await call<{ nodes: Line[]; total_count: number; totals: Sums; end_cursor: string; has_next_page: boolean }>(
      'GET',
      `${uuid}/assessment/line${query}`,
    )
  ).body
/** The lines of a case by the names of their rows. */
async function named({ uuid, items }: { uuid: string; items: Record<string, string> }): Promise<Record<string, Line>> {
  const { nodes } = await linesOf(uuid)
  return Object.fromEntries(
    Object.entries(items).flatMap(([name, item]) =>
      nodes.filter((line) => line.item === item).map((line) => [name, line]),
    ),
  )
}
const save = (uuid: string, changes: readonly object[], headers: Record<string, string> = {}) =>
  call('PATCH', `${uuid}/assessment/line`, { changes }, headers)
const rule = (uuid: string, ruling: object, filter: object | null = null) =>
  call<Ruled>('POST', `${uuid}/assessment/line/rule`, { filter, ruling })
const sentencesOf = async (uuid: string): Promise<string[]> => {
  const { data } = await as(firm.owner).graphql(
    'query($c: ID!) { case(uuid: $c) { audit(kinds: ["assessment"]) { nodes { about { name sentences } } } } }',
    { c: uuid },
  )
  return (
    data as { case: { audit: { nodes: { about: { name: string; sentences: string[] } }[] } } }
  ).case.audit.nodes.map(({ about }) => `${about.name}: ${about.sentences.join(' ')}`)
}

describe('lines of a completed bill', () => {
  test('are what the bill counts, with its numbers and what they claim', async () => {
    const { uuid, items } = await completed()
    const page = await linesOf(uuid)
    expect(page.nodes.map(({ number, item, claimed }) => [number, item, ...Object.values(claimed)])).toEqual([
      ['1', items.lists, 2.5, 217, 542.5, 108.5],
      ['2', items.abroad, 1.2, 100, 120, 0],
      ['4', items.expert, null, null, 450, 90],
      ['5', items.fee, null, null, 40, 0],
    ])
    expect(page.nodes[0]).toMatchObject({
      ...{ head: 'profit_costs', part: null, date: '2024-05-01', description: 'The lists', activity: 'preparation' },
      ...{ fee_earner_uuid: firm.feeEarner, grade: 'A', quantity: 2.5, unit: 'hours', enhancement: 0 },
      ...{ is_by_the_hour: true, offered: null, allowed: null, version: 0, changed_by: null, changed_at: null },
    })
    expect(page.nodes[3]).toMatchObject({ description: 'Court fee', activity: 'court_fee', is_by_the_hour: false })
    const { body: totals } = await call<{ net: number; vat: number }>('GET', `${uuid}/totals`)
    expect(page.totals.claimed).toMatchObject({ net: totals.net, vat: totals.vat })
    expect(await read(uuid)).toMatchObject({
      ...{ version: 0, state: 'not_started', balance: null, unbound: [], can_restore: false },
      ...{ interest: { rate: JUDGMENT_RATE / 100, from: null, amount: null }, offers: [], payments: [] },
      totals: { lines: 4, claimed: { net: 1152.5, vat: 198.5, gross: 1351 }, rulings: 0 },
    })
  })

  test('are listed page by page, and found by what they are and what is entered', async () => {
    const of = await completed()
    const { lists, abroad, expert, fee } = await named(of)
    const first = await linesOf(of.uuid, '?first=3')
    expect([first.nodes.length, first.total_count, first.has_next_page]).toEqual([3, 4, true])
    expect((await linesOf(of.uuid, `?first=3&after=${first.end_cursor}`)).nodes.map(({ uuid }) => uuid)).toEqual([
      fee!.uuid,
    ])
    await save(of.uuid, [
      { uuid: lists!.uuid, allowed: { hours: 2 }, reason: 'time', dispute: 'Far too long for Ünal' },
      { uuid: abroad!.uuid, allowed: { amount: 0 }, reason: 'agreed', offered: { amount: 60 } },
      { uuid: expert!.uuid, allowed: { amount: 450 } },
    ])
    const found = async (query: string) => (await linesOf(of.uuid, query)).nodes.map(({ uuid }) => uuid)
    for (const [query, lines] of [
      ['?text=BANK%20abroad', [abroad]],
      ['?text=unal', [lists]],
      ['?text=bank%20lists', []],
      ['?head=disbursements', [expert, fee]],
      ['?state=unruled', [fee]],
      ['?state=reduced', [lists]],
      ['?state=refused,allowed', [abroad, expert]],
      ['?state=disputed', [lists]],
      ['?state=offered', [abroad]],
      ['?reason=time,grade', [lists]],
      ['?from=2024-05-02&to=2024-05-04', [abroad, expert]],
      [`?fee_earner=${firm.feeEarner}`, [lists, abroad]],
      [`?line=${fee!.uuid},${lists!.uuid}`, [lists, fee]],
      ['?line=', []],
    ] as const)
      expect([query, await found(query)]).toEqual([query, lines.map((line) => line!.uuid)])
    expect((await linesOf(of.uuid, '?state=reduced')).totals).toMatchObject({
      ...{ lines: 1, rulings: 1 },
      claimed: { net: 542.5, vat: 108.5 },
      allowed: { net: 434, vat: 86.8, gross: 520.8 },
      reduction: { net: 108.5, vat: 21.7 },
    })
    for (const [query, path] of [
      ['?state=lost', 'state'],
      ['?from=2024-02-30', 'from'],
      ['?fee_earner=me', 'fee_earner'],
      ['?first=501', 'first'],
      ['?nothing=1', 'nothing'],
    ] as const)
      expect(await call('GET', `${of.uuid}/assessment/line${query}`)).toMatchObject({
        status: 422,
        body: { details: { [path]: expect.any(String) as string } },
      })
  })
})

describe('what is entered', () => {
  test('comes to what is worked out by hand, and is told in the audit', async () => {
    const of = await completed()
    const { lists, abroad, expert, fee } = await named(of)
    const saved = await save(of.uuid, [
      // 2.00 hours at £200: £400, VAT £80.
      { uuid: lists!.uuid, allowed: { hours: '2', rate: '200.00' }, reason: 'rate', words: 'Band two' },
      { uuid: abroad!.uuid, allowed: { amount: 0 }, reason: 'not_recoverable' },
      { uuid: expert!.uuid, allowed: { amount: 300 }, offered: { amount: 250 } },
    ])
    expect([saved.status, saved.body.message]).toEqual([200, undefined])
    expect(saved.body).toMatchObject({
      ...{ state: 'in_progress', entered: 3 },
      totals: {
        ...{ lines: 4, rulings: 3, offers: 1 },
        allowed: { net: 700, vat: 140, gross: 840 },
        offered: { net: 250, vat: 50 },
        unruled: { net: 40, vat: 0 },
        // £142.50 and £28.50 of the first, £120 of the second, £150 and £30 of the third.
        reduction: { net: 412.5, vat: 58.5, gross: 471 },
      },
      heads: [
        { name: 'profit_costs', totals: { allowed: { net: 400 } } },
        { name: 'disbursements', totals: { allowed: { net: 300 }, unruled: { net: 40 } } },
      ],
    })
    expect(await read(of.uuid)).toEqual(saved.body)
    const after = await named(of)
    expect(after.lists).toMatchObject({
      allowed: { hours: 2, rate: 200, amount: 400, vat: 80 },
      ...{ reason: 'rate', words: 'Band two', changed_by: expect.stringContaining('Tester') as string },
    })
    expect(after.abroad!.allowed).toEqual({ hours: null, rate: null, amount: 0, vat: 0 })
    // Words alone are an entry as well.
    for (const [reply, entered] of [
      ['As claimed', 4],
      [null, 3],
    ] as const)
      expect((await save(of.uuid, [{ uuid: fee!.uuid, reply }])).body).toMatchObject({ state: 'in_progress', entered })
    const ruled = await save(of.uuid, [{ uuid: fee!.uuid, allowed: { amount: 40 } }])
    expect(ruled.body).toMatchObject({ state: 'ruled', balance: 880, totals: { allowed: { gross: 880 } } })
    const cleared = await save(of.uuid, [
      { uuid: fee!.uuid, allowed: null },
      { uuid: lists!.uuid, words: null },
    ])
    expect(cleared.body).toMatchObject({ state: 'in_progress', balance: null })
    const same = await save(of.uuid, [{ uuid: fee!.uuid, allowed: {} }])
    expect(same.body.version).toBe(cleared.body.version)
    expect(await sentencesOf(of.uuid)).toEqual([
      'Assessment, line 1: The lists: Reason in words: Band two → nothing.',
      'Assessment, line 5: Court fee: Allowed: 40.00 → nothing.',
      'Assessment, line 5: Court fee: Allowed: nothing → 40.00.',
      'Assessment, line 5: Court fee: Reply: As claimed → nothing.',
      'Assessment, line 5: Court fee: Reply: nothing → As claimed.',
      'Assessment, line 4: Scans of Hull: Offered: nothing → 250.00. Allowed: nothing → 300.00.',
      'Assessment, line 2: Call with a bank abroad: Allowed: nothing → 0.00. Reason: nothing → Not recoverable.',
      'Assessment, line 1: The lists: Allowed, hours: nothing → 2.00. Allowed, rate: nothing → 200.00. Allowed: nothing → 400.00. Reason: nothing → Rate too high. Reason in words: nothing → Band two.',
    ])
  })

  test('is refused where it is more than is claimed, all or none', async () => {
    const of = await completed()
    const { lists, expert } = await named(of)
    const { status, body } = await save(of.uuid, [
      { uuid: lists!.uuid, allowed: { hours: 2 } },
      { uuid: lists!.uuid, allowed: { hours: 2.51 } },
      { uuid: expert!.uuid, allowed: { hours: 1 }, offered: { amount: 450.01 } },
      { uuid: of.uuid, words: 'No such line' },
    ])
    expect([status, body.message]).toEqual([422, 'Some of these lines cannot be saved. Nothing was changed.'])
    expect(body.details).toEqual({
      'changes.1.uuid': 'This line is in the list twice.',
      'changes.1.allowed.hours': 'At most 2.50 hours are claimed.',
      'changes.2.allowed.hours': 'This line is not charged by the hour. Enter a sum.',
      'changes.2.offered.amount': 'At most £450.00 is claimed.',
      'changes.3.uuid': 'The bill has no such line.',
    })
    for (const [change, path, sentence] of [
      [{ allowed: { rate: 217.01 } }, 'allowed.rate', 'At most £217.00 an hour is claimed.'],
      [{ allowed: { amount: 542.51 } }, 'allowed.amount', 'At most £542.50 is claimed.'],
      [{ allowed: { hours: 1, amount: 1 } }, 'allowed.hours', 'Enter hours and rate, or a sum.'],
      [{ offered: { rate: -1 } }, 'offered.rate', 'Enter a number between 0 and 99999.99.'],
      [{ offered: { pence: 1 } }, 'offered.pence', 'This field is not known.'],
      [{ allowed: 5 }, 'allowed', 'Send an object with hours and rate, or an amount.'],
      [{ reason: 'dislike' }, 'reason', expect.stringContaining('Choose one of time') as string],
      [{ words: 'x'.repeat(2001) }, 'words', 'Enter at most 2000 characters; these are 2001.'],
      [{ unknown: 1 }, 'unknown', 'This field is not known.'],
    ] as const) {
      const refused = await save(of.uuid, [{ uuid: lists!.uuid, ...change }])
      expect([refused.status, refused.body.details]).toEqual([422, { [`changes.0.${path}`]: sentence }])
    }
    for (const changes of [[], Array.from({ length: 101 }, () => ({ uuid: lists!.uuid }))])
      expect(await save(of.uuid, changes)).toMatchObject({
        status: 422,
        body: { details: { changes: 'Send a list of 1 to 100 changes.' } },
      })
    expect(await read(of.uuid)).toMatchObject({ version: 0, state: 'not_started' })
  })

  test('is refused where somebody else was first, to another firm, and before the bill is complete', async () => {
    const of = await completed(['lists', 'fee'])
    const { lists, fee } = await named(of)
    const [one, other] = await Promise.all(
      [1, 2].map((hours) => save(of.uuid, [{ uuid: lists!.uuid, version: '0', allowed: { hours } }])),
    )
    const stale = [one, other].find(({ status } = one!) => status === 412)
    expect([one!.status, other!.status].toSorted()).toEqual([200, 412])
    expect(stale!.body).toMatchObject({
      details: { 'changes.0.version': 'This was changed by someone else in the meantime.' },
      current: { uuid: lists!.uuid, allowed: { amount: expect.any(Number) as number } },
    })
    // Another line is not disturbed by that; the assessment as a whole is.
    expect((await save(of.uuid, [{ uuid: fee!.uuid, version: '0', reply: 'As claimed' }])).status).toBe(200)
    expect(await save(of.uuid, [{ uuid: fee!.uuid, reply: null }], { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { version: 2 } },
    })
    const calder = as(CALDER)
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/line', undefined],
      ['GET', '/reductions?by=reason', undefined],
      ['PATCH', '', {}],
      ['PATCH', '/line', { changes: [{ uuid: lists!.uuid, words: 'Not mine' }] }],
      ['POST', '/line/rule', { ruling: { column: 'allowed', percent: 0 } }],
      ['DELETE', '', undefined],
      ['POST', '/restore', {}],
    ] as const) {
      const at = `client/case/${of.uuid}/assessment${path}`
      expect([path, (await calder.rest(method, at, body)).status]).toEqual([path, 404])
      const { uuid } = await post(`client/${firm.client}/case/inter-parties`, interPartesCase(firm))
      expect([path, await call(method, `${uuid}/assessment${path}`, body)]).toMatchObject([
        path,
        { status: 409, body: { message: 'This case is not complete. Complete it to enter its assessment.' } },
      ])
    }
  })
})

describe('a ruling on many lines', () => {
  test('is by percentage or by rate, and undone but for what was changed since', async () => {
    const of = await completed()
    const ruled = await rule(
      of.uuid,
      { column: 'allowed', percent: 66.66, reason: 'proportionality' },
      { head: ['profit_costs'] },
    )
    // £542.50 at 66.66 %: £361.6305, VAT £72.33; £120 at 66.66 %: £79.992.
    expect([ruled.status, ruled.body]).toMatchObject([
      200,
      {
        changed: 2,
        left: 0,
        undo: expect.any(String) as string,
        assessment: { totals: { allowed: { net: 441.62, vat: 72.33 } } },
      },
    ])
    const { lists, abroad, expert } = await named(of)
    expect([lists, abroad]).toMatchObject([
      { allowed: { hours: null, rate: null, amount: 361.63, vat: 72.33 }, reason: 'proportionality' },
      { allowed: { amount: 79.99, vat: 0 }, reason: 'proportionality' },
    ])
    await save(of.uuid, [{ uuid: abroad!.uuid, ruling: 'Reserved' }])
    const undo = `${of.uuid}/assessment/ruling/${ruled.body.undo!}/undo`
    expect((await as(CALDER).rest('POST', `client/case/${undo}`, {})).status).toBe(404)
    const undone = await call<Ruled>('POST', undo, {})
    expect([undone.status, undone.body]).toMatchObject([200, { changed: 1, left: 1, undo: null }])
    expect(await named(of)).toMatchObject({
      lists: { allowed: null, reason: null },
      abroad: { allowed: { amount: 79.99 }, ruling: 'Reserved' },
    })
    expect(await call('POST', undo, {})).toMatchObject({
      status: 409,
      body: { message: 'This ruling was undone already.' },
    })
    // Up to a rate: the second line is claimed at less, disbursements have none.
    await save(of.uuid, [{ uuid: abroad!.uuid, allowed: null, ruling: null, reason: null }])
    const byRate = await rule(of.uuid, { column: 'allowed', rate: 150, reason: 'rate' })
    expect(byRate.body).toMatchObject({ changed: 2, left: 2 })
    expect(await named(of)).toMatchObject({
      lists: { allowed: { hours: 2.5, rate: 150, amount: 375, vat: 75 }, reason: 'rate' },
      abroad: { allowed: { hours: 1.2, rate: 100, amount: 120, vat: 0 }, reason: null },
      expert: { allowed: null },
    })
    const rest = await rule(of.uuid, { column: 'allowed', percent: 100, empty_only: true })
    expect(rest.body).toMatchObject({ changed: 2, left: 2, assessment: { state: 'ruled', balance: 1150 } })
    const offered = await rule(of.uuid, { column: 'offered', percent: 0 }, { line: [expert!.uuid] })
    expect(offered.body).toMatchObject({ changed: 1, assessment: { totals: { offers: 1, offered: { gross: 0 } } } })
    const clear = await rule(of.uuid, { column: 'allowed', clear: true }, { text: 'hull' })
    expect(clear.body).toMatchObject({ changed: 1, left: 0, assessment: { state: 'in_progress' } })
    expect((await rule(of.uuid, { column: 'allowed', percent: 0 }, { line: [] })).body).toMatchObject({
      changed: 0,
      undo: null,
    })
    expect((await sentencesOf(of.uuid)).filter((sentence) => !sentence.includes('line 2'))).toEqual([
      'Assessment: 1 line: what is allowed was taken away.',
      'Assessment: 1 line: offered at 0 % of what is claimed.',
      'Assessment: 2 lines: allowed as claimed.',
      'Assessment: 2 lines: allowed at no more than £150.00 an hour (Rate too high).',
      'Assessment: A ruling on 1 line was undone. 1 line changed since stays as entered.',
      'Assessment: 2 lines: allowed at 66.66 % of what is claimed (Not proportionate).',
    ])
  })

  test('is refused where it says two things or none', async () => {
    const of = await completed(['fee'])
    for (const [ruling, path] of [
      [{ column: 'allowed' }, 'ruling.percent'],
      [{ column: 'allowed', percent: 50, rate: 100 }, 'ruling.percent'],
      [{ column: 'allowed', percent: 100.01 }, 'ruling.percent'],
      [{ column: 'claimed', percent: 50 }, 'ruling.column'],
      [{ column: 'allowed', percent: 50, more: 1 }, 'ruling.more'],
    ] as const)
      expect((await rule(of.uuid, ruling)).body.details, path).toHaveProperty([path])
    for (const [filter, path] of [
      [{ head: 'disbursements' }, 'filter.head'],
      [{ line: ['all'] }, 'filter.line'],
      [{ state: ['lost'] }, 'filter.state'],
      [{ rows: [] }, 'filter.rows'],
    ] as const)
      expect((await rule(of.uuid, { column: 'allowed', percent: 50 }, filter)).body.details, path).toHaveProperty([
        path,
      ])
  })
})

describe('an assessment as a whole', () => {
  test('has payments, offers, interest and what is owed', async () => {
    const of = await completed(['lists'])
    // £651 with VAT.
    await rule(of.uuid, { column: 'allowed', percent: 100 })
    const today = londonDay(new Date())
    const yearAgo = londonDay(new Date(Date.now() - 365 * 86_400_000))
    const edited = await call('PATCH', `${of.uuid}/assessment`, {
      general_points: 'Hourly rates are in dispute.',
      payments: [{ date: today, amount: '151.00', words: 'On account' }],
      offers: [
        { date: today, by: 'receiving_party', amount: 640 },
        { date: yearAgo, by: 'paying_party', amount: 700 },
      ],
      interest: { from: yearAgo, rate: 10 },
    })
    expect([edited.status, edited.body.details]).toEqual([200, undefined])
    // A year of £651 at 10 %: £65.10; the payment of today bears on no day of it.
    expect(edited.body).toMatchObject({
      ...{ general_points: 'Hourly rates are in dispute.', state: 'ruled', balance: 651 + 65.1 - 151 },
      payments: [{ date: today, amount: 151, words: 'On account' }],
      offers: [
        { date: yearAgo, by: 'paying_party', amount: 700, beside: 49 },
        { date: today, by: 'receiving_party', amount: 640, beside: -11 },
      ],
      interest: { rate: 10, from: yearAgo, amount: 65.1, disallowed: [] },
    })
    const without = await call('PATCH', `${of.uuid}/assessment`, {
      interest: { rate: null, disallowed: [{ from: yearAgo, to: today }] },
    })
    expect(without.body.interest).toMatchObject({
      ...{ rate: 8, from: yearAgo, amount: 0, daily: 0, disallowed: [{ from: yearAgo, to: today }] },
      periods: [{ from: yearAgo, days: 365, principal: 651, is_disallowed: true, amount: 0 }],
    })
    const refused = await call('PATCH', `${of.uuid}/assessment`, {
      payments: [{ date: '2025-02-30', amount: -1 }],
      offers: [{ date: today, by: 'a_friend', amount: 1 }],
      interest: { rate: 101, disallowed: [{ from: '2025-02-02', to: '2025-02-01' }] },
    })
    expect([refused.status, Object.keys(refused.body.details).toSorted()]).toEqual([
      422,
      ['interest.disallowed.0.to', 'interest.rate', 'offers.0.by', 'payments.0.amount', 'payments.0.date'],
    ])
    expect((await sentencesOf(of.uuid))[0]).toContain('Interest, percent a year: 10.00 → nothing.')
  })

  test('begins with what the bill says was paid on account, until something else is entered', async () => {
    const of = await completed(['lists'], {
      interim_payments: [
        { date: '2024-09-02', amount: 100.5 },
        { date: '2024-08-01', amount: 50 },
      ],
    })
    const onAccount = [
      { date: '2024-08-01', amount: 50, words: 'On account' },
      { date: '2024-09-02', amount: 100.5, words: 'On account' },
    ]
    expect(await read(of.uuid)).toMatchObject({ state: 'not_started', payments: onAccount })
    await rule(of.uuid, { column: 'allowed', percent: 100 })
    expect(await read(of.uuid)).toMatchObject({ payments: onAccount, balance: 651 - 150.5 })
    const edit = async (payments: object[]) => (await call('PATCH', `${of.uuid}/assessment`, { payments })).body
    expect(await edit(onAccount.slice(1))).toMatchObject({ payments: onAccount.slice(1), balance: 651 - 100.5 })
    expect((await sentencesOf(of.uuid))[0]).toContain('01/08/2024 £50.00 On account')
    expect(await edit([])).toMatchObject({ payments: [], balance: 651 })
    // Of an assessment in which nothing else is entered it is known as well that nothing was paid.
    await rule(of.uuid, { column: 'allowed', clear: true })
    expect(await read(of.uuid)).toMatchObject({ state: 'in_progress', payments: [] })
    expect(await edit(onAccount)).toMatchObject({ state: 'not_started', payments: onAccount })
  })

  test('is removed and restored, and set aside when the case is reopened', async () => {
    const of = await completed(['lists', 'expert', 'fee'])
    const { lists, expert } = await named(of)
    await save(of.uuid, [
      { uuid: lists!.uuid, allowed: { hours: 2 }, reason: 'time' },
      { uuid: expert!.uuid, allowed: { amount: 100 } },
    ])
    const ruled = await rule(of.uuid, { column: 'allowed', percent: 100, empty_only: true })
    await call('PATCH', `${of.uuid}/assessment`, { general_points: 'All of it' })
    const before = await read(of.uuid)
    const removed = await call('DELETE', `${of.uuid}/assessment`)
    expect([removed.status, removed.body]).toMatchObject([
      200,
      { state: 'not_started', general_points: null, can_restore: true, version: before.version + 1 },
    ])
    // A line is what it was, and nothing that was read before can be saved over it.
    expect(await named(of)).toMatchObject({ lists: { uuid: lists!.uuid, allowed: null, version: 0 } })
    expect(await call('POST', `${of.uuid}/assessment/ruling/${ruled.body.undo!}/undo`, {})).toMatchObject({
      status: 409,
      body: { message: 'The assessment of this ruling was removed. Restore it before the ruling is undone.' },
    })
    await save(of.uuid, [{ uuid: expert!.uuid, reply: 'New' }])
    const busy = await call('POST', `${of.uuid}/assessment/restore`, {})
    expect([busy.status, (await read(of.uuid)).can_restore]).toEqual([409, false])
    await save(of.uuid, [{ uuid: expert!.uuid, reply: null }])
    const restored = await call('POST', `${of.uuid}/assessment/restore`, {})
    expect([restored.status, restored.body]).toMatchObject([
      200,
      { totals: before.totals, general_points: 'All of it', can_restore: false, unbound: [] },
    ])
    // Reopened, one row changed, and completed again.
    await post(`client/case/${of.uuid}/status/in_progress`, {})
    expect((await call('GET', `${of.uuid}/assessment`)).status).toBe(409)
    await call('PATCH', `${of.uuid}/time-recording/${of.items.lists!}`, { time: 2.4 })
    await post(`client/case/${of.uuid}/status/complete`, {})
    expect(await read(of.uuid)).toMatchObject({ state: 'not_started', can_restore: true, unbound: [] })
    const again = await call('POST', `${of.uuid}/assessment/restore`, {})
    expect(again.body).toMatchObject({
      ...{ state: 'in_progress', general_points: 'All of it', can_restore: false },
      totals: { lines: 3, rulings: 2, claimed: { net: 1010.8 }, allowed: { net: 140 } },
      unbound: [
        {
          ...{ line: of.items.lists, date: '2024-05-01', description: 'The lists' },
          claimed: { hours: 2.5, rate: 217, amount: 542.5, vat: 108.5 },
          allowed: { hours: 2, rate: 217, amount: 434, vat: 86.8 },
          offered: null,
        },
      ],
    })
    // What is entered of the line now stands beside what was entered of it then.
    const now = await named(of)
    expect(now.lists).toMatchObject({ uuid: lists!.uuid, allowed: null, claimed: { hours: 2.4 } })
    const saved = await save(of.uuid, [{ uuid: lists!.uuid, allowed: { hours: 2.4 } }])
    expect(saved.body).toMatchObject({ state: 'ruled', unbound: [{ allowed: { hours: 2 } }] })
    expect((await sentencesOf(of.uuid)).filter((one) => /Set aside|Removed|Restored|Deleted/.test(one))).toEqual([
      'Assessment: Restored: what was entered of 3 lines.',
      'Assessment: Set aside, as the case was reopened: what was entered of 3 lines.',
      'Assessment: Restored: what was entered of 3 lines.',
      'Assessment: Removed: what was entered of 3 lines.',
    ])
  })

  test('says what was reduced, by reason, grade and all else', async () => {
    const of = await completed()
    const { lists, abroad, expert } = await named(of)
    await save(of.uuid, [
      { uuid: lists!.uuid, allowed: { hours: 2 }, reason: 'time' },
      { uuid: abroad!.uuid, allowed: { amount: 0 } },
      { uuid: expert!.uuid, allowed: { amount: 300 }, reason: 'time' },
    ])
    const by = async (group: string) =>
      (await call<Record<string, unknown>[]>('GET', `${of.uuid}/assessment/reductions?by=${group}`)).body.map((row) =>
        Object.values(row),
      )
    expect(await by('reason')).toEqual([
      ['time', 'Too much time', 2, 992.5, 734, 258.5],
      [null, 'No reason', 1, 120, 0, 120],
    ])
    expect(await by('grade')).toEqual([
      ['A', 'A', 2, 662.5, 434, 228.5],
      [null, 'No grade', 1, 450, 300, 150],
    ])
    expect((await by('fee_earner')).map(([key]) => key)).toEqual([firm.feeEarner, null])
    expect(await by('activity')).toEqual([
      ['preparation', 'Preparation', 2, 662.5, 434, 228.5],
      ['photocopying', 'Photocopying', 1, 450, 300, 150],
    ])
    expect((await by('head')).map(([key, name]) => [key, name])).toEqual([
      ['profit_costs', 'Profit costs'],
      ['disbursements', 'Disbursements'],
    ])
    expect((await call('GET', `${of.uuid}/assessment/reductions?by=colour`)).body.details).toHaveProperty('by')
    expect((await call('GET', `${of.uuid}/assessment/reductions`)).body.details).toHaveProperty('by')
  })
})

describe('GraphQL', () => {
  const LINE =
    'uuid line number head item date description isByTheHour claimed { hours rate amount vat } allowed { hours rate amount vat } reason version changedBy changedAt'
  const WHOLE = `version state entered canRestore balance heads { name claimed offered allowed totals { rulings } }
    totals { lines rulings claimed { net vat gross } allowed { gross } }
    interest { rate from amount } deadlines { version } reductions(by: reason) { key name reduction }
    lines(first: 2, filter: $f) { totalCount nodes { ${LINE} } pageInfo { hasNextPage endCursor } totals { lines claimed { net } } }`
  const query = (uuid: string, filter: object | null = null, who = firm.owner) =>
    as(who).graphql(`query($c: ID!, $f: AssessmentFilter) { case(uuid: $c) { assessment { ${WHOLE} } } }`, {
      c: uuid,
      f: filter,
    })
  interface Whole {
    version: string
    lines: { totalCount: number; nodes: { uuid: string; version: string }[] }
  }
  const wholeIn = (data: unknown): Whole => (data as { case: { assessment: Whole } }).case.assessment

  test('reads, saves, rules, undoes, removes and restores', async () => {
    const of = await completed()
    const { data, errors } = await query(of.uuid, { heads: ['profit_costs'], states: ['unruled'] })
    expect(errors).toBeUndefined()
    const whole = wholeIn(data)
    expect(whole).toMatchObject({
      ...{ version: '0', state: 'not_started', entered: 0, balance: null, deadlines: { version: '0' } },
      reductions: [],
      totals: { lines: 4, claimed: { net: '1152.50', vat: '198.50', gross: '1351.00' } },
      heads: [{ name: 'profit_costs', claimed: '662.50', allowed: '0.00' }, { name: 'disbursements' }],
      lines: {
        totalCount: 2,
        nodes: [
          { number: '1', claimed: { hours: '2.50', rate: '217.00', amount: '542.50', vat: '108.50' }, version: '0' },
          { number: '2', isByTheHour: true, allowed: null },
        ],
        pageInfo: { hasNextPage: false, endCursor: '2' },
      },
    })
    const [first] = whole.lines.nodes
    const SAVE = `mutation($c: ID!, $l: [AssessmentLineChange!]!, $v: String, $f: AssessmentFilter) {
      saveAssessmentLines(caseUuid: $c, changes: $l, version: $v) { ${WHOLE} } }`
    const changes = [{ uuid: first!.uuid, version: '0', allowed: { hours: '2', rate: 200 }, reason: 'rate' }]
    const saved = await as(firm.owner).graphql(SAVE, { c: of.uuid, l: changes, v: '0' })
    expect(saved.errors).toBeUndefined()
    expect(saved.data).toMatchObject({
      saveAssessmentLines: {
        ...{ version: '1', state: 'in_progress', entered: 1 },
        reductions: [{ key: 'rate', name: 'Rate too high', reduction: '142.50' }],
        lines: {
          nodes: [
            { allowed: { amount: '400.00' }, version: '1', changedAt: expect.stringMatching(/Z$/) as string },
            {},
          ],
        },
      },
    })
    const stale = await as(firm.owner).graphql(SAVE, { c: of.uuid, l: changes })
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      problems: [{ path: 'changes.0.version' }],
      current: { uuid: first!.uuid, version: '1' },
    })
    const refused = await as(firm.owner).graphql(SAVE, {
      c: of.uuid,
      l: [{ uuid: first!.uuid, offered: { hours: 3 } }],
    })
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      problems: [{ path: 'changes.0.offered.hours', message: 'At most 2.50 hours are claimed.' }],
    })
    const RULE = `mutation($c: ID!, $f: AssessmentFilter, $r: AssessmentRulingInput!) {
      ruleAssessmentLines(caseUuid: $c, filter: $f, ruling: $r) { changed left undo assessment { ${WHOLE} } } }`
    const ruled = await as(firm.owner).graphql(RULE, {
      c: of.uuid,
      f: { text: 'hull', from: '2024-05-01', feeEarners: null },
      r: { column: 'allowed', percent: 50, emptyOnly: true },
    })
    expect([ruled.errors, ruled.data]).toMatchObject([undefined, { ruleAssessmentLines: { changed: 1, left: 0 } }])
    const { undo } = (ruled.data as { ruleAssessmentLines: { undo: string } }).ruleAssessmentLines
    const UNDO = 'mutation($c: ID!, $u: ID!) { undoAssessmentRuling(caseUuid: $c, undo: $u) { changed left undo } }'
    expect((await as(firm.owner).graphql(UNDO, { c: of.uuid, u: undo })).data).toEqual({
      undoAssessmentRuling: { changed: 1, left: 0, undo: null },
    })
    const EDIT =
      'mutation($c: ID!, $i: AssessmentInput!) { editAssessment(caseUuid: $c, input: $i) { generalPoints payments { amount } } }'
    const input = { generalPoints: 'Rates', payments: [{ date: '2025-01-31', amount: '10.00' }] }
    expect((await as(firm.owner).graphql(EDIT, { c: of.uuid, i: input })).data).toEqual({
      editAssessment: { generalPoints: 'Rates', payments: [{ amount: '10.00' }] },
    })
    const REMOVE = 'mutation($c: ID!) { removeAssessment(caseUuid: $c) { state canRestore } }'
    expect((await as(firm.owner).graphql(REMOVE, { c: of.uuid })).data).toEqual({
      removeAssessment: { state: 'not_started', canRestore: true },
    })
    const RESTORE = 'mutation($c: ID!) { restoreAssessment(caseUuid: $c) { state unbound { line } } }'
    expect((await as(firm.owner).graphql(RESTORE, { c: of.uuid })).data).toEqual({
      restoreAssessment: { state: 'in_progress', unbound: [] },
    })
    expect((await query(of.uuid, null, CALDER)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('answers null before the bill is complete, and the error of it to a change', async () => {
    const { uuid } = await post(`client/${firm.client}/case/inter-parties`, interPartesCase(firm))
    expect((await query(uuid)).data).toEqual({ case: { assessment: null } })
    const { errors } = await as(firm.owner).graphql(
      'mutation($c: ID!) { restoreAssessment(caseUuid: $c) { version } }',
      {
        c: uuid,
      },
    )
    expect(errors?.[0]).toMatchObject({
      message: 'This case is not complete. Complete it to enter its assessment.',
      extensions: { code: 'CONFLICT' },
    })
  })
})
