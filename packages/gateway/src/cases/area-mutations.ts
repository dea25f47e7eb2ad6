import { caseAreas, type CaseArea } from '@costdraft/schema/cases/case-areas.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { assertMay } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import type { CaseRow } from '../upstream/rows.ts'
import { readCase } from './cases.ts'

interface ScopeInput {
  scope: string
  casePart?: string | null
}

/** The certificate as a REST body; its scopes are objects with wire names of their own. */
function certificateBody(names: ReadonlyMap<string, string>, draft: Draft): Record<string, unknown> {
  const scopes = draft.certificateScopes as readonly ScopeInput[] | null | undefined
  return {
    ...toWire(names, draft),
    ...(scopes && {
      certificate_scopes: scopes.map(({ scope, casePart }) => ({ scope, case_part: casePart ?? null })),
    }),
  }
}

interface AddArgs {
  solicitorUuid: string
  input: Draft
  idempotencyKey?: string | null
}
interface EditArgs {
  uuid: string
  input: Draft
  version?: string | null
}

/** `add…Case` and `edit…Case` of one area of work. */
function mutationsOf({ graphqlName, fields, createPath, changePath, certificate }: CaseArea) {
  const names = wireNames(fields),
    certificateNames = wireNames(certificate?.fields ?? {})
  const bodiesOf = (input: Draft) => ({
    body: toWire(names, input),
    certificateChanges: certificateBody(certificateNames, (input.certificate ?? {}) as Draft),
  })
  const add = async (_root: unknown, { solicitorUuid, input, idempotencyKey }: AddArgs, context: Context) => {
    await assertMay(context, 'case:create', solicitorUuid)
    const { body, certificateChanges } = bodiesOf(input)
    return context.caseApi<CaseRow>(
      'POST',
      `client/${encodeURIComponent(solicitorUuid)}/case/${createPath}`,
      { ...body, ...(certificate && { certificate: certificateChanges }) },
      idempotencyHeader(idempotencyKey),
    )
  }
  const edit = async (_root: unknown, { uuid, input, version }: EditArgs, context: Context) => {
    const before = await readCase(context, uuid),
      { body, certificateChanges } = bodiesOf(input),
      at = encodeURIComponent(uuid)
    let row = before
    // The first request checks the client's version; the second one must name the version the first has produced.
    const patch = async (path: string, changes: Record<string, unknown>): Promise<void> => {
      if (Object.keys(changes).length === 0) return
      const expected = row === before ? version : row.version?.toString()
      row = await context.caseApi<CaseRow>('PATCH', path, changes, ifMatchHeader(expected))
    }
    await patch(`client/case/${changePath}/${at}`, body)
    if (certificate) await patch(`client/case/${at}/${certificate.path}`, certificateChanges)
    return row
  }
  return { [`add${graphqlName}`]: add, [`edit${graphqlName}`]: edit }
}

export const areaMutations: Resolvers = {
  Mutation: Object.assign({}, ...Object.values(caseAreas).map(mutationsOf)) as NonNullable<Resolvers['Mutation']>,
}
