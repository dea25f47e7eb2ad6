import { describe, expect, test } from 'vitest'
import { workedBills } from '../dev/worked-bill.ts'
import { careCase } from './support/care-case.ts'
import { enterPeriodsBill } from './support/bills/periods.ts'
import { ADMIN, makeFirm, makePerson, office } from './support/firms.ts'
import { highCostCase } from './support/high-cost-case.ts'
import { as } from './support/instance.ts'

// What a fee earner is has a date: grade, office, type and panel membership hold from a day.

interface Period {
  from: string | null
  grade: string
  site: string
  type: string
  is_panel_member: boolean
}
interface Earner extends Omit<Period, 'from'> {
  uuid: string
  version: number
  firstname: string
  periods: Period[]
}
interface Preview {
  total_count: number
  examined: number
  nodes: { uuid: string; before: number | null; after: number | null }[]
}

async function newFirm() {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const owner = as(firm.owner)
  const at = `client/${firm.client}/fee-earner`
  const path = `${at}/${firm.feeEarner}`
  const answered = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', to: string, body?: unknown, status = 200) => {
    const answer = await owner.rest<T>(method, to, body)
    expect([to, answer.status, answer.body]).toEqual([to, status, answer.body])
    return answer.body
  }
  const earner = async () => (await answered<Earner[]>('GET', at)).find(({ uuid }) => uuid === firm.feeEarner)!
  const truro = await answered<{ uuid: string }>(
    'POST',
    `clients/${firm.client}/sites`,
    office('Truro', { postcode: 'TR1 2XX', region: 'South', headquarters: false }),
    201,
  )
  /** A care case that is claimed by the hour, with an hour of preparation on each of some days. */
  const newCase = async (days: readonly string[], certificate: object = {}) => {
    const { uuid } = await answered<{ uuid: string }>(
      'POST',
      `client/${firm.client}/case/legal-aid`,
      careCase(firm, {}, certificate as never),
      201,
    )
    const exceptionals = [{ case_part: null, exceptional: true }]
    await answered('PATCH', `client/case/${uuid}/exceptional`, { exceptionals })
    for (const date of days)
      await answered(
        'POST',
        `client/case/${uuid}/time-recording`,
        { date, fee_earner: firm.feeEarner, activity_type: 'preparation', time: 1 },
        201,
      )
    return uuid
  }
  const value = async (uuid: string) => (await answered<{ value: number }>('GET', `client/case/${uuid}/totals`)).value
  return { ...firm, caller: owner, path, answered, earner, truro: truro.uuid, newCase, value }
}

const TOTALS = `query($c: ID!) { case(uuid: $c) { totals { net vat gross breakdowns { by rows { key profitCosts vat } }
  heads { name lines(first: 50) { nodes { item net vat isAboveGuideline excludedBecause } } } } } }`
interface Amounts {
  net: string
  vat: string
}
interface Totals extends Amounts {
  gross: string
  breakdowns: { by: string; rows: { key: string | null; profitCosts: string; vat: string }[] }[] | null
  heads: { lines: { nodes: (Amounts & { item: string | null; isAboveGuideline: boolean | null })[] } }[]
}

test.each(workedBills('periods').map((bill) => [bill.name, bill] as const))(
  'the worked bill %s, to the penny',
  async (_name, worked) => {
    const { client, owner } = await makeFirm(ADMIN, 'solicitor')
    const caller = as(owner)
    const { uuid, items } = await enterPeriodsBill(caller, client, worked)
    const { data } = await caller.graphql(TOTALS, { c: uuid })
    const { totals } = (data as { case: { totals: Totals } }).case
    const lines = totals.heads.flatMap((head) => head.lines.nodes)
    for (const [i, { net, vat }] of worked.rows.entries())
      if (items[i]) expect([i, lines.find(({ item }) => item === items[i])]).toMatchObject([i, { net, vat }])
    expect({ net: totals.net, vat: totals.vat }).toEqual(worked.expected.get('total'))
    expect(totals.gross).toBe(worked.expected.get('gross')?.net)
    for (const { key, profitCosts, vat } of totals.breakdowns?.find(({ by }) => by === 'grade')?.rows ?? [])
      expect([key, { net: profitCosts, vat }]).toEqual([key, worked.expected.get(`grade.${key}`)])
    if (worked.expected.has('above_guideline'))
      expect(lines.filter(({ isAboveGuideline }) => isAboveGuideline)).toHaveLength(
        Number(worked.expected.get('above_guideline')?.net),
      )
  },
)

