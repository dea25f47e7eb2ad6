import type { Grant } from './roles.ts'

/** The person who asks, as `GET users/user` answers: the words are the specification's, capitals included. */
export interface Viewer {
  user_uuid: string
  client_uuid: string | null
  system_role: { Name: string; Permissions: readonly (Grant | string)[] }
  client_role: { Permissions: readonly (Grant | string)[] }
  children_clients: Readonly<Record<string, { Permissions: readonly (Grant | string)[] }>>
}

/** What is asked about. Without a client the question is "anywhere": it opens menus and lists, never a record. */
export interface Resource {
  client_uuid?: string | null | undefined
  user_uuid?: string | null | undefined
}

/** In whose name a rule is judged: the viewer in their own client, or with a child put in its place. */
interface Standing {
  user: string
  client: string | null
}

/**
 * Whether a viewer holds a permission for a resource. The check is bound: the system role by its rule; else the client role, for
 * the viewer's own client alone; else the role in a child, for that very child alone. Any error is a denial.
 */
export function can(viewer: Viewer, permission: string, resource: Resource = {}): boolean {
  try {
    return (
      bySystemRole(viewer, permission, resource) ||
      byClientRole(viewer, permission, resource) ||
      byChildRole(viewer, permission, resource)
    )
  } catch {
    return false
  }
}

function bySystemRole(viewer: Viewer, permission: string, resource: Resource): boolean {
  const standing = { user: viewer.user_uuid, client: viewer.client_uuid }
  // A plain string says no rule; only the administrator's then means every client.
  const unsaid = viewer.system_role.Name === 'admin' ? 'any' : 'own_client'
  return holds(viewer.system_role.Permissions, permission, resource, standing, unsaid)
}

function byClientRole(viewer: Viewer, permission: string, resource: Resource): boolean {
  if (viewer.client_uuid === null) return false
  if (resource.client_uuid != null && resource.client_uuid !== viewer.client_uuid) return false
  return holds(
    viewer.client_role.Permissions,
    permission,
    resource,
    { user: viewer.user_uuid, client: viewer.client_uuid },
    'own_client',
  )
}

function byChildRole(viewer: Viewer, permission: string, resource: Resource): boolean {
  return Object.entries(viewer.children_clients).some(
    ([child, { Permissions }]) =>
      (resource.client_uuid == null || resource.client_uuid === child) &&
      holds(Permissions, permission, resource, { user: viewer.user_uuid, client: child }, 'own_client'),
  )
}

const holds = (
  grants: readonly (Grant | string)[],
  permission: string,
  resource: Resource,
  standing: Standing,
  unsaid: Grant['rule'],
): boolean =>
  grants.some((grant) =>
    typeof grant === 'string'
      ? grant === permission && ruleHolds(unsaid, resource, standing)
      : grant.name === permission && ruleHolds(grant.rule, resource, standing),
  )

function ruleHolds(rule: Grant['rule'], resource: Resource, { user, client }: Standing): boolean {
  if (rule === 'any') return true
  if (rule === 'self') return resource.user_uuid != null && resource.user_uuid === user
  return client !== null && (resource.client_uuid == null || resource.client_uuid === client)
}

/** Whether a client is the viewer's own or a child they hold a role in: any other answers as if it did not exist. */
export const knows = (viewer: Viewer, client: string): boolean =>
  viewer.client_uuid === client || Object.hasOwn(viewer.children_clients, client)

/** The clients for which a viewer holds a permission: their own, then children, each at most once. */
export const clientsWith = (viewer: Viewer, permission: string): string[] =>
  [...(viewer.client_uuid ? [viewer.client_uuid] : []), ...Object.keys(viewer.children_clients)].filter(
    (client, i, all) => all.indexOf(client) === i && can(viewer, permission, { client_uuid: client }),
  )
