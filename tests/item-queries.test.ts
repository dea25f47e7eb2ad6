import { queryParameters, writeItemQuery, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { listedKinds, listsOf } from '@costdraft/schema/items/listed-kinds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { disclosure } from './support/added-inter-partes-case.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCourtOfProtectionCase, newInterPartesCase } from './support/firm.ts'
import { as } from './support/instance.ts'
import { HEAD, upload } from './support/ledger.ts'

// Lists of items by a filter and in an order, and what their rows come to, through the REST API and through GraphQL.
const ashdown = as(ASHDOWN)
const answered = answersTo(ashdown)

interface Page {
  total_count: number
  nodes: Row[]
  has_next_page: boolean
  end_cursor: string | null
}
interface Sums {
  count: number
  time: number | null
  net: number
  vat: number
  unpriced: number
}
type Query = Partial<ItemQuery>
const asked = (query: Query, more: Record<string, string | number> = {}): string =>
  new URLSearchParams([
    ...writeItemQuery({ values: {}, flags: [], ...query }),
    ...Object.entries(more).map(([name, value]): [string, string] => [name, String(value)]),
  ]).toString()
/** Rows are known by the first letter of their description. */
const letters = (rows: readonly Record<string, unknown>[]): string =>
  rows.map(({ description }) => String(description)[0]).join('')
const page = (path: string, query: Query, more?: Record<string, string | number>): Promise<Page> =>
  answered<Page>('GET', `${path}?${asked(query, more)}`)
const sums = (path: string, query: Query = {}): Promise<Sums> => answered<Sums>('GET', `${path}/sums?${asked(query)}`)
const pounds = (rows: readonly Row[], key: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0) / 100

