import { stages } from '@costdraft/costing'
import { signInResults } from '../access/sign-in-results.ts'
import { apiClient } from '../api-clients/api-clients.ts'
import { feeEarner, client, newClient, site } from '../clients/clients.ts'
import { notificationSettings } from '../notifications/notifications.ts'
import { field } from '../field.ts'
import { factorAddition, factorKinds, factorRemoval, factorRule } from '../users/second-factor.ts'
import { absence, handOver } from '../users/leaving.ts'
import { Password, passwordChange, user } from '../users/users.ts'
import {
  anyRecord,
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
  day,
  flag,
  listOf,
  orNull,
  pageOf,
  record,
  ref,
  time,
  uuid,
  withKeys,
} from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

const PAGE = ['first', 'after'] as const
const EXTERNAL_ID = ['external_system', 'external_id'] as const
const roleBody = body({ client_role: ref('Role') }, ['client_role'])
const childRoles = { child_client_roles: { type: 'object', additionalProperties: ref('Role') } } as const
const inClients = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({ tag: 'Clients', summary, ...more })
const inUsers = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({ tag: 'Users', summary, ...more })
const revaluation = { isRead: true, answer: anyRecord, needs: 'client:edit' } as const
const FROM = { from: { ...day, description: 'The day from which grade, site, type and panel membership hold.' } }
const named = record({ uuid, name: anyText })
const namedOrNull = orNull(named)
const parentBody = body({ parent: orNull(uuid) }, ['parent'])
const MERGES = 'For a system administrator, and the owner of the client above both.'
const whose = { type: 'string', enum: ['kept', 'merged'] } as const
const mergeChoices = {
  type: 'object',
  additionalProperties: whose,
  description: 'Whose holds, by the keys of collisions.',
} as const
const mergePreview = record({
  stamp: anyText,
  kept: named,
  merged: named,
  counts: listOf(record({ kind: anyText, count })),
  collisions: listOf(
    record({
      ...{ kind: anyText, key: anyText, name: anyText, outcome: anyText, blocks: flag },
      choices: orNull(record({ kept: anyText, merged: anyText })),
    }),
  ),
  cases: anyRecord,
})

const stage = { type: 'string', enum: stages } as const