describe('the periods of a fee earner', () => {
  test('begin with one that has no beginning; a change from a day begins one, again it is corrected', async () => {
    const { path, answered, earner, site, truro } = await newFirm()
    const first = { from: null, grade: 'A', site, type: 'solicitor', is_panel_member: false }
    expect(await earner()).toMatchObject({ grade: 'A', periods: [first] })
    await answered('PATCH', path, { grade: 'B', from: '1 March 2025' })
    const begun = { ...first, from: '2025-03-01', grade: 'B' }
    expect(await earner()).toMatchObject({ grade: 'B', site, periods: [first, begun] })
    await answered('PATCH', path, { site: truro, is_panel_member: true, from: '2025-03-01' })
    const moved = { ...begun, site: truro, is_panel_member: true }
    const { from: _from, ...facts } = moved
    expect(await earner()).toMatchObject({ ...facts, periods: [first, moved] })
    await answered('PATCH', path, { grade: 'C', from: '2024-01-01', firstname: 'Ann' })
    // A period in between goes on until the next one, which keeps its own grade.
    expect(await earner()).toMatchObject({
      firstname: 'Ann',
      grade: 'B',
      periods: [first, { ...first, from: '2024-01-01', grade: 'C' }, moved],
    })
  })

  test('without a day the one in force today is corrected; a coming day changes nothing of today', async () => {
    const { path, answered, earner } = await newFirm()
    await answered('PATCH', path, { grade: 'D', from: '2099-01-01' })
    expect(await earner()).toMatchObject({ grade: 'A', periods: [{ grade: 'A' }, { from: '2099-01-01', grade: 'D' }] })
    await answered('PATCH', path, { grade: 'B' })
    expect(await earner()).toMatchObject({ grade: 'B', periods: [{ from: null, grade: 'B' }, { grade: 'D' }] })
  })

  test('one joins the one before it; the first stays, and an unknown day is none', async () => {
    const { path, answered, earner } = await newFirm()
    await answered('PATCH', path, { grade: 'B', from: '2025-03-01' })
    for (const day of ['null', '2025-03-02', 'x', '']) await answered('DELETE', `${path}/period/${day}`, undefined, 404)
    expect(await answered<Earner>('DELETE', `${path}/period/2025-03-01`)).toMatchObject({
      grade: 'A',
      periods: [{ from: null, grade: 'A' }],
    })
    expect((await earner()).periods).toHaveLength(1)
  })

  test('a day is refused without what begins, and where it is none; periods are answered and not sent', async () => {
    const { path, answered, earner } = await newFirm()
    const before = await earner()
    const refused = async (body: object, key: string) =>
      expect(await answered('PATCH', path, body, 422)).toMatchObject({ details: { [key]: expect.any(String) } })
    await refused({ from: '2025-03-01' }, 'from')
    await refused({ firstname: 'Ann', from: '2025-03-01' }, 'from')
    for (const from of ['2025-02-30', '31/02/2025', '1/3', 5, '', true]) await refused({ grade: 'B', from }, 'from')
    await refused({ periods: [] }, 'periods')
    await refused({ grade: 'E', from: '2025-03-01' }, 'grade')
    await refused({ site: before.uuid, from: '2025-03-01' }, 'site')
    await answered('PATCH', path, { ...before, firstname: before.firstname })
    expect(await earner()).toEqual(before)
  })

  test('a stale version is refused with the row as it is, and changes nothing', async () => {
    const { path, answered, earner, caller } = await newFirm()
    await answered('PATCH', path, { grade: 'B', from: '2025-03-01' })
    const now = await earner()
    const stale = await caller.rest('PATCH', path, { grade: 'C' }, { 'if-match': '"1"' })
    expect([stale.status, await earner()]).toEqual([412, now])
    expect((await caller.rest('DELETE', `${path}/period/2025-03-01`, undefined, { 'if-match': '"1"' })).status).toBe(
      412,
    )
  })
})

