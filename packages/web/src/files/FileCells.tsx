import { chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { Ellipsis } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { formatDateTime } from '../formats/dates.ts'
import { displayDate } from '../ui/form/typed-text.ts'
import { FileLabel, nameOf } from './FileLabel.tsx'
import { rowMenuButton } from '../ui/table/table-styles.ts'
import type { CaseFile } from './case-file.ts'
import type { TreeRow } from './tree-rows.ts'

interface ChoiceProps {
  node: CaseFile
  isChosen: boolean
  tabIndex: number
  /** Chooses the row or not; all up to it if Shift is held. */
  choose: (isRange: boolean) => void
}
/** The checkbox of a row. */
export const ChoiceCell = ({ node, isChosen, tabIndex, choose }: ChoiceProps) => (
  <td role="gridcell">
    <Checkbox
      name={`Select ${nameOf(node)}`}
      isLabelHidden
      checked={isChosen}
      tabIndex={tabIndex}
      change={(_on, isShift) => choose(isShift)}
    />
  </td>
)

interface MenuButtonProps {
  node: CaseFile
  triggerId: string
  isOpen: boolean
  tabIndex: number
  onClick: () => void
}
/** Opens the menu of a row. */
export const MenuButton = ({ node, triggerId, isOpen, tabIndex, onClick }: MenuButtonProps) => (
  <chakra.button
    type="button"
    css={rowMenuButton}
    id={triggerId}
    data-row-menu
    aria-label={`Actions for ${nameOf(node)}`}
    title="Actions"
    aria-haspopup="menu"
    aria-expanded={isOpen}
    tabIndex={tabIndex}
    onClick={onClick}
  >
    <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
  </chakra.button>
)

/** The name of a row; with its icon it opens the file or the folder. */
export const NameCell = ({ row, onClick }: { row: TreeRow; onClick: (event: MouseEvent) => void }) => (
  // With Shift a click chooses rows: it selects no text.
  <chakra.td role="gridcell" cursor="pointer" userSelect="none" onClick={onClick}>
    <FileLabel row={row} />
  </chakra.td>
)

const sizeOf = ({ size }: CaseFile): string => (size === null ? '' : formatBytes(size))
const addedOf = ({ createdAt, createdByName }: CaseFile): string =>
  [createdAt && formatDateTime(createdAt), createdByName].filter(Boolean).join(' · ')
/** What a row says beside its name, for its label. */
export const detailsOf = (node: CaseFile): string[] =>
  [sizeOf(node), node.dated ? `dated ${displayDate(node.dated)}` : '', addedOf(node)].filter(Boolean)

/** What rows show beside their names and sizes. */
export interface ShownDetails {
  /** Whether the files are in a case. */
  isStored: boolean
  /** Whether any file has a date. */
  hasDates: boolean
}
/** The size of a row, its date where rows have one, and, of one that is in a case, when and by whom it was added. */
export const DetailCells = ({ node, isStored, hasDates }: ShownDetails & { node: CaseFile }) => (
  <>
    <chakra.td role="gridcell" textAlign="end!" color="muted" hideBelow="sm">
      {sizeOf(node)}
    </chakra.td>
    {hasDates && (
      <chakra.td role="gridcell" color="muted" hideBelow="md">
        {node.dated && displayDate(node.dated)}
      </chakra.td>
    )}
    {isStored && (
      <chakra.td role="gridcell" color="muted" title={node.createdByName ?? undefined} hideBelow="md">
        {addedOf(node)}
      </chakra.td>
    )}
  </>
)
