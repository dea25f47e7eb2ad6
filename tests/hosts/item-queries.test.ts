import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frontOf, type Front } from '../support/front-of.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'
import { CASE, EARNER, ITEM, PART, PARTY, TOKEN } from '../support/spec-host/ids.ts'
import type { CaseFile } from '../support/spec-host/records.ts'

// Lists by a filter and in an order in front of a host that knows of neither: one that keeps only the specifications,
// and one with pages.
interface PagingHost {
  url: string
  /** The addresses of the lists it was asked for. */
  lists: string[]
  server: Server
}
/** The same host, as one that says that it has pages and lists by tab. It answers lists whole whatever it is asked. */
function startPagingHost(url: string): PagingHost {
  const lists: string[] = []
  const server = createServer(({ url: asked = '', headers: { authorization = '' } }, res) => {
    res.setHeader('content-type', 'application/json')
    if (asked === '/client/additions')
      return void res.end(JSON.stringify({ additions: ['paging', 'lists_by_field', 'item_columns', 'item_read'] }))
    if (/^\/client\/case\/[^/]+\//.test(asked)) lists.push(asked)
    void request(`${url}${asked}`, { headers: { authorization } }).then(async ({ statusCode, body }) =>
      res.writeHead(statusCode).end(await body.text()),
    )
  }).listen(0)
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, lists, server }
}

let host: SpecHost
let paging: PagingHost
let fronts: Record<'specified' | 'paging', Front>
const fileOf = (uuid: string): CaseFile => {
  const file = host.state.cases.find(({ row }) => row.uuid === uuid)
  if (!file) throw new Error(`There is no case ${uuid}.`)
  return file
}
beforeAll(async () => {
  host = await startSpecHost({ checks: true })
  paging = startPagingHost(host.url)
  fronts = { specified: await frontOf(host.url), paging: await frontOf(paging.url) }
  const { times, parties } = fileOf(CASE.protection)
  const [first] = times
  if (!first) throw new Error('The case has no time.')
  parties.push({ uuid: PARTY.firm, care_case: CASE.protection, party: 'aldous and Co', comments: [] })
  // Of another part, which the host answers by itself, and in between by date.
  times.push(
    { ...first, uuid: ITEM.letter, cop_case_part: PART.property, date: '2024-06-10T00:00:00', party: PARTY.firm },
    { ...first, uuid: ITEM.call, date: '2024-08-01T00:00:00', party: null, total_cost: null, total_vat: null },
  )
})
afterAll(async () => {
  await Promise.all(Object.values(fronts).map(({ gateway }) => gateway.stop()))
  paging.server.close()
  await host.stop()
})

