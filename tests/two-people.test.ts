import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as } from './support/instance.ts'
import { rest } from './support/rest-operations.ts'
import { itemBody, makeTarget, type Target } from './support/target.ts'

/** Editors who save at the same moment, all of them with the version they opened. */
const EDITORS = 20
type Body = Record<string, unknown>

/** The body of one editor for each kind of record: what they send differs, so that the winner can be told. */
const bodies: Record<string, (i: number) => Body> = {
  'PATCH /clients/:client': (i) => ({ primary_contact_name: `Editor ${i}` }),
  'PATCH /clients/:client/sites/:site': (i) => ({ town: `Town ${i}` }),
  'PATCH /client/:client/fee-earner/:earner': (i) => ({ surname: `Earner ${letter(i)}` }),
  'PATCH /users/:user': (i) => ({ surname: `Tester ${letter(i)}` }),
  'PATCH /clients/:client/user-group/:group': (i) => ({ name: `Group ${i}` }),
  'PATCH /clients/webhook/:webhook': (i) => ({ description: `Webhook ${i}` }),
  'PATCH /client/case-view/:uuid': (i) => ({ name: `View ${i}` }),
  'PATCH /client/case/high-cost/:uuid': (i) => ({ case_name: `Re Editor ${i}` }),
  'PATCH /client/case/court-of-protection/:uuid': (i) => ({ case_name: `Re Editor ${i}` }),
  'PATCH /client/case/inter-parties/:uuid': (i) => ({ case_name: `Editor ${i} v Birch` }),
  'PATCH /client/case/legal-aid/:uuid': (i) => ({ case_name: `Re Editor ${i}` }),
  'PATCH /client/case/:uuid/high-cost/certificate': (i) => ({ certificate_number: `ABCDEF${100_000 + i}` }),
  'PATCH /client/case/:uuid/certificate': (i) => ({ certificate_number: `ABCDEF${100_000 + i}` }),
  'PATCH /client/case/:uuid/value-of-assets': (i) => ({ value_of_assets: `Assets ${i}` }),
  'PATCH /client/case/:uuid/narrative': (i) => ({ narrative: `Narrative ${i}` }),
  'PATCH /client/case/:uuid/enhancement': (i) => ({ enhancement: `Enhancement ${i}` }),
  'PATCH /client/case/:uuid/note/:note': (i) => ({ body: `Note ${i}` }),
  'PATCH /client/entity/:type/:entity/comment/:comment': (i) => ({ body: `Comment ${i}` }),
  'PATCH /client/:client/rate-card/:uuid': (i) => ({ rate: 200 + i }),
  'PATCH /client/:client/bill-list/:list/:uuid': (i) => ({ name: `Entry ${i}` }),
  'PATCH /client/:client/rates/:table/edition/:edition': (i) => ({ authority: `Authority ${i}` }),
  'PATCH /client/case/:case/folder-structure': (i) => ({
    folder_structure: {
      name: 'root',
      is_file: false,
      children: [{ name: `Folder ${i}`, is_file: false, children: [] }],
    },
  }),
  'PATCH /client/case/:case/deadline': (i) => ({ starts: { right_to_costs: `2025-03-${10 + i}` } }),
  'PATCH /client/case/:case/assessment': (i) => ({ general_points: `Points ${i}` }),
  'POST /client/case/:case/budget': (i) => ({
    incurred_to: '2025-01-31',
    assumptions: { disclosure: `Assumption ${i}` },
  }),
  'PATCH /client/case/:case/high-cost/procedural-step/:item/counsel/:part': (i) => ({
    travel: { distance: 1, amount: 1, description: `Editor ${i}` },
  }),
  'PATCH /client/case/:case/high-cost/procedural-step/:item/disbursement/:part': (i) => ({ amount: 700 + i }),
  'POST /client/case/:uuid/tr_enhancement': (i) => ({
    enhancements: [{ enhancement: i + 6, activity_type: 'counsel', case_part: null }],
  }),
}
const letter = (i: number): string => String.fromCharCode(65 + i)

/**
 * What a new route that changes a record is to be proved with, unless one of these says why there is nothing to prove.
 */
