import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, FIRM, PERSON, SITE, TOKEN } from '../support/spec-host/ids.ts'

// The admin side of a gateway in front of a host that serves the two specifications, nothing else, and checks nothing.
let any: AnyHost
beforeEach(async () => {
  any = await startAnyHost()
})
afterEach(() => any.stop())

/** The data of an operation; fails with its errors. */
// oxlint-disable-next-line typescript/no-explicit-any
async function data(token: string, query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const answer = await any.ask(token, query, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data
}
const writes = (calls: readonly string[]): string[] => calls.filter((call) => !call.startsWith('GET '))

const SITE_INPUT =
  '{ siteName: "Second office", firstLineAddress: "1 High Street", town: "Leeds", postcode: "LS1 2PF", region: North, location: "Non-London" }'
const earnerInput = (site: string): string =>
  `{ site: "${site}", firstname: "Ed", surname: "North", type: solicitor, grade: A }`
const INVITED = `name: "Ida Fell", emailAddress: "ida@oakfield.example", clientRole: solicitor, siteUuid: "${SITE.oakfieldHead}", solicitorSraNumber: "1"`
const INVITED_INPUT = `{ ${INVITED} }`
const USER_INPUT = `{ ${INVITED}, password: "long enough" }`

describe('the viewer', () => {
  test('has the names and the client that the host keeps elsewhere', async () => {
    const { viewer } = await data(
      TOKEN.owner,
      '{ viewer { uuid email firstname surname role client { uuid name clientType } } }',
    )
    expect(viewer).toEqual({
      uuid: PERSON.owner,
      email: 'owner@tideway.example',
      firstname: 'Orla',
      surname: 'Tidewell',
      role: 'Owner',
      client: { uuid: FIRM.tideway, name: 'Tideway Costs', clientType: 'costs_draftsman' },
    })
  })

  test('is told that nothing beyond the specifications is to be had, and it is null or refused', async () => {
    const answer = await data(
      TOKEN.owner,
      `query($c: ID!) { about { additions } userGroups(clientUuid: $c) { uuid }
        webhookDeliveries(webhookUuid: $c) { totalCount } sessions { uuid } signIns { totalCount }
        viewer { unreadNotifications notifications { totalCount } notificationSettings { kind } sessions { uuid } secondFactors { isRequired } } }`,
      { c: FIRM.tideway },
    )
    expect(answer).toEqual({
      about: { additions: [] },
      userGroups: null,
      webhookDeliveries: null,
      sessions: null,
      signIns: null,
      viewer: {
        unreadNotifications: null,
        notifications: null,
        notificationSettings: null,
        sessions: null,
        secondFactors: null,
      },
    })
    for (const mutation of [
      `addUserGroup(clientUuid: "${FIRM.tideway}", name: "Night", users: []) { uuid }`,
      `deactivateUser(uuid: "${PERSON.draftsman}") { uuid }`,
      `resetPassword(uuid: "${PERSON.draftsman}", password: "long enough") { uuid }`,
      `inviteUser(clientUuid: "${FIRM.tideway}", input: ${INVITED_INPUT}) { uuid }`,
      `sendPasswordLink(userUuid: "${PERSON.draftsman}") { link }`,
      `linkUsers(clientUuid: "${FIRM.oakfield}", links: [{ userUuid: "${PERSON.draftsman}", clientRole: solicitor }]) { userUuid }`,
      `removeWebhook(uuid: "${SITE.quay}")`,
      'markNotificationsRead { uuid }',
      'changePassword(currentPassword: "a", password: "long enough")',
      'addSecondFactor(kind: app, currentPassword: "a") { secret }',
      `removeSecondFactor(uuid: "${SITE.quay}", currentPassword: "a") { isRequired }`,
      `resetSecondFactor(userUuid: "${PERSON.draftsman}") { uuid }`,
      `editSecondFactorRule(clientUuid: "${FIRM.tideway}", roles: []) { roles }`,
    ]) {
      let message: string | undefined
      const calls = await any.callsOf(async () => {
        const { errors } = await any.ask(TOKEN.owner, `mutation { ${mutation} }`)
        message = errors?.[0]?.message
      })
      expect([message, writes(calls)], mutation).toEqual(['The service behind CostDraft does not offer this.', []])
    }
  })

  test('changes the own profile by the specified path', async () => {
    const { editProfile } = await data(
      TOKEN.owner,
      'mutation { editProfile(input: { name: "Orla Tide", emailAddress: "orla@tideway.example" }) { firstname surname email } }',
    )
    expect(editProfile).toEqual({ firstname: 'Orla', surname: 'Tide', email: 'orla@tideway.example' })
  })
})

describe('clients', () => {
  const LIST = `query($first: Int, $after: String, $search: String, $filter: ClientFilter) {
    clients(first: $first, after: $after, search: $search, filter: $filter) {
      totalCount pageInfo { endCursor hasNextPage } nodes { uuid name numberOfUsers isArchivable } } }`

  test('are cut, counted and searched by the gateway, and rows of others are dropped', async () => {
    const { clients } = await data(TOKEN.owner, LIST, { first: 1 })
    expect(clients).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [{ uuid: FIRM.oakfield, name: 'Oakfield Family Law', numberOfUsers: 1, isArchivable: false }],
    })
    const next = await data(TOKEN.owner, LIST, { after: clients.pageInfo.endCursor })
    expect(next.clients.nodes.map(({ uuid }: { uuid: string }) => uuid)).toEqual([FIRM.tideway])
    const total = async (token: string, variables: object): Promise<number> =>
      (await data(token, LIST, { ...variables })).clients.totalCount
    expect(await total(TOKEN.owner, { search: 'london' })).toBe(1)
    expect(await total(TOKEN.owner, { filter: { clientTypes: ['costs_draftsman'] } })).toBe(1)
    expect(await total(TOKEN.owner, { filter: { archived: true } })).toBe(0)
    expect(await total(TOKEN.admin, {})).toBe(3)
    expect(await total(TOKEN.rival, {})).toBe(1)
  })

  test('have sites, fee earners, children and the people a case can be assigned to', async () => {
    const ONE = `query($c: ID!) { client(uuid: $c) { name clientType town
      sites { uuid siteName headquarters } feeEarners { uuid initials grade isPanelMember user } children { name } staff { uuid name } } }`
    expect((await data(TOKEN.draftsman, ONE, { c: FIRM.oakfield })).client).toMatchObject({
      name: 'Oakfield Family Law',
      sites: [{ siteName: 'Holborn', headquarters: true }, { siteName: 'Reading' }],
      // As a person reads them, whatever order the host answers them in.
      feeEarners: [{ user: null }, { uuid: EARNER.sana, initials: 'SO', isPanelMember: true }],
      children: [],
      // Without user:read one finds oneself alone.
      staff: [{ uuid: PERSON.draftsman, name: 'Devan Shore' }],
    })
    const { client } = await data(TOKEN.owner, ONE, { c: FIRM.oakfield })
    expect(client.staff.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Devan Shore',
      'Orla Tidewell',
      'Sana Oakes',
    ])
    expect((await any.ask(TOKEN.rival, ONE, { c: FIRM.oakfield })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('of solicitors are offered for a new case', async () => {
    const solicitors = async (token: string) => (await data(token, '{ solicitors { uuid } }')).solicitors
    expect(await solicitors(TOKEN.draftsman)).toEqual([{ uuid: FIRM.oakfield }])
    expect(await solicitors(TOKEN.solicitor)).toEqual([{ uuid: FIRM.oakfield }])
  })

  test('are created under the own client, and each fee earner finds its site', async () => {
    const { addClient } = await data(
      TOKEN.owner,
      `mutation { addClient(input: { name: "Fell Law", clientType: solicitor, solicitorSraNumber: "600004" },
        sites: [${SITE_INPUT}], feeEarners: [${earnerInput('0')}]) { uuid name sites { uuid } feeEarners { site } } }`,
    )
    expect(addClient).toMatchObject({ name: 'Fell Law', feeEarners: [{ site: addClient.sites[0].uuid }] })
    expect(any.host.state.clients.at(-1)).toMatchObject({ parent: FIRM.tideway, client_type: 'solicitor' })
  })

  test('keep no periods: what a fee earner is has no day there, and one that is given is refused', async () => {
    const asked = { c: FIRM.oakfield, u: EARNER.sana, s: SITE.oakfieldHead }
    const { client, feeEarnerPreview, sitePreview } = await data(
      TOKEN.owner,
      `query($c: ID!, $u: ID!, $s: ID!) { client(uuid: $c) { feeEarners { periods { from } } }
        feeEarnerPreview(clientUuid: $c, uuid: $u, input: { grade: C }, from: "2025-03-01") { totalCount }
        sitePreview(clientUuid: $c, uuid: $s, input: { region: Wales }) { totalCount } }`,
      asked,
    )
    expect([client.feeEarners[0].periods, feeEarnerPreview, sitePreview]).toEqual([null, null, null])
    const sent = any.host.requests.filter(({ method }) => method !== 'GET').length
    const { errors } = await any.ask(
      TOKEN.owner,
      'mutation($c: ID!, $u: ID!) { editFeeEarner(clientUuid: $c, uuid: $u, input: { grade: C }, from: "2025-03-01") { grade } }',
      asked,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path: 'from' }] })
    const removed = await any.ask(
      TOKEN.owner,
      'mutation($c: ID!, $u: ID!) { removeFeeEarnerPeriod(clientUuid: $c, uuid: $u, from: "2025-03-01") { grade } }',
      asked,
    )
    expect(removed.errors).toHaveLength(1)
    expect(any.host.requests.filter(({ method }) => method !== 'GET')).toHaveLength(sent)
  })

  test('take sites and fee earners, and their changes go with the client', async () => {
    const { addSite, addFeeEarner } = await data(
      TOKEN.owner,
      `mutation($c: ID!) { addSite(clientUuid: $c, input: ${SITE_INPUT}) { uuid siteName }
        addFeeEarner(clientUuid: $c, input: ${earnerInput(SITE.oakfieldHead)}) { uuid surname initials } }`,
      { c: FIRM.oakfield },
    )
    expect([addSite.siteName, addFeeEarner.surname]).toEqual(['Second office', 'North'])
    const changed = await data(
      TOKEN.owner,
      `mutation($c: ID!, $s: ID!, $e: ID!) { editSite(clientUuid: $c, uuid: $s, input: { headquarters: true }) { headquarters siteName }
        editFeeEarner(clientUuid: $c, uuid: $e, input: { grade: C }) { grade surname }
        editClient(uuid: $c, input: { name: "Oakfield Law" }) { name } }`,
      { c: FIRM.oakfield, s: SITE.oakfieldWest, e: EARNER.sana },
    )
    expect(changed).toEqual({
      editSite: { headquarters: true, siteName: 'Reading' },
      editFeeEarner: { grade: 'C', surname: 'Oakes' },
      editClient: { name: 'Oakfield Law' },
    })
    const { sites } = any.host.state.clients.find(({ uuid }) => uuid === FIRM.oakfield) ?? {}
    expect(sites?.map(({ headquarters }) => headquarters)).toEqual([false, true, false])
    const another = await any.ask(
      TOKEN.owner,
      'mutation($c: ID!, $s: ID!) { editSite(clientUuid: $c, uuid: $s, input: { town: "Bath" }) { uuid } }',
      { c: FIRM.oakfield, s: SITE.marlowHead },
    )
    expect(another.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('users', () => {
  const LIST = `query($search: String, $filter: UserFilter) { users(search: $search, filter: $filter) {
    totalCount nodes { uuid name client { name } mayEdit lastLogin deactivatedAt childClients { client { name } role } } } }`

  test('are joined from the clients whose users the viewer may read', async () => {
    const { users } = await data(TOKEN.owner, LIST)
    expect(users.nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Sana Oakes',
      'Devan Shore',
      'Orla Tidewell',
    ])
    expect(users.nodes[1]).toEqual({
      uuid: PERSON.draftsman,
      name: 'Devan Shore',
      client: { name: 'Tideway Costs' },
      mayEdit: true,
      lastLogin: null,
      deactivatedAt: null,
      childClients: [{ client: { name: 'Oakfield Family Law' }, role: 'costs_draftsman' }],
    })
    const total = async (token: string, variables: object): Promise<number> =>
      (await data(token, LIST, { ...variables })).users.totalCount
    expect(await total(TOKEN.owner, { search: 'oakfield.example' })).toBe(1)
    expect(await total(TOKEN.owner, { filter: { roles: ['owner'] } })).toBe(1)
    expect(await total(TOKEN.owner, { filter: { deactivated: true } })).toBe(0)
    expect(await total(TOKEN.admin, {})).toBe(4)
    expect(await total(TOKEN.rival, { filter: { clients: [FIRM.oakfield] } })).toBe(0)
  })

  test('are created, changed and linked', async () => {
    const { addUser } = await data(
      TOKEN.owner,
      `mutation($c: ID!) { addUser(clientUuid: $c, input: ${USER_INPUT}) { uuid name client { name } invitation { link } } }`,
      { c: FIRM.oakfield },
    )
    expect(addUser).toMatchObject({ name: 'Ida Fell', client: { name: 'Oakfield Family Law' }, invitation: null })
    const EDIT = `mutation($u: ID!, $roles: [ChildRoleInput!]) { editUser(uuid: $u, input: { name: "Devan Strand" }, childClientRoles: $roles) { name childClients { role } } }`
    const edit = (roles: unknown) => any.ask(TOKEN.owner, EDIT, { u: PERSON.draftsman, roles })
    expect((await edit([{ clientUuid: FIRM.oakfield, role: 'team_leader' }])).data).toEqual({
      editUser: { name: 'Devan Strand', childClients: [{ role: 'team_leader' }] },
    })
    expect((await edit([{ clientUuid: FIRM.oakfield, role: null }])).data).toEqual({
      editUser: { name: 'Devan Strand', childClients: [] },
    })
    const calls = await any.callsOf(async () => {
      expect((await edit([{ clientUuid: FIRM.marlow, role: 'owner' }])).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    })
    expect(writes(calls)).toEqual([])
  })

  test('without a client are for administrators alone', async () => {
    const READ = 'query($u: ID!) { user(uuid: $u) { name } }'
    const EDIT = 'mutation($u: ID!) { editUser(uuid: $u, input: { name: "Ada Mine" }) { name } }'
    expect((await data(TOKEN.admin, READ, { u: PERSON.admin })).user.name).toBe('Ada Wills')
    for (const query of [READ, EDIT]) {
      const calls = await any.callsOf(async () => {
        const { errors } = await any.ask(TOKEN.owner, query, { u: PERSON.admin })
        expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      })
      expect(writes(calls)).toEqual([])
    }
  })
})

test('search and queues are made of the cases', async () => {
  const answer = await data(
    TOKEN.draftsman,
    `{ search(text: "ferris") { cases { caseUuid caseName text value unpriced matches { field pieces { text found } } }
      items { uuid } notes { uuid } documents { uuid } counts { cases { count isMore } items { count } } }
      queues { name count cases { uuid stage stageSince unresolvedComments } }
      panel { queues { name count amount cases { uuid updatedAt amount } } newest { uuid } start { clients } } }`,
  )
  expect(answer.search).toEqual({
    cases: [
      {
        caseUuid: CASE.interPartes,
        caseName: 'Ferris v Thames Lettings Ltd',
        text: 'OAK/104',
        value: null,
        unpriced: null,
        matches: [
          {
            field: 'case_name',
            pieces: [
              { text: 'Ferris', found: true },
              { text: ' v Thames Lettings Ltd', found: false },
            ],
          },
          { field: 'solicitors_case_reference', pieces: [{ text: 'OAK/104', found: false }] },
        ],
      },
    ],
    items: null,
    notes: null,
    documents: null,
    counts: { cases: { count: 1, isMore: false }, items: null },
  })
  expect(answer.queues).toEqual([
    {
      name: 'drafts',
      count: 2,
      cases: [
        { uuid: CASE.care, stage: 'in_progress', stageSince: null, unresolvedComments: null },
        { uuid: CASE.protection, stage: 'in_progress', stageSince: null, unresolvedComments: null },
      ],
    },
    {
      name: 'reviews',
      count: 2,
      cases: [
        { uuid: CASE.highCost, stage: 'in_review', stageSince: null, unresolvedComments: null },
        { uuid: CASE.twoPart, stage: 'in_review', stageSince: null, unresolvedComments: null },
      ],
    },
  ])
  // The first panel shows the same queues there, and of the newest cases those that are in neither.
  const panel = answer.panel as { queues: { name: string; cases: { uuid: string }[] }[]; newest: { uuid: string }[] }
  expect(panel).toMatchObject({ start: null, queues: [{ name: 'drafts', amount: null }, { name: 'reviews' }] })
  const queued = panel.queues.map(({ cases }) => cases.map(({ uuid }) => uuid))
  expect(queued).toEqual([
    [CASE.care, CASE.protection],
    [CASE.highCost, CASE.twoPart],
  ])
  expect(panel.newest.length).toBeGreaterThan(0)
  expect(panel.newest.filter(({ uuid }) => queued.flat().includes(uuid))).toEqual([])
})

/** Every change of clients and users, aimed at the first firm and its child. */
const changes: Record<string, string> = {
  addSite: `addSite(clientUuid: "${FIRM.oakfield}", input: ${SITE_INPUT}) { uuid }`,
  editSite: `editSite(clientUuid: "${FIRM.oakfield}", uuid: "${SITE.oakfieldHead}", input: { town: "Bath" }) { uuid }`,
  addFeeEarner: `addFeeEarner(clientUuid: "${FIRM.oakfield}", input: ${earnerInput(SITE.oakfieldHead)}) { uuid }`,
  editFeeEarner: `editFeeEarner(clientUuid: "${FIRM.oakfield}", uuid: "${EARNER.sana}", input: { grade: D }) { uuid }`,
  editClient: `editClient(uuid: "${FIRM.oakfield}", input: { name: "Taken" }) { uuid }`,
  archiveClient: `archiveClient(uuid: "${FIRM.oakfield}") { uuid }`,
  restoreClient: `restoreClient(uuid: "${FIRM.oakfield}") { uuid }`,
  retireFeeEarner: `retireFeeEarner(uuid: "${EARNER.sana}", from: "2026-01-01") { uuid }`,
  removeFeeEarner: `removeFeeEarner(clientUuid: "${FIRM.oakfield}", uuid: "${EARNER.sana}")`,
  restoreRemovedFeeEarner: `restoreRemovedFeeEarner(clientUuid: "${FIRM.oakfield}", uuid: "${EARNER.sana}") { uuid }`,
  removeSite: `removeSite(clientUuid: "${FIRM.oakfield}", uuid: "${SITE.oakfieldHead}")`,
  restoreRemovedSite: `restoreRemovedSite(clientUuid: "${FIRM.oakfield}", uuid: "${SITE.oakfieldHead}") { uuid }`,
  removeClient: `removeClient(uuid: "${FIRM.oakfield}")`,
  restoreRemovedClient: `restoreRemovedClient(uuid: "${FIRM.oakfield}") { uuid }`,
  addUser: `addUser(clientUuid: "${FIRM.oakfield}", input: ${USER_INPUT}) { uuid }`,
  editUser: `editUser(uuid: "${PERSON.solicitor}", input: { name: "Not Mine" }) { uuid }`,
  linkUser: `editUser(uuid: "${PERSON.draftsman}", input: {}, childClientRoles: [{ clientUuid: "${FIRM.oakfield}", role: owner }]) { uuid }`,
  linkUsers: `linkUsers(clientUuid: "${FIRM.oakfield}", links: [{ userUuid: "${PERSON.draftsman}", clientRole: owner }]) { userUuid }`,
  deactivateUser: `deactivateUser(uuid: "${PERSON.solicitor}") { uuid }`,
  restoreUser: `restoreUser(uuid: "${PERSON.solicitor}") { uuid }`,
  resetPassword: `resetPassword(uuid: "${PERSON.solicitor}", password: "long enough") { uuid }`,
  inviteUser: `inviteUser(clientUuid: "${FIRM.oakfield}", input: ${INVITED_INPUT}) { uuid }`,
  resetSecondFactor: `resetSecondFactor(userUuid: "${PERSON.solicitor}") { uuid }`,
  editSecondFactorRule: `editSecondFactorRule(clientUuid: "${FIRM.oakfield}", roles: []) { roles }`,
  sendPasswordLink: `sendPasswordLink(userUuid: "${PERSON.solicitor}") { link }`,
  addUserGroup: `addUserGroup(clientUuid: "${FIRM.oakfield}", name: "Night", users: []) { uuid }`,
  editUserGroup: `editUserGroup(clientUuid: "${FIRM.oakfield}", uuid: "${SITE.quay}", name: "Day") { uuid }`,
  removeUserGroup: `removeUserGroup(clientUuid: "${FIRM.oakfield}", uuid: "${SITE.quay}")`,
  addApiClient: `addApiClient(clientUuid: "${FIRM.oakfield}", input: { name: "Script", clientRole: owner }) { clientSecret }`,
  revokeApiClient: `revokeApiClient(clientUuid: "${FIRM.oakfield}", uuid: "${SITE.quay}")`,
  addWebhook: `addWebhook(clientUuid: "${FIRM.oakfield}", input: { url: "https://hooks.example/", types: ["comment.added"] }) { secret }`,
}

test.each(Object.entries(changes))('a rival does not reach a host that checks nothing: %s', async (_name, mutation) => {
  let code: unknown
  const calls = await any.callsOf(async () => {
    code = (await any.ask(TOKEN.rival, `mutation { ${mutation} }`)).errors?.[0]?.extensions.code
  })
  expect([code, writes(calls)]).toEqual(['NOT_FOUND', []])
})

test('who reads the own firm and may not change it does not reach the host either, except with sites and fee earners', async () => {
  const reached: string[] = []
  for (const [name, mutation] of Object.entries(changes)) {
    const calls = await any.callsOf(() => any.ask(TOKEN.solicitor, `mutation { ${mutation} }`))
    if (writes(calls).length > 0) reached.push(name)
  }
  expect(reached).toEqual(['addSite', 'addFeeEarner'])
})

test('an answer without a token that is known is said as it is', async () => {
  const { errors } = await any.ask('a-stranger', '{ viewer { email client { name } } }')
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
