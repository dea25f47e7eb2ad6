import type { ClientMark } from '@costdraft/schema/clients/client-mark.ts'
import { client, feeEarner, initialsOf, newClient, site } from '@costdraft/schema/clients/clients.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { inReadingOrder } from '@costdraft/schema/text/reading-order.ts'
import { can } from '@costdraft/schema/access/can.ts'
import { assertMay, assertMayAny } from '../viewer/assert-may.ts'
import { ownClientType } from '../viewer/viewer.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import { uuidOfNamed } from '../external-ids/named-record.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { selectedFields } from '../operations/selected-columns.ts'
import { isRow } from '../upstream/answered-values.ts'
import { notOffered } from '../upstream/host-call.ts'
import { connection, type ClientRow } from '../upstream/rows.ts'

const siteNames = wireNames(site)
const feeEarnerNames = wireNames(feeEarner)
const clientNames = wireNames(client)
// The REST route that creates a client calls this field `type`.
const newClientNames = new Map([...wireNames(newClient), ['clientType', 'type']])
/** What clients and people are listed by, of any host. */
const nameOf = ({ name }: { name?: unknown }): string => String(name ?? '')
const surnameFirst = ({ surname, firstname }: { surname?: unknown; firstname?: unknown }): string =>
  `${surname ?? ''} ${firstname ?? ''}`
/** Whether it is a mark as our own hosts tell of one: another host may call something else so. */
const isMark = (mark: unknown): mark is ClientMark =>
  isRow(mark) &&
  [mark.type, mark.sha256].every((text) => typeof text === 'string') &&
  [mark.width, mark.height].every(Number.isFinite)
const versionOf = ({ version }: { version?: unknown }): string | null =>
  typeof version === 'number' || typeof version === 'string' ? String(version) : null

/** The fee earners of a client, by surname. */
export const feeEarnersOf = async ({ admin }: Pick<Context, 'admin'>, uuid: string) =>
  inReadingOrder(await admin.clients.feeEarners(uuid), surnameFirst)

/** The firms whose cases the viewer may draft, with what is selected of them. */
export async function solicitorsOf(context: Context, info: GraphQLResolveInfo): Promise<ClientRow[]> {
  const viewer = await context.viewer()
  const own = viewer.client_uuid
  if (!own) return []
  if ((await ownClientType(viewer, context.admin)) === 'costs_draftsman')
    return inReadingOrder(await context.admin.clients.children(own, 'case:create'), nameOf)
  if (!context.may(viewer, 'case:create', own)) return []
  const { client_name: name } = viewer
  const isNamed = selectedFields(info).every((field) => ['uuid', 'name', '__typename'].includes(field))
  // Of the viewer's own firm the host has told the name already.
  return [isNamed && name ? ({ uuid: own, name } as ClientRow) : await context.admin.clients.read(own)]
}

