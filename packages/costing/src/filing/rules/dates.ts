import type { FilingFacts } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { asWritten } from '../../vocabulary/written-date.ts'
import { findingOn, nameOf } from '../words.ts'

const dateOfIssue = ({ priced }: FilingFacts): string | null =>
  'certificate' in priced ? (priced.certificate?.dateOfIssue ?? null) : null

/**
 * Items dated before the legal aid certificate was issued: it does not cover them (checklist of the LAA's form CIV
 * CLAIM1A, which asks for work outside the certificate). Nothing is found where the case has no certificate.
 */
export const beforeCertificate: FilingRule = (facts) => {
  const issued = dateOfIssue(facts)
  if (issued === null) return []
  return facts.items.flatMap((item) =>
    item.date !== null && item.date < issued
      ? [findingOn(item, `${nameOf(item)} is before the certificate was issued on ${asWritten(issued)}.`)]
      : [],
  )
}

/** Items dated after today: work is claimed once it is done, so the date is a slip. */
export const afterToday: FilingRule = ({ items, today }) =>
  items.flatMap((item) =>
    item.date !== null && item.date > today ? [findingOn(item, `${nameOf(item)} is dated in the future.`)] : [],
  )
