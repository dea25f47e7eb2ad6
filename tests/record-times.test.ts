import { listedKinds, listsOf } from '@costdraft/schema/items/listed-kinds.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { beforeAll, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { makePreview } from './support/documents.ts'
import { makeTarget, type Target } from './support/target.ts'

/** RFC 3339 in UTC with milliseconds. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const T = 'createdAt updatedAt'

let target: Target
beforeAll(async () => {
  target = await makeTarget()
  await as(target.owner).rest('POST', `client/case/${target.addInterPartesCase}/budget`, {
    incurred_to: '2025-01-31',
    assumptions: { disclosure: 'Two lists' },
  })
  await makePreview(target.owner, target.caseUuid, 'bill')
})

/** The rows that are part of an item. */
const partsOfRow = (kind: AnyKind): string =>
  partsOf(kind)
    .map(([name, part]) => (part.many ? `${name} { uuid ${T} }` : ''))
    .join(' ')
const ITEMS = listedKinds
  .flatMap((kind) =>
    listsOf(kind).map((list) => `${list} { nodes { uuid ${T} comments { uuid ${T} } ${partsOfRow(kind)} } }`),
  )
  .join(' ')
const CASE = `uuid ${T} stageSince notes { nodes { uuid ${T} changedAt } } files { nodes { uuid ${T} } }
  documents { files { uuid ${T} } } previews { file { uuid ${T} madeAt } } audit { nodes { at } }
  budget { number savedAt ${T} } budgetVersions { number savedAt ${T} }`

/** The queries that reach a record of each type, and how many records of one they answer at least. */
const queries: Readonly<Record<string, (t: Target) => [query: string, variables: Record<string, unknown>]>> = {
  'a case, what is beside it, and its items': ({ caseUuid }) => [
    `query($u: ID!) { case(uuid: $u) { ${CASE} ${ITEMS} } }`,
    { u: caseUuid },
  ],
  'items of the Court of Protection': (t) => [
    `query($u: ID!) { case(uuid: $u) { ${CASE} ${ITEMS} } }`,
    { u: t.addCourtOfProtectionCase },
  ],
  'items and budget of an inter partes case': (t) => [
    `query($u: ID!) { case(uuid: $u) { ${CASE} ${ITEMS} } }`,
    { u: t.addInterPartesCase },
  ],
  'items of a high cost case': (t) => [`query($u: ID!) { case(uuid: $u) { ${CASE} ${ITEMS} } }`, { u: t.highCostCase }],
  'a case with documents': ({ complete }) => [`query($u: ID!) { case(uuid: $u) { ${CASE} } }`, { u: complete }],
  'a list of cases': () => [`{ cases { nodes { uuid ${T} stageSince } } }`, {}],
  'a firm': ({ firm }) => [
    `query($u: ID!) { client(uuid: $u) { uuid ${T} sites { uuid ${T} } feeEarners { uuid ${T} } } userGroups(clientUuid: $u) { uuid ${T} }
      apiClients(clientUuid: $u) { uuid ${T} } rateCards(clientUuid: $u) { uuid ${T} recordedAt } billList(clientUuid: $u, list: opg105_categories) { uuid ${T} recordedAt } }`,
    { u: firm.client },
  ],
  'people and what they have': () => [
    `{ users { nodes { uuid ${T} } } clients { nodes { uuid ${T} } } caseViews { uuid ${T} } viewer { notifications { nodes { uuid ${T} } } } }`,
    {},
  ],
  'an edition of rates': ({ firm }) => [
    `query($u: ID!) { rateTable(clientUuid: $u, key: "care_fixed_fee") { editions { uuid ${T} recordedAt } } }`,
    { u: firm.client },
  ],
}

type Row = Record<string, unknown>
/** The rows in an answer that say a time, wherever they are. */
const timedRows = (value: unknown): Row[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(timedRows)
  return 'createdAt' in value ? [value as Row, ...inside] : inside
}
/** The rows in an answer of the REST API that say a time. */
const restRows = (value: unknown): Row[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(restRows)
  return 'created_at' in value || 'recorded_at' in value ? [value as Row, ...inside] : inside
}
/** An edition of the statutes is nobody's record. */
const isRecord = (row: Row): boolean => row.uuid !== null

test.each(Object.keys(queries))('%s: each record says when it was created and changed, in full', async (name) => {
  const [query, variables] = queries[name]?.(target) ?? ['', {}]
  const { data, errors } = await as(target.owner).graphql(query, variables)
  expect(errors).toBeUndefined()
  const rows = timedRows(data).filter(isRecord)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows)
    for (const [key, value] of Object.entries(row))
      if (/At$|Since$/.test(key)) {
        expect([key, value]).toEqual([key, expect.stringMatching(MOMENT)])
      }
  for (const { createdAt, updatedAt, recordedAt, savedAt, madeAt } of rows) {
    expect(String(updatedAt) >= String(createdAt)).toBe(true)
    expect([recordedAt ?? updatedAt, savedAt ?? createdAt, madeAt ?? createdAt]).toEqual([
      updatedAt,
      createdAt,
      createdAt,
    ])
  }
  // A whole second is as rare as any other thousandth: not all times are cut to seconds.
  expect(rows.some(({ updatedAt }) => !String(updatedAt).endsWith('.000Z'))).toBe(true)
})

test('REST answers each time in the second form beside the first', async () => {
  const { owner, firm, caseUuid, addInterPartesCase, complete } = target
  const paths = [
    `client/case/${caseUuid}`,
    `client/case/${caseUuid}/hearing`,
    `client/case/${caseUuid}/time-recording`,
    `client/case/${caseUuid}/note`,
    `client/case/${caseUuid}/preview`,
    `client/case/${caseUuid}/time-recording/import`,
    `client/entity/case_fee/${target.items.hearing}/comment`,
    `client/case/${addInterPartesCase}/procedural-step`,
    `client/case/${addInterPartesCase}/budget`,
    `client/case/${complete}/output`,
    'client/case-view',
    'client/case?columns=created_at,updated_at',
    `clients/${firm.client}`,
    `clients/${firm.client}/user-group`,
    `clients/${firm.client}/api-client`,
    `client/${firm.client}/rate-card`,
    `client/${firm.client}/rates/care_fixed_fee`,
    `client/${firm.client}/bill-list/opg105_categories`,
    'users',
    'users/user/notification',
  ]
  for (const path of paths) {
    const { status, body } = await as(owner).rest('GET', path)
    expect([path, status]).toEqual([path, 200])
    const rows = restRows(body).filter((row) => row.recorded_at !== null)
    expect([path, rows.length > 0]).toEqual([path, true])
    for (const row of rows) {
      expect([path, row.created_at_ms, row.updated_at_ms]).toEqual([
        path,
        expect.stringMatching(MOMENT),
        expect.stringMatching(MOMENT),
      ])
      expect(row.created_at).toBe(String(row.created_at_ms).slice(0, 19))
      expect(row.updated_at ?? row.changed_at).toBe(String(row.updated_at_ms).slice(0, 19))
    }
  }
})