const clients: RestRoutes = {
  'GET /clients': inClients('The clients that the caller may read', {
    query: [...PAGE, 'search', 'sra_number', 'type', 'archived', 'parent', ...EXTERNAL_ID],
    answer: pageOf(ref('Client')),
    needs: 'client:read',
    text: '`sra_number` is compared without spaces and without regard to case.',
  }),
  'POST /clients': inClients('Adds a client below the caller’s own', {
    body: withKeys(bodyOf(newClient), { sites: listOf(anyRecord), fee_earners: listOf(anyRecord) }, ['sites']),
    answer: ref('Client'),
    status: 201,
    isKeyed: true,
    needs: 'client:create',
    text: 'In this body the `site` of a fee earner is the index of a site in `sites`, from 0.',
  }),
  'GET /clients/:client': inClients('A client', { answer: ref('Client'), isVersioned: true, needs: 'client:read' }),
  'PATCH /clients/:client': inClients('Changes a client', {
    body: changesOf(client),
    answer: ref('Client'),
    isVersioned: true,
    needs: 'client:edit',
  }),
  'GET /clients/:client/archive': inClients('What archiving a client touches, in numbers', {
    answer: record({
      stages: listOf(record({ stage, cases: count })),
      users: count,
      fee_earners: count,
      api_clients: count,
      webhooks: count,
      children: count,
    }),
    needs: 'client:archive',
  }),
  'POST /clients/:client/archive': inClients('Archives a client: its cases can be read alone', {
    answer: ref('Client'),
    needs: 'client:archive',
  }),
  'POST /clients/:client/restore': inClients('Brings an archived client back', {
    answer: ref('Client'),
    needs: 'client:archive',
  }),
  'GET /clients/removal': inClients('Clients, offices and fee earners that were removed in the last thirty days', {
    query: ['client'],
    answer: listOf(ref('Removal')),
    needs: 'client:edit',
    text: 'Those that the caller may bring back; clients for whoever may archive them.',
  }),
  'DELETE /clients/:client': inClients('Removes a client without cases', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'client:archive',
    text: 'It can be brought back for thirty days.',
  }),
  'POST /clients/:client/restore-removal': inClients('Brings a removed client back', {
    answer: ref('Client'),
    needs: 'client:archive',
  }),
  'POST /clients/:client/parent/preview': inClients('What ends if another client comes to stand above this one', {
    body: parentBody,
    answer: record({ from: namedOrNull, to: namedOrNull, roles: count, api_clients: count, cases: count }),
    isRead: true,
    text: 'For a system administrator alone.',
  }),
  'POST /clients/:client/parent': inClients('Puts a client below another one, or below none', {
    body: parentBody,
    answer: ref('Client'),
    isVersioned: true,
    text: 'For a system administrator alone. Roles in the client of people of the client above it end at once.',
  }),
  'POST /clients/:client/merge/preview': inClients(
    'What would become of two clients if one were merged into this one',
    {
      body: body({ client: uuid, choices: mergeChoices }, ['client']),
      answer: mergePreview,
      isRead: true,
      text: MERGES,
    },
  ),
  'POST /clients/:client/merge': inClients('Merges another client into this one; it cannot be undone', {
    body: body({ client: uuid, stamp: anyText, choices: mergeChoices }, ['client', 'stamp']),
    answer: ref('Client'),
    isKeyed: true,
    text: `${MERGES} \`stamp\` is that of the preview: where anything was changed since, the merge is refused.`,
  }),
  'GET /clients/:client/children': inClients('The child clients in which the caller has a role', {
    query: ['action'],
    answer: listOf(ref('Client')),
    needs: 'client:read',
  }),
  'GET /clients/:client/users': inClients('The people who may be named in cases of the client', {
    answer: listOf(anyRecord),
    needs: 'client:read',
  }),
  'GET /clients/:client/sites': inClients('The offices of a client', {
    answer: listOf(ref('Site')),
    needs: 'client:read',
  }),
  'POST /clients/:client/sites': inClients('Adds an office', {
    body: bodyOf(site),
    answer: ref('Site'),
    status: 201,
    isKeyed: true,
    needs: 'client:edit',
    text: '`case:create` allows it too.',
  }),
  'PATCH /clients/:client/sites/:site': inClients('Corrects an office; open cases are priced anew', {
    body: changesOf(site),
    answer: ref('Site'),
    isVersioned: true,
    needs: 'client:edit',
  }),
  'POST /clients/:client/sites/:site/preview': inClients('Which open cases a correction of an office would change', {
    body: changesOf(site),
    ...revaluation,
  }),
  'DELETE /clients/:client/sites/:site': inClients('Removes an office without people and cases', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'client:edit',
    text: 'It can be brought back for thirty days. The headquarters goes last.',
  }),
  'POST /clients/:client/sites/:site/restore-removal': inClients('Brings a removed office back', {
    answer: ref('Site'),
    needs: 'client:edit',
  }),
  'GET /client/:client/fee-earner': inClients('The fee earners of a client', {
    answer: listOf(ref('FeeEarner')),
    needs: 'client:read',
  }),
  'POST /client/:client/fee-earner': inClients('Adds a fee earner', {
    body: bodyOf(feeEarner),
    answer: ref('FeeEarner'),
    status: 201,
    isKeyed: true,
    needs: 'client:edit',
    text: '`case:create` allows it too.',
  }),
  'PATCH /client/:client/fee-earner/:earner': inClients('Changes a fee earner from a day; open cases are priced anew', {
    body: withKeys(changesOf(feeEarner), FROM),
    answer: ref('FeeEarner'),
    isVersioned: true,
    needs: 'client:edit',
    text: 'Without `from` the period in force today is corrected.',
  }),
  'POST /client/:client/fee-earner/:earner/preview': inClients('Which open cases a change of a fee earner would move', {
    body: withKeys(changesOf(feeEarner), FROM),
    ...revaluation,
  }),
  'POST /client/:client/fee-earner/:earner/retirement': inClients('Retires a fee earner from a day, or takes it back', {
    body: body({ from: orNull(day) }, ['from']),
    answer: ref('FeeEarner'),
    isVersioned: true,
    needs: 'client:edit',
    text: 'New work of that day or a later one may not name them; what stands stays.',
  }),
  'DELETE /client/:client/fee-earner/:earner': inClients('Removes a fee earner whom nothing names', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'client:edit',
    text: 'They can be brought back for thirty days.',
  }),
  'POST /client/:client/fee-earner/:earner/restore-removal': inClients('Brings a removed fee earner back', {
    answer: ref('FeeEarner'),
    needs: 'client:edit',
  }),
  'DELETE /client/:client/fee-earner/:earner/period/:from': inClients('Joins a period to the one before it', {
    answer: ref('FeeEarner'),
    isVersioned: true,
    needs: 'client:edit',
  }),
}