/** The arguments of a list in GraphQL. */
const argumentsOf = ({ values, flags = [], from, to, sort }: Query): Record<string, unknown> => ({
  f: { ...values, ...Object.fromEntries(flags.map((flag) => [flag, true])), ...(from && { from }), ...(to && { to }) },
  s: sort ?? null,
})
interface Listed {
  totalCount: number
  nodes: { description: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  sums: Omit<Sums, 'net' | 'vat'> & Record<'net' | 'vat', string | null>
}
async function listed(caseUuid: string, list: string, query: Query, more: Record<string, unknown> = {}) {
  const text = `query ($c: ID!, $f: ItemFilter, $s: ItemSort, $n: Int, $a: String) { case(uuid: $c) {
    rows: ${list}(filter: $f, sort: $s, first: $n, after: $a) {
      totalCount nodes { description } pageInfo { hasNextPage endCursor } sums { count time net vat unpriced } } } }`
  const { data, errors } = await ashdown.graphql(text, { c: caseUuid, ...argumentsOf(query), ...more })
  expect(errors).toBeUndefined()
  return (data as { case: { rows: Listed } }).case.rows
}

let caseUuid: string
let times: string
/** Uuids by the words that the queries below name them with. */
const ids: Record<string, string> = {}
const idsIn = ({ values = {}, ...query }: Query): Query => ({
  ...query,
  values: Object.fromEntries(
    Object.entries(values).map(([name, given]) => [name, given.map((one) => ids[one] ?? one)]),
  ),
})

/**
 * Work for a deputy by two fee earners, for parts and parties: without a price, estimated, with comments, and one in
 * the trash.
 */
async function recordWork(): Promise<void> {
  const { client } = await firmOf(ASHDOWN)
  const earners = await answered<Row[]>('GET', `client/${client}/fee-earner`)
  for (const surname of ['Shah', 'Okafor']) ids[surname] = earners.find((row) => row.surname === surname)?.uuid ?? ''
  caseUuid = (await newCourtOfProtectionCase(ASHDOWN, { start_date: '2000-01-01' })).uuid
  const at = `client/case/${caseUuid}`
  times = `${at}/time-recording`
  for (const party of ['bank', 'Adviser']) ids[party] = (await answered('POST', `${at}/party`, { party })).uuid
  for (const description of ['Second year', 'First year'])
    ids[description] = (await answered('POST', `${at}/case-part`, { description })).uuid
  const add = async (description: string, date: string, earner: string, activity: string, time: number, more = {}) =>
    answered('POST', times, {
      description: `${description} work`,
      date,
      fee_earner: ids[earner],
      activity_type: activity,
      time,
      ...more,
    })
  const comment = async (row: Row) =>
    answered('POST', `client/entity/case_fee/${row.uuid}/comment`, { body: 'Which one?' })
  // Two of one day, of which the second was entered before the first of another.
  await add('b', '2024-05-01', 'Shah', 'preparation', 1, { party: ids.bank, cop_case_part: ids['Second year'] })
  await add('A', '2024-05-01', 'Okafor', 'letter_out', 0.1, { party: ids.Adviser, cop_case_part: ids['First year'] })
  await add('c', '2024-04-10', 'Shah', 'telephone_call', 0.2)
  // Before the first edition of the guideline rates that is held.
  await add('d', '2001-01-01', 'Okafor', 'preparation', 2)
  await comment(await add('e', '2024-06-01', 'Shah', 'preparation', 1.5, { party: ids.bank }))
  const noted = await add('g', '2024-07-01', 'Shah', 'preparation', 1)
  const resolved = await comment(noted)
  await answered('PATCH', `client/entity/case_fee/${noted.uuid}/comment/${resolved.uuid}/resolve`, {})
  const trashed = await add('x', '2024-05-01', 'Shah', 'preparation', 9, { party: ids.bank })
  await comment(trashed)
  await answered('DELETE', `${at}/fee/${trashed.uuid}`, undefined, 204)
  await upload(caseUuid, [`${HEAD}02/06/2024,PS,preparation,f work,`])
}
beforeAll(recordWork)

const by = (name: string, direction = 'asc') => ({ sort: { by: name, direction } }) as Query
const queries: [Query, string][] = [
  [{ values: { feeEarner: ['Shah'] } }, 'cbefg'],
  [{ values: { feeEarner: ['Okafor'] } }, 'dA'],
  [{ values: { feeEarner: ['Okafor', 'Shah'] } }, 'dcbAefg'],
  [{ values: { activityType: ['letter_out', 'telephone_call'] } }, 'cA'],
  [{ values: { party: ['bank'] } }, 'be'],
  [{ values: { party: ['bank', 'Adviser'] } }, 'bAe'],
  [{ values: { copCasePart: ['First year'] } }, 'A'],
  [{ values: { feeEarner: ['Shah'], party: ['Adviser'] } }, ''],
  [{ flags: ['commented'] }, 'e'],
  [{ flags: ['estimated'] }, 'f'],
  [{ flags: ['unpriced'] }, 'd'],
  [{ flags: ['commented', 'estimated'] }, ''],
  [{ from: '2024-05-01' }, 'bAefg'],
  [{ to: '2024-05-01' }, 'dcbA'],
  [{ from: '2024-05-01', to: '2024-06-01', values: { feeEarner: ['Shah'] } }, 'be'],
  [by('date'), 'dcbAefg'],
  [by('date', 'desc'), 'gfebAcd'],
  // Rows that are equal stand by date and entry in either direction, and those that have nothing come last.
  [by('fee_earner'), 'dAcbefg'],
  [by('fee_earner', 'desc'), 'cbefgdA'],
  [by('activity_type'), 'Adbefgc'],
  [by('party'), 'Abedcfg'],
  [by('party', 'desc'), 'beAdcfg'],
  [by('cop_case_part'), 'Abdcefg'],
  [by('description'), 'Abcdefg'],
  [by('description', 'desc'), 'gfedcbA'],
  [{ values: { activityType: ['preparation'] }, ...by('description', 'desc') }, 'gfedb'],
]

describe.each(queries)('%j', (query, expected) => {
  test(`is ${expected || 'nothing'}, with their sums`, async () => {
    const { total_count, nodes, has_next_page, end_cursor } = await page(times, idsIn(query))
    expect(letters(nodes)).toBe(expected)
    expect({ total_count, has_next_page, end_cursor }).toEqual({
      total_count: expected.length,
      has_next_page: false,
      end_cursor: expected ? String(expected.length) : null,
    })
    const whole = await answered<Page>('GET', `${times}?first=100`)
    for (const row of nodes) expect(whole.nodes).toContainEqual(row)
    expect(await sums(times, idsIn(query))).toEqual({
      count: nodes.length,
      time: pounds(nodes, 'time'),
      net: pounds(nodes, 'total_cost'),
      vat: pounds(nodes, 'total_vat'),
      unpriced: expected.includes('d') ? 1 : 0,
    })
  })
  test('is the same through GraphQL', async () => {
    const { totalCount, nodes, pageInfo, sums: told } = await listed(caseUuid, 'timeRecordings', idsIn(query))
    const { time, net, vat, ...more } = await sums(times, idsIn(query))
    expect([totalCount, letters(nodes), pageInfo.hasNextPage]).toEqual([expected.length, expected, false])
    expect(told).toEqual({ ...more, time: time?.toFixed(2) ?? null, net: net.toFixed(2), vat: vat.toFixed(2) })
  })
  test('is in pages that follow one another, without a row lost or twice', async () => {
    let [found, after] = ['', '']
    for (let turn = 0; turn < 10; turn++) {
      const { nodes, has_next_page, end_cursor, total_count } = await page(times, idsIn(query), {
        first: 2,
        after,
        columns: 'description',
      })
      found += letters(nodes)
      expect([total_count, has_next_page]).toEqual([expected.length, found.length < expected.length])
      if (!has_next_page) break
      after = end_cursor ?? ''
    }
    expect(found).toBe(expected)
    const graphql = await listed(caseUuid, 'timeRecordings', idsIn(query), { n: 3, a: '2' })
    expect(letters(graphql.nodes)).toBe(expected.slice(2, 5))
    // Of the filter, not of the page.
    expect([graphql.totalCount, graphql.sums.count]).toEqual([expected.length, expected.length])
  })
})

test.each(['time', 'total_cost'])('rows by %s stand as their values do, those without one last', async (name) => {
  for (const direction of ['asc', 'desc']) {
    const { nodes } = await page(times, by(name, direction))
    const values = nodes.flatMap((row) => (row[name] === null ? [] : [Number(row[name])]))
    const sign = direction === 'asc' ? 1 : -1
    expect(nodes).toHaveLength(7)
    expect(values).toEqual(values.toSorted((a, b) => sign * (a - b)))
    expect(new Set(values).size).toBeGreaterThan(3)
    expect(nodes.slice(values.length).every((row) => row[name] === null)).toBe(true)
  }
})

test('sums are those of the whole list without a filter, and of what is asked for alone if it is asked for alone', async () => {
  expect(await sums(times)).toEqual({ ...(await sums(times, { from: '2000-01-01' })), count: 7, unpriced: 1 })
  const { data } = await ashdown.graphql(
    'query ($c: ID!) { case(uuid: $c) { timeRecordings(filter: { estimated: true, party: null, feeEarner: [] }) { sums { count } } } }',
    { c: caseUuid },
  )
  expect(data).toEqual({ case: { timeRecordings: { sums: { count: 1 } } } })
  const none = { f: { party: [], estimated: false, from: null }, s: null }
  expect((await listed(caseUuid, 'timeRecordings', {}, none)).totalCount).toBe(7)
})

test('time of a case that is paid by the hour comes to the head of its totals', async () => {
  const { uuid } = await newInterPartesCase(ASHDOWN)
  const { feeEarner } = await firmOf(ASHDOWN)
  const at = `client/case/${uuid}`
  const work = { fee_earner: feeEarner, activity_type: 'preparation', date: '2024-05-01' }
  for (const [phase, time, amount] of [
    ['disclosure', 1.37, 261],
    ['disclosure', 0.1, 199.99],
    ['trial', 2.03, 146],
  ])
    await answered('POST', `${at}/time-recording`, { ...work, phase, time, amount })
  const { heads } = await answered<{ heads: { name: string; net: number; vat: number }[] }>('GET', `${at}/totals`)
  const head = heads.find(({ name }) => name === 'profit_costs')
  expect(await sums(`${at}/time-recording`)).toMatchObject({ count: 3, time: 3.5, net: head?.net, vat: head?.vat })
  expect(await sums(`${at}/time-recording`, { values: { phase: ['trial'] } })).toMatchObject({ count: 1, net: 296.38 })
  const { nodes } = await page(`${at}/time-recording`, by('phase', 'desc'))
  expect(nodes.map(({ phase }) => phase)).toEqual(['trial', 'disclosure', 'disclosure'])
  // The rate that is claimed, which only the bill knows where none is entered.
  await answered('POST', `${at}/time-recording`, { ...work, phase: 'trial', time: 1 })
  const byRate = await page(`${at}/time-recording`, by('amount'))
  expect(byRate.nodes.map(({ amount, rate_from }) => [amount, rate_from])).toEqual([
    [100, 'default'],
    [146, 'entered'],
    [199.99, 'entered'],
    [261, 'entered'],
  ])
})

test('rows of a hearing are among the disbursements by the values that they have there', async () => {
  const { uuid } = await newCase(
    ASHDOWN,
    {
      case_type: 'domestic_abuse_and_child_arrangement',
      represented_party: undefined,
      parties_represented: undefined,
    },
    {
      certificate_scopes: [
        { scope: 'FM062', case_part: 'child_arrangement' },
        { scope: 'AA019', case_part: 'non_molestation_order' },
      ],
    },
  )
  const at = `client/case/${uuid}`
  const { feeEarner } = await firmOf(ASHDOWN)
  const paid = { disbursement_type: 'taxi', amount: 10, vat_exempt: true, case_part: 'child_arrangement' }
  await answered('POST', `${at}/disbursement`, { ...paid, date: '2025-03-01', description: 'before' })
  await answered('POST', `${at}/disbursement`, { ...paid, date: '2025-03-09', description: 'later', amount: 8 })
  await answered('POST', `${at}/hearing`, {
    date: '2025-03-04',
    court_level: 'circuit_district_judge',
    fee_earner: feeEarner,
    hearing_type: 'advocate',
    case_part: 'child_arrangement',
    hearing_disbursements: [
      { disbursement_type: 'taxi', amount: 14, vat_exempt: true, description: 'at court' },
      { disbursement_type: 'parking', amount: 5, vat_exempt: true, description: 'parked' },
    ],
  })
  const path = `${at}/disbursement`
  const found = async (query: Query) => letters((await page(path, query)).nodes)
  expect(await found({ values: { disbursementType: ['taxi'] } })).toBe('bal')
  expect(await found({ from: '2025-03-02', to: '2025-03-04' })).toBe('ap')
  expect(await found(by('amount', 'desc'))).toBe('ablp')
  expect(await found({ values: { casePart: ['child_arrangement'] } })).toBe(
    letters((await answered<Row[]>('GET', path)).filter((row) => row.case_part === 'child_arrangement')),
  )
  expect(await sums(path, { values: { disbursementType: ['taxi'] } })).toEqual({
    count: 3,
    time: null,
    net: 32,
    vat: 0,
    unpriced: 0,
  })
  const taxis = await listed(uuid, 'disbursements', { values: { disbursementType: ['taxi'] }, ...by('amount') })
  expect([letters(taxis.nodes), taxis.sums]).toEqual([
    'lba',
    { count: 3, time: null, net: '32.00', vat: '0.00', unpriced: 0 },
  ])
})

test('a list by tab has its own rows and their sums alone', async () => {
  const { uuid } = await newInterPartesCase(ASHDOWN)
  const at = `client/case/${uuid}`
  const path = `${at}/procedural-step`
  const paid = (amount: number) => ({
    procedural_step_disbursements: [{ disbursement_type: 'taxi', amount, vat_exempt: true }],
  })
  for (const [fee_type, description, phase, amount] of [
    ['procedural_step', 'one', 'disclosure', 10],
    ['hearing', 'two', 'disclosure', 20],
    ['procedural_step', 'zero', 'trial', 40],
  ] as const)
    await answered('POST', path, { ...disclosure, fee_type, description, phase, ...paid(amount) })
  const disclosed: Query = { values: { phase: ['disclosure'] } }
  expect(letters((await page(path, disclosed)).nodes)).toBe('ot')
  expect(letters((await page(path, disclosed, { fee_type: 'hearing' })).nodes)).toBe('t')
  expect(await sums(path)).toMatchObject({ count: 3, net: 70 })
  expect(await answered('GET', `${path}/sums?fee_type=hearing`)).toMatchObject({ count: 1, net: 20 })
  const steps = await listed(uuid, 'proceduralSteps', by('description', 'desc'))
  expect([letters(steps.nodes), steps.sums.count, steps.sums.net]).toEqual(['zo', 2, '50.00'])
  const attended = await listed(uuid, 'attendances', disclosed)
  expect([letters(attended.nodes), attended.sums.count, attended.sums.net]).toEqual(['t', 1, '20.00'])
})

test('hearings of some types come to what they alone cost, as a tab of them says', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const path = `client/case/${uuid}/hearing`
  const { feeEarner } = await firmOf(ASHDOWN)
  const fas = { court_level: 'circuit_district_judge', fee_earner: feeEarner }
  const timed = { hearing_type: 'interim', start_time: '10:00', end_time: '12:00' }
  for (const more of [
    { ...timed, date: '2025-03-04', description: 'interim' },
    { hearing_type: 'final', units: 2, date: '2025-03-05', description: 'last' },
    { hearing_type: 'advocate', date: '2025-03-06', description: 'meeting' },
    { hearing_type: 'opinion', court_level: 'high_court_judge', date: '2025-03-07', description: 'opinion' },
    // No rates are held of that day.
    { ...timed, date: '1990-01-01', description: 'early' },
  ])
    await answered('POST', path, { ...fas, ...more })
  const all = await answered<Row[]>('GET', path)
  const hearings: Query = { values: { hearingType: ['interim', 'final'] } }
  const otherFas: Query = { values: { hearingType: ['advocate', 'conference', 'opinion'] } }
  for (const [query, initials, unpriced] of [
    [hearings, 'eil', 1],
    [otherFas, 'mo', 0],
    [{ ...hearings, from: '2025-03-05' }, 'l', 0],
    [{ ...otherFas, to: '2025-03-06' }, 'm', 0],
    [{ ...hearings, flags: ['unpriced'] }, 'e', 1],
  ] as const) {
    const rows = all.filter(({ description }) => initials.includes(String(description)[0] ?? ''))
    const expected = { count: rows.length, net: pounds(rows, 'total_cost'), vat: pounds(rows, 'total_vat'), unpriced }
    expect(await sums(path, query)).toEqual({ ...expected, time: null })
    const one = await listed(uuid, 'hearings', query, { n: 1 })
    expect([one.nodes.length, one.totalCount]).toEqual([1, initials.length])
    expect(one.sums).toMatchObject({ unpriced, net: expected.net.toFixed(2), vat: expected.vat.toFixed(2) })
  }
  expect((await sums(path, otherFas)).net).toBeGreaterThan(0)
})

