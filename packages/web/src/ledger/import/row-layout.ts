import type { RowLayout } from '../../sheet-import/preview-styles.ts'

/** Where the cells of a row of a ledger stand; on a narrow screen in three lines. */
export const ledgerLayout: RowLayout = {
  tracks: '48px 84px minmax(84px, 1fr) minmax(84px, 1fr) minmax(140px, 2.4fr) 56px minmax(124px, 148px)',
  narrowTracks: '28px auto minmax(0, 1fr) auto',
  narrowAreas: `"no date what time" "no text text text" "no who who state" "no other other other" "no why why why" "no take take take"`,
  narrowCells: {
    date: { gridArea: 'date' },
    time: { gridArea: 'time', textAlign: 'end' },
    description: { gridArea: 'text' },
    earner: { gridArea: 'who' },
    activity: { gridArea: 'what' },
  },
}
