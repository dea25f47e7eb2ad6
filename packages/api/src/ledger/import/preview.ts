import type { LedgerPreview, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import type { CaseRow } from '../../cases/case-rows.ts'
import type { GridRow } from '../ledger-grid.ts'
import { activitiesIn, peopleIn } from './names.ts'
import { CELL_LENGTH, previewRows } from './preview-rows.ts'
import type { ReadImport } from './read-import.ts'

/** The most rows of a preview. */
const MOST_ROWS = 2_000

/** Rows of a file as a preview shows them. */
export const shownRows = (rows: readonly GridRow[]): LedgerPreview['head_rows'] =>
  rows.map(({ row, cells }) => ({ row, cells: cells.map((text) => text.slice(0, CELL_LENGTH)) }))

/** What a file would become in a case. */
export function previewOf(owner: CaseRow, read: ReadImport): LedgerPreview {
  const { guess, offered, required, missing, refused, wanted, names } = read
  const rows = previewRows(owner, read)
  return {
    sheets: read.sheets,
    sheet: read.sheet,
    heading_row: read.heading?.row ?? null,
    head_rows: shownRows(read.head),
    columns: guess.columns,
    offered,
    required,
    missing,
    refused,
    counts: countsOf(rows),
    rows: listed(rows),
    more_rows: Math.max(0, rows.length - MOST_ROWS),
    people: peopleIn(wanted, names),
    activities: activitiesIn(wanted, names),
  }
}

function countsOf(rows: readonly LedgerPreviewRow[]): LedgerPreview['counts'] {
  const counts = {
    ready: 0,
    warning: 0,
    error: 0,
    left_out: 0,
    estimated: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
  }
  for (const { state, change, estimated } of rows) {
    counts[state] += 1
    if (change) counts[change] += 1
    if (estimated && change !== 'unchanged') counts.estimated += 1
  }
  return counts
}

const urgency = { error: 0, warning: 1, left_out: 2, ready: 3 }
/** The rows that are listed, in the order of the file; if there are too many, those with problems come first. */
const listed = (rows: readonly LedgerPreviewRow[]): LedgerPreviewRow[] =>
  rows.length <= MOST_ROWS
    ? [...rows]
    : rows.toSorted((a, b) => urgency[a.state] - urgency[b.state]).slice(0, MOST_ROWS)