test('what is shown of the rows of a page is what was asked for, with the rows below them', async () => {
  const { nodes } = await page(times, by('total_cost', 'desc'), { columns: 'description', first: 1 })
  expect(Object.keys(nodes[0] ?? {}).toSorted()).toEqual(['date', 'description', 'seq', 'uuid'])
})

describe('refused by name', () => {
  test.each<[string, string[]]>([
    ['disbursement_type=taxi', ['disbursement_type']],
    ['hearing_type=final', ['hearing_type']],
    ['commented=yes', ['commented']],
    ['estimated=1&unpriced=no', ['estimated', 'unpriced']],
    ['from=31/02/2024', ['from']],
    ['to=2024-02-30&fee_earner=x', ['to']],
    ['sort=colour', ['sort']],
    ['sort=disbursement_type', ['sort']],
    ['sort=date&order=up', ['order']],
    ['sort=date&after=1e300', ['after']],
    ['sort=date&after=-1', ['after']],
    ['sort=date&after=WzFd', ['after']],
    ['sort=date&first=0', ['first']],
    ['sort=date&first=501', ['first']],
    ['sort=date&columns=password', ['columns']],
  ])('%s', async (query, names) => {
    const { status, body } = await ashdown.rest<{ details: object }>('GET', `${times}?${query}`)
    expect([status, Object.keys(body.details)]).toEqual([422, names])
    if (!/after|first|columns/.test(query))
      expect((await ashdown.rest('GET', `${times}/sums?${query}`)).status).toBe(422)
  })
  test.each<[string, string[]]>([
    ['filter: { disbursementType: [taxi] }', ['filter.disbursementType']],
    ['filter: { party: ["a,b"], to: "tomorrow" }', ['filter.to', 'filter.party']],
    ['filter: { from: 5 }', ['filter.from']],
    ['filter: { from: { a: [1] } }', ['filter.from']],
    ['sort: { by: disbursement_type, direction: asc }', ['sort']],
    ['sort: { by: date, direction: asc }, after: "nowhere"', ['after']],
  ])('%s', async (args, paths) => {
    const { errors } = await ashdown.graphql(
      `query ($c: ID!) { case(uuid: $c) { timeRecordings(${args}) { totalCount } } }`,
      { c: caseUuid },
    )
    const { code, problems } = (errors?.[0]?.extensions ?? {}) as { code: string; problems: { path: string }[] }
    expect([code, problems.map(({ path }) => path)]).toEqual(['INVALID_INPUT', paths])
  })
})

