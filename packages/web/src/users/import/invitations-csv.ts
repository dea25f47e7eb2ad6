import type { PeopleInvitation } from '@costdraft/schema/people-import/people-import.ts'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { formatDateTime } from '../../formats/dates.ts'

const cell = (text: string): string => {
  const escaped = escapeFormula(text)
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The links of invitations as a CSV file, with the mark by which spreadsheets know the encoding. */
export const invitationsCsv = (invitations: readonly PeopleInvitation[]): string =>
  `\uFEFF${line(['Name', 'E-mail address', 'Link', 'Valid until'])}${invitations
    .map(({ name, email_address: address, link, expires_at: until }) =>
      line([name, address, link ?? '', formatDateTime(until)]),
    )
    .join('')}`
