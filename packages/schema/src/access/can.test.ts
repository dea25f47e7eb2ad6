import { expect, test } from 'vitest'
import { can, clientsWith, knows, type Viewer } from './can.ts'
import { clientGrants, permissions, roles, systemGrants, type Grant, type Role } from './roles.ts'

const OWN = 'own',
  CHILD = 'child',
  OTHER_CHILD = 'other-child',
  STRANGER = 'stranger',
  ME = 'me',
  SOMEONE = 'someone'
const none: Grant[] = []

interface Combination {
  system: Role | 'admin'
  client: string | null
  role: Role | undefined
  children: Record<string, Role>
  permission: string
  askedClient: string | null | undefined
  askedUser: string | null | undefined
}

function* combinations(): Generator<Combination> {
  for (const system of ['admin', ...roles] as const)
    for (const client of [OWN, null])
      for (const role of [undefined, ...roles])
        for (const child of [undefined, ...roles])
          for (const otherChild of [undefined, 'owner', 'solicitor'] as const)
            for (const permission of [...permissions, 'nothing:known'])
              for (const askedClient of [undefined, null, OWN, CHILD, OTHER_CHILD, STRANGER])
                for (const askedUser of [undefined, ME, SOMEONE])
                  yield {
                    system,
                    client,
                    role,
                    children: { ...(child && { [CHILD]: child }), ...(otherChild && { [OTHER_CHILD]: otherChild }) },
                    permission,
                    askedClient,
                    askedUser,
                  }
}

const viewerOf = ({ system, client, role, children }: Combination): Viewer => ({
  user_uuid: ME,
  client_uuid: client,
  system_role: { Name: system, Permissions: systemGrants(system) },
  client_role: { Permissions: role ? clientGrants(role) : none },
  children_clients: Object.fromEntries(
    Object.entries(children).map(([uuid, r]) => [uuid, { Permissions: clientGrants(r) }]),
  ),
})

// The plain reading of decisions §2, written without the evaluator: words of the role table, then who is asked about.
const words: Record<Role, string> = {
  owner:
    'client:read client:create client:edit client:archive client:edit_users user:read user:create case:read case:create report:read rates:edit api_client:manage',
  it_administrator: 'client:read client:edit client:edit_users user:read user:create api_client:manage',
  team_leader: 'client:read user:read case:read case:create report:read rates:edit',
  costs_draftsman: 'client:read case:read case:create',
  solicitor: 'client:read case:read case:create',
}
const ADMINISTRATOR =
  'client:read client:create client:edit client:archive client:edit_users user:read user:create rates:edit'
function oracle({ system, client, role, children, permission, askedClient, askedUser }: Combination): boolean {
  const allows = (list: string): boolean => ` ${list} `.includes(` ${permission} `)
  if (system === 'admin' && allows(ADMINISTRATOR)) return true
  if (system !== 'admin' && permission === 'user:read' && askedUser === ME) return true
  const places: [string, Role][] = Object.entries(children)
  if (client && role) places.push([client, role])
  return places.some(([place, held]) => (askedClient ? place === askedClient : true) && allows(words[held]))
}