interface Listed {
  totalCount: number
  nodes: { uuid: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  sums: { count: number; time: number | null; net: string | null; vat: string | null; unpriced: number }
}
const nameOf = new Map(Object.entries(ITEM).map(([name, uuid]) => [uuid, name]))
const names = ({ nodes }: Listed): (string | undefined)[] => nodes.map(({ uuid }) => nameOf.get(uuid))
async function list(front: Front, caseUuid: string, field: string, args: string): Promise<Listed> {
  const query = `{ case(uuid: "${caseUuid}") { it: ${field}${args && `(${args})`} {
    totalCount nodes { uuid } pageInfo { hasNextPage endCursor } sums { count time net vat unpriced } } } }`
  const { data, errors } = await front.post(TOKEN.owner, { query })
  expect(errors).toBeUndefined()
  return (data as { case: { it: Listed } }).case.it
}

const earner = (uuid: string): string => `filter: { feeEarner: ["${uuid}"] }`
const by = (name: string, direction = 'asc'): string => `sort: { by: ${name}, direction: ${direction} }`
const { care, protection, interPartes, highCost } = CASE
const asked: [caseUuid: string, field: string, args: string, found: string[]][] = [
  [care, 'timeRecordings', earner(EARNER.sana), ['preparation', 'letter']],
  [care, 'timeRecordings', 'filter: { activityType: [letter_out, telephone_call] }', ['letter', 'call']],
  [care, 'timeRecordings', 'filter: { commented: true }', ['call']],
  [care, 'timeRecordings', 'filter: { estimated: true, unpriced: false }', ['call']],
  [care, 'timeRecordings', 'filter: { from: "2025-01-15", to: "2025-01-15" }', ['letter']],
  [care, 'timeRecordings', by('time', 'desc'), ['preparation', 'call', 'letter']],
  // By surname, which the host answers in a list of its own: Linden, Oakes.
  [care, 'timeRecordings', by('fee_earner'), ['call', 'preparation', 'letter']],
  [care, 'timeRecordings', by('fee_earner', 'desc'), ['preparation', 'letter', 'call']],
  [care, 'disbursements', 'filter: { disbursementType: [court_fee] }', ['disbursement']],
  [care, 'disbursements', by('amount'), ['hearingDisbursement', 'disbursement']],
  [protection, 'timeRecordings', `filter: { party: ["${PARTY.deputy}"] }`, ['protectionTime']],
  [protection, 'timeRecordings', `filter: { copCasePart: ["${PART.property}"] }`, ['letter']],
  [protection, 'timeRecordings', 'filter: { unpriced: true }', ['call']],
  // By name: aldous, Harriet; then what has none.
  [protection, 'timeRecordings', by('party'), ['letter', 'protectionTime', 'call']],
  [protection, 'timeRecordings', by('party', 'desc'), ['protectionTime', 'letter', 'call']],
  [protection, 'timeRecordings', by('time'), ['letter', 'protectionTime', 'call']],
  [interPartes, 'proceduralSteps', 'filter: { phase: [cmc] }', []],
  [interPartes, 'attendances', 'filter: { phase: [cmc] }', ['attendanceStep']],
  [highCost, 'disbursements', `filter: { party: ["${PARTY.leader}"] }`, ['highCostDisbursement']],
]
test.each((['specified', 'paging'] as const).flatMap((front) => asked.map((one) => [front, ...one] as const)))(
  'in front of a %s host, of %s %s(%s) is %j',
  async (front, caseUuid, field, args, found) => {
    const { totalCount, sums, ...page } = await list(fronts[front], caseUuid, field, args)
    expect([totalCount, names({ totalCount, sums, ...page }), sums.count]).toEqual([found.length, found, found.length])
    expect(page.pageInfo.hasNextPage).toBe(false)
  },
)

test.each(['specified', 'paging'] as const)('pages of a %s host follow one another', async (front) => {
  let after = ''
  const found: unknown[] = []
  for (let turn = 0; turn < 3; turn++) {
    const page = await list(fronts[front], care, 'timeRecordings', `${by('time')}, first: 1, after: "${after}"`)
    expect([page.totalCount, page.sums.count, page.pageInfo.hasNextPage]).toEqual([3, 3, turn < 2])
    found.push(...names(page))
    after = page.pageInfo.endCursor ?? ''
  }
  expect(found).toEqual(['letter', 'call', 'preparation'])
})

test('sums are those of the rows, and no figure where the host tells none', async () => {
  const { specified } = fronts
  const sums = async (caseUuid: string, field: string, args = '') => (await list(specified, caseUuid, field, args)).sums
  expect(await sums(care, 'timeRecordings', earner(EARNER.sana))).toEqual({
    count: 2,
    time: '2.10',
    net: '124.00',
    vat: '24.80',
    unpriced: 0,
  })
  expect(await sums(care, 'timeRecordings')).toMatchObject({ count: 3, time: '2.40', net: '140.20', vat: '28.04' })
  expect(await sums(protection, 'timeRecordings')).toMatchObject({ count: 3, net: '783.00', unpriced: 1 })
  const untold = { time: null, net: null, vat: null, unpriced: 0 }
  expect(await sums(care, 'disbursements')).toEqual({ ...untold, count: 2 })
  // Nothing is found: what the host tells of the other rows decides.
  expect(await sums(care, 'disbursements', 'filter: { to: "2000-01-01" }')).toEqual({ ...untold, count: 0 })
  expect(await sums(care, 'timeRecordings', 'filter: { to: "2000-01-01" }')).toMatchObject({ count: 0, net: '0.00' })
  expect(await sums(interPartes, 'proceduralSteps')).toMatchObject({ count: 1 })
  expect(await sums(interPartes, 'attendances')).toMatchObject({ count: 1 })
  expect(await sums(care, 'parties')).toMatchObject({ count: 0, net: '0.00', vat: '0.00' })
})

test('the host is asked for the list as ever, once, and never with a filter', async () => {
  host.requests.length = 0
  await list(fronts.specified, care, 'timeRecordings', `${earner(EARNER.sana)}, ${by('time')}`)
  const lists = host.requests.filter(({ path }) => path.includes('/time-recording'))
  expect(lists.map(({ path, query }) => [path, query])).toEqual([[`client/case/${care}/time-recording`, {}]])
  paging.lists.length = 0
  await list(fronts.paging, care, 'timeRecordings', by('time'))
  expect(paging.lists).toEqual([`/client/case/${care}/time-recording`])
})

test('what a list does not have is refused before its host is asked for it', async () => {
  host.requests.length = 0
  const query = `{ case(uuid: "${care}") { timeRecordings(filter: { disbursementType: [taxi], from: "soon" }) { totalCount } } }`
  const { errors = [] } = await fronts.specified.post(TOKEN.owner, { query })
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([
    { code: 'INVALID_INPUT', problems: [{ path: 'filter.disbursementType' }, { path: 'filter.from' }] },
  ])
  expect(host.requests.filter(({ path }) => path.includes('time-recording'))).toEqual([])
})