const unproved: Record<string, string> = {
  'PATCH /client/case/:case/assessment/line': 'each line has a version of its own, proved where it is tested',
  'PATCH /users/user': 'one’s own details',
  'PATCH /users/user/notification/settings': 'one’s own settings, proved where they are tested',
  'PATCH /clients/:client/second-factor': 'one list of roles, proved where it is tested',
  'PATCH /clients/:client/users/:user': 'one value, the role: whoever says it last',
  'PATCH /client/entity/:type/:entity/comment/:comment/resolve': 'there is no other value',
  'PATCH /client/case/:uuid/exceptional': 'a flag: whoever says it last, the fields of the case are not touched',
}
/** A part that a row has at most once is stored with the row, under its version. */
const isOfRow = (route: string): boolean => /\/(adjournment|exceptional-travel|attendance|travel)$/.test(route)

const isItemRoute = (route: string): boolean => /^PATCH \/client\/case\/:case\/.*:(item|part)$/.test(route)
/** The text field of the rows of a route, by the last words of its path. */
function textOf(route: string): string {
  const steps = route.replace('PATCH /client/case/:case/', '').split(/\/:(?:item|part)\/?/)
  const kind = (Object.keys(kinds) as KindName[])
    .map((name): AnyKind => kinds[name])
    .find(({ list, path }) => list && path === steps[0])
  if (steps.length === 2) return snakeName(textFieldOf(kind as AnyKind) ?? '')
  const part = Object.values((kind as AnyKind).parts as Record<string, { path: string; kind: AnyKind }>).find(
    ({ path }) => path === steps[1],
  )
  return snakeName(textFieldOf(part?.kind as AnyKind) ?? '')
}

const changing = Object.keys(rest).filter(
  (route) => (route.startsWith('PATCH ') || route in bodies) && !(route in unproved) && !isOfRow(route),
)
/** The folders of a case that has no documents yet. */
const paths: Record<string, (t: Target) => string> = {
  'PATCH /client/case/:case/folder-structure': ({ highCostCase }) => `client/case/${highCostCase}/folder-structure`,
}
let target: Target
beforeAll(async () => {
  target = await makeTarget()
})

interface Answer extends Body {
  version?: number
  current?: Body
}

describe('of twenty people who save one record at one moment', () => {
  test.each(changing)('exactly one wins: %s', async (route) => {
    const path = paths[route]?.(target) ?? (rest[route] as (t: Target) => [string])(target)[0]
    const method = route.split(' ')[0] as 'PATCH'
    const bodyOf =
      bodies[route] ?? (isItemRoute(route) ? (i: number) => ({ [textOf(route)]: `Editor ${i}` }) : undefined)
    if (!bodyOf) throw new Error(`${route} has no body to prove it with.`)
    const { rest: call } = as(target.owner)
    const opened = await call<Answer>(method, path, bodyOf(0))
    expect([200, 201], JSON.stringify(opened.body)).toContain(opened.status)
    // A text has a version of its own in the answer.
    const own = opened.body[`${route.split('/').at(-1)?.replaceAll('-', '_')}_version`]
    const version = String(opened.headers.etag ?? `"${String(own ?? opened.body.version)}"`)
    const caseUuid = /client\/case\/(?:[a-z-]+\/)?([\da-f-]{36})/.exec(path)?.[1]
    const before = caseUuid ? await auditOf(target.owner, caseUuid) : []
    const answers = await Promise.all(
      Array.from({ length: EDITORS }, (_, i) => call<Answer>(method, path, bodyOf(i + 1), { 'if-match': version })),
    )
    const winners = answers.flatMap(({ status }, i) => (status < 300 ? [i] : []))
    const losers = answers.filter(({ status }) => status >= 300)
    expect([route, winners.length, ...new Set(losers.map(({ status }) => status))]).toEqual([route, 1, 412])
    // Everyone else is shown what the winner stored.
    const shown = shownOf(bodyOf((winners[0] ?? 0) + 1))
    for (const { body } of losers) expect(JSON.stringify(body.current)).toContain(shown)
    // The audit says what the winner stored and nothing that nobody did; a budget is audited by its number.
    if (!caseUuid || route.includes('budget')) return
    // Consecutive edits of a text by one person are one entry, which is then another one than before.
    const valuesOf = ({ id, before: was, after }: Entry): string => JSON.stringify([id, was, after])
    const earlier = new Set(before.map(valuesOf))
    const text = (await auditOf(target.owner, caseUuid))
      .map(valuesOf)
      .filter((entry) => !earlier.has(entry))
      .join(' ')
    expect(text).toContain(auditedOf(bodyOf((winners[0] ?? 0) + 1)))
    for (const i of answers.keys()) if (i !== winners[0]) expect(text).not.toContain(auditedOf(bodyOf(i + 1)))
  })
})
interface Entry {
  id: number
  before: Body | null
  entity_uuid: string
  action: string
  after: Body | null
}
/** The newest entries of the audit of a case. */
const auditOf = async (email: string, caseUuid: string): Promise<Entry[]> =>
  (await as(email).rest<{ nodes: Entry[] }>('GET', `client/case/${caseUuid}/audit?first=100`)).body.nodes

