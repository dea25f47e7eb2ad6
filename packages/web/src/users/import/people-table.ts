import { roleOptions } from '../../access/role-options.ts'
import type { PeoplePreview, PeoplePreviewRow } from '@costdraft/schema/people-import/people-import.ts'
import { previewTable, type RowLayout } from '../../sheet-import/preview-styles.ts'
import type { TableOf } from '../../sheet-import/PreviewTable.tsx'
import { furtherCells, messagesText, type ReadCells } from '../../sheet-import/row-cells.ts'
import { headsOf, isOptional, isSplit, shownCells, stateText } from './people-cells.ts'

const narrowCells: RowLayout['narrowCells'] = {
  name: { gridArea: 'name', fontWeight: '500' },
  first: { gridArea: 'first', fontWeight: '500' },
  last: { gridArea: 'last', fontWeight: '500' },
  email: { gridArea: 'mail', overflowWrap: 'anywhere' },
  role: { gridArea: 'role' },
  site: { gridArea: 'site' },
  earner: { gridArea: 'earner' },
  link: { gridArea: 'link' },
}
const rest = `"no mail mail mail" "no role site site" "no earner earner earner" "no link link link" "no other other other" "no why why why" "no take take take"`
const whole = previewTable({
  tracks:
    '40px minmax(96px, 1.2fr) minmax(140px, 1.8fr) minmax(88px, 1fr) minmax(80px, 1fr) minmax(104px, 1.2fr) minmax(104px, 1.4fr) minmax(104px, 124px)',
  narrowTracks: '28px minmax(0, 1fr) minmax(0, 1fr) auto',
  narrowAreas: `"no name name state" ${rest}`,
  narrowCells,
})
const split = previewTable({
  tracks:
    '40px minmax(72px, 0.8fr) minmax(80px, 1fr) minmax(132px, 1.7fr) minmax(88px, 1fr) minmax(72px, 1fr) minmax(96px, 1.1fr) minmax(96px, 1.3fr) minmax(104px, 124px)',
  narrowTracks: '28px minmax(0, 1fr) minmax(0, 1fr) auto',
  narrowAreas: `"no first last state" ${rest}`,
  narrowCells,
})

/** What may be meant in a column, by the key of its cells: roles, and what is offered for the texts of the file. */
export function offeredIn({ meanings }: Pick<PeoplePreview, 'meanings'>): TableOf<PeoplePreviewRow>['offered'] {
  const labels = (column: PeoplePreview['meanings'][number]['column']): string[] =>
    meanings.find((meaning) => meaning.column === column)?.offered.map(({ label }) => label) ?? []
  return {
    role: roleOptions.map(({ label }) => label),
    site: labels('site'),
    earner: labels('grade'),
    link: labels('child_client'),
  }
}

/** How the rows of a sheet of people are shown. */
export const peopleTable = (
  read: ReadCells,
  offered: TableOf<PeoplePreviewRow>['offered'],
): TableOf<PeoplePreviewRow> => ({
  heads: headsOf(read.columns),
  css: isSplit(read.columns) ? split : whole,
  ...{ offered, isOptional },
  viewOf: (row) => {
    const shown = shownCells(row, read)
    return {
      shown,
      further: furtherCells(row, shown, read),
      stateText: stateText(row),
      why: messagesText(row),
      take: isOptional(row) ? 'Take this row' : undefined,
    }
  },
})
