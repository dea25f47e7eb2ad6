import { roles, type Role } from '@costdraft/schema/access/roles.ts'

/** Search and filters of the user list. All of it is kept in the URL; defaults are left out. */
export interface UserListQuery {
  search: string
  roles: Role[]
  groups: string[]
  firms: string[]
  isDeactivated: boolean
}

const splitList = (text: string | null): string[] => (text ? text.split(',') : [])

/** Parses search and filters from the URL parameters; unknown roles are ignored. */
export function parseUserListQuery(params: URLSearchParams): UserListQuery {
  const chosen = splitList(params.get('role'))
  return {
    search: (params.get('q') ?? '').trim(),
    roles: roles.filter((role) => chosen.includes(role)),
    groups: splitList(params.get('group')),
    firms: splitList(params.get('client')),
    isDeactivated: params.get('state') === 'deactivated',
  }
}

/** The URL parameters of a query; the inverse of `parseUserListQuery`. */
export function formatUserListQuery({ search, roles, groups, firms, isDeactivated }: UserListQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  for (const [name, chosen] of [
    ['role', roles],
    ['group', groups],
    ['client', firms],
  ] as const)
    if (chosen.length > 0) params.set(name, chosen.join(','))
  if (isDeactivated) params.set('state', 'deactivated')
  return params
}
