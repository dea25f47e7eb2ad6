import { assertMay, denied } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import { connection, type CaseRow, type Page, type StageRow, type TotalsRow } from '../upstream/rows.ts'
import { caseColumnsOf } from './case-columns.ts'

/** Reads a case; the viewer's permissions are fetched in parallel and checked before the case is returned. */
export async function readCase(context: Context, uuid: string): Promise<CaseRow> {
  const [row, viewer] = await Promise.all([
    context.caseApi<CaseRow>('GET', `client/case/${encodeURIComponent(uuid)}`),
    context.viewer(),
  ])
  if (!context.may(viewer, 'case:read', row.client)) throw denied(viewer, row.client)
  return row
}

interface ListArgs {
  first?: number | null
  after?: string | null
  search?: string | null
  filter?: {
    stages?: readonly string[] | null
    areas?: readonly string[] | null
    clients?: readonly string[] | null
    feeEarners?: readonly string[] | null
  } | null
  sort?: { field: string; direction: string } | null
}
function listQuery({ first, after, filter, sort, search }: ListArgs, columns?: readonly string[]): string {
  const query = new URLSearchParams()
  const setParam = (name: string, value: string | number | null | undefined): void => {
    if (value != null && value !== '') query.set(name, String(value))
  }
  setParam('first', first ?? 50)
  setParam('after', after)
  setParam('status', filter?.stages?.join(','))
  setParam('area', filter?.areas?.join(','))
  setParam('client', filter?.clients?.join(','))
  setParam('fee_earner', filter?.feeEarners?.join(','))
  setParam('sort', sort?.field)
  setParam('direction', sort?.direction)
  setParam('search', search)
  setParam('columns', columns?.join(','))
  return query.toString()
}

export const caseResolvers: Resolvers = {
  Query: {
    cases: async (_root, args, context, info) => {
      const [page] = await Promise.all([
        context.caseApi<Page<CaseRow>>('GET', `client/case?${listQuery(args, caseColumnsOf(info))}`),
        assertMay(context, 'case:read'),
      ])
      return connection(page)
    },
    case: (_root, { uuid }, context) => readCase(context, uuid),
    caseStages: async (_root, { filter, search }, context) => {
      const [stages] = await Promise.all([
        context.caseApi<StageRow[]>('GET', `client/case/by-stage?${listQuery({ filter, search })}`),
        assertMay(context, 'case:read'),
      ])
      return stages
    },
  },
  Mutation: {
    moveCase: async (_root, { uuid, stage, idempotencyKey }, context) => {
      await readCase(context, uuid)
      return context.caseApi<CaseRow>(
        'POST',
        `client/case/${encodeURIComponent(uuid)}/status/${stage}`,
        {},
        idempotencyHeader(idempotencyKey),
      )
    },
  },
  Case: {
    client: ({ client, client_name }) => ({ uuid: client, name: client_name }),
    site: ({ site, site_name }) => ({ uuid: site, siteName: site_name }),
    staffMember: ({ staff_member, staff_name }) =>
      staff_member ? { uuid: staff_member, name: staff_name ?? '' } : null,
    version: ({ version }) => version?.toString() ?? null,
    // Rows of a list include the value, so a list needs no further requests.
    value: ({ uuid, value }, _args, { caseApi }) =>
      value == null
        ? caseApi<TotalsRow>('GET', `client/case/${uuid}/totals`).then(({ gross }) => gross.toFixed(2))
        : value.toFixed(2),
  },
}
