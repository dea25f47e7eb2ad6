import { certificate, legalAidCase } from '@costdraft/schema/cases/case.ts'
import { check, type Draft } from '@costdraft/schema/field.ts'
import type { CaseDetailsQuery } from '../generated/graphql.ts'
import { editedCase, factsOfDraft, type CaseValue } from './case-form.ts'

export type CaseDetails = CaseDetailsQuery['case']
export type CaseChange = Partial<Record<keyof typeof legalAidCase | keyof typeof certificate, unknown>>

/** The form values of a loaded case. */
export const draftOf = ({ client, site, feeEarner, staffMember, certificate, ...record }: CaseDetails): Draft => ({
  ...record,
  ...certificate,
  solicitor: client.uuid,
  site: site.uuid,
  feeEarner: feeEarner.uuid,
  staffMember: staffMember?.uuid,
})

const changeNames = Object.keys({ ...legalAidCase, ...certificate }) as (keyof CaseChange)[]
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The fields that differ from the loaded case. Both sides are normalised by `check` first, so that an emptied list equals a missing one. */
export function changesOf(loaded: CaseDetails, value: CaseValue): CaseChange {
  const draft = draftOf(loaded),
    after = value as Draft
  const before = (check(editedCase, draft, factsOfDraft(draft)).value ?? draft) as Draft
  return Object.fromEntries(
    changeNames
      .filter(
        (name) =>
          name in after && !(isEmpty(before[name]) && isEmpty(after[name])) && !isSame(before[name], after[name]),
      )
      .map((name) => [name, after[name]]),
  )
}
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

/** The changes as the input of the mutation: the fields of the case, those of its certificate nested. */
export function inputOf(changes: Draft): Draft {
  const pick = (fields: object): Draft => Object.fromEntries(Object.entries(changes).filter(([name]) => name in fields))
  const certificateChanges = pick(certificate)
  return {
    ...pick(legalAidCase),
    ...(Object.keys(certificateChanges).length > 0 && { certificate: certificateChanges }),
  }
}
