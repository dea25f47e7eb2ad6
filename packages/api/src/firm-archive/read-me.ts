import { leftOutColumns, leftOutTables } from './archived-tables.ts'

interface Facts {
  firm: string
  /** ISO 8601. */
  moment: string
  version: string
}

const listed = (entries: Readonly<Record<string, unknown>>, said: (value: never) => string): string =>
  Object.entries(entries)
    .map(([name, value]) => `  ${name}: ${said(value as never)}`)
    .join('\n')

/** What is in an archive, for a person who opens it. */
export const readMe = ({ firm, moment, version }: Facts): string => `All data of ${firm}

From CostDraft ${version}, as it was at ${moment} (UTC): what was changed later is not in it.

cases.csv        A line for each case, to be opened in a spreadsheet. A total that could not be worked out is left empty.
people.csv       The users and API clients of the firm.
data             Every row of the firm as it is stored: a file for each kind of row, and in it an object of JSON on each
                 line. What was removed and could still be brought back is there with the moment of its removal
                 (deleted_at), and removed fee earners, locations and cases are in data/removal.jsonl. What was changed
                 by whom is in data/change.jsonl. Amounts are in pounds.
files            The uploaded files, by the reference of their case and their folders; cases.csv has the folder of each
                 case. What was removed lies in "Removed".
documents        The documents that were made of completed cases, likewise.
removed cases    The files of cases that were removed and could still be brought back.
manifest.json    The moment, and of each file here its rows or bytes and its SHA-256. Files that the firm has, and that
                 were missing when this was made, are named there under "missing".

Names of files are changed where a computer would not take them. A number is added where two would be alike.

Left out, because it lets somebody in or says nothing of the firm:
${listed(leftOutTables, (why: string) => why)}
and of the rows that are here:
${listed(leftOutColumns, (columns: readonly string[]) => columns.join(', '))}
  webhook: what follows the host in an address, here and in change
`
