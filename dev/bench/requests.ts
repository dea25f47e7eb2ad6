import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import type { BenchRequest } from './load.ts'

/** The hash and the text of an operation of the web app, by its name. */
function ownOperation(name: string): [hash: string, text: string] {
  const found = Object.entries(ownOperations).find(([, text]) =>
    new RegExp(`\\b(?:query|mutation) ${name}\\b`).test(text),
  )
  if (!found) throw new Error(`The web app has no operation ${name}.`)
  return found
}
const [BOARD_HASH, BOARD] = ownOperation('Cases')
const [MOVE_HASH, MOVE] = ownOperation('MoveCase')
const [STAGES_HASH] = ownOperation('CaseStages')
const [SEARCH_HASH] = ownOperation('Search')
/** The columns that the gateway asks for to answer `BOARD`. */
const BOARD_COLUMNS =
  'uuid,case_name,solicitors_case_reference,area_of_work,case_type,stage,stage_since,unresolved_comments,fee_earner,staff_member,staff_name,updated_at'
const CASE = `query Case($uuid: ID!) { case(uuid: $uuid) { __typename uuid caseName stage totals { net vat gross unpriced heads { name net vat gross excludedBecause } }
  timeRecordings(first: 500) { totalCount nodes { __typename uuid version attention date activityType time estimated description feeEarner { __typename uuid firstname surname initials } totalCost totalVat } pageInfo { endCursor hasNextPage } } } }`

const graphql = (query: string, variables: object): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
})
/** As the web app sends its operations. */
const persisted = (sha256Hash: string, variables: object): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
})
const get = (path: string): BenchRequest => ({ method: 'GET', path: `/${path}` })

/**
 * The measured operations of the gateway: those of the web app by their hashes, as it sends them, and as texts, as an
 * integrator does.
 */
export const operations = {
  board: (first = 200) => persisted(BOARD_HASH, { first }),
  /** A page of the cases, with a filter, a sort or a search; and the sums of their stages. */
  cases: (variables: object) => persisted(BOARD_HASH, variables),
  stages: (variables: object) => persisted(STAGES_HASH, variables),
  boardText: (first = 200) => graphql(BOARD, { first }),
  search: (text: string) => persisted(SEARCH_HASH, { text }),
  /** No single operation of the web app. */
  wholeCase: (uuid: string) => graphql(CASE, { uuid }),
  move: (uuid: string, stage: string) => persisted(MOVE_HASH, { uuid, stage, idempotencyKey: randomUUID() }),
  moveText: (uuid: string, stage: string) => graphql(MOVE, { uuid, stage, idempotencyKey: randomUUID() }),
}

/** The measured requests to the API. */
export const restRequests = {
  board: () => get(`client/case?first=200&columns=${BOARD_COLUMNS}`),
  viewer: () => get('users/user'),
  page: (uuid: string) => get(`client/case/${uuid}/time-recording?first=500`),
  allItems: (uuid: string) => get(`client/case/${uuid}/time-recording`),
  move: (uuid: string, stage: string): BenchRequest => ({
    method: 'POST',
    path: `/client/case/${uuid}/status/${stage}`,
    body: '{}',
  }),
}

/** Sends a request once; returns the parsed answer. Throws on any status but success. */
export async function send(
  origin: string,
  { method, path, body }: BenchRequest,
  headers: Record<string, string> = {},
): Promise<unknown> {
  // On a connection of its own: psql stops this process for seconds, in which a server closes the connections it keeps.
  const answer = await request(`${origin}${path}`, { method, headers, reset: true, ...(body && { body }) })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${await answer.body.text()}`)
  return answer.body.json()
}
