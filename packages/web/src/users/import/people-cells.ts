import { roleLabels } from '@costdraft/schema/access/roles.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { PeopleColumn, PeoplePreviewRow } from '@costdraft/schema/people-import/people-import.ts'
import { cellOf, type ReadCells, type RowCell } from '../../sheet-import/row-cells.ts'
import { stateNames } from '../../sheet-import/row-states.ts'
import { columnNames } from './people-words.ts'

/** Whether the file has a name in two columns. */
export const isSplit = (columns: ReadCells['columns']): boolean =>
  columns.every(({ column }) => column !== 'name') && columns.some(({ column }) => column === 'surname')

/** The columns of the preview by the keys of their cells, each with the column of the file in which it is corrected. */
const wholeCells = {
  name: 'name',
  email: 'email_address',
  role: 'client_role',
  site: 'site',
  earner: 'grade',
  link: 'child_client',
} as const satisfies Record<string, PeopleColumn>
const splitCells = {
  first: 'first_name',
  last: 'surname',
  email: wholeCells.email,
  role: wholeCells.role,
  site: wholeCells.site,
  earner: wholeCells.earner,
  link: wholeCells.link,
} as const satisfies Record<string, PeopleColumn>
type Key = keyof typeof wholeCells | keyof typeof splitCells

const heads: Readonly<Record<Key, string>> = {
  name: columnNames.name,
  first: columnNames.first_name,
  last: columnNames.surname,
  email: columnNames.email_address,
  role: columnNames.client_role,
  site: columnNames.site,
  earner: 'Fee earner',
  link: columnNames.child_client,
}
const cellsOf = (columns: ReadCells['columns']): Partial<Record<Key, PeopleColumn>> =>
  isSplit(columns) ? splitCells : wholeCells
export const headsOf = (columns: ReadCells['columns']): string[] =>
  (Object.keys(cellsOf(columns)) as Key[]).map((key) => heads[key])

/** What is known of a row, as it would be stored; null for what is not, which stands as it is in the file. */
const known = (row: PeoplePreviewRow): Partial<Record<Key, string | null>> => ({
  name: row.name,
  email: row.email_address,
  role: row.client_role && roleLabels[row.client_role],
  site: row.site && row.site.name,
  earner:
    row.fee_earner &&
    [row.fee_earner.type && labelOf(row.fee_earner.type), row.fee_earner.grade && `grade ${row.fee_earner.grade}`]
      .filter(Boolean)
      .join(', '),
  link: row.link && `${row.link.name}: ${roleLabels[row.link.client_role]}`,
})

/** The cells that the preview has of a row. One that something is said of in a row in error is not read. */
export function shownCells(row: PeoplePreviewRow, read: ReadCells): RowCell[] {
  const texts = known(row)
  const named = new Set(row.messages.map(({ column }) => column))
  return (Object.entries(cellsOf(read.columns)) as [Key, PeopleColumn][]).map(([key, wanted]) => {
    const guess = read.columns.find(({ column }) => column === wanted)
    const inFile = guess ? (row.cells[guess.index] ?? '') : ''
    const isUnread = row.state === 'error' && guess !== undefined && named.has(guess.heading)
    return cellOf(
      row,
      {
        key,
        name: columnNames[wanted],
        index: guess?.index,
        shown: (isUnread ? null : texts[key]) ?? inFile,
        isUnread,
      },
      read,
    )
  })
}

/** The words of a row's state: what becomes of whom it names. */
export function stateText({
  state,
  user_change: user,
  fee_earner_change: earner,
  link_change: link,
}: Pick<PeoplePreviewRow, 'state' | 'user_change' | 'fee_earner_change' | 'link_change'>): string {
  const changes = [user, earner, link].filter((change) => change !== null)
  if (state === 'error' || state === 'left_out' || changes.length === 0) return stateNames[state]
  if (changes.every((change) => change === 'unchanged')) return 'Already here'
  if (state === 'ready' && user === 'updated') return 'Changes a user'
  return stateNames[state]
}

/** Whether a row can be left out, or taken again, by its checkbox: one to check, or one that a person left out. */
export const isOptional = ({ state, left_out: leftOut }: PeoplePreviewRow): boolean =>
  leftOut === 'chosen' || state === 'warning'
