import { signInResults } from '../access/sign-in-results.ts'
import { field } from '../field.ts'
import { factorAddition, factorKinds, factorRemoval, factorRule } from '../users/second-factor.ts'
import { MAX_LINKS } from '../users/many-links.ts'
import { Password, passwordChange, user } from '../users/users.ts'
import {
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
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
import type { RestRoutes } from './rest-route.ts'
import { EXTERNAL_ID, PAGE, childRoles, inUsers } from './people-parts.ts'

const roleBody = body({ client_role: ref('Role') }, ['client_role'])
const links = {
  users: {
    ...listOf(
      body({ uuid, client_role: { anyOf: [ref('Role'), { type: 'string', enum: ['no_access'] }] } }, [
        'uuid',
        'client_role',
      ]),
    ),
    minItems: 1,
    maxItems: MAX_LINKS,
  },
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

/** Users: their accounts, second factors, sessions and groups. */
export const userRoutes: RestRoutes = {
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
  'POST /clients/:client/users': inUsers('Gives several users a role in a child client, all or none', {
    body: body(links, ['users']),
    answer: record(links),
    needs: 'client:edit_users',
    text: '`no_access` takes a role away. What is refused is said of each user at `users.{index}`, and then nobody gets a role.',
  }),
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