const administrator = { firstname: user.firstname, surname: user.surname, emailAddress: user.emailAddress }
/** With its milliseconds. */
const exactTime = { type: 'string', format: 'date-time' } as const
const session = record({
  ...{ uuid, signed_in_at: time, last_used_at: time, expires_at: time },
  ...{ device: orNull(anyText), current: flag },
})
const signIn = record({
  ...{ uuid, at: time, at_ms: exactTime, result: { type: 'string', enum: [...signInResults] } },
  ...{ network: orNull(anyText), device: orNull(anyText) },
})

const factor = record({
  uuid,
  kind: { type: 'string', enum: factorKinds },
  name: anyText,
  added_at: time,
  used_at: orNull(time),
})
const factors = record({ factors: listOf(factor), recovery_codes_left: count, is_required: flag })
const addedFactor = record({
  secret: orNull(anyText),
  address: orNull({ ...anyText, description: 'The secret as an `otpauth:` address, which apps read from a QR code.' }),
  page: orNull({ ...anyText, description: 'The page on which the passkey is added, within ten minutes.' }),
  recovery_codes: orNull(listOf(anyText)),
})
const rule = record({ roles: listOf(ref('Role')), version: count })

const heldCase = record({
  uuid,
  client_uuid: uuid,
  client_name: orNull(anyText),
  case_name: anyText,
  solicitors_case_reference: anyText,
  stage,
})
const undoable = record({
  handed_at: time,
  ends_at: time,
  by_name: anyText,
  cases: count,
  views: count,
  cases_to: orNull(anyText),
  reviews_to: orNull(anyText),
  views_to: orNull(anyText),
})
/** What a leaver holds goes to others. */
const leaving: RestRoutes = {
  'GET /users/:user/hand-over': inUsers('How much there is to hand over of a user who leaves', {
    answer: record({
      cases: count,
      reviews: count,
      views: count,
      case_list: listOf(heldCase),
      undoable: orNull(undoable),
    }),
    needs: 'client:edit_users',
    text: 'Cases are listed where the caller may read them.',
  }),
  'POST /users/:user/hand-over': inUsers('Hands what a user holds over to others, and deactivates the user', {
    body: body({ to: bodyOf(handOver) }, ['to']),
    answer: ref('User'),
    isVersioned: true,
    needs: 'client:edit_users',
    text: 'All of a kind goes; a kind without a receiver stays as it is.',
  }),
  'POST /users/:user/hand-over/undo': inUsers('Gives back what was handed over, and restores the user', {
    answer: record({ user: ref('User'), cases: count, kept_cases: count, views: count, kept_views: count }),
    needs: 'client:edit_users',
    text: 'For thirty days. What went elsewhere since stays there.',
  }),
  'POST /users/user/absence': inUsers('Says when the caller is away, and who stands in', {
    body: bodyOf(absence),
    answer: ref('User'),
  }),
  'DELETE /users/user/absence': inUsers('Ends the absence of the caller', { answer: ref('User') }),
  'POST /users/:user/absence': inUsers('Says when a user is away, and who stands in', {
    body: bodyOf(absence),
    answer: ref('User'),
    needs: 'client:edit_users',
  }),
  'DELETE /users/:user/absence': inUsers('Ends the absence of a user', {
    answer: ref('User'),
    needs: 'client:edit_users',
  }),
}

