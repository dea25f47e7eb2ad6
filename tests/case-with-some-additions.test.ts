import { randomUUID } from 'node:crypto'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { additionHeaders, additionOf, casePaths } from '@costdraft/gateway/upstream/addition-paths.ts'
import { caseAdditions, type CaseAddition } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import { beforeAll, expect, test } from 'vitest'
import { ASHDOWN, firmOf, newCase } from './support/firm.ts'
import { frontOf, type Front } from './support/front-of.ts'
import { instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

// A host may have some of our additions and lack others, as one of another version does: what cases and their items
// answer is made of the specified calls exactly as far as it has to be. `npm run prove additions` leaves out each
// addition once; here some of them, and all together.
const OF_CASES = [
  'case_list',
  'case_queries',
  'case_columns',
  'case_stages',
  'case_figures',
  'case_parts',
  'totals',
  'attention',
  'open_comments',
  'output_state',
  'paging',
  'item_columns',
  'item_queries',
  'item_read',
  'item_files',
  'entity_case',
  'nested_lists',
  'row_changes',
  'versions',
  'move_from',
] as const satisfies readonly (typeof caseAdditions)[number][]

/** The parameters of specified paths that are additions. */
const PARAMETERS: Partial<Record<CaseAddition, RegExp>> = {
  case_columns: /^client\/case\/[^/]+\?columns=uuid,client$/,
  case_figures: /^client\/case\/[^/]+\?.*with=/,
  case_parts: /^client\/case(?:\/[^/]+)?\?.*(?:sums=|with=(?!totals|attention))/,
  paging: /^client\/case\/[^/]+\/.*[?&]first=/,
  item_columns: /^client\/case\/[^/]+\/.*[?&]columns=/,
  item_queries: /^client\/case\/[^/]+\/.*[?&](?:activity_type|sort|order)=/,
  nested_lists: /[?&]lists=whole/,
}

interface Sent {
  method: string
  path: string
  headers: Record<string, unknown>
}
interface Host {
  url: string
  sent: Sent[]
  server: Server
}
/** Our own API, as one that lacks some additions. */
async function startWithout(missing: readonly CaseAddition[]): Promise<Host> {
  const sent: Sent[] = []
  const additions = allCaseAdditions.filter((name) => !missing.includes(name))
  const server = createServer((asked, answer) => {
    const { method = '', url = '', headers } = asked
    if (url === '/client/additions') {
      answer.setHeader('content-type', 'application/json')
      return void answer.end(JSON.stringify({ additions }))
    }
    sent.push({ method, path: url.slice(1), headers })
    const onward = send(new URL(url, instance.apiUrl), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, sent, server }
}

/** The calls of what a host lacks. */
const notKnown = (sent: readonly Sent[], missing: CaseAddition): string[] =>
  sent
    .filter(
      ({ method, path, headers }) =>
        additionOf(method, path) === missing ||
        PARAMETERS[missing]?.test(path) ||
        Object.entries(additionHeaders).some(([name, addition]) => addition === missing && name in headers),
    )
    .map(({ method, path }) => `${method} ${path}`)

let token: string
beforeAll(async () => {
  token = (await signIn(instance, ASHDOWN)).access_token
})

const LIST = `query ($c: ID!, $filter: CaseFilter, $sort: CaseSort, $s: String) {
  cases(filter: $filter, sort: $sort, search: $s, first: 20) { nodes { uuid stage } }
  caseStages(filter: $filter, search: $s) { stage count }
  caseChoices(clients: [$c]) { __typename }
}`
const CASE = `query ($c: ID!) {
  case(uuid: $c) {
    stage narrative narrativeVersion certificate { courtLevel }
    totals { gross net heads { name net } }
    attention { kind unresolved } unresolvedComments openComments { comment { body } }
    documents { state } notes { nodes { body } }
    exceptional { exceptional } enhancements { activityType enhancement }
    times: timeRecordings(first: 5, filter: { activityType: [preparation] }, sort: { by: date, direction: desc }) {
      totalCount nodes { description time totalCost } sums { count time net }
    }
    hearings { nodes { description disbursements { amount } } }
  }
}`
const ROW = '{ uuid version description time totalCost comments { body } }'
const ADD = `mutation ($c: ID!, $i: TimeRecordingInput!, $k: String!) {
  it: addTimeRecording(caseUuid: $c, input: $i, idempotencyKey: $k) ${ROW}
}`
const EDIT = `mutation ($c: ID!, $u: ID!, $i: TimeRecordingInput!, $v: String) {
  it: editTimeRecording(caseUuid: $c, uuid: $u, input: $i, version: $v) ${ROW}
}`
const CHANGE = `mutation ($c: ID!, $changes: [TimeRecordingChange!]!) {
  it: changeTimeRecordings(caseUuid: $c, changes: $changes) { item ${ROW} error { message } }
}`
const FILES = `mutation ($c: ID!, $u: ID!) { it: setTimeRecordingFiles(caseUuid: $c, uuid: $u, files: []) ${ROW} }`
const COMMENT = `mutation ($c: ID!, $u: ID!, $k: String!) {
  it: addComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, body: "Look here", idempotencyKey: $k) {
    item { ... on TimeRecording { comments { body } } }
  }
}`
const HEARING = `mutation ($c: ID!, $i: HearingInput!, $k: String!) {
  it: addHearing(caseUuid: $c, input: $i, idempotencyKey: $k) { uuid version disbursements { uuid } }
}`
const EDIT_HEARING = `mutation ($c: ID!, $u: ID!, $i: HearingInput!) {
  it: editHearing(caseUuid: $c, uuid: $u, input: $i) { description disbursements { amount } }
}`
const NOTE = `mutation ($c: ID!, $k: String!) {
  it: addNote(caseUuid: $c, body: "A note", idempotencyKey: $k) { uuid }
}`
const EDIT_NOTE = 'mutation ($c: ID!, $u: ID!) { it: editNote(caseUuid: $c, uuid: $u, body: "Another") { body } }'
const NARRATIVE = 'mutation ($c: ID!) { it: editNarrative(caseUuid: $c, narrative: "It was long.") { narrative } }'
const EXCEPTIONAL = 'mutation ($c: ID!) { it: setExceptional(caseUuid: $c, exceptional: true) { uuid } }'
const ENHANCE = `mutation ($c: ID!) {
  it: setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 10 }]) { uuid }
}`
const FIELDS = `mutation ($c: ID!) {
  it: editLegalAidCase(
    uuid: $c
    input: { solicitorsCaseReference: "SOME/2", certificate: { courtLevel: high_court_judge } }
  ) { solicitorsCaseReference certificate { courtLevel } }
}`
const MOVE = `mutation ($c: ID!, $k: String!) {
  it: moveCase(uuid: $c, stage: in_review, from: in_progress, idempotencyKey: $k) { stage }
}`

interface Changed {
  uuid: string
  version: string | null
}

/** Works on a new case through a gateway, and answers what was shown on the way. */
async function workedCase({ post }: Front) {
  const { feeEarner, client } = await firmOf(ASHDOWN)
  const { uuid, case_name: search } = await newCase(ASHDOWN)
  const ask = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const { data, errors } = await post(token, { query, variables: { c: uuid, k: randomUUID(), ...variables } })
    expect(errors, query).toBeUndefined()
    return data as T
  }
  const change = async <T = Changed>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
    (await ask<{ it: T }>(query, variables)).it
  const time = (description: string) => ({
    date: '2025-02-03',
    feeEarner,
    activityType: 'preparation',
    time: 2,
    description,
  })

  const first = await change(ADD, { i: time('A letter') })
  const edited = await change(EDIT, { u: first.uuid, v: first.version, i: { ...time('A long letter'), time: 3 } })
  const rows = await change<{ item: Changed }[]>(CHANGE, {
    changes: [
      { action: 'add', input: time('Another letter'), idempotencyKey: randomUUID() },
      { action: 'add', input: time('A call'), idempotencyKey: randomUUID() },
    ],
  })
  const removed = await change(CHANGE, { changes: [{ action: 'remove', uuid: rows[1]?.item.uuid }] })
  const files = await change(FILES, { u: first.uuid })
  const comment = await change(COMMENT, { u: first.uuid })
  const hearing = {
    hearingType: 'interim',
    courtLevel: 'other_judge',
    date: '2025-03-04',
    feeEarner,
    startTime: '10:00',
    endTime: '12:00',
  }
  const taxi = { disbursementType: 'taxi', amount: 14 }
  const added = await change<Changed & { disbursements: Changed[] }>(HEARING, {
    i: { ...hearing, disbursements: [taxi] },
  })
  const more = {
    ...hearing,
    disbursements: [
      { ...taxi, uuid: added.disbursements[0]?.uuid },
      { ...taxi, amount: 16 },
    ],
  }
  const hearings = await change(EDIT_HEARING, { u: added.uuid, i: more })
  const note = await change(NOTE)
  const rest = [
    await change(EDIT_NOTE, { u: note.uuid }),
    await change(NARRATIVE),
    await change(EXCEPTIONAL),
    await change(ENHANCE),
    await change(FIELDS),
  ]
  const shown = (await ask<{ case: object }>(CASE)).case
  rest.push(await change(MOVE))
  const listed = (filter: object, sort?: object): Promise<object> =>
    ask(LIST, { c: client, s: search, filter: { clients: [client], ...filter }, sort })
  const lists = [
    await listed({ areas: ['legal_aid'] }),
    await listed({ types: ['care_and_supervision'] }, { field: 'stage_since', direction: 'desc' }),
  ]
  return { first, edited, rows, removed, files, comment, hearings, rest, shown, lists }
}

const isId = /^[\da-f]{8}-[\da-f-]{27}$/
/** An answer without the ids of its records. */
const withoutIds = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'string' && isId.test(value) ? 'an id' : value,
  ) as T

async function worked(missing: readonly CaseAddition[]) {
  const host = await startWithout(missing)
  const front = await frontOf(host.url, { AUTH_URL: instance.authUrl, QUERY_BUDGET: '1000000000', LOG_LEVEL: 'silent' })
  try {
    return { answer: withoutIds(await workedCase(front)), host }
  } finally {
    await front.gateway.stop()
    host.server.closeAllConnections()
    host.server.close()
  }
}

/** All calls of the hosts below. */
const sent: Sent[] = []
let whole: Awaited<ReturnType<typeof worked>>
beforeAll(async () => {
  whole = await worked([])
  sent.push(...whole.host.sent)
})

const LACKED: CaseAddition[][] = [
  ...OF_CASES.map((missing) => [missing]),
  ['case_figures', 'totals', 'attention'],
  ['paging', 'item_read', 'row_changes'],
  [...OF_CASES],
]
const isProof = process.env.ADDITIONS === 'all'
const isTried = (missing: CaseAddition[], at: number): boolean =>
  isProof || at % 3 === 0 || missing.length === OF_CASES.length
test.each(LACKED.filter(isTried).map((missing) => ({ missing, names: missing.join(', ') })))(
  'a host without $names answers the same',
  async ({ missing }) => {
    const { answer, host } = await worked(missing)
    sent.push(...host.sent)
    expect(missing.flatMap((addition) => notKnown(host.sent, addition))).toEqual([])
    // The unresolved comments are in no specified list of their own.
    const shown = missing.includes('open_comments') ? { ...whole.answer.shown, openComments: null } : whole.answer.shown
    expect(answer).toEqual({ ...whole.answer, shown })
  },
)

// Some are sent only where another one lacks.
test.runIf(isProof)('each addition with a path or a parameter of its own was sent to a host that has it', () => {
  const seen = OF_CASES.filter((addition) => PARAMETERS[addition] ?? casePaths.some(([, , name]) => name === addition))
  expect(seen.filter((addition) => notKnown(sent, addition).length === 0)).toEqual([])
})
