import { feeEarner, site } from '@costdraft/schema/clients/clients.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { assertMay } from '../access/viewer.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { ClientRow, Row } from '../wire.ts'

const siteNames = wireNames(site), feeEarnerNames = wireNames(feeEarner)
interface Person { uuid: string; firstname: string; surname: string }

export const clientResolvers: Resolvers = {
  Query: {
    solicitors: async (_root, _args, context) => {
      const viewer = await context.viewer()
      const own = viewer.client_uuid
      if (!own) return []
      if (viewer.client_type === 'costs_draftsman') return context.adminApi<ClientRow[]>('GET', `clients/${own}/children?action=case:create`)
      return context.may(viewer, 'case:create', own) ? [await context.adminApi<ClientRow>('GET', `clients/${own}`)] : []
    },
    client: async (_root, { uuid }, context) => context.adminApi<ClientRow>('GET', `clients/${encodeURIComponent(uuid)}`),
  },
  Client: {
    sites: ({ uuid }, _args, { adminApi }) => adminApi<Row[]>('GET', `clients/${uuid}/sites`),
    feeEarners: ({ uuid }, _args, { caseApi }) => caseApi<Row[]>('GET', `client/${uuid}/fee-earner`),
    staff: async ({ uuid }, _args, { adminApi }) =>
      (await adminApi<Person[]>('GET', `clients/${uuid}/users`)).map((person) => ({ uuid: person.uuid, name: `${person.firstname} ${person.surname}` })),
  },
  Mutation: {
    addSite: async (_root, { clientUuid, input }, context) => {
      await assertMay(context, 'client:read', clientUuid)
      return context.adminApi<Row>('POST', `clients/${encodeURIComponent(clientUuid)}/sites`, toWire(siteNames, input))
    },
    addFeeEarner: async (_root, { clientUuid, input }, context) => {
      await assertMay(context, 'client:read', clientUuid)
      return context.caseApi<Row>('POST', `client/${encodeURIComponent(clientUuid)}/fee-earner`, toWire(feeEarnerNames, input))
    },
  },
}
