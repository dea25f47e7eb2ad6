import { refused } from '../errors/errors.ts'
import { withoutAdded } from '../upstream/added-fields.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf, wholeRowsOf } from '../upstream/list-answer.ts'
import type { RatePreviewRow } from '../rates/rate-tables.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'

/** The sites and fee earners of a client; bodies have wire names. */
export interface ClientRows {
  sites: (client: string) => Promise<Row[]>
  feeEarners: (client: string) => Promise<Row[]>
  addSite: (client: string, body: Row, key: string | null | undefined) => Promise<Row>
  editSite: (client: string, uuid: string, body: Row, version: string | null | undefined) => Promise<Row>
  addFeeEarner: (client: string, body: Row, key: string | null | undefined) => Promise<Row>
  /** `body` may have the day from which it holds, as `from`. */
  editFeeEarner: (client: string, uuid: string, body: Row, version: string | null | undefined) => Promise<Row>
  removePeriod: (client: string, uuid: string, from: string, version: string | null | undefined) => Promise<Row>
  /** What a change of a fee earner moves; null on a host without periods. */
  previewFeeEarner: (client: string, uuid: string, body: Row, after: string | null | undefined) => Promise<Preview>
  previewSite: (client: string, uuid: string, body: Row, after: string | null | undefined) => Promise<Preview>
}
type Preview = RatePreviewRow | null

const at = encodeURIComponent
/** The parameters of a page of a preview. */
const pageOf = (after: string | null | undefined): string =>
  new URLSearchParams({ first: '50', ...(after && { after }) }).toString()
const rowIn = (rows: readonly Row[], uuid: unknown): Row => {
  const row = rows.find((one) => one.uuid === uuid)
  if (!row) throw refused('NOT_FOUND', 'Not found.')
  return row
}
/**
 * A site for the host: without its band where the host keeps none. Throws where the band has a value, which would be
 * lost.
 */
export const siteFor = async ({ has }: RequestHosts['adminHost'], site: Row): Promise<Row> =>
  (await has('guideline_band')) ? site : withoutAdded(['guideline_band'], site)

/** Rows with values that the fields of their GraphQL type can have. Not for rows that are sent back to their host. */
const shownAs = async (type: string, rows: Promise<Row[]>): Promise<Row[]> =>
  (await rows).map((row) => specifiedRow(type, row))

/** What only hosts with periods have: what a change moves, and the removal of a period. */
const previewsOf = ({
  adminHost,
  caseHost,
}: Pick<RequestHosts, 'adminHost' | 'caseHost'>): Pick<
  ClientRows,
  'removePeriod' | 'previewFeeEarner' | 'previewSite'
> => ({
  removePeriod: (client, uuid, from, version) =>
    caseHost.call(
      'DELETE',
      `client/${at(client)}/fee-earner/${at(uuid)}/period/${at(from)}`,
      undefined,
      ifMatchHeader(version),
    ),
  previewFeeEarner: async (client, uuid, body, after) =>
    (await caseHost.has('fee_earner_periods'))
      ? caseHost.call('POST', `client/${at(client)}/fee-earner/${at(uuid)}/preview?${pageOf(after)}`, body)
      : null,
  previewSite: async (client, uuid, body, after) =>
    (await adminHost.has('fee_earner_periods'))
      ? adminHost.call('POST', `clients/${at(client)}/sites/${at(uuid)}/preview?${pageOf(after)}`, body)
      : null,
})

/**
 * Changes one row of a client on a host that has no path for it: with the client, in whose list the other rows are as
 * they were, so that it does not matter whether the host replaces the list or only the rows it is sent.
 */
async function editInClient(
  adminHost: RequestHosts['adminHost'],
  client: string,
  key: 'sites' | 'fee_earners',
  { uuid, ...body }: Row,
  read: (client: string) => Promise<unknown>,
): Promise<Row> {
  const rows = wholeRowsOf<Row>(await read(client))
  rowIn(rows, uuid)
  const isHeadquarters = body.headquarters === true
  await adminHost.call('PATCH', `clients/${at(client)}`, {
    [key]: rows.map((row) => {
      if (row.uuid === uuid) return { ...row, ...body }
      return isHeadquarters ? { ...row, headquarters: false } : row
    }),
  })
  return shown(async () => rowIn(rowsOf(await read(client)), uuid))
}

export function createClientRows({ adminHost, caseHost, readAdmin, readCase }: RequestHosts): ClientRows {
  const readSites = (client: string): Promise<unknown> => readAdmin(`clients/${at(client)}/sites`)
  const readEarners = (client: string): Promise<unknown> => readCase(`client/${at(client)}/fee-earner`)
  const sites = async (client: string): Promise<Row[]> => rowsOf(await readSites(client))
  const feeEarners = async (client: string): Promise<Row[]> => rowsOf(await readEarners(client))
  /** The row of a change as its GraphQL type has it. */
  const changed = async (type: string, row: Promise<Row>): Promise<Row> => specifiedRow(type, await row)

  return {
    sites: (client) => shownAs('Site', sites(client)),
    feeEarners: (client) => shownAs('FeeEarner', feeEarners(client)),
    addSite: async (client, body, key) => {
      const before = (await adminHost.has('client_list')) ? [] : await sites(client)
      const answer = await adminHost.call<Row | undefined>(
        'POST',
        `clients/${at(client)}/sites`,
        await siteFor(adminHost, body),
        idempotencyHeader(key),
      )
      if (answer?.site_name !== undefined) return specifiedRow('Site', answer)
      return shown(async () => {
        const after = await sites(client)
        const isNew = ({ uuid }: Row): boolean => before.every((row) => row.uuid !== uuid)
        return specifiedRow('Site', rowIn(after, answer?.uuid ?? after.find(isNew)?.uuid))
      })
    },
    editSite: async (client, uuid, given, version) => {
      const body = await siteFor(adminHost, given)
      return (await adminHost.has('site_edit'))
        ? adminHost.call('PATCH', `clients/${at(client)}/sites/${at(uuid)}`, body, ifMatchHeader(version))
        : changed('Site', editInClient(adminHost, client, 'sites', { ...body, uuid }, readSites))
    },
    addFeeEarner: async (client, body, key) => {
      const answer = await caseHost.call<Row | undefined>(
        'POST',
        `client/${at(client)}/fee-earner`,
        body,
        idempotencyHeader(key),
      )
      return changed(
        'FeeEarner',
        answer?.surname === undefined
          ? shown(async () => rowIn(await feeEarners(client), answer?.uuid))
          : Promise.resolve(answer),
      )
    },
    editFeeEarner: async (client, uuid, given, version) => {
      const body = (await caseHost.has('fee_earner_periods')) ? given : withoutAdded(['from'], given)
      return (await caseHost.has('fee_earner_edit'))
        ? caseHost.call('PATCH', `client/${at(client)}/fee-earner/${at(uuid)}`, body, ifMatchHeader(version))
        : changed('FeeEarner', editInClient(adminHost, client, 'fee_earners', { ...body, uuid }, readEarners))
    },
    ...previewsOf({ adminHost, caseHost }),
  }
}
