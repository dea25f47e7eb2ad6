import { withKeptIds } from '../external-ids/external-ids.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Row } from '../upstream/rows.ts'
import type { ClientRows, RowBodies, RowChanges } from './firm-rows.ts'
import { ownRowBodies, ownRowChanges } from './own-firm-rows.ts'
import { readEarners, readSites, rowIn, specifiedRowBodies, specifiedRowChanges } from './specified-firm-rows.ts'

const at = encodeURIComponent
/** Rows with values that the fields of their GraphQL type can have. Not for rows that are sent back to their host. */
const shownAs = async (type: string, rows: Promise<Row[]>): Promise<Row[]> =>
  (await rows).map((row) => specifiedRow(type, row))

/** What the hosts keep of bodies. */
export function rowBodies(request: RequestHosts): RowBodies {
  const { clientBody, siteBody, earnerBody, sitesBefore } = specifiedRowBodies(request)
  const withMemory = picked(request.adminHost, 'remembers_reductions', ownRowBodies, { clientBody })
  const withBand = picked(request.adminHost, 'guideline_band', withMemory, { siteBody })
  const withPeriods = picked(request.caseHost, 'fee_earner_periods', withBand, { earnerBody })
  return picked(request.adminHost, 'client_list', withPeriods, { sitesBefore })
}

/** The changes of one row, by a path of its own where the host has it. */
function rowChanges(request: RequestHosts): RowChanges {
  const { adminHost, caseHost } = request
  const { editSite, editFeeEarner } = specifiedRowChanges(request)
  const withSites = picked(adminHost, 'site_edit', ownRowChanges(request), { editSite })
  const withEarners = picked(caseHost, 'fee_earner_edit', withSites, { editFeeEarner })
  const withPeriods = picked(caseHost, 'fee_earner_periods', withEarners, { previewFeeEarner: nothing })
  return picked(adminHost, 'fee_earner_periods', withPeriods, { previewSite: nothing })
}

export function createClientRows(request: RequestHosts): ClientRows {
  const { adminHost, caseHost } = request
  const { siteBody, earnerBody, sitesBefore } = rowBodies(request)
  const changes = rowChanges(request)
  const sites = async (client: string): Promise<Row[]> => rowsOf(await readSites(request, client))
  const feeEarners = async (client: string): Promise<Row[]> => rowsOf(await readEarners(request, client))

  return {
    ...changes,
    sites: (client) => shownAs('Site', sites(client)),
    feeEarners: (client) => shownAs('FeeEarner', feeEarners(client)),
    addSite: async (client, body, key) => {
      const before = await sitesBefore(client)
      const answer = await adminHost.call<Row | undefined>(
        'POST',
        `clients/${at(client)}/sites`,
        await siteBody(body),
        idempotencyHeader(key),
      )
      if (answer?.site_name !== undefined) return specifiedRow('Site', answer)
      return shown(async () => {
        const after = await sites(client)
        const isNew = ({ uuid }: Row): boolean => before.every((row) => row.uuid !== uuid)
        return specifiedRow('Site', rowIn(after, answer?.uuid ?? after.find(isNew)?.uuid))
      })
    },
    editSite: async (client, uuid, body, version) => changes.editSite(client, uuid, await siteBody(body), version),
    addFeeEarner: async (client, body, key) => {
      const answer = await caseHost.call<Row | undefined>(
        'POST',
        `client/${at(client)}/fee-earner`,
        await withKeptIds(caseHost, body),
        idempotencyHeader(key),
      )
      const row =
        answer?.surname === undefined ? await shown(async () => rowIn(await feeEarners(client), answer?.uuid)) : answer
      return specifiedRow('FeeEarner', row)
    },
    editFeeEarner: async (client, uuid, body, version) =>
      changes.editFeeEarner(client, uuid, await withKeptIds(caseHost, await earnerBody(body)), version),
  }
}