const users: RestRoutes = {
  'GET /users/user': inUsers('Who the caller is, with their permissions', { answer: ref('Viewer') }),
  'PATCH /users/user': inUsers('Changes the caller’s own name and e-mail address', {
    body: body({ firstname: anyText, surname: anyText, email_address: anyText, current_password: anyText }),
    answer: ref('User'),
    text: 'Another address wants the present password, unless people sign in at a host of your own.',
  }),
  'POST /users/user/password': inUsers('Changes the caller’s own password, and ends their other sessions', {
    body: bodyOf(passwordChange),
    answer: 'nothing',
  }),
  'GET /users/user/session': inUsers('The caller’s own sessions', { answer: listOf(session) }),
  'DELETE /users/user/session': inUsers('Ends all sessions of the caller but this one', { answer: 'nothing' }),
  'DELETE /users/user/session/:session': inUsers('Ends a session of the caller', { answer: 'nothing' }),
  'GET /users/user/second-factor': inUsers('What the caller has beside the password', { answer: factors }),
  'POST /users/user/second-factor': inUsers('Adds a second factor to the caller’s own account', {
    body: bodyOf(factorAddition),
    answer: addedFactor,
    text: 'An authenticator app takes two requests: the first answers its secret, the second, with a code of the app, adds it. A passkey is added on the page that is answered.',
  }),
  'POST /users/user/second-factor/:factor/removal': inUsers('Removes a second factor of the caller’s own account', {
    body: bodyOf(factorRemoval),
    answer: factors,
  }),
  'POST /users/:user/second-factor/reset': inUsers(
    'Removes the second factors of a user who has lost them, and ends all sessions of the user',
    { answer: ref('User'), needs: 'client:edit_users' },
  ),
  'GET /clients/:client/second-factor': inUsers('Users of which roles must have a second factor', {
    answer: rule,
    isVersioned: true,
    needs: 'user:read',
  }),
  'PATCH /clients/:client/second-factor': inUsers('Says users of which roles must have a second factor', {
    body: bodyOf(factorRule),
    answer: rule,
    isVersioned: true,
    needs: 'client:edit_users',
    text: 'Whoever has none adds one at the next sign-in; sign-ins of now go on.',
  }),
  'GET /users/user/sign-ins': inUsers('What became of attempts to sign in to the caller’s account, the newest first', {
    query: PAGE,
    answer: pageOf(signIn),
  }),
  'GET /users/administrators': inUsers('The system administrators', {
    answer: listOf(ref('Administrator')),
    text: 'For a system administrator alone.',
  }),
  'POST /users/administrators': inUsers('Adds a system administrator', {
    body: bodyOf({ ...administrator, password: field(Password) }),
    answer: ref('Administrator'),
    status: 201,
    isKeyed: true,
    text: 'For a system administrator alone.',
  }),
  'POST /users/administrators/invitation': inUsers('Adds a system administrator who chooses a password by a link', {
    body: bodyOf(administrator),
    answer: ref('InvitedAdministrator'),
    status: 201,
    isKeyed: true,
    text: 'For a system administrator alone.',
  }),
  'GET /users/:user/sessions': inUsers('The sessions of a user', {
    answer: listOf(session),
    needs: 'client:edit_users',
  }),
  'DELETE /users/:user/sessions': inUsers('Ends all sessions of a user', {
    answer: 'nothing',
    needs: 'client:edit_users',
  }),
  'DELETE /users/:user/sessions/:session': inUsers('Ends a session of a user', {
    answer: 'nothing',
    needs: 'client:edit_users',
  }),
  'GET /users': inUsers('The users that the caller may read', {
    query: [...PAGE, 'search', 'client', 'role', 'group', 'deactivated', ...EXTERNAL_ID],
    answer: pageOf(ref('User')),
    needs: 'user:read',
  }),
  'GET /clients/users/:user': inUsers('A user', { answer: ref('User'), isVersioned: true, needs: 'user:read' }),
  'POST /users/clients/:client': inUsers('Adds a user to a client', {
    body: withKeys(bodyOf({ ...user, password: field(Password) }), childRoles),
    answer: ref('User'),
    status: 201,
    isKeyed: true,
    needs: 'user:create',
  }),
  'POST /users/clients/:client/invitation': inUsers('Adds a user who chooses a password by a link', {
    body: withKeys(bodyOf(user), childRoles),
    answer: ref('InvitedUser'),
    status: 201,
    isKeyed: true,
    needs: 'user:create',
  }),
  'PATCH /users/:user': inUsers('Changes a user', {
    body: changesOf(user),
    answer: ref('User'),
    isVersioned: true,
    needs: 'client:edit_users',
  }),
  'DELETE /users/:user': inUsers('Deactivates a user, and ends their sessions', {
    answer: ref('User'),
    needs: 'client:edit_users',
  }),
  'POST /users/:user/restore': inUsers('Lets a deactivated user sign in again', {
    answer: ref('User'),
    needs: 'client:edit_users',
  }),
  'POST /users/:user/password': inUsers('Sets a new password, and ends all sessions of the user', {
    body: bodyOf({ password: field(Password) }),
    answer: 'nothing',
    needs: 'client:edit_users',
  }),
  'POST /users/:user/reset': inUsers('Gives a user a link to choose another password', {
    answer: ref('AccountLink'),
    needs: 'client:edit_users',
    text: 'One who has never signed in is invited again. The present password works until the link is used.',
  }),
  ...Object.fromEntries(
    [
      ['POST', 'Gives a user a role in a child client'],
      ['PATCH', 'Changes the role of a user in a child client'],
    ].map(([method, summary = '']) => [
      `${method} /clients/:client/users/:user`,
      inUsers(summary, { body: roleBody, answer: 'nothing', needs: 'client:edit_users' }),
    ]),
  ),
  'DELETE /clients/:client/users/:user': inUsers('Takes the role of a user in a child client away', {
    answer: 'nothing',
    needs: 'client:edit_users',
  }),
  'GET /clients/:client/user-group': inUsers('The user groups of a client', {
    answer: listOf(ref('UserGroup')),
    needs: 'user:read',
  }),
  'POST /clients/:client/user-group': inUsers('Adds a user group', {
    body: body({ name: anyText, users: listOf(uuid) }, ['name', 'users']),
    answer: ref('UserGroup'),
    status: 201,
    isKeyed: true,
    needs: 'client:edit_users',
  }),
  'PATCH /clients/:client/user-group/:group': inUsers('Changes a user group', {
    body: body({ name: anyText, users: listOf(uuid) }),
    answer: ref('UserGroup'),
    isVersioned: true,
    needs: 'client:edit_users',
  }),
  'DELETE /clients/:client/user-group/:group': inUsers('Removes a user group', {
    answer: 'nothing',
    needs: 'client:edit_users',
  }),
}