test('the evaluator agrees with a plain reading of the rules in every combination', () => {
  let asked = 0
  const wrong: Combination[] = []
  for (const c of combinations()) {
    asked++
    if (can(viewerOf(c), c.permission, { client_uuid: c.askedClient, user_uuid: c.askedUser }) !== oracle(c))
      wrong.push(c)
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(asked).toBeGreaterThan(100_000)
})

test('a role in one firm opens no other firm', () => {
  const viewer = viewerOf({
    system: 'owner',
    client: OWN,
    role: 'owner',
    children: { [CHILD]: 'solicitor' },
    permission: '',
    askedClient: null,
    askedUser: null,
  })
  for (const permission of permissions) expect(can(viewer, permission, { client_uuid: STRANGER })).toBe(false)
  expect(can(viewer, 'user:read', { client_uuid: CHILD })).toBe(false)
  expect(clientsWith(viewer, 'case:read')).toEqual([OWN, CHILD])
  expect(clientsWith(viewer, 'user:read')).toEqual([OWN])
})

test('a plain string is bound to the own client, and opens every firm only for the administrator', () => {
  const viewer: Viewer = {
    user_uuid: ME,
    client_uuid: OWN,
    system_role: { Name: 'owner', Permissions: ['client:read'] },
    client_role: { Permissions: ['case:read'] },
    children_clients: { [CHILD]: { Permissions: ['user:read'] } },
  }
  expect(can(viewer, 'client:read', { client_uuid: STRANGER })).toBe(false)
  expect(can(viewer, 'client:read', { client_uuid: OWN })).toBe(true)
  expect(can(viewer, 'user:read', { client_uuid: CHILD })).toBe(true)
  expect(can(viewer, 'user:read', { client_uuid: OWN })).toBe(false)
  expect(
    can({ ...viewer, system_role: { Name: 'admin', Permissions: ['client:read'] } }, 'client:read', {
      client_uuid: STRANGER,
    }),
  ).toBe(true)
  expect(
    can({ ...viewer, client_uuid: null }, 'client:read'),
    'without a client of one’s own there is none to be bound to',
  ).toBe(false)
})

test('a word that every object knows is no client of anyone', () => {
  const viewer: Viewer = {
    user_uuid: ME,
    client_uuid: OWN,
    system_role: { Name: 'owner', Permissions: [] },
    client_role: { Permissions: [] },
    children_clients: {},
  }
  expect(knows(viewer, 'toString')).toBe(false)
})

test('any error is a denial', () => {
  const broken = {
    user_uuid: ME,
    client_uuid: OWN,
    system_role: null,
    client_role: { Permissions: clientGrants('owner') },
    children_clients: {},
  } as unknown as Viewer
  expect(can(broken, 'case:read', { client_uuid: OWN })).toBe(false)
})

test('even a grant with the rule any is bound by where it is held', () => {
  const any: Grant[] = [{ name: 'case:read', rule: 'any' }]
  const nothing = { Name: 'solicitor', Permissions: [] }
  const viewer: Viewer = {
    user_uuid: ME,
    client_uuid: OWN,
    system_role: nothing,
    client_role: { Permissions: any },
    children_clients: {},
  }
  expect(can(viewer, 'case:read', { client_uuid: OWN })).toBe(true)
  expect(can(viewer, 'case:read', { client_uuid: STRANGER })).toBe(false)
  expect(can({ ...viewer, client_uuid: null }, 'case:read')).toBe(false)
  const parent: Viewer = {
    ...viewer,
    client_role: { Permissions: [] },
    children_clients: { [CHILD]: { Permissions: any } },
  }
  expect(can(parent, 'case:read', { client_uuid: CHILD })).toBe(true)
  expect(can(parent, 'case:read', { client_uuid: OTHER_CHILD })).toBe(false)
  expect(can(parent, 'case:read', { client_uuid: OWN })).toBe(false)
})

test('the rule self needs a person who is asked about', () => {
  const viewer = {
    user_uuid: undefined,
    client_uuid: null,
    system_role: { Name: 'solicitor', Permissions: systemGrants('solicitor') },
    client_role: { Permissions: none },
    children_clients: {},
  } as unknown as Viewer
  expect(can(viewer, 'user:read')).toBe(false)
})

test('the clients of a permission are named once each, and for who has none there is none', () => {
  const twice = viewerOf({
    system: 'owner',
    client: OWN,
    role: 'owner',
    children: { [OWN]: 'solicitor', [CHILD]: 'solicitor' },
    permission: '',
    askedClient: null,
    askedUser: null,
  })
  expect(clientsWith(twice, 'case:read')).toEqual([OWN, CHILD])
  const administrator = viewerOf({
    system: 'admin',
    client: null,
    role: undefined,
    children: {},
    permission: '',
    askedClient: null,
    askedUser: null,
  })
  expect(clientsWith(administrator, 'client:read')).toEqual([])
})

test('one knows of the own client and of the children one has a role in, and of no other', () => {
  const viewer = viewerOf({
    system: 'owner',
    client: OWN,
    role: 'owner',
    children: { [CHILD]: 'solicitor' },
    permission: '',
    askedClient: null,
    askedUser: null,
  })
  expect([OWN, CHILD, OTHER_CHILD, STRANGER].filter((client) => knows(viewer, client))).toEqual([OWN, CHILD])
})