test('another firm has neither the rows nor their sums', async () => {
  for (const path of [`${times}?sort=date`, `${times}?sort=colour`, `${times}/sums`, `${times}/sums?estimated=true`])
    expect(await as(CALDER).rest('GET', path)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
})

test('an odd value of any parameter is no failure of ours', async () => {
  const odd = ['1e300', '%00', '%ED%A0%80', 'a,,b,', "'", '[object%20Object]', 'a'.repeat(3_000), '__proto__']
  for (const name of [...queryParameters, 'after', 'first'])
    await Promise.all(
      [...odd.map((value) => `${name}=${value}`), `${name}=a&${name}=b`, `${name}[]=a`, `${name}[x]=b`].flatMap(
        (query) =>
          [`${times}?sort=total_cost&${query}`, `${times}/sums?${query}`].map(async (address) => {
            const { status } = await ashdown.rest('GET', address)
            expect({ address, failed: status >= 500 }).toEqual({ address, failed: false })
          }),
      ),
    )
})

test('every list of a case takes a filter and an order, and says what it comes to', async () => {
  for (const kind of listedKinds) {
    const at = `client/case/${caseUuid}/${kind.path}`
    const { total_count } = await answered<Page>('GET', `${at}?commented=true&sort=total_cost`)
    expect(await answered('GET', `${at}/sums?commented=true`)).toMatchObject({
      count: total_count,
      vat: expect.any(Number),
    })
    for (const list of listsOf(kind)) {
      const { data, errors } = await ashdown.graphql(
        `query ($c: ID!) { case(uuid: $c) { ${list}(filter: { commented: false }, sort: { by: total_cost, direction: desc }) { totalCount sums { count } } } }`,
        { c: caseUuid },
      )
      expect([list, errors]).toEqual([list, undefined])
      const { totalCount, sums: told } = (data as { case: Record<string, Listed> }).case[list] ?? {}
      expect([list, told]).toEqual([list, { count: totalCount }])
    }
  }
})
