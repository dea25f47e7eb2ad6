import type { CaseFacts, Problem } from '../field.ts'
import { dateOf } from '../structs.ts'
import { asWritten } from '../text/in-words.ts'

/** The dates of a legal aid certificate, as far as they are known; `yyyy-mm-dd`, or a date and time. */
export interface CertificateDates {
  dateOfIssue?: string | null | undefined
  dateSentToClient?: string | null | undefined
}

const isSame = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ? dateOf(a) : null) === (b ? dateOf(b) : null)

/**
 * What is wrong with the dates of a certificate: neither is in the future, and the client was not sent it before it was
 * issued. Dates that stand as `stored` are not judged again, so that an old certificate can be changed elsewhere.
 */
export function certificateDateProblems(
  { dateOfIssue, dateSentToClient }: CertificateDates,
  { today }: Pick<CaseFacts, 'today'>,
  stored: CertificateDates,
): Problem[] {
  const isNewIssue = !isSame(dateOfIssue, stored.dateOfIssue)
  const isNewSent = !isSame(dateSentToClient, stored.dateSentToClient)
  const isFuture = (date: string | null | undefined): boolean => Boolean(today && date && date > today)
  const problems: Problem[] = []
  if (isNewIssue && isFuture(dateOfIssue))
    problems.push({ path: 'dateOfIssue', message: 'This date is in the future: the certificate has been issued.' })
  if (isNewSent && isFuture(dateSentToClient))
    problems.push({ path: 'dateSentToClient', message: 'This date is in the future.' })
  else if (dateOfIssue && dateSentToClient && dateSentToClient < dateOfIssue && (isNewIssue || isNewSent))
    problems.push(
      isNewSent
        ? {
            path: 'dateSentToClient',
            message: `This is before the date of issue, ${asWritten(dateOfIssue)}.`,
          }
        : {
            path: 'dateOfIssue',
            message: `This is after the date sent to the client, ${asWritten(dateSentToClient)}.`,
          },
    )
  return problems
}
