import type { Grant } from '@costdraft/schema/access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { refused } from '../errors/errors.ts'
import { flagOf, isRow, textOf, uuidOf } from './answered-values.ts'

type Grants = readonly (Grant | string)[]
const isGrant = (grant: unknown): grant is Grant | string =>
  typeof grant === 'string' || (isRow(grant) && typeof grant.name === 'string')
/** What a role permits; nothing where the host does not say. */
const grantsOf = (role: unknown): Grants =>
  isRow(role) && Array.isArray(role.Permissions) ? role.Permissions.filter(isGrant) : []

/** A text that a host may leave out, and is then looked up. */
const textIn = <Name extends string>(row: Record<string, unknown>, name: Name): { [N in Name]?: string } =>
  (row[name] === undefined ? {} : { [name]: textOf(row[name]) ?? '' }) as { [N in Name]?: string }

/**
 * The viewer as the permission check needs it, whatever the host answers: what cannot be read permits nothing.
 * @throws UPSTREAM_FAILED where the host does not say who it is.
 */
export function answeredViewer(answer: unknown): Viewer {
  const user_uuid = isRow(answer) ? uuidOf(answer.user_uuid) : null
  if (!isRow(answer) || user_uuid === null)
    throw refused('UPSTREAM_FAILED', 'The service behind CostDraft did not say who you are. Try again.')
  const { system_role: system, client_role, children_clients: children, client_name, client_type, client_mark } = answer
  return {
    ...textIn(answer, 'email_address'),
    ...textIn(answer, 'firstname'),
    ...textIn(answer, 'surname'),
    ...(client_name !== undefined && { client_name: textOf(client_name) }),
    ...(typeof client_mark === 'string' && { client_mark }),
    ...(client_type !== undefined && { client_type: textOf(client_type) }),
    ...(answer.read_only !== undefined && { read_only: flagOf(answer.read_only) ?? false }),
    ...(Array.isArray(answer.scopes) && { scopes: answer.scopes.map(String) }),
    user_uuid,
    client_uuid: uuidOf(answer.client_uuid),
    system_role: { Name: (isRow(system) && textOf(system.Name)) || '', Permissions: grantsOf(system) },
    client_role: { Permissions: grantsOf(client_role) },
    children_clients: Object.fromEntries(
      Object.entries(isRow(children) ? children : {}).map(([client, role]) => [
        client,
        { Permissions: grantsOf(role) },
      ]),
    ),
  }
}
