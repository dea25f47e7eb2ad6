import { ifMatchHeader } from '../upstream/headers.ts'
import type { RatePreviewRow } from '../rates/rate-tables.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'

type Optional = string | null | undefined
type Preview = RatePreviewRow | null

/** The changes of one site or fee earner, for which a host needs an addition. Bodies have wire names. */
export interface RowChanges {
  editSite: (client: string, uuid: string, body: Row, version: Optional) => Promise<Row>
  /** `body` may have the day from which it holds, as `from`. */
  editFeeEarner: (client: string, uuid: string, body: Row, version: Optional) => Promise<Row>
  removePeriod: (client: string, uuid: string, from: string, version: Optional) => Promise<Row>
  /** What a change of a fee earner moves; null on a host without periods. */
  previewFeeEarner: (client: string, uuid: string, body: Row, after: Optional) => Promise<Preview>
  previewSite: (client: string, uuid: string, body: Row, after: Optional) => Promise<Preview>
}
/** What a host keeps of a body, and what is read before a change. */
export interface RowBodies {
  /** @throws INVALID_INPUT where a value would be lost. */
  siteBody: (body: Row) => Promise<Row>
  /** @throws INVALID_INPUT where a value would be lost. */
  earnerBody: (body: Row) => Promise<Row>
  /** The sites from which one that is added is told apart; none of a host that answers the site itself. */
  sitesBefore: (client: string) => Promise<Row[]>
}

const at = encodeURIComponent
/** The parameters of a page of a preview. */
const pageOf = (after: Optional): string => new URLSearchParams({ first: '50', ...(after && { after }) }).toString()

/** The additions `site_edit`, `fee_earner_edit` and `fee_earner_periods`. */
export const ownRowChanges = ({ adminHost, caseHost }: Pick<RequestHosts, 'adminHost' | 'caseHost'>): RowChanges => ({
  editSite: (client, uuid, body, version) =>
    adminHost.call('PATCH', `clients/${at(client)}/sites/${at(uuid)}`, body, ifMatchHeader(version)),
  editFeeEarner: (client, uuid, body, version) =>
    caseHost.call('PATCH', `client/${at(client)}/fee-earner/${at(uuid)}`, body, ifMatchHeader(version)),
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
  siteBody: async (body) => body,
  earnerBody: async (body) => body,
  sitesBefore: async () => [],
}
