import { can } from '@costdraft/schema/access/can.ts'
import { permissionsOf, roleLabels, roles } from '@costdraft/schema/access/roles.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { newUserInput, splitName } from '@costdraft/schema/users/users.ts'
import { GraphQLError } from 'graphql'
import { assertMay } from '../viewer/assert-may.ts'
import { denied } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'
import { uuidOfNamed } from '../external-ids/named-record.ts'
import { refused, type Code } from '../errors/errors.ts'
import type { ChildRoleInput, Resolvers } from '../generated/resolvers.ts'
import { NO_CLIENT } from './user-reads.ts'
import { connection, type UserRow } from '../upstream/rows.ts'

const { name: _name, ...rest } = newUserInput
const names = wireNames(rest)
/** A user's input as a REST body: the single name field becomes first name and surname. */
const bodyOf = (input: Draft): Record<string, unknown> => ({
  ...(typeof input.name === 'string' ? splitName(input.name) : {}),
  ...toWire(names, input),
})

/** Reads a user; the viewer's permission is fetched in parallel and checked before the user is returned. */
async function readUser(context: Context, uuid: string): Promise<UserRow> {
  const [row, viewer] = await Promise.all([context.admin.users.read(uuid), context.viewer()])
  if (!can(viewer, 'user:read', { client_uuid: row.client_uuid ?? NO_CLIENT, user_uuid: row.uuid }))
    throw denied(viewer, row.client_uuid ?? row.uuid)
  return row
}
export async function editableUser(context: Context, uuid: string): Promise<UserRow> {
  const row = await readUser(context, uuid)
  await assertMay(context, 'client:edit_users', row.client_uuid ?? NO_CLIENT)
  return row
}

/**
 * The user whose own a question or a change is about, undefined for the viewer, who needs no permission for it. Throws
 * NOT_FOUND or FORBIDDEN for a user whom the viewer may not edit.
 */
export async function otherUser(context: Context, userUuid: string | null | undefined): Promise<string | undefined> {
  if (userUuid == null || userUuid.toLowerCase() === (await context.viewer()).user_uuid) return undefined
  return (await editableUser(context, userUuid)).uuid
}

/** Rethrows a refused change of a child role with the problem assigned to that client's field of the form. */
const rethrowForChild =
  (client: string) =>
  (error: unknown): never => {
    const { code, problems } = (error instanceof GraphQLError ? error.extensions : {}) as {
      code?: Code
      problems?: { message: string }[]
    }
    throw code && problems?.length
      ? refused(code, (error as GraphQLError).message, {
          [`childClientRoles.${client}`]: problems.map(({ message }) => message).join(' '),
        })
      : error
  }

/**
 * Changes a user's roles in child clients to those requested; children not in the list keep theirs. Returns whether
 * anything changed.
 */
async function setChildRoles(
  { admin }: Context,
  user: UserRow,
  childRoles: readonly ChildRoleInput[],
): Promise<boolean> {
  const changed = childRoles.filter(
    ({ clientUuid, role }) => (user.children_clients[clientUuid]?.role ?? null) !== (role ?? null),
  )
  for (const childRole of changed)
    await admin.users.setChildRole(user, childRole).catch(rethrowForChild(childRole.clientUuid))
  return changed.length > 0
}

export const userResolvers: Resolvers = {
  Query: {
    users: async (_root, query, context) => {
      const [page] = await Promise.all([context.admin.users.list(query), assertMay(context, 'user:read')])
      return connection(page)
    },
    user: async (_root, named, context) => readUser(context, await uuidOfNamed(named, context.admin.externalIds.users)),
    roles: async (_root, _args, context) => {
      await assertMay(context, 'user:read')
      return roles.map((role) => ({ role, label: roleLabels[role], permissions: [...permissionsOf(role)] }))
    },
    userGroups: async (_root, { clientUuid }, context) => {
      const [rows] = await Promise.all([
        context.admin.groups.list(clientUuid),
        assertMay(context, 'user:read', clientUuid),
      ])
      return rows
    },
  },
  User: {
    name: ({ firstname, surname }) => `${firstname} ${surname}`,
    roleLabel: ({ client_role }) => roleLabels[client_role as keyof typeof roleLabels] ?? client_role,
    client: ({ client_uuid, client_name }) => (client_uuid ? { uuid: client_uuid, name: client_name } : null),
    childClients: ({ children_clients }) =>
      Object.entries(children_clients).map(([uuid, { name, role }]) => ({ client: { uuid, name }, role })),
    version: ({ version }) => version?.toString() ?? null,
  },
  UserGroup: {
    users: ({ users }) => users.map(({ uuid, firstname, surname }) => ({ uuid, name: `${firstname} ${surname}` })),
    version: ({ version }) => version?.toString() ?? null,
  },
  Mutation: {
    addUser: async (_root, { clientUuid, input, childClientRoles, idempotencyKey }, context) => {
      await assertMay(context, 'user:create', clientUuid)
      return context.admin.users.create(clientUuid, bodyOf(input), childClientRoles ?? [], idempotencyKey)
    },
    inviteUser: async (_root, { clientUuid, input, childClientRoles, idempotencyKey }, context) => {
      await assertMay(context, 'user:create', clientUuid)
      return context.admin.users.invite(clientUuid, bodyOf(input), childClientRoles ?? [], idempotencyKey)
    },
    editUser: async (_root, { uuid, input, childClientRoles, version }, context) => {
      const before = await editableUser(context, uuid)
      const body = bodyOf(input)
      // Child roles first: they do not change the user's version, so a client whose second request is refused can
      // repeat the whole change.
      const isLinked = await setChildRoles(context, before, childClientRoles ?? [])
      if (Object.keys(body).length > 0) return context.admin.users.edit(before, body, version)
      return isLinked ? readUser(context, uuid) : before
    },
    deactivateUser: async (_root, { uuid }, context) => {
      await editableUser(context, uuid)
      return context.admin.users.deactivate(uuid)
    },
    restoreUser: async (_root, { uuid }, context) => {
      await editableUser(context, uuid)
      return context.admin.users.restore(uuid)
    },
    resetPassword: async (_root, { uuid, password }, context) => {
      await editableUser(context, uuid)
      return context.admin.users.resetPassword(uuid, password)
    },
    sendPasswordLink: async (_root, { userUuid }, context) => {
      await editableUser(context, userUuid)
      return context.admin.users.sendLink(userUuid)
    },
    editProfile: (_root, { input: { name, emailAddress, currentPassword } }, context) =>
      context.admin.account.editProfile({
        ...splitName(name),
        email_address: emailAddress,
        ...(currentPassword != null && { current_password: currentPassword }),
      }),
    changePassword: async (_root, { currentPassword, password }, context) => {
      await context.admin.account.changePassword({ current_password: currentPassword, password })
      return true
    },
    addUserGroup: async (_root, { clientUuid, name, users, idempotencyKey }, context) => {
      await assertMay(context, 'client:edit_users', clientUuid)
      return context.admin.groups.add(clientUuid, { name, users }, idempotencyKey)
    },
    editUserGroup: async (_root, { clientUuid, uuid, name, users, version }, context) => {
      await assertMay(context, 'client:edit_users', clientUuid)
      const changes = { ...(name != null && { name }), ...(users != null && { users }) }
      return context.admin.groups.edit(clientUuid, uuid, changes, version)
    },
    removeUserGroup: async (_root, { clientUuid, uuid }, context) => {
      await assertMay(context, 'client:edit_users', clientUuid)
      await context.admin.groups.remove(clientUuid, uuid)
      return uuid
    },
  },
}
