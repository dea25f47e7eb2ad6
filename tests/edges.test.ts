import { randomBytes } from 'node:crypto'
import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { billLists } from '@costdraft/schema/rates/bill-list.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { BRYN, CALDER, firmOf } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as } from './support/instance.ts'
import { fillFirm } from './support/fill-firm.ts'
import { edgesOf, queriesOf, collectReachedEdges, type Arguments } from './support/schema-edges.ts'

const schema = buildSchema(typeDefs)
const query = schema.getQueryType()!
const STEPS = 3
const idsIn = (text: string): string[] => [...new Set(text.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g))]

/**
 * The marker texts of a firm: a common prefix and a number for each text; twelve characters, as those of a certificate
 * number.
 */
function wordsOf() {
  const word = `Q${randomBytes(4).toString('hex').toUpperCase()}`
  const all: string[] = []
  return {
    word,
    all,
    next: () => {
      all.push(`${word}-${all.length.toString(36).padStart(2, '0')}`)
      return all.at(-1)!
    },
  }
}
const words = { [CALDER]: wordsOf(), [BRYN]: wordsOf() }

interface Own {
  email: string
  clients: string[]
  cases: string[]
  /** The case among them that can have a costs budget. */
  interPartes: string
  person: string
  manages: boolean
  /** A webhook of theirs that was told of a comment. */
  webhook?: string
  /** The client that has an own edition of rates, and that edition. */
  rates: [client: string, edition: string]
}
interface Ground extends Own {
  search: string
}
/** A fee earner and a site of the client that has an own edition, and the fee earner of the dispute. */
interface Place {
  worker: string
  earner: string
  site: string
}
const RESTORE = 'Case.auditRestore.id'
const WORKER = 'Case.usualRate.feeEarner'
const FIGURES = 'Case.budgetFigures.input'
const anyBudget = {
  incurredTo: '2025-01-31',
  phases: [],
  contingencies: [{ name: 'Specific disclosure', estimated: 750 }],
}
/** The queries: every root field, once for each record the viewer owns where it takes a uuid. */
const asks = (
  { clients, cases, interPartes, search, person, manages, webhook, rates: [ofRates, edition] }: Ground,
  restores: ReadonlyMap<string, string>,
  { earner, site, worker }: Place,
): Partial<Record<string, Arguments[]>> => ({
  case: cases.map((uuid) => ({
    'Query.case.uuid': uuid,
    [RESTORE]: restores.get(uuid) ?? null,
    ...(uuid === interPartes && { [FIGURES]: anyBudget, [WORKER]: worker, 'Case.usualRate.date': '2025-01-14' }),
  })),
  client: clients.map((uuid) => ({ 'Query.client.uuid': uuid, 'Client.may.permission': 'client:read' })),
  panel: [{ 'Client.may.permission': 'client:read' }],
  solicitors: [{ 'Client.may.permission': 'client:read' }],
  // Ten cases only: the full list would take long without testing more.
  caseSheet: [{ 'Query.caseSheet.format': 'csv' }],
  reportSheet: [{ 'Query.reportSheet.report': 'workInProgress', 'Query.reportSheet.format': 'csv' }],
  cases: [{ 'Query.cases.first': 10 }, { 'Query.cases.search': search }],
  viewer: [{ 'Viewer.may.permission': 'case:read' }],
  search: [
    { 'Query.search.text': '' },
    { 'Query.search.text': search },
    { 'Query.search.text': 'In our' },
    { 'Query.search.text': 'ashdown' },
  ],
  user: [{ 'Query.user.uuid': person }],
  users: [{ 'Query.users.first': 10 }, { 'Query.users.search': search }],
  clients: [
    { 'Client.may.permission': 'client:read' },
    { 'Client.may.permission': 'client:read', 'Query.clients.search': search },
  ],
  // Answers lines of what is sent, and no record.
  hearingPrice: [],
  pricedHearing: [],
  apiClients: (manages ? clients : []).map((uuid) => ({ 'Query.apiClients.clientUuid': uuid })),
  webhooks: (manages ? clients : []).map((uuid) => ({ 'Query.webhooks.clientUuid': uuid })),
  webhookDeliveries: webhook ? [{ 'Query.webhookDeliveries.webhookUuid': webhook }] : [],
  userGroups: clients.map((uuid) => ({ 'Query.userGroups.clientUuid': uuid })),
  archiveCounts: (manages ? clients : []).map((uuid) => ({ 'Query.archiveCounts.clientUuid': uuid })),
  administrationAudit: manages ? [{}] : [],
  administrationAuditSheet: manages ? [{ 'Query.administrationAuditSheet.format': 'csv' }] : [],
  // Of whoever may edit the user.
  handOver: manages ? [{ 'Query.handOver.userUuid': person }] : [],
  secondFactorRule: clients.map((uuid) => ({ 'Query.secondFactorRule.clientUuid': uuid })),
  // Of system administrators alone.
  administrators: [],
  clientDuplicates: [{ 'Query.clientDuplicates.sraNumber': '640100', 'Client.may.permission': 'client:read' }],
  // Of the owner of a client above two others: `tests/merging.test.ts`.
  mergePreview: [],
  // Of owners alone: `tests/firm-archive.test.ts`.
  firmArchives: [],
  clientParentPreview: [],
  rateTables: clients.map((uuid) => ({ 'Query.rateTables.clientUuid': uuid })),
  rateTable: clients.map((uuid) => ({
    'Query.rateTable.clientUuid': uuid,
    'Query.rateTable.key': 'care_fixed_fee',
  })),
  rateCards: clients.map((uuid) => ({ 'Query.rateCards.clientUuid': uuid })),
  billList: clients.flatMap((uuid) =>
    billLists.map((list) => ({ 'Query.billList.clientUuid': uuid, 'Query.billList.list': list })),
  ),
  rateEditionPreview: [
    {
      'Query.rateEditionPreview.clientUuid': ofRates,
      'Query.rateEditionPreview.key': 'care_fixed_fee',
      'Query.rateEditionPreview.edition': edition,
    },
  ],
  feeEarner: [{ 'Query.feeEarner.uuid': earner }],
  feeEarnerPreview: (manages ? [earner] : []).map((uuid) => ({
    'Query.feeEarnerPreview.clientUuid': ofRates,
    'Query.feeEarnerPreview.uuid': uuid,
    'Query.feeEarnerPreview.input': { isPanelMember: true },
    'Query.feeEarnerPreview.from': '2025-01-01',
  })),
  sitePreview: (manages ? [site] : []).map((uuid) => ({
    'Query.sitePreview.clientUuid': ofRates,
    'Query.sitePreview.uuid': uuid,
    'Query.sitePreview.input': { postcode: 'BA1 1AA' },
  })),
})
async function placeOf({ email, interPartes, rates: [client] }: Ground): Promise<Place> {
  const first = async (path: string): Promise<string> =>
    (await as(email).rest<{ uuid: string }[]>('GET', path)).body[0]?.uuid ?? ''
  const { body } = await as(email).rest<{ fee_earner: { uuid: string } }>('GET', `client/case/${interPartes}`)
  return {
    earner: await first(`client/${client}/fee-earner`),
    site: await first(`clients/${client}/sites`),
    worker: body.fee_earner.uuid,
  }
}

