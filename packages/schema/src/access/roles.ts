/** What may be permitted. A name that is not here is never granted. */
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
] as const
export type Permission = (typeof permissions)[number]
export const isPermission = (name: string): name is Permission => (permissions as readonly string[]).includes(name)

export const roles = ['owner', 'it_administrator', 'team_leader', 'costs_draftsman', 'solicitor'] as const
export type Role = (typeof roles)[number]

/** Why a role holds: for any client, for the client it is held in, or for the person themselves. */
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

/** What each role may, in the client it is held for. */
const permitted: Record<Role, readonly Permission[]> = {
  owner: permissions,
  it_administrator: [
    'client:read',
    'client:edit',
    'client:edit_users',
    'user:read',
    'user:create',
    'api_client:manage',
  ],
  team_leader: ['client:read', 'user:read', 'case:read', 'case:create', 'report:read', 'rates:edit'],
  costs_draftsman: ['client:read', 'case:read', 'case:create'],
  solicitor: ['client:read', 'case:read', 'case:create'],
}

/** How far a role reaches: nobody gives one above their own, nor changes a person who holds one. */
const reach: Record<Role, number> = { owner: 3, it_administrator: 2, team_leader: 1, costs_draftsman: 0, solicitor: 0 }
export const isAbove = (role: Role, than: Role): boolean => reach[role] > reach[than]
export const permissionsOf = (role: Role): readonly Permission[] => permitted[role]

const grants = (names: readonly Permission[], rule: Rule): Grant[] => names.map((name) => ({ name, rule }))

/** The grants of a role held in a client. */
export const clientGrants = (role: Role): Grant[] => grants(permitted[role], 'own_client')

/** The grants that do not hang on a client: the administrator's for every firm, everyone's for themselves; never a case. */
export const systemGrants = (role: Role | 'admin'): Grant[] =>
  role === 'admin'
    ? grants(
        permissions.filter(
          (name) => !name.startsWith('case:') && name !== 'report:read' && name !== 'api_client:manage',
        ),
        'any',
      )
    : grants(['user:read'], 'self')
