import { roles, type Role } from '@costdraft/schema/access/roles.ts'

/** What people are asked for. All of it is in the address, and what is usual is left out of it. */
export interface UserQuestion {
  search: string
  roles: Role[]
  groups: string[]
  firms: string[]
  isDeactivated: boolean
}

const words = (text: string | null): string[] => (text ? text.split(',') : [])

/** Reads the question from an address; what is not a word of ours is not asked. */
export function readUserAddress(address: URLSearchParams): UserQuestion {
  const chosen = words(address.get('role'))
  return {
    search: (address.get('q') ?? '').trim(),
    roles: roles.filter((role) => chosen.includes(role)),
    groups: words(address.get('group')),
    firms: words(address.get('client')),
    isDeactivated: address.get('state') === 'deactivated',
  }
}

export function writeUserAddress({ search, roles, groups, firms, isDeactivated }: UserQuestion): URLSearchParams {
  const address = new URLSearchParams()
  if (search) address.set('q', search)
  for (const [name, chosen] of [
    ['role', roles],
    ['group', groups],
    ['client', firms],
  ] as const)
    if (chosen.length > 0) address.set(name, chosen.join(','))
  if (isDeactivated) address.set('state', 'deactivated')
  return address
}