export const clientResolvers: Resolvers = {
  Query: {
    solicitors: (_root, _args, context, info) => solicitorsOf(context, info),
    client: async (_root, named, context) => {
      const uuid = await uuidOfNamed(named, context.admin.externalIds.clients)
      const [row] = await Promise.all([context.admin.clients.read(uuid), assertMay(context, 'client:read', uuid)])
      return row
    },
    archiveCounts: async (_root, { clientUuid }, context) => {
      await assertMay(context, 'client:archive', clientUuid)
      return context.admin.clients.archiveCounts(clientUuid)
    },
    feeEarner: async (_root, named, { cases: { externalIds } }) => {
      const row = await externalIds.feeEarner(await uuidOfNamed(named, externalIds.feeEarners))
      if (row === undefined) throw refused('NOT_FOUND', 'Not found.')
      return row
    },
    feeEarnerPreview: async (_root, { clientUuid, uuid, input, from, after }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      const body = input ? toWire(feeEarnerNames, input) : { removed: true }
      return context.admin.clients.previewFeeEarner(clientUuid, uuid, { ...body, ...(from && { from }) }, after)
    },
    sitePreview: async (_root, { clientUuid, uuid, input, after }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.admin.clients.previewSite(clientUuid, uuid, toWire(siteNames, input), after)
    },
    clients: async (_root, query, context) => {
      const [page] = await Promise.all([context.admin.clients.list(query), assertMay(context, 'client:read')])
      return connection(page)
    },
  },
  Client: {
    version: versionOf,
    remembersReductions: ({ remembers_reductions: is }) => (typeof is === 'boolean' ? is : null),
    mark: ({ uuid, mark }) => (isMark(mark) ? { ...mark, url: `/api/files/clients/${uuid}/mark` } : null),
    may: async ({ uuid }, { permission }, context) => can(await context.viewer(), permission, { client_uuid: uuid }),
    isArchivable: async ({ uuid }, _args, context) => {
      const viewer = await context.viewer()
      if (uuid === viewer.client_uuid || !can(viewer, 'client:archive', { client_uuid: uuid })) return false
      return context.admin.clients.canArchive()
    },
    children: async ({ uuid }, _args, { admin }) => inReadingOrder(await admin.clients.children(uuid), nameOf),
    sites: ({ uuid }, _args, { admin }) => admin.clients.sites(uuid),
    feeEarners: ({ uuid }, _args, context) => feeEarnersOf(context, uuid),
    staff: async ({ uuid }, _args, { admin }) =>
      inReadingOrder(await admin.clients.staff(uuid), surnameFirst).map((person) => ({
        uuid: person.uuid,
        name: `${person.firstname} ${person.surname}`,
      })),
  },
  Site: { version: versionOf },
  FeeEarner: {
    version: versionOf,
    initials: ({ initials, firstname, surname }) =>
      typeof initials === 'string' && initials ? initials : initialsOf(String(firstname), String(surname)),
    isPanelMember: ({ is_panel_member }) => is_panel_member === true,
    retiredFrom: ({ retired_from }) => (typeof retired_from === 'string' ? retired_from : null),
  },
  Mutation: {
    addClient: async (_root, { input, sites, feeEarners, idempotencyKey }, context) => {
      await assertMay(context, 'client:create', (await context.viewer()).client_uuid)
      const body = {
        ...toWire(newClientNames, input),
        sites: sites.map((draft) => toWire(siteNames, draft)),
        fee_earners: (feeEarners ?? []).map((draft) => toWire(feeEarnerNames, draft)),
      }
      return context.admin.clients.create(body, idempotencyKey)
    },
    editClient: async (_root, { uuid, input, version }, context) => {
      await assertMay(context, 'client:edit', uuid)
      return context.admin.clients.edit(uuid, toWire(clientNames, input), version)
    },
    removeClientMark: async (_root, { uuid }, context) => {
      await assertMay(context, 'client:edit', uuid)
      await context.admin.clients.removeMark(uuid)
      return context.admin.clients.read(uuid)
    },
    archiveClient: async (_root, { uuid }, context) => {
      await assertMay(context, 'client:archive', uuid)
      return context.admin.clients.archive(uuid)
    },
    restoreClient: async (_root, { uuid }, context) => {
      await assertMay(context, 'client:archive', uuid)
      return context.admin.clients.restore(uuid)
    },
    addSite: async (_root, { clientUuid, input, idempotencyKey }, context) => {
      await assertMayAny(context, ['case:create', 'client:edit'], clientUuid)
      return context.admin.clients.addSite(clientUuid, toWire(siteNames, input), idempotencyKey)
    },
    editSite: async (_root, { clientUuid, uuid, input, version }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.admin.clients.editSite(clientUuid, uuid, toWire(siteNames, input), version)
    },
    addFeeEarner: async (_root, { clientUuid, input, idempotencyKey }, context) => {
      await assertMayAny(context, ['case:create', 'client:edit'], clientUuid)
      return context.admin.clients.addFeeEarner(clientUuid, toWire(feeEarnerNames, input), idempotencyKey)
    },
    editFeeEarner: async (_root, { clientUuid, uuid, input, version, from }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      const body = { ...toWire(feeEarnerNames, input), ...(from && { from }) }
      return context.admin.clients.editFeeEarner(clientUuid, uuid, body, version)
    },
    retireFeeEarner: async (_root, { uuid, from, version }, context) => {
      const row = await context.cases.externalIds.feeEarner(uuid)
      if (row === null) throw notOffered()
      if (!row) throw refused('NOT_FOUND', 'Not found.')
      const clientUuid = String(row.client)
      await assertMay(context, 'client:edit', clientUuid)
      return context.admin.clients.retire(clientUuid, uuid, from, version)
    },
    removeFeeEarnerPeriod: async (_root, { clientUuid, uuid, from, version }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.admin.clients.removePeriod(clientUuid, uuid, from, version)
    },
  },
}
