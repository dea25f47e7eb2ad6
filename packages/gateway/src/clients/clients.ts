import { client, feeEarner, newClient, site } from '@costdraft/schema/clients/clients.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { can } from '@costdraft/schema/access/can.ts'
import { assertMay } from '../access/viewer.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { connection, type ClientRow, type Page, type Row } from '../upstream/rows.ts'

const siteNames = wireNames(site),
  feeEarnerNames = wireNames(feeEarner),
  clientNames = wireNames(client)
// The REST route that creates a client calls this field `type`.
const newClientNames = new Map([...wireNames(newClient), ['clientType', 'type']])
const at = encodeURIComponent
const versionOf = ({ version }: { version?: unknown }): string | null =>
  typeof version === 'number' || typeof version === 'string' ? String(version) : null
interface Person {
  uuid: string
  firstname: string
  surname: string
}

export const clientResolvers: Resolvers = {
  Query: {
    solicitors: async (_root, _args, context) => {
      const viewer = await context.viewer()
      const own = viewer.client_uuid
      if (!own) return []
      if (viewer.client_type === 'costs_draftsman')
        return context.adminApi<ClientRow[]>('GET', `clients/${own}/children?action=case:create`)
      return context.may(viewer, 'case:create', own) ? [await context.adminApi<ClientRow>('GET', `clients/${own}`)] : []
    },
    client: async (_root, { uuid }, context) => {
      const [row] = await Promise.all([
        context.adminApi<ClientRow>('GET', `clients/${at(uuid)}`),
        assertMay(context, 'client:read', uuid),
      ])
      return row
    },
    clients: async (_root, { first, after, search, filter }, context) => {
      const query = new URLSearchParams({ first: String(first ?? 50), archived: String(filter?.archived ?? false) })
      for (const [name, value] of [
        ['after', after],
        ['search', search],
        ['type', filter?.clientTypes?.join(',')],
      ] as const)
        if (value) query.set(name, value)
      const [page] = await Promise.all([
        context.adminApi<Page<ClientRow>>('GET', `clients?${query.toString()}`),
        assertMay(context, 'client:read'),
      ])
      return connection(page)
    },
  },
  Client: {
    version: versionOf,
    may: async ({ uuid }, { permission }, context) => can(await context.viewer(), permission, { client_uuid: uuid }),
    isArchivable: async ({ uuid }, _args, context) => {
      const viewer = await context.viewer()
      return uuid !== viewer.client_uuid && can(viewer, 'client:archive', { client_uuid: uuid })
    },
    children: ({ uuid }, _args, { adminApi }) => adminApi<ClientRow[]>('GET', `clients/${uuid}/children`),
    sites: ({ uuid }, _args, { adminApi }) => adminApi<Row[]>('GET', `clients/${uuid}/sites`),
    feeEarners: ({ uuid }, _args, { caseApi }) => caseApi<Row[]>('GET', `client/${uuid}/fee-earner`),
    staff: async ({ uuid }, _args, { adminApi }) =>
      (await adminApi<Person[]>('GET', `clients/${uuid}/users`)).map((person) => ({
        uuid: person.uuid,
        name: `${person.firstname} ${person.surname}`,
      })),
  },
  Site: { version: versionOf },
  FeeEarner: { version: versionOf },
  Mutation: {
    addClient: async (_root, { input, sites, feeEarners, idempotencyKey }, context) => {
      await assertMay(context, 'client:create', (await context.viewer()).client_uuid)
      const body = {
        ...toWire(newClientNames, input),
        sites: sites.map((draft) => toWire(siteNames, draft)),
        fee_earners: (feeEarners ?? []).map((draft) => toWire(feeEarnerNames, draft)),
      }
      return context.adminApi<ClientRow>('POST', 'clients', body, idempotencyHeader(idempotencyKey))
    },
    editClient: async (_root, { uuid, input, version }, context) => {
      await assertMay(context, 'client:edit', uuid)
      return context.adminApi<ClientRow>(
        'PATCH',
        `clients/${at(uuid)}`,
        toWire(clientNames, input),
        ifMatchHeader(version),
      )
    },
    archiveClient: async (_root, { uuid }, context) => {
      await assertMay(context, 'client:archive', uuid)
      return context.adminApi<ClientRow>('POST', `clients/${at(uuid)}/archive`, {})
    },
    restoreClient: async (_root, { uuid }, context) => {
      await assertMay(context, 'client:archive', uuid)
      return context.adminApi<ClientRow>('POST', `clients/${at(uuid)}/restore`, {})
    },
    addSite: async (_root, { clientUuid, input, idempotencyKey }, context) => {
      await assertMay(context, 'client:read', clientUuid)
      return context.adminApi<Row>(
        'POST',
        `clients/${at(clientUuid)}/sites`,
        toWire(siteNames, input),
        idempotencyHeader(idempotencyKey),
      )
    },
    editSite: async (_root, { clientUuid, uuid, input, version }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.adminApi<Row>(
        'PATCH',
        `clients/${at(clientUuid)}/sites/${at(uuid)}`,
        toWire(siteNames, input),
        ifMatchHeader(version),
      )
    },
    addFeeEarner: async (_root, { clientUuid, input, idempotencyKey }, context) => {
      await assertMay(context, 'client:read', clientUuid)
      return context.caseApi<Row>(
        'POST',
        `client/${at(clientUuid)}/fee-earner`,
        toWire(feeEarnerNames, input),
        idempotencyHeader(idempotencyKey),
      )
    },
    editFeeEarner: async (_root, { clientUuid, uuid, input, version }, context) => {
      await assertMay(context, 'client:edit', clientUuid)
      return context.caseApi<Row>(
        'PATCH',
        `client/${at(clientUuid)}/fee-earner/${at(uuid)}`,
        toWire(feeEarnerNames, input),
        ifMatchHeader(version),
      )
    },
  },
}
