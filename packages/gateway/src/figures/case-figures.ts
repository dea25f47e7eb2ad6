import type {
  AttentionRow,
  CaseFigureRows,
  CaseRow,
  DocumentsRow,
  HeadRow,
  LineRow,
  OpenCommentRow,
  Page,
  TotalsRow,
} from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    figures: CaseFigures
  }
}

/** What is asked for beside a case, often for each row of a list. */
export interface Parts extends Pick<CaseFigureRows, 'totals' | 'attention' | 'next_deadline'> {
  documents: DocumentsRow
}
export type Part = keyof Parts
/** A key of the loader: a part of a case. */
export interface Key {
  row: CaseRow
  part: Part
}

export interface CaseFigures {
  /** A part of a case: what was read along with the row, or else asked for. */
  load: <P extends Part>(row: CaseRow, part: P) => Promise<Parts[P]>
  /** The unresolved comments in the order of tabs and lists; null on a host that does not list them. */
  openComments: (row: CaseRow) => Promise<OpenCommentRow[] | null>
  /** The lines of a head of the totals. */
  lines: (head: HeadRow, first: number | null | undefined, after: string | null | undefined) => Promise<Page<LineRow>>
}

/** How the figures of cases are read of a host. */
export interface FigureReads extends Pick<CaseFigures, 'openComments'> {
  totals: (row: CaseRow) => Promise<TotalsRow>
  attention: (row: CaseRow) => Promise<AttentionRow[]>
  documents: (row: CaseRow) => Promise<DocumentsRow>
  next_deadline: (row: CaseRow) => Promise<Parts['next_deadline']>
  /** Parts of several cases, each answer or error in its place. */
  many: (keys: readonly Key[]) => Promise<unknown[]>
}