describe('what changes is shown before, and told in each case', () => {
  const DAYS = ['2025-02-28', '2025-03-01']

  test('a change from a day moves no line before it; the preview says what the change does', async () => {
    const { client, path, answered, truro, newCase, value } = await newFirm()
    const uuid = await newCase(DAYS)
    const other = await newCase(['2024-06-01'])
    const [before, unmoved] = [await value(uuid), await value(other)]
    const site = await answered<{ uuid: string }>(
      'POST',
      `clients/${client}/sites`,
      office('London', { postcode: 'EC1A 1BB', location: 'London', region: 'South', headquarters: false }),
      201,
    )
    const change = { site: site.uuid, from: '2025-03-01' }
    const preview = await answered<Preview>('POST', `${path}/preview`, change)
    expect(preview).toMatchObject({ total_count: 2, examined: 2 })
    expect(await value(uuid)).toBe(before)
    await answered('PATCH', path, change)
    // 52.57 twice, then the second at 55.24; with VAT 10.51 and 11.05.
    expect([before, await value(uuid)]).toEqual([126.16, 129.37])
    expect(await value(other)).toBe(unmoved)
    expect(preview.nodes).toMatchObject([{ uuid, before: 126.16, after: 129.37 }])
    expect(await answered<Preview>('POST', `${path}/preview`, { removed: true, from: '2025-03-01' })).toMatchObject({
      nodes: [{ uuid, before: 129.37, after: 126.16 }],
    })
    await answered('PATCH', path, { site: truro, from: '2025-03-01' })
    expect(await value(uuid)).toBe(126.16)
  })

  test('the audit of a case whose value moves says who, why and by how much; of any other nothing', async () => {
    const { path, answered, newCase } = await newFirm()
    const uuid = await newCase(DAYS)
    const other = await newCase(['2024-06-01'])
    await answered('PATCH', path, { is_panel_member: true, from: '2025-03-01' })
    const entriesOf = async (of: string) =>
      (
        await answered<{ nodes: { action: string; sentences?: string[]; before: unknown; after: unknown }[] }>(
          'GET',
          `client/case/${of}/audit`,
        )
      ).nodes.filter(({ action }) => action === 'revalued')
    expect(await entriesOf(uuid)).toMatchObject([
      {
        before: { value: 126.16, unpriced: 0 },
        // 52.57 x 1.15 = 60.4555 = 60.46, with VAT of 12.09.
        after: {
          value: 135.63,
          unpriced: 0,
          because: expect.stringMatching(/^\S+ Earner is a panel member from 01\/03\/2025, before: no panel member\.$/),
        },
      },
    ])
    expect(await entriesOf(other)).toEqual([])
  })

  test('who reviews a case is told that its value moved; of a case in draft nobody is', async () => {
    const { client, site, path, answered, newCase } = await newFirm()
    const leader = as((await makePerson(ADMIN, { client, site }, 'team_leader')).email)
    const reviewed = await newCase(DAYS)
    await newCase(DAYS)
    await answered('POST', `client/case/${reviewed}/status/in_review`, {})
    await answered('PATCH', path, { is_panel_member: true, from: '2025-03-01' })
    const { data } = await leader.graphql('{ viewer { notifications { nodes { kind caseUuid sentence } } } }')
    const { nodes } = (data as { viewer: { notifications: { nodes: { kind: string }[] } } }).viewer.notifications
    expect(nodes.filter(({ kind }) => kind === 'value_moved')).toEqual([
      {
        kind: 'value_moved',
        caseUuid: reviewed,
        sentence: expect.stringMatching(/^The value of .* moved from £126\.16 to £135\.63: .*\.$/),
      },
    ])
  })

  test('a complete case keeps its bill, and a correction reaches all days', async () => {
    const { path, answered, newCase, value } = await newFirm()
    const [complete, open] = [await newCase(DAYS), await newCase(DAYS)]
    await answered('POST', `client/case/${complete}/status/complete`, {})
    await answered('PATCH', path, { is_panel_member: true })
    expect([await value(complete), await value(open)]).toEqual([126.16, 145.1])
  })

  test('the fixed fee goes by the office on the date of issue', async () => {
    const { path, answered, truro, newCase, value } = await newFirm()
    const exceptionals = [{ case_part: null, exceptional: false }]
    const [earlier, later] = [
      await newCase([], { date_of_issue: '2025-02-28' }),
      await newCase([], { date_of_issue: '2025-03-01' }),
    ]
    for (const uuid of [earlier, later]) await answered('PATCH', `client/case/${uuid}/exceptional`, { exceptionals })
    const [north] = [await value(earlier)]
    expect(await value(later)).toBe(north)
    await answered('PATCH', path, { site: truro, from: '2025-03-01' })
    expect(await value(earlier)).toBe(north)
    expect(await value(later)).not.toBe(north)
  })

  test('an office that was entered wrongly is corrected for all days, shown before and told', async () => {
    const { client, site, answered, newCase, value } = await newFirm()
    const uuid = await newCase(DAYS)
    const to = `clients/${client}/sites/${site}`
    const preview = await answered<Preview>('POST', `${to}/preview`, { location: 'London' })
    expect(await value(uuid)).toBe(126.16)
    await answered('PATCH', to, { location: 'London' })
    expect(await value(uuid)).toBe(132.58)
    expect(preview.nodes).toMatchObject([{ uuid, before: 126.16, after: 132.58 }])
    const audit = await answered<{ nodes: { action: string; after: { because: string } }[] }>(
      'GET',
      `client/case/${uuid}/audit`,
    )
    expect(audit.nodes.find(({ action }) => action === 'revalued')?.after.because).toMatch(
      /^The office .*: location London, before: Non-London\.$/,
    )
    await answered('POST', `${to}/preview`, { region: 'East' }, 422)
  })

  test('an administrator who may read no case is told how many there are, and changes them all the same', async () => {
    const { path, newCase, value } = await newFirm()
    const uuid = await newCase(DAYS)
    const admin = as(ADMIN)
    const change = { is_panel_member: true, from: '2025-03-01' }
    expect(await admin.rest('POST', `${path}/preview`, change)).toMatchObject({
      status: 200,
      body: { total_count: 1, examined: 0, nodes: [] },
    })
    expect((await admin.rest('PATCH', path, change)).status).toBe(200)
    expect(await value(uuid)).toBe(135.63)
    expect((await admin.rest('GET', `client/case/${uuid}`)).status).toBe(404)
  })

  test('what is paid by the event does not depend on who attended', async () => {
    const { client, path, answered, ...firm } = await newFirm()
    await answered('POST', `client/${client}/case/high-cost`, highCostCase(firm), 201)
    expect(await answered<Preview>('POST', `${path}/preview`, { grade: 'D', is_panel_member: true })).toMatchObject({
      total_count: 1,
      examined: 1,
      nodes: [],
    })
  })
})

