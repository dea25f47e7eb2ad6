import { certificate, legalAidCase } from '@costdraft/schema/cases/case.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { assertMay, denied } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { refused } from '../errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { connection, type CaseRow, type Page, type StageRow, type TotalsRow } from '../upstream/rows.ts'
import { caseColumnsOf } from './case-columns.ts'

const caseNames = wireNames(legalAidCase),
  certificateNames = wireNames(certificate)

interface ScopeInput {
  scope: string
  casePart?: string | null
}
/** The certificate as a REST body; its scopes are objects with wire names of their own. */
function certificateBody(draft: Draft): Record<string, unknown> {
  const scopes = draft.certificateScopes as readonly ScopeInput[] | null | undefined
  return {
    ...toWire(certificateNames, draft),
    ...(scopes && {
      certificate_scopes: scopes.map(({ scope, casePart }) => ({ scope, case_part: casePart ?? null })),
    }),
  }
}

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
    addCase: async (_root, { solicitorUuid, areaOfWork, input, certificate: given, idempotencyKey }, context) => {
      if (areaOfWork !== 'legal_aid')
        throw refused('INVALID_INPUT', 'Only legal aid cases can be drafted in this version.', {
          area_of_work: 'Choose legal aid.',
        })
      await assertMay(context, 'case:create', solicitorUuid)
      const body = { ...toWire(caseNames, input), certificate: certificateBody(given) }
      return context.caseApi<CaseRow>(
        'POST',
        `client/${encodeURIComponent(solicitorUuid)}/case/legal-aid`,
        body,
        idempotencyHeader(idempotencyKey),
      )
    },
    editCase: async (_root, { uuid, input, certificate: given, version }, context) => {
      const before = await readCase(context, uuid),
        path = encodeURIComponent(uuid)
      const changes = toWire(caseNames, input),
        certificateChanges = given ? certificateBody(given) : {}
      let row = before
      // The first request checks the client's version; the second one must name the version the first has produced.
      const versionHeader = (): Record<string, string> =>
        row === before ? ifMatchHeader(version) : ifMatchHeader(row.version?.toString())
      if (Object.keys(changes).length > 0)
        row = await context.caseApi<CaseRow>('PATCH', `client/case/legal-aid/${path}`, changes, versionHeader())
      if (Object.keys(certificateChanges).length > 0)
        row = await context.caseApi<CaseRow>(
          'PATCH',
          `client/case/${path}/certificate`,
          certificateChanges,
          versionHeader(),
        )
      return row
    },
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
    // Rows of a list include value and unpriced, so a list needs no further requests. A value of null means that nothing is priced.
    value: async ({ uuid, value }, _args, { caseApi }) => {
      if (value !== undefined) return value?.toFixed(2) ?? null
      const { value: known, gross } = await caseApi<TotalsRow>('GET', `client/case/${uuid}/totals`)
      return known === null ? null : gross.toFixed(2)
    },
    unpriced: async ({ uuid, unpriced }, _args, { caseApi }) =>
      unpriced ?? (await caseApi<TotalsRow>('GET', `client/case/${uuid}/totals`)).unpriced,
  },
}
