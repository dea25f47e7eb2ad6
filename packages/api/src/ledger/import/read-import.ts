import type { Tx } from '../../access/as-viewer.ts'
import type { CaseRow } from '../../cases/case-rows.ts'
import { earnersOf } from '../earner-names.ts'
import { columnName, layoutOf, missingColumns, requiredOf, type Column, type Layout } from '../headings.ts'
import type { GridRow } from '../ledger-grid.ts'
import { planLedger, storedTime, type LedgerPlan, type Stored } from '../ledger-plan.ts'
import { readRows, validRow, type Failure, type ParsedRow } from '../ledger-rows.ts'
import { ledgerFileHttpError } from '../read-ledger.ts'
import { recordedColumns, recordedNames, requiredColumnsOf } from '../recorded-names.ts'
import type { Choices } from './choices.ts'
import { guessColumns, type Guess } from './guess-columns.ts'
import { recall, signatureOf, type Memory } from './memory.ts'
import { namesOf, type Names } from './names.ts'
import { isWhy } from './why.ts'

/** A file with a person's choices, as a request sends it. */
export interface ImportBody {
  grid: GridRow[]
  fileName: string
  choices: Choices
  /** The choices as they were sent, by which two requests are told apart. */
  chosen: string
}

/** A file as it was understood in a case. */
export interface ReadImport {
  /** The number of the row that names the columns. */
  headingRow: number | null
  headRows: { row: number; cells: string[] }[]
  guess: Guess
  layout: Layout
  offered: Column[]
  required: Column[]
  missing: Column[]
  signature: string
  memory: Memory
  names: Names
  /** Empty if a required column is missing. */
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

/**
 * Understands a file in a case, as a person chose, and works out what importing it would do. Throws 422 for choices
 * that do not fit.
 */
export async function readImport(tx: Tx, owner: CaseRow, { grid, choices }: ImportBody): Promise<ReadImport> {
  const headings = grid[0]?.cells ?? [],
    signature = signatureOf(headings)
  const earners = await earnersOf(tx, owner.client),
    recorded = await recordedNames(tx, owner),
    memory = await recall(tx, owner.client, signature)
  const names = namesOf(earners, memory, choices),
    offered = [...common, ...recordedColumns.filter((column) => recorded[column])],
    guess = guessColumns(grid, { offered, names, recorded, memory, choices })
  const ofCase = requiredColumnsOf(recorded),
    missing = missingColumns(guess.indexes, ofCase),
    layout = layoutOf(headings, guess.indexes, headings.some(isWhy))
  const rows =
    missing.length > 0
      ? []
      : readRows(grid, layout, {
          findEarner: (text) => names.person(text).meant ?? undefined,
          findActivity: (text) => names.activity(text).meant ?? undefined,
          recorded,
        })
  const wanted = rows.filter(({ row }) => !choices.leftOut.has(row)),
    stored = await storedTime(tx, owner)
  const plan = planLedger(
    wanted.flatMap((row) => validRow(row) ?? []),
    stored,
  )
  const failed = [...wanted.flatMap(({ failures }) => failures), ...plan.failed].toSorted((a, b) => a.row - b.row)
  const required = requiredOf(ofCase)
  const headingRow = grid[0]?.row ?? null,
    headRows = grid.slice(0, 20)
  return {
    headingRow,
    headRows,
    guess,
    layout,
    offered,
    required,
    missing,
    signature,
    memory,
    names,
    rows,
    wanted,
    stored,
    plan,
    failed,
  }
}

/** Throws 422 if a required column is missing. */
export function assertColumnsKnown({ missing }: Pick<ReadImport, 'missing'>): void {
  if (missing.length > 0)
    throw ledgerFileHttpError(`Say which column of the file is the ${missing.map(columnName).join(', which the ')}.`)
}