test('GraphQL has the same: periods, a change from a day, its preview, and the removal of a period', async () => {
  const { client, feeEarner, caller, newCase } = await newFirm()
  const uuid = await newCase(['2025-03-01'])
  const args = { c: client, u: feeEarner }
  const preview = await caller.graphql(
    `query($c: ID!, $u: ID!) { feeEarnerPreview(clientUuid: $c, uuid: $u, input: { isPanelMember: true }, from: "2025-03-01") {
      totalCount examined nodes { caseUuid before after } } }`,
    args,
  )
  expect(preview).toMatchObject({
    data: {
      feeEarnerPreview: {
        totalCount: 1,
        examined: 1,
        nodes: [{ caseUuid: uuid, before: '63.08', after: '72.55' }],
      },
    },
  })
  const edited = await caller.graphql(
    `mutation($c: ID!, $u: ID!) { editFeeEarner(clientUuid: $c, uuid: $u, input: { isPanelMember: true }, from: "2025-03-01") {
      isPanelMember periods { from isPanelMember grade } } }`,
    args,
  )
  expect(edited.data).toEqual({
    editFeeEarner: {
      isPanelMember: true,
      periods: [
        { from: null, isPanelMember: false, grade: 'A' },
        { from: '2025-03-01', isPanelMember: true, grade: 'A' },
      ],
    },
  })
  const { data } = await caller.graphql(
    'mutation($c: ID!, $u: ID!) { removeFeeEarnerPeriod(clientUuid: $c, uuid: $u, from: "2025-03-01") { periods { from } } }',
    args,
  )
  expect(data).toEqual({ removeFeeEarnerPeriod: { periods: [{ from: null }] } })
})
