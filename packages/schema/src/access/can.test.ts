import { expect, test } from 'vitest'
import { can, clientsWithPermission, isOwnOrChildClient, type Viewer } from './can.ts'
import { clientGrants, permissions, roles, systemGrants, type Grant, type Role } from './roles.ts'

const OWN = 'own'
const CHILD = 'child'
const OTHER_CHILD = 'other-child'
const STRANGER = 'stranger'
const ME = 'me'
const SOMEONE = 'someone'
const none: Grant[] = []

interface Combination {
  system: Role | 'admin'
  client: string | null
  role: Role | undefined
  children: Record<string, Role>
  permission: string
  checkedClient: string | null | undefined
  checkedUser: string | null | undefined
}

function* combinations(): Generator<Combination> {
  for (const system of ['admin', ...roles] as const)
    for (const client of [OWN, null])
      for (const role of [undefined, ...roles])
        for (const child of [undefined, ...roles])
          for (const otherChild of [undefined, 'owner', 'solicitor'] as const)
            for (const permission of [...permissions, 'nothing:known'])
              for (const checkedClient of [undefined, null, OWN, CHILD, OTHER_CHILD, STRANGER])
                for (const checkedUser of [undefined, ME, SOMEONE])
                  yield {
                    system,
                    client,
                    role,
                    children: { ...(child && { [CHILD]: child }), ...(otherChild && { [OTHER_CHILD]: otherChild }) },
                    permission,
                    checkedClient,
                    checkedUser,
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

// An independent implementation of the rules, as a test oracle: the permissions of each role, then the client and user
// they are checked for.
const permissionsOf: Record<Role, string> = {
  owner:
    'client:read client:create client:edit client:archive client:edit_users user:read user:create case:read case:create report:read rates:edit api_client:manage audit:read client:export',
  it_administrator: 'client:read client:edit client:edit_users user:read user:create api_client:manage audit:read',
  team_leader: 'client:read user:read case:read case:create report:read rates:edit',
  costs_draftsman: 'client:read case:read case:create',
  solicitor: 'client:read case:read case:create',
}
const ADMINISTRATOR =
  'client:read client:create client:edit client:archive client:edit_users user:read user:create rates:edit'
function oracle({ system, client, role, children, permission, checkedClient, checkedUser }: Combination): boolean {
  const allows = (list: string): boolean => ` ${list} `.includes(` ${permission} `)
  if (system === 'admin' && allows(ADMINISTRATOR)) return true
  if (system !== 'admin' && permission === 'user:read' && checkedUser === ME) return true
  const memberships: [string, Role][] = Object.entries(children)
  if (client && role) memberships.push([client, role])
  return memberships.some(
    ([memberOf, heldRole]) => (checkedClient ? memberOf === checkedClient : true) && allows(permissionsOf[heldRole]),
  )
}

test('can agrees with the oracle in every combination', () => {
  let count = 0
  const wrong: Combination[] = []
  for (const c of combinations()) {
    count++
    if (can(viewerOf(c), c.permission, { client_uuid: c.checkedClient, user_uuid: c.checkedUser }) !== oracle(c))
      wrong.push(c)
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(count).toBeGreaterThan(100_000)
})

test('a role in one firm opens no other firm', () => {
  const viewer = viewerOf({
    system: 'owner',
    client: OWN,
    role: 'owner',
    children: { [CHILD]: 'solicitor' },
    permission: '',
    checkedClient: null,
    checkedUser: null,
  })
  for (const permission of permissions) expect(can(viewer, permission, { client_uuid: STRANGER })).toBe(false)
  expect(can(viewer, 'user:read', { client_uuid: CHILD })).toBe(false)
  expect(clientsWithPermission(viewer, 'case:read')).toEqual([OWN, CHILD])
  expect(clientsWithPermission(viewer, 'user:read')).toEqual([OWN])
})

test('a grant without a rule is limited to the own client, and means every firm only for the administrator', () => {
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
    'a viewer without a client holds nothing in their own client',
  ).toBe(false)
})

test('an inherited property name of objects is not a child client', () => {
  const viewer: Viewer = {
    user_uuid: ME,
    client_uuid: OWN,
    system_role: { Name: 'owner', Permissions: [] },
    client_role: { Permissions: [] },
    children_clients: {},
  }
  expect(isOwnOrChildClient(viewer, 'toString')).toBe(false)
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

test('a grant with the rule any is limited to the client it is held in', () => {
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

test('the rule self requires a user in the resource', () => {
  const viewer = {
    user_uuid: undefined,
    client_uuid: null,
    system_role: { Name: 'solicitor', Permissions: systemGrants('solicitor') },
    client_role: { Permissions: none },
    children_clients: {},
  } as unknown as Viewer
  expect(can(viewer, 'user:read')).toBe(false)
})

test('clientsWithPermission names each client once, and none for a viewer without one', () => {
  const twice = viewerOf({
    system: 'owner',
    client: OWN,
    role: 'owner',
    children: { [OWN]: 'solicitor', [CHILD]: 'solicitor' },
    permission: '',
    checkedClient: null,
    checkedUser: null,
  })
  expect(clientsWithPermission(twice, 'case:read')).toEqual([OWN, CHILD])
  const administrator = viewerOf({
    system: 'admin',
    client: null,
    role: undefined,
    children: {},
    permission: '',
    checkedClient: null,
    checkedUser: null,
  })
  expect(clientsWithPermission(administrator, 'client:read')).toEqual([])
})

test('isOwnOrChildClient holds for the own client and for children with a role only', () => {
  const viewer = viewerOf({
    system: 'owner',
    client: OWN,
    role: 'owner',
    children: { [CHILD]: 'solicitor' },
    permission: '',
    checkedClient: null,
    checkedUser: null,
  })
  expect([OWN, CHILD, OTHER_CHILD, STRANGER].filter((client) => isOwnOrChildClient(viewer, client))).toEqual([
    OWN,
    CHILD,
  ])
})
