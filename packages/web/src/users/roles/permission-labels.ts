import { permissions, type Permission } from '@costdraft/schema/access/roles.ts'

const labels: Record<Permission, string> = {
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

/** Every permission and its label; one that this version has no label for is listed by its name. */
export function permissionRows(held: readonly string[]): { name: string; label: string }[] {
  const unknown = [...new Set(held)].filter((name) => !(name in labels))
  return [
    ...permissions.map((name) => ({ name, label: labels[name] })),
    ...unknown.map((name) => ({ name, label: name })),
  ]
}
