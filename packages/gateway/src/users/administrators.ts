import { splitName } from '@costdraft/schema/users/users.ts'
import { denied } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** Throws FORBIDDEN for whoever is no system administrator. */
async function assertAdministrator(context: Context): Promise<void> {
  const viewer = await context.viewer()
  if (viewer.system_role.Name !== 'admin') throw denied(viewer, viewer.client_uuid)
}

const bodyOf = ({ name, emailAddress }: { name: string; emailAddress: string }) => ({
  ...splitName(name),
  email_address: emailAddress,
})

export const administratorResolvers: Resolvers = {
  Query: {
    administrators: async (_root, _args, context) => {
      await assertAdministrator(context)
      return context.admin.administrators.list()
    },
  },
  Mutation: {
    addAdministrator: async (_root, { input, idempotencyKey }, context) => {
      await assertAdministrator(context)
      const body = { ...bodyOf(input), password: input.password }
      return context.admin.administrators.add(body, idempotencyKey)
    },
    inviteAdministrator: async (_root, { input, idempotencyKey }, context) => {
      await assertAdministrator(context)
      return context.admin.administrators.invite(bodyOf(input), idempotencyKey)
    },
  },
}
