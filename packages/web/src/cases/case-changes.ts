import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { check, type Draft, type Fields } from '@costdraft/schema/field.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { certificateFieldsOf } from '../areas/form-fields.ts'
import { scopesOfRecord } from '../areas/scopes/scope-words.ts'
import { typeWordOf } from '../areas/case-type-words.ts'
import { factsOfDraft } from './case-form.ts'

const uuidOf = (reference: unknown): string | undefined => (reference as { uuid: string } | null)?.uuid

/**
 * The form values of a loaded case with the fields of its form: those of its certificate beside its own, references as
 * uuids, and the host's words where they are none of ours, which so stay what they are.
 */
export function draftOf(fields: Fields, { client, certificate, stageWord, ...record }: CaseRecord): Draft {
  const scopes = certificate?.certificateScopes ?? []
  const values: Draft = {
    ...certificate,
    ...(scopes.length > 0 && { certificateScopes: scopesOfRecord(scopes) }),
    ...record,
    caseType: typeWordOf(record),
    stage: record.stage ?? stageWord,
    solicitor: client.uuid,
  }
  const references = Object.keys(fields).filter((name) => fields[name]?.ref !== undefined)
  return { ...values, ...Object.fromEntries(references.map((name) => [name, uuidOf(values[name])])) }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

/**
 * The fields of the form that differ from the loaded case. Both sides are normalised by `check` first, so that an
 * emptied list equals a missing one.
 */
export function changesOf(fields: Fields, loaded: CaseRecord, after: Draft): Draft {
  const draft = draftOf(fields, loaded)
  const facts = factsOfDraft(draft)
  // What breaks a rule stands as it is, and the rest is normalised all the same.
  const before = (check(fields, draft, facts, { draft, facts }).value ?? draft) as Draft
  return Object.fromEntries(
    Object.keys(fields)
      .filter(
        (name) =>
          name in after && !(isEmpty(before[name]) && isEmpty(after[name])) && !isSame(before[name], after[name]),
      )
      .map((name) => [name, after[name]]),
  )
}

/** The scopes of a validated form as GraphQL takes them. */
const scopesInput = (scopes: unknown): { scope: string; casePart: string | null }[] =>
  scopesOfRecord(scopes).map(({ scope, case_part }) => ({ scope, casePart: case_part ?? null }))

/**
 * Form values as the input of a mutation: the fields of the case, those of its certificate nested. Other values are
 * left out.
 */
export function inputOf(area: AnyArea, values: Draft): Draft {
  const pick = (fields: object): Draft =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name in fields)
        .map(([name, value]) => [name, name === 'certificateScopes' && value ? scopesInput(value) : value]),
    )
  const certificate = pick(certificateFieldsOf(area))
  return { ...pick(area.fields as Fields), ...(Object.keys(certificate).length > 0 && { certificate }) }
}
