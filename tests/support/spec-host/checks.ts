import { Refusal } from './call.ts'
import { entityOf } from './comments.ts'
import type { Route } from './paths.ts'
import type { CaseFile, Permission, Person } from './records.ts'
import type { State } from './state.ts'

const rules: Record<string, (person: Person, client: string | null, user: string | null) => boolean> = {
  any: () => true,
  own_client: ({ session }, client) => client !== null && client === session.client_uuid,
  self: ({ session }, _client, user) => user === session.user_uuid,
}
const named = (permissions: Permission[] | undefined, name: string): Permission | undefined =>
  permissions?.find((one) => (typeof one === 'string' ? one : one.name) === name)

/**
 * The check of the specification: the system role by its rule, the client role for the own client, a child's role for
 * that child.
 */
export function holds(person: Person, name: string, client: string | null, user: string | null = null): boolean {
  const { system_role, client_role, client_uuid, children_clients } = person.session
  const system = named(system_role.Permissions, name)
  if (system && rules[typeof system === 'string' ? 'own_client' : system.rule]?.(person, client, user)) return true
  if (client === null) return false
  if (client === client_uuid) return named(client_role.Permissions, name) !== undefined
  return named(children_clients[client]?.Permissions, name) !== undefined
}

interface Need {
  /** Any one of these is enough. */
  names: string[]
  client: string | null
  user?: string
}
type Params = Record<string, string>

const clientOfUser = (state: State, uuid: string | undefined): string | null =>
  state.people.find(({ user }) => user.uuid === uuid)?.user.client_uuid ?? null

/** The case that a call is about, if it is about one that there is. */
function caseFor(state: State, route: Route, params: Params): CaseFile | undefined {
  const { id = '', fileId, outputId, type } = params
  if (route.includes('client/entity/')) return entityOf(state, type ?? '', id).file
  if (id) return state.cases.find(({ row }) => row.uuid === id)
  return state.cases.find(
    ({ row, outputs }) =>
      outputs.some(({ uuid }) => uuid === outputId) ||
      (fileId !== undefined && JSON.stringify(row.uploaded_files).includes(fileId)),
  )
}

/** What a call asks for; nothing where it is everyone's, or where the rows of its answer are filtered. */
function needOf(state: State, route: Route, params: Params, body: unknown): Need | undefined {
  const { id = '', clientId = '', userId } = params
  if (/client\/(case|entity)\//.test(route)) {
    const file = caseFor(state, route, params)
    return file && { names: ['case:read'], client: file.row.solicitor }
  }
  if (route === 'GET client/:clientId/case') return { names: ['case:read'], client: clientId }
  if (route.startsWith('POST client/:clientId/case')) return { names: ['case:create'], client: clientId }
  if (route === 'POST client/:id/fee-earner' || route === 'POST clients/:id/sites')
    return { names: ['case:create', 'client:edit'], client: id }
  if (route === 'GET clients/:id/users') return { names: ['user:read'], client: id }
  if (route === 'GET clients/users/:id') return { names: ['user:read'], client: clientOfUser(state, id), user: id }
  if (route === 'POST users/clients/:id') return { names: ['user:create'], client: id }
  if (route === 'PATCH users/:id') return { names: ['client:edit_users'], client: clientOfUser(state, id), user: id }
  if (userId !== undefined) return { names: ['client:edit_users'], client: clientOfUser(state, userId), user: userId }
  if (route === 'POST clients') {
    const { parent = null } = (body ?? {}) as { parent?: string | null }
    return { names: ['client:create'], client: parent }
  }
  if (route === 'PATCH clients/:id') return { names: ['client:edit'], client: id }
  if (id) return { names: ['client:read'], client: id }
  return undefined
}

/** Refuses what the person may not do: 403 in the own firm, and for another's the same 404 as for what is not there. */
export function check(state: State, person: Person, route: Route, params: Params, body: unknown): void {
  const need = needOf(state, route, params, body)
  if (!need || need.names.some((name) => holds(person, name, need.client, need.user))) return
  const { client_uuid, children_clients } = person.session
  const isOwn = need.client === client_uuid || (need.client !== null && need.client in children_clients)
  throw isOwn ? new Refusal(403, 'You may not do this.') : new Refusal(404, 'Not found.')
}
