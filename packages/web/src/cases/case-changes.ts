import { certificate, legalAidCase } from '@costdraft/schema/cases/case.ts'
import { check, type Draft } from '@costdraft/schema/field.ts'
import type { CaseDetailsQuery } from '../generated/graphql.ts'
import { editedCase, factsOf, type CaseValue } from './case-form.ts'

export type CaseDetails = CaseDetailsQuery['case']
export type CaseChange = Partial<Record<keyof typeof legalAidCase | keyof typeof certificate, unknown>>

/** A loaded case as the form asks for it. */
export const draftOf = ({ client, site, feeEarner, staffMember, certificate, ...record }: CaseDetails): Draft => ({
  ...record,
  ...certificate,
  solicitor: client.uuid,
  site: site.uuid,
  feeEarner: feeEarner.uuid,
  staffMember: staffMember?.uuid,
})

const detailNames = Object.keys({ ...legalAidCase, ...certificate }) as (keyof CaseChange)[]
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** What differs from the case as it was loaded. Both are compared as they would be saved, so that an emptied list is no list. */
export function changesOf(loaded: CaseDetails, value: CaseValue): CaseChange {
  const draft = draftOf(loaded),
    after = value as Draft
  const before = (check(editedCase, draft, factsOf(draft)).value ?? draft) as Draft
  return Object.fromEntries(
    detailNames
      .filter(
        (name) =>
          name in after && !(isNothing(before[name]) && isNothing(after[name])) && !same(before[name], after[name]),
      )
      .map((name) => [name, after[name]]),
  )
}
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

/** The case's own fields and the certificate's travel apart. */
export function parted(changes: Draft): { input: Draft; certificate?: Draft } {
  const pick = (fields: object): Draft => Object.fromEntries(Object.entries(changes).filter(([name]) => name in fields))
  const ofCertificate = pick(certificate)
  return { input: pick(legalAidCase), ...(Object.keys(ofCertificate).length > 0 && { certificate: ofCertificate }) }
}