/** What an editor sent that no one else did, as it stands in JSON: `"Editor 7"`, or the one field with its figure. */
const shownOf = (body: Body): string => {
  const text = JSON.stringify(body)
  return /"[A-Z][a-z]+ \d+"|"2025-03-\d+"|"enhancement":\d+/.exec(text)?.[0] ?? text.slice(1, -1)
}
/** The same as the audit says it, which names an enhancement by its activity. */
const auditedOf = (body: Body): string => shownOf(body).replace('"enhancement"', '"counsel"')

/** The rows that are removed on a path of their own, and what else is. */
const removing = Object.keys(rest).filter(
  (route) =>
    route.startsWith('DELETE ') &&
    (/:(item|part)$/.test(route) || /(note|group|rate-card\/:uuid|bill-list\/:list\/:uuid)$/.test(route)),
)
/** Records that only these tests have; made anew where a row went with one that another test has removed. */
let removable: Target | undefined
test.each(removing)('a row that was changed since is not removed by whoever did not see it: %s', async (route) => {
  const changes = route.replace('DELETE', 'PATCH').replace('/fee/', '/hearing/')
  const change = bodies[changes]?.(1) ?? { [textOf(changes)]: 'Changed since' }
  const changeIn = (one: Target) =>
    as(one.owner).rest<Answer>('PATCH', (rest[changes] as (t: Target) => [string])(one)[0], change)
  let changed = await changeIn((removable ??= await makeTarget()))
  if (changed.status === 404) changed = await changeIn((removable = await makeTarget()))
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const { rest: call } = as(removable.owner)
  const path = (rest[route] as (t: Target) => [string])(removable)[0]
  const stale = await call<Answer>('DELETE', path, undefined, { 'if-match': '"1"' })
  expect([stale.status, JSON.stringify(stale.body.current)]).toEqual([412, expect.stringContaining(shownOf(change))])
  const both = await Promise.all(
    [1, 2].map(() =>
      call('DELETE', path, undefined, {
        'if-match': changed.headers.etag ? String(changed.headers.etag) : `"${changed.body.version}"`,
      }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404])
})

test('of edits and a removal at one moment, each edit is stored before it or finds nothing', async () => {
  const { rest: call } = as(target.owner)
  const at = `client/case/${target.caseUuid}`
  const { body: row } = await call<{ uuid: string }>('POST', `${at}/disbursement`, {
    ...itemBody('disbursement', target.firm),
    description: 'Before',
  })
  const path = `${at}/disbursement/${row.uuid}`
  const answers = await Promise.all(
    Array.from({ length: EDITORS }, (_, i) =>
      i === 7 ? call('DELETE', `${at}/fee/${row.uuid}`) : call<Answer>('PATCH', path, { description: `Late ${i}` }),
    ),
  )
  expect(answers[7]?.status).toBe(204)
  const stored = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
  expect(answers.filter(({ status }) => ![200, 204, 404].includes(status))).toEqual([])
  expect((await call('GET', path)).status).toBe(404)
  const own = (await auditOf(target.owner, target.caseUuid)).filter(({ entity_uuid }) => entity_uuid === row.uuid)
  expect(own.map(({ action }) => action)).toEqual(['removed', ...stored.map(() => 'changed'), 'added'])
  expect(new Set(own.flatMap(({ after, action }) => (action === 'changed' ? [after?.description] : [])))).toEqual(
    new Set(stored.map((i) => `Late ${i}`)),
  )
  const { body: back } = await call<{ description: string }>('POST', `${at}/item/${row.uuid}/restore`, {})
  expect(back.description).toBe(stored.length > 0 ? own[1]?.after?.description : 'Before')
})

test('two owners who deactivate each other at one moment: one of them stays', async () => {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const other = await makePerson(firm.owner, firm, 'owner')
  // Signed in beforehand, so that the requests meet.
  await Promise.all([as(firm.owner).rest('GET', 'users/user'), as(other.email).rest('GET', 'users/user')])
  const answers = await Promise.all([
    as(firm.owner).rest('DELETE', `users/${other.uuid}`),
    as(other.email).rest('DELETE', `users/${firm.person}`),
  ])
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
})
