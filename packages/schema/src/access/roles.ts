/** Every permission. A name that is not in this list is never granted. */
export const permissions = [
  'client:read',
  'client:create',
  'client:edit',
  'client:archive',
  'client:edit_users',
  'user:read',
  'user:create',
  'case:read',
  'case:create',
  'report:read',
  'rates:edit',
  'api_client:manage',
  'audit:read',
  'client:export',
] as const
export type Permission = (typeof permissions)[number]
export const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name)

export const roles = ['owner', 'it_administrator', 'team_leader', 'costs_draftsman', 'solicitor'] as const
export type Role = (typeof roles)[number]

/** The scope of a grant: any client, the client the role is held in, or the person themselves. */
export type Rule = 'any' | 'own_client' | 'self'
export interface Grant {
  name: string
  rule: Rule
}

export const roleLabels: Record<Role | 'admin', string> = {
  admin: 'System administrator',
  owner: 'Owner',
  it_administrator: 'IT administrator',
  team_leader: 'Team leader',
  costs_draftsman: 'Costs draftsman',
  solicitor: 'Solicitor',
}

/** The permissions of each role, in the client it is held for. */
const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: permissions,
  it_administrator: [
    'client:read',
    'client:edit',
    'client:edit_users',
    'user:read',
    'user:create',
    'api_client:manage',
    'audit:read',
  ],
  team_leader: ['client:read', 'user:read', 'case:read', 'case:create', 'report:read', 'rates:edit'],
  costs_draftsman: ['client:read', 'case:read', 'case:create'],
  solicitor: ['client:read', 'case:read', 'case:create'],
}

/** Ranks of the roles: nobody may assign a role that outranks their own, or edit a person who holds one. */
const rank: Record<Role, number> = { owner: 3, it_administrator: 2, team_leader: 1, costs_draftsman: 0, solicitor: 0 }
export const outranks = (role: Role, than: Role): boolean => rank[role] > rank[than]
export const permissionsOf = (role: Role): readonly Permission[] => rolePermissions[role]
/** The roles that hold a permission. */
export const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => rolePermissions[role].includes(permission))

const grants = (names: readonly Permission[], rule: Rule): Grant[] => names.map((name) => ({ name, rule }))

/** The grants of a role held in a client; each is limited to that client. */
export const clientGrants = (role: Role): Grant[] => grants(rolePermissions[role], 'own_client')

/** What is a firm's own business, beside its cases. */
const FIRMS_OWN: readonly Permission[] = ['report:read', 'api_client:manage', 'audit:read', 'client:export']

/**
 * The grants that do not depend on a client: the administrator's for every firm, and everyone's for their own user.
 * Neither includes cases.
 */
export const systemGrants = (role: Role | 'admin'): Grant[] =>
  role === 'admin'
    ? grants(
        permissions.filter((name) => !name.startsWith('case:') && !FIRMS_OWN.includes(name)),
        'any',
      )
    : grants(['user:read'], 'self')
