import { permissions, type Permission } from '@costdraft/schema/access/roles.ts'

const words: Record<Permission, string> = {
  'client:read': 'See the client, its locations and fee earners',
  'client:create': 'Add clients',
  'client:edit': 'Change the client, its locations and fee earners',
  'client:archive': 'Archive and restore clients',
  'client:edit_users': 'Change users, deactivate them and link them to clients',
  'user:read': 'See users, groups and roles',
  'user:create': 'Add users',
  'case:read': 'See cases and work in them',
  'case:create': 'Add cases',
  'report:read': 'See reports',
  'rates:edit': 'Change rates',
  'api_client:manage': 'Manage access for other programs',
}

/** Every permission and its words; one that this version has no words for stands by its name. */
export function permissionRows(held: readonly string[]): { name: string; words: string }[] {
  const strange = [...new Set(held)].filter((name) => !(name in words))
  return [
    ...permissions.map((name) => ({ name, words: words[name] })),
    ...strange.map((name) => ({ name, words: name })),
  ]
}
