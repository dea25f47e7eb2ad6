import { can } from '@costdraft/schema/access/can.ts'
import { denied, type Viewer } from '../access/viewer.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { Context } from '../context/context.ts'
import type { MergeChoiceInput, Resolvers } from '../generated/resolvers.ts'
import { uuidOf } from '../upstream/answered-values.ts'
import type { ClientRow } from '../upstream/rows.ts'
import type { Choices } from './merging-hosts.ts'

const isAdministrator = (viewer: Viewer): boolean => viewer.system_role.Name === 'admin'

/**
 * Throws FORBIDDEN or NOT_FOUND unless the viewer may merge these clients: a system administrator, and the owner of the
 * client above both.
 */
async function assertMayMerge(context: Context, uuids: readonly string[]): Promise<void> {
  const viewer = await context.viewer()
  if (isAdministrator(viewer)) return
  const own = viewer.client_uuid
  const below = viewer.system_role.Name === 'owner' && own ? await context.admin.clients.children(own) : []
  const other = uuids.find((client) => below.every(({ uuid }) => uuid !== client))
  if (other !== undefined) throw denied(viewer, other)
}

async function assertAdministrator(context: Context, client: string): Promise<void> {
  const viewer = await context.viewer()
  if (!isAdministrator(viewer)) throw denied(viewer, client)
}

const choicesOf = (choices: readonly MergeChoiceInput[] | null | undefined): Choices =>
  Object.fromEntries((choices ?? []).map(({ key, whose }) => [key, whose]))

/** A client that a row names, where the viewer may read it. */
async function namedClient(context: Context, uuid: string | null | undefined): Promise<ClientRow | null> {
  if (!uuid || !can(await context.viewer(), 'client:read', { client_uuid: uuid })) return null
  return context.admin.clients.read(uuid)
}

export const mergingResolvers: Resolvers = {
  Query: {
    clientDuplicates: async (_root, { sraNumber, exceptUuid }, context) => {
      const [rows] = await Promise.all([context.admin.merging.duplicates(sraNumber), assertMay(context, 'client:read')])
      const viewer = await context.viewer()
      return rows.filter(({ uuid }) => uuid !== exceptUuid && can(viewer, 'client:read', { client_uuid: uuid }))
    },
    mergePreview: async (_root, { clientUuid, mergedUuid, choices, after }, context) => {
      await assertMayMerge(context, [clientUuid, mergedUuid])
      return context.admin.merging.preview(clientUuid, mergedUuid, choicesOf(choices), after)
    },
    clientParentPreview: async (_root, { uuid, parentUuid }, context) => {
      await assertAdministrator(context, uuid)
      return context.admin.merging.previewParent(uuid, parentUuid)
    },
  },
  Client: {
    parent: ({ parent }, _args, context) => namedClient(context, uuidOf(parent)),
    mergedInto: ({ merged_into }, _args, context) => namedClient(context, uuidOf(merged_into)),
    isMergeable: async ({ parent, archived_at }, _args, context) => {
      const viewer = await context.viewer()
      const above = uuidOf(parent)
      const isAbove = viewer.system_role.Name === 'owner' && above !== null && above === viewer.client_uuid
      return !archived_at && (isAdministrator(viewer) || isAbove) && context.admin.merging.canMerge()
    },
    isParentSettable: async ({ archived_at }, _args, context) =>
      !archived_at && isAdministrator(await context.viewer()) && context.admin.merging.canSetParent(),
  },
  MergeCollision: {
    kept: ({ choices }) => choices?.kept ?? null,
    merged: ({ choices }) => choices?.merged ?? null,
  },
  ClientParentPreview: {
    from: ({ from }) => from?.name ?? null,
    to: ({ to }) => to?.name ?? null,
  },
  Mutation: {
    mergeClients: async (_root, { clientUuid, mergedUuid, stamp, choices, idempotencyKey }, context) => {
      await assertMayMerge(context, [clientUuid, mergedUuid])
      const body = { client: mergedUuid, stamp, choices: choicesOf(choices) }
      return context.admin.merging.merge(clientUuid, body, idempotencyKey)
    },
    setClientParent: async (_root, { uuid, parentUuid, version }, context) => {
      await assertAdministrator(context, uuid)
      return context.admin.merging.setParent(uuid, parentUuid, version)
    },
  },
}