const apiClients: RestRoutes = {
  'GET /clients/:client/api-client': {
    tag: 'API clients',
    summary: 'The API clients of a client',
    answer: listOf(ref('ApiClient')),
    needs: 'api_client:manage',
  },
  'POST /clients/:client/api-client': {
    tag: 'API clients',
    summary: 'Adds an API client; its secret is answered this once',
    body: withKeys(bodyOf(apiClient), childRoles),
    answer: anyRecord,
    status: 201,
    isKeyed: true,
    needs: 'api_client:manage',
  },
  'DELETE /clients/:client/api-client/:apiClient': {
    tag: 'API clients',
    summary: 'Revokes an API client at once',
    answer: 'nothing',
    needs: 'api_client:manage',
  },
}

const told: RestRoutes = {
  'GET /users/user/notification': {
    tag: 'Notifications and search',
    summary: 'What the caller was told, the newest first',
    query: PAGE,
    answer: pageOf(anyRecord),
  },
  'GET /users/user/notification/unread': {
    tag: 'Notifications and search',
    summary: 'How many of these are unread',
    answer: record({ unread_count: count }),
  },
  'POST /users/user/notification/read': {
    tag: 'Notifications and search',
    summary: 'Marks some of them, or all, as read',
    body: body({ uuids: listOf(uuid), all: flag }),
    answer: anyRecord,
  },
  'GET /users/user/notification/settings': {
    tag: 'Notifications and search',
    summary: 'Of what the caller is told',
    answer: anyRecord,
  },
  'PATCH /users/user/notification/settings': {
    tag: 'Notifications and search',
    summary: 'Changes of what the caller is told',
    body: changesOf(notificationSettings),
    answer: anyRecord,
  },
}

/** Clients, users, API clients, and what people are told. */
export const peopleRoutes: RestRoutes = { ...clients, ...users, ...leaving, ...apiClients, ...told }
