import { newUuid } from './chance.ts'
import { absent, bodyOf, type Body, type Call, created, type Handlers, ok } from './call.ts'
import { take, takeAll } from './fields.ts'
import { given } from './rows.ts'
import { permissionsOf } from './seed-people.ts'
import type { Client, Permission, Person, Row } from './records.ts'
import type { State } from './state.ts'

export const clientOf = (state: State, uuid: string): Client =>
  state.clients.find((client) => client.uuid === uuid) ?? absent()

/** A client as it is answered; `children_clients` gives the role that the asking person has for each child. */
const shown = ({ state, person }: Pick<Call, 'state' | 'person'>, client: Client): Body => ({
  ...client,
  number_of_users: state.people.filter(({ user }) => user.client_uuid === client.uuid).length,
  children_clients: Object.fromEntries(
    state.clients
      .filter(({ parent }) => parent === client.uuid)
      .map(({ uuid }) => [uuid, person.user.children_clients[uuid] ?? 'no_access']),
  ),
})

/** A new headquarters makes the earlier locations none. */
function addSite(client: Client, body: Body, state: State): Row {
  const site = { uuid: newUuid(), ...takeAll(state, body, 'site') } as Row
  site.headquarters = site.headquarters === true
  if (site.headquarters) for (const other of client.sites) other.headquarters = false
  client.sites.push(site)
  return site
}

const initials = (body: Body): string => `${String(body.firstname).charAt(0)}${String(body.surname).charAt(0)}`
function addEarner(client: Client, body: Body, state: State): Row {
  const earner = { uuid: newUuid(), ...takeAll(state, body, 'feeEarner') } as Row
  earner.initials ??= initials(body)
  // In a client that is new, a fee earner names the site by what it was sent with.
  const site = client.sites.find(({ uuid, site_name }) => earner.site === uuid || earner.site === site_name)
  earner.site = site?.uuid ?? earner.site
  client.fee_earners.push(earner)
  return earner
}

/** A new client takes its address from its headquarters. Who creates it under the own client is its owner. */
function create(call: Call): Body {
  const { state, person } = call
  const body = bodyOf(call)
  const fields = takeAll(state, body, 'client', 'type', 'sites', 'fee_earners')
  const client = {
    uuid: newUuid(),
    ...fields,
    client_type: String(body.type),
    parent: typeof body.parent === 'string' ? body.parent : null,
    sites: [],
    fee_earners: [],
  } as Client
  for (const site of given(body, 'sites')) addSite(client, site, state)
  for (const earner of given(body, 'fee_earners')) addEarner(client, earner, state)
  const head = client.sites.find(({ headquarters }) => headquarters === true)
  for (const key of ['first_line_address', 'second_line_address', 'town', 'county', 'phone_number'])
    client[key] ??= head?.[key] ?? null
  state.clients.push(client)
  if (client.parent !== null && client.parent === person.session.client_uuid) {
    person.session.children_clients[client.uuid] = { Permissions: permissionsOf('owner') }
    person.user.children_clients[client.uuid] = 'owner'
  }
  return shown(call, client)
}

/** Sites and fee earners with a uuid are changed, those without are added. */
function changeClient(call: Call<'id'>): Body {
  const client = clientOf(call.state, call.params.id)
  const body = bodyOf(call)
  const { client_type, type = client_type } = body
  Object.assign(client, take(call.state, body, 'client', 'type', 'client_type', 'sites', 'fee_earners'))
  if (typeof type === 'string') client.client_type = type
  for (const site of given(body, 'sites')) {
    const known = client.sites.find(({ uuid }) => uuid === site.uuid)
    if (known) Object.assign(known, take(call.state, site, 'site'))
    else addSite(client, site, call.state)
  }
  for (const earner of given(body, 'fee_earners')) {
    const known = client.fee_earners.find(({ uuid }) => uuid === earner.uuid)
    if (known) Object.assign(known, take(call.state, earner, 'feeEarner'))
    else addEarner(client, earner, call.state)
  }
  return shown(call, client)
}

const nameOf = (permission: Permission): string => (typeof permission === 'string' ? permission : permission.name)
const holds = (person: Person, client: string, action: string): boolean =>
  (person.session.children_clients[client]?.Permissions ?? []).some((one) => nameOf(one) === action)

export const clients = {
  'GET clients': (call) =>
    ok(call.state.clients.filter(({ uuid }) => call.may('client:read', uuid)).map((client) => shown(call, client))),
  'POST clients': (call) => created(create(call)),
  'GET clients/:id': (call) => ok(shown(call, clientOf(call.state, call.params.id))),
  'PATCH clients/:id': (call) => ok(changeClient(call)),
  'GET clients/:id/children': (call) => {
    const { uuid } = clientOf(call.state, call.params.id)
    const action = call.query.get('action')
    return ok(
      call.state.clients
        .filter((client) => client.parent === uuid && (!action || holds(call.person, client.uuid, action)))
        .map((client) => shown(call, client)),
    )
  },
  'GET clients/:id/sites': ({ state, params }) => ok(clientOf(state, params.id).sites),
  'POST clients/:id/sites': (call) => created(addSite(clientOf(call.state, call.params.id), bodyOf(call), call.state)),
  'GET client/:id/fee-earner': ({ state, params }) => ok(clientOf(state, params.id).fee_earners),
  'POST client/:id/fee-earner': (call) => {
    const { uuid } = addEarner(clientOf(call.state, call.params.id), bodyOf(call), call.state)
    return created({ uuid })
  },
} satisfies Partial<Handlers>
