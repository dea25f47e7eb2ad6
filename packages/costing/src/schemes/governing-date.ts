import { editionInForce } from '../rates/edition.ts'
import type { RateEdition, RateTable } from '../rates/rate-table.ts'
import { notHeld, rateIn, rateNotHeld, type Rate, type Rates } from '../rates/rates.ts'

/** A case with a certificate, or without one. */
interface Certified {
  certificate: { dateOfIssue: string } | null
}

/**
 * The date that selects the edition of a table of SI 2013/422 for fixed fees and hourly rates: that of the application
 * for legal aid, here the certificate's date of issue. Null without a certificate.
 */
export const governingDate = ({ certificate }: Certified): string | null => certificate?.dateOfIssue ?? null

/**
 * The edition of such a table that applies to a case; undefined without a certificate, and before the first edition.
 */
export function editionOfCase(rates: Rates, table: RateTable, priced: Certified): RateEdition | undefined {
  const date = governingDate(priced)
  return date === null ? undefined : editionInForce(rates(table), date)
}

/**
 * The figure of a row for a case; not held, with the reason, where there is no edition. `row` gives the reason itself
 * where the case has none.
 */
export function rateOfCase(rates: Rates, table: RateTable, priced: Certified, row: readonly string[] | string): Rate {
  const edition = editionOfCase(rates, table, priced)
  if (!edition) return notHeld(editionNotHeld(table, priced))
  return typeof row === 'string' ? notHeld(row) : rateIn(edition, table, governingDate(priced) ?? '', row)
}

/** Why a table has no edition for a case, as a sentence. */
export const editionNotHeld = (table: RateTable, priced: Certified): string => {
  const date = governingDate(priced)
  return date === null
    ? `Rate not held: the case has no certificate, whose date of issue selects the edition of ${table.name}.`
    : rateNotHeld(table, date)
}
