import { interleaved, type BenchRequest, type Contender } from './load.ts'
import type { Bench } from './setup.ts'
import type { Figure } from './figures.ts'
import { ledgerOf } from './ledger.ts'
import { psql } from '../postgres.ts'

const ROUNDS = 5,
  FOR = 2_000
const BOARD = `query Cases($first: Int) { cases(first: $first) { totalCount nodes { __typename uuid caseName solicitorsCaseReference areaOfWork caseType stage stageSince value unresolvedComments
  feeEarner { __typename uuid firstname surname initials } staffMember { __typename uuid name } updatedAt } pageInfo { endCursor hasNextPage } } }`
const CASE = `query Case($uuid: ID!) { case(uuid: $uuid) { __typename uuid caseName stage totals { net vat gross unpriced heads { name net vat gross excludedBecause } }
  timeRecordings(first: 500) { totalCount nodes { __typename uuid version attention date activityType time estimated description feeEarner { __typename uuid firstname surname initials } totalCost totalVat } pageInfo { endCursor hasNextPage } } } }`
const MOVE =
  'mutation Move($uuid: ID!, $stage: Stage!) { moveCase(uuid: $uuid, stage: $stage) { __typename uuid stage updatedAt version } }'

const post = (query: string, variables: object): BenchRequest[] => [
  { method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) },
]
const get = (...paths: string[]): BenchRequest[] => paths.map((path) => ({ method: 'GET', path: `/${path}` }))

/** Measures one query three ways: through the gateway, through a plain Apollo Server, and as direct calls to the REST API. */
async function threeWays(
  bench: Bench,
  name: string,
  graphql: () => BenchRequest[],
  direct: () => BenchRequest[],
  limits: { direct: number; apollo: number },
): Promise<Figure[]> {
  const { headers, instance, plainUrl } = bench
  const contenders: Contender[] = [
    { name: 'ours', origin: instance.webUrl, headers, requests: graphql },
    { name: 'direct REST', origin: instance.apiUrl, headers, requests: direct },
    {
      name: 'plain Apollo',
      origin: plainUrl,
      headers,
      requests: () => graphql().map((one) => ({ ...one, path: '/' })),
    },
  ]
  const [ours, rest, plain] = await interleaved(contenders, ROUNDS, FOR)
  if (!ours || !rest || !plain) return []
  return [
    {
      name: `${name}: ours`,
      value: ours.perSecond,
      unit: '/s',
      note: `p50 ${ours.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(1)} ms`,
    },
    {
      name: `${name}: direct REST`,
      value: rest.perSecond,
      unit: '/s',
      note: `p50 ${rest.p50.toFixed(1)} ms, p99 ${rest.p99.toFixed(1)} ms`,
    },
    {
      name: `${name}: plain Apollo`,
      value: plain.perSecond,
      unit: '/s',
      note: `p50 ${plain.p50.toFixed(1)} ms, p99 ${plain.p99.toFixed(1)} ms`,
    },
    { name: `${name}: ours against direct REST`, value: rest.ratio, unit: '×', limit: limits.direct, atLeast: true },
    { name: `${name}: ours against plain Apollo`, value: plain.ratio, unit: '×', limit: limits.apollo, atLeast: true },
  ]
}

/** Measures a board of 200 cases, a case with its totals and 500 items, and a change of stage. */
export async function gatewayFigures(bench: Bench): Promise<Figure[]> {
  const cases: string[] = []
  for (let n = 0; n < 220; n++) cases.push(await bench.addCase(`Re Bench ${n}`))
  const large = await bench.addCase('Re Five Hundred')
  await bench.upload(large, ledgerOf(500))
  // Autovacuum would do this within a minute.
  psql(bench.databaseUrl, 'analyze')
  let turn = 0
  const moved = () => ({ uuid: cases[turn % 50], stage: Math.floor(turn++ / 50) % 2 ? 'in_progress' : 'in_review' })
  return [
    ...(await threeWays(
      bench,
      'board of 200',
      () => post(BOARD, { first: 200 }),
      () => get('client/case?first=200'),
      { direct: 0.35, apollo: 4 },
    )),
    ...(await threeWays(
      bench,
      'case with totals and 500 items',
      () => post(CASE, { uuid: large }),
      () => get(`client/case/${large}`, `client/case/${large}/totals`, `client/case/${large}/time-recording?first=500`),
      { direct: 0.4, apollo: 1 },
    )),
    ...(await threeWays(
      bench,
      'move stage',
      () => post(MOVE, moved()),
      () => {
        const { uuid, stage } = moved()
        return [{ method: 'POST', path: `/client/case/${uuid}/status/${stage}`, body: '{}' }]
      },
      { direct: 0.4, apollo: 1 },
    )),
  ]
}
