import { newUuid } from './chance.ts'
import { absent, bodyOf, type Body, type Call, created, gone, type Handlers, ok, Refusal } from './call.ts'
import { clientOf } from './clients.ts'
import { take, takeAll } from './fields.ts'
import { permissionsOf } from './seed-people.ts'
import type { Person } from './records.ts'
import type { State } from './state.ts'

export const personOf = (state: State, uuid: string): Person =>
  state.people.find(({ user }) => user.uuid === uuid) ?? absent()

/** Gives a person a role for a client, or takes it away. */
function link({ user, session }: Person, client: string, role: string): void {
  delete user.children_clients[client]
  delete session.children_clients[client]
  if (role === 'no_access') return
  user.children_clients[client] = role
  session.children_clients[client] = { Permissions: permissionsOf(role) }
}
function linkAll(state: State, person: Person, roles: unknown): void {
  for (const [client, role] of Object.entries((roles ?? {}) as Record<string, string>))
    link(person, clientOf(state, client).uuid, role)
}

function create(call: Call<'id'>): Person['user'] {
  const { state } = call
  const { uuid: client_uuid } = clientOf(state, call.params.id)
  const body = bodyOf(call)
  const uuid = newUuid()
  const fields = takeAll(state, body, 'user', 'password', 'child_client_roles')
  const role = String(body.client_role)
  const person: Person = {
    session: {
      user_uuid: uuid,
      client_uuid,
      system_role: { Name: role, Permissions: [] },
      client_role: { Permissions: permissionsOf(role) },
      children_clients: {},
    },
    user: { uuid, ...fields, client_role: role, client_uuid, children_clients: {} },
    password: String(body.password),
  }
  linkAll(state, person, body.child_client_roles)
  state.people.push(person)
  return person.user
}

function changeUser(call: Call<'id'>): Person['user'] {
  const person = personOf(call.state, call.params.id)
  const body = bodyOf(call)
  Object.assign(person.user, take(call.state, body, 'user', 'child_client_roles'))
  if (typeof body.client_role === 'string') {
    person.session.system_role = { Name: body.client_role, Permissions: person.session.system_role.Permissions }
    person.session.client_role = { Permissions: permissionsOf(body.client_role) }
  }
  linkAll(call.state, person, body.child_client_roles)
  return person.user
}

function setLink(call: Call<'clientId' | 'userId'>): Person['user'] {
  const person = personOf(call.state, call.params.userId)
  const { uuid } = clientOf(call.state, call.params.clientId)
  const { client_role }: Body = bodyOf(call)
  if (typeof client_role !== 'string')
    throw new Refusal(422, 'A field is not as it should be.', { client_role: 'must be a role' })
  link(person, uuid, client_role)
  return person.user
}

export const users = {
  'GET users/user': ({ person }) => ok(person.session),
  'GET clients/:id/users': ({ state, params }) => {
    const { uuid } = clientOf(state, params.id)
    return ok(state.people.filter(({ user }) => user.client_uuid === uuid).map(({ user }) => user))
  },
  'GET clients/users/:id': ({ state, params }) => ok(personOf(state, params.id).user),
  'POST users/clients/:id': (call) => created(create(call)),
  'PATCH users/:id': (call) => ok(changeUser(call)),
  'POST clients/:clientId/users/:userId': (call) => created(setLink(call)),
  'PATCH clients/:clientId/users/:userId': (call) => ok(setLink(call)),
  'DELETE clients/:clientId/users/:userId': ({ state, params }) => {
    link(personOf(state, params.userId), clientOf(state, params.clientId).uuid, 'no_access')
    return gone
  },
} satisfies Partial<Handlers>
