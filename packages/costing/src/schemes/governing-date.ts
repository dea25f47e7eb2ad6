import type { LegalAidFacts } from '../priced-case.ts'
import type { RateTable } from '../rates/rate-table.ts'
import { rateNotHeld } from '../rates/rates.ts'

/**
 * The date that selects the edition of a table of SI 2013/422 for fixed fees and hourly rates: that of the application for legal aid, here
 * the certificate's date of issue. Null without a certificate.
 */
export const governingDate = ({ certificate }: LegalAidFacts): string | null => certificate?.dateOfIssue ?? null

/** Why a table has no edition for a case, as a sentence. */
export const editionNotHeld = (table: RateTable, priced: LegalAidFacts): string => {
  const date = governingDate(priced)
  return date === null
    ? `Rate not held: the case has no certificate, whose date of issue selects the edition of ${table.name}.`
    : rateNotHeld(table, date)
}