interface Walk {
  said: string
  reached: Set<string>
}
/** An entry of the audit of each case that can be restored, where there is one. */
async function restoresOf({ email, cases }: Ground): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const uuid of cases) {
    const { body } = await as(email).rest<{ nodes: { id: number; may_restore: boolean }[] }>(
      'GET',
      `client/case/${uuid}/audit?first=100`,
    )
    const entry = body.nodes.find(({ may_restore }) => may_restore)
    if (entry) found.set(uuid, String(entry.id))
  }
  return found
}
/** All responses as one text, and the edges that led to a row. */
async function walk(ground: Ground): Promise<Walk> {
  const reached = new Set<string>()
  const said: string[] = []
  const restores = await restoresOf(ground)
  const place = await placeOf(ground)
  for (const root of Object.keys(query.getFields())) {
    for (const given of asks(ground, restores, place)[root] ?? [{}]) {
      for (const text of queriesOf(schema, root, STEPS, {
        [WORKER]: null,
        [FIGURES]: null,
        [RESTORE]: null,
        'Assessment.reductions.by': 'reason',
        ...given,
      })) {
        const { data, errors } = await as(ground.email).graphql(text)
        expect(errors, text).toBeUndefined()
        collectReachedEdges(query, data, reached)
        said.push(JSON.stringify(data))
      }
    }
  }
  return { said: said.join('\n'), reached }
}

