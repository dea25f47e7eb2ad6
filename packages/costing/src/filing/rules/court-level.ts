import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'

const HIGH_COURT = 'high_court_judge'

/**
 * Hearings claimed before a High Court judge in a case whose certificate is of a judge below the High Court. On a
 * certificate every other judge is one level, whichever of them it names (SI 2013/422 Sch. 1 Table 2(c)), so that a
 * hearing before a circuit judge is above none. Source: advocacy is paid by the level of who heard it, which the claim
 * must show (checklist of CLAIM5A; SI 2013/422 Sch. 3).
 */
export const levelAboveCertificate: FilingRule = ({ priced, items }) => {
  if (!('exceptional' in priced) || !priced.certificate || priced.certificate.courtLevel === HIGH_COURT) return []
  return items.flatMap((item) =>
    item.hearing?.courtLevel === HIGH_COURT
      ? [
          findingOn(
            item,
            `${nameOf(item)} is claimed before a High Court judge, and the certificate says a judge below the High Court.`,
          ),
        ]
      : [],
  )
}
