import { randomUUID } from 'node:crypto'
import { kinds } from '@costdraft/schema/items/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { graphql } from '../support/graphql-operations.ts'
import { entryAnswer } from '../support/operations.ts'
import { CASE, COMMENT, EARNER, FILE, FIRM, ITEM, PART, PARTY, PERSON, SITE, TOKEN } from '../support/spec-host/ids.ts'
import type { Person } from '../support/spec-host/records.ts'
import type { Target } from '../support/target.ts'

// The gateway in front of a host that checks nothing: whoever has a token may do anything there.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: false })
  for (const [name, session] of Object.entries(sessions)) {
    const uuid = randomUUID()
    const [like] = any.host.state.people
    if (!like) throw new Error('There is no one.')
    any.host.state.people.push({ ...like, user: { ...like.user, uuid }, session: { ...session, user_uuid: uuid } })
    any.host.state.tokens.set(tokenFor(name), uuid)
  }
})
afterAll(() => any.stop())

const tokenFor = (name: string): string => name.replaceAll(' ', '-')

type Session = Omit<Person['session'], 'user_uuid'>
const none = {
  system_role: { Name: 'solicitor', Permissions: [] },
  client_role: { Permissions: [] },
  children_clients: {},
}
const all = { Permissions: ['case:read', 'case:create', 'client:read', 'client:edit', 'user:read'] }
/** People of other firms, and people of the firm and its parent who lack case:read for it. */
const sessions: Record<string, Session> = {
  'a rival of everything': { ...none, client_uuid: FIRM.marlow, client_role: all },
  'a rival whose system role names the permission': {
    ...none,
    client_uuid: FIRM.marlow,
    system_role: { Name: 'solicitor', Permissions: ['case:read', 'case:create'] },
  },
  'a person of the parent without a link': { ...none, client_uuid: FIRM.tideway, client_role: all },
  'a person of no firm': { ...none, client_uuid: null, client_role: all },
  'a person of the firm without case:read': {
    ...none,
    client_uuid: FIRM.oakfield,
    client_role: { Permissions: ['client:read'] },
  },
  'a person of the parent whose link is for clients alone': {
    ...none,
    client_uuid: FIRM.tideway,
    client_role: all,
    children_clients: { [FIRM.oakfield]: { Permissions: ['client:read', 'user:read'] } },
  },
  'a person whose permissions cannot be read': {
    ...none,
    client_uuid: FIRM.marlow,
    client_role: { Permissions: null as unknown as [] },
  },
}
const strangers = [
  TOKEN.rival,
  TOKEN.admin,
  'a rival of everything',
  'a rival whose system role names the permission',
  'a person of the parent without a link',
  'a person of no firm',
  'a person whose permissions cannot be read',
]
const lacking = ['a person of the firm without case:read', 'a person of the parent whose link is for clients alone']

const target = {
  firm: { client: FIRM.oakfield, site: SITE.oakfieldHead, feeEarner: EARNER.sana, person: PERSON.solicitor },
  canary: 'Canary',
  caseUuid: CASE.care,
  addCourtOfProtectionCase: CASE.protection,
  addInterPartesCase: CASE.interPartes,
  highCostCase: CASE.highCost,
  complete: CASE.careComplete,
  change: '1',
  note: ITEM.note,
  comment: COMMENT.open,
  file: FILE.statement,
  // No host of the specifications has any: who may not change one is told that first.
  rateEdition: ITEM.note,
  rateCard: ITEM.note,
  billListEntry: ITEM.note,
  rowOperation: ITEM.note,
  assessedLine: ITEM.note,
  assessmentRuling: ITEM.note,
  items: {
    // No host of the specifications has a row of a kind that they lack.
    ...Object.fromEntries(Object.keys(kinds).map((name) => [name, ITEM.note])),
    hearing: ITEM.hearing,
    hearingDisbursement: ITEM.hearingDisbursement,
    timeRecording: ITEM.preparation,
    disbursement: ITEM.disbursement,
    costNote: ITEM.costNote,
    expertFee: ITEM.expertFee,
    casePart: PART.general,
    party: PARTY.deputy,
    proceduralStep: ITEM.step,
    stepAttendance: ITEM.stepAttendance,
    stepDisbursement: ITEM.stepDisbursement,
    highCostStep: ITEM.highCostStep,
    highCostCounsel: ITEM.counsel,
    highCostStepDisbursement: ITEM.highCostDisbursement,
  },
} as unknown as Target
/** Every mutation about a case: the others are about people, what is theirs, and clients. */
const OTHERS =
  /CaseView|CalendarLink|Webhook|Client|User|Profile|Password|Session|SecondFactor$|Administrator$|Notification|Site$|FeeEarner$|HandOver$|Absence$|FirmArchive$/
const mutations = Object.keys(graphql).filter((name) => name.startsWith('Mutation.') && !OTHERS.test(name))

