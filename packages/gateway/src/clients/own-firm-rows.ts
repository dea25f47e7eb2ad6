import { ifMatchHeader } from '../upstream/headers.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { RowBodies, RowChanges } from './firm-rows.ts'

const at = encodeURIComponent
/** The parameters of a page of a preview. */
const pageOf = (after: string | null | undefined): string =>
  new URLSearchParams({ first: '50', ...(after && { after }) }).toString()

/** The additions `site_edit`, `fee_earner_edit` and `fee_earner_periods`. */
export const ownRowChanges = ({ adminHost, caseHost }: Pick<RequestHosts, 'adminHost' | 'caseHost'>): RowChanges => ({
  editSite: (client, uuid, body, version) =>
    adminHost.call('PATCH', `clients/${at(client)}/sites/${at(uuid)}`, body, ifMatchHeader(version)),
  editFeeEarner: (client, uuid, body, version) =>
    caseHost.call('PATCH', `client/${at(client)}/fee-earner/${at(uuid)}`, body, ifMatchHeader(version)),
  retire: (client, uuid, from, version) =>
    caseHost.call(
      'POST',
      `client/${at(client)}/fee-earner/${at(uuid)}/retirement`,
      { from: from ?? null },
      ifMatchHeader(version),
    ),
  removePeriod: (client, uuid, from, version) =>
    caseHost.call(
      'DELETE',
      `client/${at(client)}/fee-earner/${at(uuid)}/period/${at(from)}`,
      undefined,
      ifMatchHeader(version),
    ),
  previewFeeEarner: (client, uuid, body, after) =>
    caseHost.call('POST', `client/${at(client)}/fee-earner/${at(uuid)}/preview?${pageOf(after)}`, body),
  previewSite: (client, uuid, body, after) =>
    adminHost.call('POST', `clients/${at(client)}/sites/${at(uuid)}/preview?${pageOf(after)}`, body),
})

/** Our own host keeps all of a body and answers what it added. */
export const ownRowBodies: RowBodies = {
  clientBody: async (body) => body,
  siteBody: async (body) => body,
  earnerBody: async (body) => body,
  sitesBefore: async () => [],
}
