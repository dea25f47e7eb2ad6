import type { Grant } from './roles.ts'

/**
 * The signed-in person, as `GET users/user` returns them. Property names, capitals included, are those of the
 * specification.
 */
export interface Viewer {
  user_uuid: string
  client_uuid: string | null
  system_role: { Name: string; Permissions: readonly (Grant | string)[] }
  client_role: { Permissions: readonly (Grant | string)[] }
  children_clients: Readonly<Record<string, { Permissions: readonly (Grant | string)[] }>>
  /** The scopes of the token (`scopes.ts`), beside which the permissions count; absent: everything. */
  scopes?: readonly string[] | null
}

/**
 * The resource a permission is checked for. Without a client the check means "for any client": use it for menus and
 * lists, never for a record.
 */
export interface Resource {
  client_uuid?: string | null | undefined
  user_uuid?: string | null | undefined
}

/** The user and client a rule is evaluated for: the viewer in their own client or in one of its child clients. */
interface Subject {
  user: string
  client: string | null
}

/**
 * Whether a viewer holds a permission for a resource. Three sources are checked in order: the system role, by the rule
 * of its grant; the client role, for the viewer's own client only; the roles in child clients, each for that child
 * only. Any error denies access.
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
  const subject = { user: viewer.user_uuid, client: viewer.client_uuid }
  // A grant given as a plain string has no rule: it means every client for the system administrator, the own client for
  // anyone else.
  const defaultRule = viewer.system_role.Name === 'admin' ? 'any' : 'own_client'
  return holds(viewer.system_role.Permissions, permission, resource, subject, defaultRule)
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
  const { user_uuid: user, children_clients: children } = viewer
  const holdsIn = (client: string): boolean =>
    holds(children[client]?.Permissions ?? [], permission, resource, { user, client }, 'own_client')
  // A viewer may have hundreds of children, about each of which a list asks: only the role in that one is read.
  const { client_uuid: client } = resource
  return client == null ? Object.keys(children).some(holdsIn) : Object.hasOwn(children, client) && holdsIn(client)
}

const holds = (
  grants: readonly (Grant | string)[],
  permission: string,
  resource: Resource,
  subject: Subject,
  defaultRule: Grant['rule'],
): boolean =>
  grants.some((grant) =>
    typeof grant === 'string'
      ? grant === permission && ruleHolds(defaultRule, resource, subject)
      : grant.name === permission && ruleHolds(grant.rule, resource, subject),
  )

function ruleHolds(rule: Grant['rule'], resource: Resource, { user, client }: Subject): boolean {
  if (rule === 'any') return true
  if (rule === 'self') return resource.user_uuid != null && resource.user_uuid === user
  return client !== null && (resource.client_uuid == null || resource.client_uuid === client)
}

/**
 * Whether a client is the viewer's own or a child they hold a role in. Any other client must be reported as not found.
 */
export const isOwnOrChildClient = (viewer: Viewer, client: string): boolean =>
  viewer.client_uuid === client || Object.hasOwn(viewer.children_clients, client)

/** Those of a viewer's own client and its children for which something holds: their own first, each once. */
export const clientsWhere = (viewer: Viewer, holdsFor: (client: string) => boolean): string[] =>
  [...new Set([...(viewer.client_uuid ? [viewer.client_uuid] : []), ...Object.keys(viewer.children_clients)])].filter(
    holdsFor,
  )

/** The uuids of the clients for which a viewer holds a permission: their own first, then children. */
export const clientsWithPermission = (viewer: Viewer, permission: string): string[] =>
  clientsWhere(viewer, (client) => can(viewer, permission, { client_uuid: client }))
