import { MAX_PEOPLE_ROWS, PeopleChoices, type PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import type { RequestContext } from '../http/request.ts'
import { byNumber, cellsOf, choicesError, parsedChoices } from '../ledger/import/choices.ts'
import { withCorrections } from '../ledger/import/corrected-cells.ts'
import type { Layout } from '../ledger/headings.ts'
import { headOf, type GridRow, type LedgerFile } from '../ledger/ledger-grid.ts'
import { ledgerFileHttpError } from '../ledger/read-ledger.ts'
import type { AccountHost } from '../users/changed-address.ts'
import { firmFacts, holdersOf, type FirmFacts } from './firm-facts.ts'
import { guessColumns, type PeopleGuess } from './guess-columns.ts'
import { columnName, headingRowOf, missingColumns } from './headings.ts'
import { meaningsOf, type Meanings } from './meanings.ts'
import type { PeoplePlan } from './people-plan.ts'
import { layoutOf, readPeople, type PersonRow } from './people-rows.ts'
import { planPeople } from './plan-people.ts'

/** What a person chose, as it is looked up. */
interface Choices extends Pick<PeopleChoices, 'values'> {
  columns: ReadonlyMap<number, PeopleColumn | null>
  leftOut: ReadonlySet<number>
  sheet: string | null
  headingRow: number | null
  cells: ReturnType<typeof cellsOf>
}
/** Reads the form field `choices`; an empty one is no choice. Throws 422. */
export function choicesOf(text: string): Choices {
  const chosen: PeopleChoices = parsedChoices(text, PeopleChoices)
  const { columns, values, leave_out = [], sheet = null, heading_row: headingRow = null, cells } = chosen
  return { columns: byNumber(columns), values, leftOut: new Set(leave_out), sheet, headingRow, cells: cellsOf(cells) }
}

/** A file with a person's choices, as a request sends it. */
export interface ImportBody {
  file: LedgerFile
  fileName: string
  choices: Choices
  /** The choices as they were sent, by which two requests are told apart. */
  chosen: string
}

/** A file as it was understood in a firm. */
export interface ReadImport extends Pick<LedgerFile, 'sheets' | 'sheet'> {
  firm: FirmFacts
  meanings: Meanings
  /** The first filled rows of the file. */
  head: GridRow[]
  /** The row that names the columns; undefined if none is known. */
  heading: GridRow | undefined
  guess: PeopleGuess
  layout: Layout<PeopleColumn>
  missing: PeopleColumn[]
  /** Why no row can be taken although the columns are known; null if rows can. */
  refused: string | null
  /** Empty if a required column is missing, or nothing can be taken. */
  rows: PersonRow[]
  /** Of the rows, those that are not left out. */
  wanted: PersonRow[]
  plan: PeoplePlan
}

const TOO_MANY = `A sheet of people may hold ${MAX_PEOPLE_ROWS.toLocaleString('en-GB')} rows; this one holds more. Send it in parts.`

/**
 * The row that names the columns: as chosen, else the one that names most. Throws 422 for one that the file has not.
 */
function headingIn(rows: readonly GridRow[], { headingRow }: Choices): GridRow | undefined {
  if (headingRow === null || rows.length === 0) return headingRowOf(rows)
  const chosen = rows.find(({ row }) => row === headingRow)
  if (!chosen) throw choicesError(`The file has no row ${headingRow}.`)
  return chosen
}

/**
 * Understands a file in a firm, as a person chose, and works out what importing it would do. `today` is `yyyy-mm-dd`.
 * Throws 422 for choices that do not fit.
 */
export async function readImport(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  client: string,
  { file, choices }: ImportBody,
  { host, today }: { host: AccountHost; today: string },
): Promise<ReadImport> {
  const firm = await firmFacts(tx, client, today)
  const meanings = meaningsOf(viewer, firm, choices.values)
  const grid = withCorrections(file.rows, choices)
  const heading = headingIn(grid, choices)
  const headings = heading?.cells ?? []
  const below = heading ? grid.slice(grid.indexOf(heading) + 1) : []
  const guess = guessColumns(heading ? [heading, ...below] : [], choices.columns)
  const missing = missingColumns(guess.indexes)
  const filled = below.filter(({ cells }) => cells.some((text) => text.trim() !== '')).length
  const refused = filled > MAX_PEOPLE_ROWS ? TOO_MANY : null
  const layout = layoutOf(headings, guess.indexes)
  const canRead = heading !== undefined && missing.length === 0 && refused === null
  const rows = canRead ? readPeople(headings, below, layout, meanings) : []
  const wanted = rows.filter(({ row, isHeadings }) => !isHeadings && !choices.leftOut.has(row))
  const addresses = [...new Set(wanted.flatMap(({ values }) => values.email ?? []))]
  const holders = await holdersOf(tx, viewer, client, addresses)
  const plan = planPeople(wanted, { viewer, firm, holders, layout, host })
  const { sheets, sheet } = file
  return {
    firm,
    meanings,
    head: headOf(grid),
    heading,
    guess,
    layout,
    missing,
    refused,
    rows,
    wanted,
    plan,
    sheets,
    sheet,
  }
}

/** Throws 422 if it is not known what of the file is taken. */
export function assertColumnsKnown({ sheets, sheet, heading, missing, refused }: ReadImport): void {
  if (sheets.length > 0 && sheet === null)
    throw ledgerFileHttpError('Say which sheet of the workbook lists the people.')
  if (!heading) throw ledgerFileHttpError('Say which row of the file names its columns.')
  if (missing.length > 0)
    throw ledgerFileHttpError(`Say which column of the file is the ${missing.map(columnName).join(', which the ')}.`)
  if (refused !== null) throw ledgerFileHttpError(refused)
}
