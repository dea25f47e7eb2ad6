import type { LegalAidFacts } from '../priced-case.ts'
import { editionInForce, type Edition } from '../rates/edition.ts'

/**
 * The edition of a table of SI 2013/422 that applies to a case: for fixed fees and hourly rates the one in force on the date of application
 * for legal aid, here the certificate's date of issue. Undefined before the first edition, and without a certificate.
 */
export const editionOfCase = <T>(
  editions: readonly Edition<T>[],
  { certificate }: LegalAidFacts,
): Edition<T> | undefined => (certificate === null ? undefined : editionInForce(editions, certificate.dateOfIssue))

/** Why a table has no rate for a case, as a sentence. */
export const rateNotHeld = (table: string, { certificate }: LegalAidFacts): string =>
  certificate === null
    ? `Rate not held: the case has no certificate, whose date of issue selects the edition of ${table}.`
    : `Rate not held: ${table} on ${certificate.dateOfIssue}.`
