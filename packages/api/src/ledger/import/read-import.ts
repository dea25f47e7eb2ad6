import type { Tx } from '../../access/as-viewer.ts'
import type { CaseRow } from '../../cases/case-rows.ts'
import { monthFirstIn, monthFirstMessage } from '../date-order.ts'
import { earnersOf } from '../earner-names.ts'
import { columnName, layoutOf, missingColumns, requiredOf, type Column, type Layout } from '../headings.ts'
import { headOf, type GridRow, type LedgerFile } from '../ledger-grid.ts'
import { planLedger, storedTime, type LedgerPlan, type Stored } from '../ledger-plan.ts'
import type { Failure } from '../ledger-row.ts'
import { readRows, validRow, type ParsedRow } from '../ledger-rows.ts'
import { ledgerFileHttpError } from '../read-ledger.ts'
import { refuseRetired } from '../retired-earners.ts'
import { recordedColumns, recordedNames, requiredColumnsOf, type RecordedNames } from '../recorded-names.ts'
import type { Choices } from './choices.ts'
import { withCorrections } from './corrected-cells.ts'
import { findHeadingRow } from './find-heading-row.ts'
import { guessColumns, type Guess } from './guess-columns.ts'
import { recall, signatureOf } from './memory.ts'
import { namesOf, type Names } from './names.ts'
import { isWhy } from './why.ts'

/** A file with a person's choices, as a request sends it. */
export interface ImportBody {
  file: LedgerFile
  fileName: string
  choices: Choices
  /** The choices as they were sent, by which two requests are told apart. */
  chosen: string
}

/** What the columns of a file are in a case. */
interface KnownColumns {
  /** The first filled rows of the file. */
  head: GridRow[]
  /** The row that names the columns; undefined if none is known. */
  heading: GridRow | undefined
  /** The rows below it. */
  below: readonly GridRow[]
  guess: Guess
  layout: Layout
  offered: Column[]
  required: Column[]
  missing: Column[]
  /** Why no row can be taken although the columns are known; null if rows can. */
  refused: string | null
  signature: string
  names: Names
  recorded: RecordedNames
}

/** A file as it was understood in a case. */
export interface ReadImport extends Omit<KnownColumns, 'below' | 'recorded'>, Pick<LedgerFile, 'sheets' | 'sheet'> {
  /** Empty if a required column is missing, or nothing can be taken. */
  rows: ParsedRow[]
  /** Of the rows, those that are not left out. */
  wanted: ParsedRow[]
  stored: Stored[]
  plan: LedgerPlan
  /** What is wrong with the wanted rows, in the order of the file. */
  failed: Failure[]
}

/** Columns that every case takes. */
const common = ['id', 'date', 'fee_earner', 'activity', 'description', 'time', 'units'] as const satisfies Column[]

/** Finds the headings of a file, and what its columns are. Throws 422 for choices that do not fit. */
async function knownColumns(tx: Tx, owner: CaseRow, { file, choices }: ImportBody): Promise<KnownColumns> {
  const rows = withCorrections(file.rows, choices)
  const head = headOf(rows)
  const earners = await earnersOf(tx, owner.client)
  const recorded = await recordedNames(tx, owner)
  const ofCase = requiredColumnsOf(recorded)
  const { mappings, ...aliases } = await recall(
    tx,
    owner.client,
    head.map(({ cells }) => signatureOf(cells)),
  )
  const isRemembered = (headings: readonly string[]): boolean => mappings.has(signatureOf(headings))
  const heading = findHeadingRow(rows, { choices, ofCase, isRemembered })
  const headings = heading?.cells ?? []
  const below = heading ? rows.slice(rows.indexOf(heading) + 1) : []
  const signature = signatureOf(headings)
  const memory = { ...aliases, columns: mappings.get(signature) ?? new Map<number, Column | null>() }
  const names = namesOf(earners, memory, choices)
  const offered = [...common, ...recordedColumns.filter((column) => recorded[column])]
  const guess = guessColumns(heading ? [heading, ...below] : [], { offered, names, recorded, memory, choices })
  const missing = missingColumns(guess.indexes, ofCase)
  const layout = layoutOf(headings, guess.indexes, headings.some(isWhy))
  const monthFirst = monthFirstIn(below, guess.indexes.date ?? -1)
  const refused = monthFirst ? monthFirstMessage(layout.headingOf('date'), monthFirst) : null
  const required = requiredOf(ofCase)
  return { head, heading, below, guess, layout, offered, required, missing, refused, signature, names, recorded }
}

/**
 * Understands a file in a case, as a person chose, and works out what importing it would do. Throws 422 for choices
 * that do not fit.
 */
export async function readImport(tx: Tx, owner: CaseRow, body: ImportBody): Promise<ReadImport> {
  const { below, recorded, ...known } = await knownColumns(tx, owner, body)
  const { names, layout, missing, refused } = known
  const rows =
    missing.length > 0 || refused !== null
      ? []
      : readRows(known.heading?.cells ?? [], below, layout, {
          findEarner: (text) => names.person(text).meant ?? undefined,
          findActivity: (text) => names.activity(text).meant ?? undefined,
          recorded,
        })
  const wanted = rows.filter(({ row, noWork }) => !noWork && !body.choices.leftOut.has(row))
  const stored = await storedTime(tx, owner)
  const plan = planLedger(
    wanted.flatMap((row) => validRow(row) ?? []),
    stored,
    refuseRetired(names.earners, layout.headingOf),
  )
  const failed = [...wanted.flatMap(({ failures }) => failures), ...plan.failed].toSorted((a, b) => a.row - b.row)
  const { sheets, sheet } = body.file
  return { ...known, sheets, sheet, rows, wanted, stored, plan, failed }
}

/** Throws 422 if it is not known what of the file is taken. */
export function assertColumnsKnown({ sheets, sheet, heading, missing, refused }: ReadImport): void {
  if (sheets.length > 0 && sheet === null) throw ledgerFileHttpError('Say which sheet of the workbook is the ledger.')
  if (!heading) throw ledgerFileHttpError('Say which row of the file names its columns.')
  if (missing.length > 0)
    throw ledgerFileHttpError(`Say which column of the file is the ${missing.map(columnName).join(', which the ')}.`)
  if (refused !== null) throw ledgerFileHttpError(refused)
}
