import type { RowState, SheetPreview } from './sheet-preview.ts'

/** The rows that are listed: of one state, or all. */
export type Shown = RowState | 'all'

export const stateNames: Readonly<Record<RowState, string>> = {
  ready: 'Ready',
  warning: 'To check',
  error: 'Cannot be taken',
  left_out: 'Left out',
}

type Counts = Pick<SheetPreview['counts'], RowState>
export const totalCount = ({ ready, warning, error, left_out: leftOut }: Counts): number =>
  ready + warning + error + leftOut

/** The counts in one sentence, for a screen reader after each preview. */
export const countsText = ({ ready, warning, error, left_out: leftOut }: Counts): string =>
  `${ready} ready, ${warning} to check, ${error} cannot be taken, ${leftOut} left out.`