/** Two firms of this test, parent and child: their owners see their own records, and nothing of other firms. */
let above: Own
let below: Own
/** Ids of a list that is the same for every firm. */
const ofTheLaw = new Set(expertTypes.flatMap(({ types }) => types.map(({ uuid }) => uuid)))
/** Answered to whoever sees no case; its firms are those of `Query.solicitors`. */
const OF_AN_EMPTY_HOUSE = new Set([
  ...['Panel.start', 'PanelStart.solicitors'],
  // Of five assessed bills and more.
  ...['PastReductions.findings', 'PastReduction.cases'],
  // Of a bill of which every line is ruled on, with a balance.
  'Assessment.payable',
  // Second factors that nobody has, the answer to an invitation, and what is of system administrators alone.
  ...['SecondFactors.factors', 'User.invitation', 'Query.administrators'],
  // Nobody has left or is away, and nothing was removed.
  ...['HandOver.caseList', 'HandOver.undoable', 'User.absence', 'Absence.deputy'],
  ...['Query.removals', 'Query.removedCases'],
  // All data of a firm, which nobody has asked for.
  ...['Query.firmArchives', 'FirmArchive.requestedBy', 'FirmArchive.counts'],
  // Lines of a hearing that is sent, whose edges are those of `Head.lines`.
  // No calendar reads the dates of anybody.
  'Query.calendarLink',
  ...['Query.hearingPrice', 'Query.pricedHearing', 'PricedHearing.lines'],
  // Two clients that become one, and what stands above a client.
  ...['Query.mergePreview', 'Query.clientParentPreview', 'Client.mergedInto', 'Client.mark'],
  ...['ClientMergePreview.counts', 'ClientMergePreview.collisions', 'ClientMergePreview.cases'],
])
/** Edges that lead to rows only for a viewer with a child client. */
const OF_PARENTS = new Set(['Client.children', 'Client.parent', 'User.childClients', 'ChildClient.client'])
let theirs: Record<typeof CALDER | typeof BRYN, Walk>
let foreign: string[]
beforeAll(async () => {
  const parent = await makeFirm(ADMIN, 'costs_draftsman')
  const child = await makeFirm(parent.owner, 'solicitor')
  const { cases, interPartes, rateEdition } = await fillFirm(child.owner, () => 'In our words')
  const rates: Own['rates'] = [child.client, rateEdition]
  await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', { [child.client]: 'costs_draftsman' })
  // Both comment, so that each is notified of the other's comment.
  const {
    body: [item],
  } = await as(child.owner).rest<{ uuid: string }[]>('GET', `client/case/${cases[0]}/disbursement`)
  const hear = async ({ client, owner }: { client: string; owner: string }): Promise<string> =>
    (
      await as(owner).rest<{ uuid: string }>('POST', `clients/${client}/webhook`, {
        url: 'https://hooks.example/',
        types: ['comment.added'],
        description: 'In our words',
      })
    ).body.uuid
  const [heardAbove, heardBelow] = [await hear(parent), await hear(child)]
  for (const { owner } of [child, parent, child])
    await as(owner).rest('POST', `client/entity/case_fee/${item?.uuid}/comment`, { body: 'In our words' })
  for (const { client, owner, person } of [parent, child]) {
    await as(owner).rest('POST', `clients/${client}/user-group`, { name: 'In our words', users: [person] })
    for (const path of [`clients/${client}`, `users/${person}`])
      await as(owner).rest('PATCH', path, { external_ids: [{ system: 'In our words', id: client }] })
  }
  await as(parent.owner).rest('POST', 'client/case-view', {
    name: 'In our words',
    page: 'cases',
    query: 'q=In+our+words',
    is_shared: true,
  })
  for (const { client, owner } of [parent, child])
    await as(owner).rest('POST', `clients/${client}/api-client`, { name: 'In our words', client_role: 'solicitor' })
  above = {
    email: parent.owner,
    clients: [parent.client, child.client],
    cases,
    interPartes,
    person: parent.person,
    manages: true,
    webhook: heardAbove,
    rates,
  }
  below = {
    email: child.owner,
    clients: [child.client],
    cases,
    interPartes,
    person: child.person,
    manages: true,
    webhook: heardBelow,
    rates,
  }
  const walked = async (email: typeof CALDER | typeof BRYN): Promise<Walk> => {
    const { client, cases, interPartes, rateEdition } = await fillFirm(email, words[email].next)
    return walk({
      email,
      clients: [client],
      cases,
      interPartes,
      search: words[email].word,
      person: (await firmOf(email)).person,
      manages: email === CALDER,
      rates: [client, rateEdition],
    })
  }
  theirs = { [CALDER]: await walked(CALDER), [BRYN]: await walked(BRYN) }
  foreign = idsIn(theirs[CALDER].said + theirs[BRYN].said).filter((id) => !ofTheLaw.has(id))
}, 240_000)

const edges = edgesOf(schema)
test('the schema has edges to follow', () => expect(edges.size).toBeGreaterThan(40))

describe.each([CALDER, BRYN] as const)(
  'the other firm itself: %s',
  (email) => {
    test('each firm reads its own marker texts back', () => {
      expect(words[email].all.length).toBeGreaterThan(30)
      expect(words[email].all.filter((text) => !theirs[email].said.includes(text))).toEqual([])
    })
  },
  600_000,
)

describe.each([
  ['the owner of a solicitor', (): Own => below],
  ['the owner of a costs draftsman with one child', (): Own => above],
])('%s', (_who, ground) => {
  test.each([CALDER, BRYN] as const)(
    'follows every object edge from what is theirs, searches, and meets nothing of %s',
    async (email) => {
      const { said, reached } = await walk({ ...ground(), search: words[email].word })
      expect(
        [...edges].filter(
          (edge) => !reached.has(edge) && !OF_AN_EMPTY_HOUSE.has(edge) && (ground() === above || !OF_PARENTS.has(edge)),
        ),
        'edges that led to no row',
      ).toEqual([])
      expect(Object.values(words).filter(({ word }) => said.includes(word))).toEqual([])
      expect(foreign.length).toBeGreaterThan(50)
      expect(foreign.filter((id) => said.includes(id))).toEqual([])
      expect(
        await as(ground().email).graphql('query($s: String!) { cases(search: $s) { totalCount } }', {
          s: words[email].word,
        }),
      ).toEqual({ status: 200, data: { cases: { totalCount: 0 } } })
    },
  )
})
