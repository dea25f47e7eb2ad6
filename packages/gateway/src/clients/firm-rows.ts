import type { RatePreviewRow } from '../rates/rate-tables.ts'
import type { Row } from '../upstream/rows.ts'

type Optional = string | null | undefined
type Preview = RatePreviewRow | null

/** The changes of one site or fee earner, for which a host needs an addition. Bodies have wire names. */
export interface RowChanges {
  editSite: (client: string, uuid: string, body: Row, version: Optional) => Promise<Row>
  /** `body` may have the day from which it holds, as `from`. */
  editFeeEarner: (client: string, uuid: string, body: Row, version: Optional) => Promise<Row>
  /** Retires a fee earner from a day, or takes that back. */
  retire: (client: string, uuid: string, from: Optional, version: Optional) => Promise<Row>
  removePeriod: (client: string, uuid: string, from: string, version: Optional) => Promise<Row>
  /** What a change of a fee earner moves; null on a host without periods. */
  previewFeeEarner: (client: string, uuid: string, body: Row, after: Optional) => Promise<Preview>
  previewSite: (client: string, uuid: string, body: Row, after: Optional) => Promise<Preview>
}
/** What a host keeps of a body, and what is read before a change. */
export interface RowBodies {
  /** @throws INVALID_INPUT where a value would be lost. */
  clientBody: (body: Row) => Promise<Row>
  /** @throws INVALID_INPUT where a value would be lost. */
  siteBody: (body: Row) => Promise<Row>
  /** @throws INVALID_INPUT where a value would be lost. */
  earnerBody: (body: Row) => Promise<Row>
  /** The sites from which one that is added is told apart; none of a host that answers the site itself. */
  sitesBefore: (client: string) => Promise<Row[]>
}

/** The sites and fee earners of a client; bodies have wire names. */
export interface ClientRows extends RowChanges {
  sites: (client: string) => Promise<Row[]>
  feeEarners: (client: string) => Promise<Row[]>
  addSite: (client: string, body: Row, key: Optional) => Promise<Row>
  addFeeEarner: (client: string, body: Row, key: Optional) => Promise<Row>
}