const isEffect = (call: string): boolean => !call.startsWith('GET ')

describe.each([...strangers.map((name) => [name, 'NOT_FOUND']), ...lacking.map((name) => [name, 'FORBIDDEN'])])(
  '%s',
  (who, code) => {
    test.each(mutations)(`%s is ${code} before any effect`, async (name) => {
      const [query, variables] = graphql[name]?.(target) ?? ['', {}]
      const calls = await any.callsOf(async () => {
        const { data, errors } = await any.ask(tokenFor(who), query, variables)
        const entry = entryAnswer(name, data)
        if (entry) return expect([entry.error?.code, errors]).toEqual([code, undefined])
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code])
        // A field that may be null is null by itself.
        expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([])
        return undefined
      })
      expect(calls.filter(isEffect)).toEqual([])
    })
  },
)

test.each([
  'a person of the firm without case:read',
  'a person of no firm',
  'a person whose permissions cannot be read',
])('%s saves no view of the lists of cases', async (who) => {
  const ADD = 'mutation { addCaseView(input: { name: "All", page: cases, query: "", isShared: true }) { uuid } }'
  const calls = await any.callsOf(async () => {
    const { errors } = await any.ask(tokenFor(who), ADD, {})
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
  })
  expect(calls.filter(isEffect)).toEqual([])
})

describe('what belongs to another case than the one named', () => {
  const RIVAL_ITEM = ITEM.rivalTime
  const input = { date: '2025-01-10', feeEarner: EARNER.sana, activityType: 'preparation', time: 1 }
  test.each<[string, string, Record<string, unknown>]>([
    [
      'an item is not edited',
      'mutation($c: ID!, $u: ID!, $i: TimeRecordingInput!) { editTimeRecording(caseUuid: $c, uuid: $u, input: $i) { uuid } }',
      { u: RIVAL_ITEM, i: input },
    ],
    [
      'an item is not removed',
      'mutation($c: ID!, $u: ID!) { removeTimeRecording(caseUuid: $c, uuid: $u) }',
      { u: RIVAL_ITEM },
    ],
    [
      'an item has no documents set',
      'mutation($c: ID!, $u: ID!, $f: [ID!]!) { setTimeRecordingFiles(caseUuid: $c, uuid: $u, files: $f) { uuid } }',
      { u: RIVAL_ITEM, f: [FILE.statement] },
    ],
    [
      'a note is not edited',
      'mutation($c: ID!, $u: ID!) { editNote(caseUuid: $c, uuid: $u, body: "Taken") { uuid } }',
      { u: ITEM.abuseNote },
    ],
    [
      'a note is not removed',
      'mutation($c: ID!, $u: ID!) { removeNote(caseUuid: $c, uuid: $u) }',
      { u: ITEM.abuseNote },
    ],
    [
      'an item takes no comment',
      'mutation($c: ID!, $u: ID!) { addComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, body: "Not mine") { case { uuid } } }',
      { u: RIVAL_ITEM },
    ],
    [
      'a comment is not resolved',
      'mutation($c: ID!, $u: ID!, $m: ID!) { resolveComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, uuid: $m) { case { uuid } } }',
      { u: ITEM.disbursement, m: COMMENT.open },
    ],
  ])('%s', async (_what, query, variables) => {
    const calls = await any.callsOf(async () => {
      const { errors } = await any.ask(TOKEN.draftsman, query, { c: CASE.care, ...variables })
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
    })
    expect(calls.filter(isEffect)).toEqual([])
  })

  test('a comment of another person is not edited', async () => {
    const calls = await any.callsOf(async () => {
      const { errors } = await any.ask(
        TOKEN.draftsman,
        'mutation($c: ID!, $u: ID!, $m: ID!) { editComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, uuid: $m, body: "Taken") { case { uuid } } }',
        { c: CASE.care, u: ITEM.call, m: COMMENT.open },
      )
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    })
    expect(calls.filter(isEffect)).toEqual([])
  })
})

test('a list holds the rows that the viewer may read, whatever the host answers', async () => {
  const CASES = '{ cases { totalCount nodes { uuid } } }'
  expect((await any.ask(TOKEN.rival, CASES)).data).toEqual({ cases: { totalCount: 1, nodes: [{ uuid: CASE.rivals }] } })
  // A host that answers another firm's case in the list of this one.
  const row = any.host.state.cases.find((file) => file.row.uuid === CASE.rivals)?.row
  if (!row) throw new Error('There is no such case.')
  const uuids = async () => (await any.ask(TOKEN.draftsman, CASES)).data as { cases: { nodes: { uuid: string }[] } }
  Object.assign(row, { solicitor: FIRM.oakfield })
  expect((await uuids()).cases.nodes).not.toContainEqual({ uuid: CASE.rivals })
  Object.assign(row, { solicitor: FIRM.marlow })
})
