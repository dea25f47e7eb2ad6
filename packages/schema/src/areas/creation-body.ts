import type { Draft } from '../field.ts'
import { toWire, wireNames } from '../names.ts'
import type { AnyArea } from './area.ts'

interface ScopeInput {
  scope: string
  casePart?: string | null
}

/** A certificate of an area as a REST body; its scopes are objects with wire names of their own. */
export function certificateBody({ certificate }: AnyArea, draft: Draft): Record<string, unknown> {
  const scopes = draft.certificateScopes as readonly ScopeInput[] | null | undefined
  return {
    ...toWire(wireNames(certificate?.fields ?? {}), draft),
    ...(scopes && {
      certificate_scopes: scopes.map(({ scope, casePart }) => ({ scope, case_part: casePart ?? null })),
    }),
  }
}

/** The `care_case` of a new case of an area: its GraphQL input as the specified call takes it. */
export const creationBody = (area: AnyArea, input: Draft): Record<string, unknown> => ({
  ...toWire(wireNames(area.fields), input),
  ...(area.certificate && { certificate: certificateBody(area, (input.certificate ?? {}) as Draft) }),
})
