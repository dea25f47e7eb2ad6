import { refused } from '../errors/errors.ts'
import { withoutAdded } from '../upstream/added-fields.ts'
import { shown } from '../upstream/failures.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf, wholeRowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'
import type { RowBodies, RowChanges } from './firm-rows.ts'

const at = encodeURIComponent
/** The row of a list. @throws NOT_FOUND where it is not there. */
export const rowIn = (rows: readonly Row[], uuid: unknown): Row => {
  const row = rows.find((one) => one.uuid === uuid)
  if (!row) throw refused('NOT_FOUND', 'Not found.')
  return row
}

/** The specified lists of a client's rows, as the host answers them. */
export const readSites = ({ readAdmin }: Pick<RequestHosts, 'readAdmin'>, client: string): Promise<unknown> =>
  readAdmin(`clients/${at(client)}/sites`)
export const readEarners = ({ readCase }: Pick<RequestHosts, 'readCase'>, client: string): Promise<unknown> =>
  readCase(`client/${at(client)}/fee-earner`)

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

/** The changes of one row by a change of its client. */
export const specifiedRowChanges = (request: RequestHosts): Pick<RowChanges, 'editSite' | 'editFeeEarner'> => ({
  editSite: async (client, uuid, body) =>
    specifiedRow(
      'Site',
      await editInClient(request.adminHost, client, 'sites', { ...body, uuid }, (of) => readSites(request, of)),
    ),
  editFeeEarner: async (client, uuid, body) =>
    specifiedRow(
      'FeeEarner',
      await editInClient(request.adminHost, client, 'fee_earners', { ...body, uuid }, (of) => readEarners(request, of)),
    ),
})

/** What the specifications have no field for is left out of a body. */
export const specifiedRowBodies = (request: RequestHosts): RowBodies => ({
  clientBody: async (body) => withoutAdded(['remembers_reductions'], body),
  siteBody: async (body) => withoutAdded(['guideline_band'], body),
  earnerBody: async (body) => withoutAdded(['from'], body),
  sitesBefore: async (client) => rowsOf(await readSites(request, client)),
})
