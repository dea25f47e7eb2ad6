import { Flex, chakra } from '@chakra-ui/react'
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { SelectAllBox } from '../ui/table/SelectionBoxes.tsx'
import { table } from '../ui/table/table-styles.ts'
import { useLinkedRecord } from '../ui/use-linked-record.ts'
import { FILE_PARAM } from '../navigation/link-params.ts'
import { nameOf } from './FileLabel.tsx'
import { FileRow, type FileActions } from './FileRow.tsx'
import type { CaseFile } from './case-file.ts'
import { visibleRows } from './tree-rows.ts'
import { useFolderDropTarget } from './use-file-drag.ts'
import type { FileSelection } from './use-file-selection.ts'
import type { ManagerState } from './use-file-manager.ts'
import { useTreeFocus } from './use-tree-focus.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface Props {
  nodes: readonly CaseFile[]
  manager: ManagerState
  undo: () => void
  /** Whether the files are in a case: when and by whom each was added is shown then. Default: yes. */
  isStored?: boolean
}

/** A list in a dialog: its head stays at the top of what scrolls there, and not below the bar of the page. */
export const inDialog = { ...table, '& thead th': { ...(table['& thead th'] as object), top: '0' } }

const SIZE = { head: 'Size', width: '104px', textAlign: 'end!', hideBelow: 'sm' } as const
const DATED = { head: 'Dated', width: '112px', textAlign: undefined, hideBelow: 'md' } as const
const ADDED = { head: 'Added', width: '248px', textAlign: undefined, hideBelow: 'md' } as const
/** The columns between the name and the menu, and below which width of the screen they are left out. */
const detailsOf = (isStored: boolean, hasDates: boolean) => [
  SIZE,
  ...(hasDates ? [DATED] : []),
  ...(isStored ? [ADDED] : []),
]
type Details = ReturnType<typeof detailsOf>

/** The row of the root folder: a drop target that moves a file out of every folder. */
function RootRow({ nodes, actions, details }: { nodes: readonly CaseFile[]; actions: FileActions; details: Details }) {
  const ref = useRef<HTMLTableRowElement>(null)
  const isOver = useFolderDropTarget(ref, { to: null, nodes, isOn: actions.mayEdit, move: actions.move })
  return (
    <chakra.tr ref={ref} role="row" aria-level={1} data-chosen={isOver || undefined}>
      <chakra.td role="gridcell" colSpan={2} color="muted">
        <Flex align="center" gap="1.5">
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
          Case documents
        </Flex>
      </chakra.td>
      {/* Cells of their own, left out with their columns: one that spans them all would bring these back, without room for the names. */}
      {details.map(({ head, hideBelow }) => (
        <chakra.td key={head} role="gridcell" hideBelow={hideBelow} />
      ))}
      <td role="gridcell" />
    </chakra.tr>
  )
}

interface HeadProps {
  selection: FileSelection
  nodes: readonly CaseFile[]
  details: Details
}
const TreeHead = ({ selection, nodes, details }: HeadProps) => (
  <>
    <colgroup>
      <col style={{ width: '40px' }} />
      <col />
      {details.map(({ head, width, hideBelow }) => (
        <chakra.col key={head} width={width} hideBelow={hideBelow} />
      ))}
      <col style={{ width: '48px' }} />
    </colgroup>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">
          <SelectAllBox choice={{ ...selection, nameOf }} keys={nodes.map(({ id }) => id)} />
        </th>
        <th role="columnheader" scope="col">
          Name
        </th>
        {details.map(({ head, textAlign, hideBelow }) => (
          <chakra.th key={head} role="columnheader" scope="col" textAlign={textAlign} hideBelow={hideBelow}>
            {head}
          </chakra.th>
        ))}
        <th role="columnheader" scope="col">
          <chakra.span srOnly>Actions</chakra.span>
        </th>
      </tr>
    </thead>
  </>
)

/**
 * The files and folders of a case as an ARIA treegrid with a roving tabindex: the arrow keys move the focus and expand
 * or collapse folders, with Shift they choose, as does Space. Enter opens.
 */
export function FileTree({ nodes, manager, undo, isStored = true }: Props) {
  const { collapsed, setExpanded, menuRowId, actions, selection } = manager
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = visibleRows(nodes, (id) => !collapsed.has(id))
  const ids = rows.map(({ node }) => node.id)
  // A column that is empty throughout would only take room from the names.
  const hasDates = nodes.some(({ dated }) => dated !== null)
  const details = detailsOf(isStored, hasDates)
  const focus = useTreeFocus(body, rows, { setExpanded, activate: actions.activate })
  const onKeyDown = useTreeKeys({ nodes, ids, manager, focus, undo })
  useLinkedRecord(
    FILE_PARAM,
    nodes.map(({ uuid }) => uuid ?? ''),
  )
  return (
    <chakra.table role="treegrid" aria-label="Case documents" aria-multiselectable css={inDialog} onKeyDown={onKeyDown}>
      <TreeHead selection={selection} nodes={nodes} details={details} />
      <tbody ref={body}>
        {nodes.some(({ parent }) => parent !== null) && <RootRow nodes={nodes} actions={actions} details={details} />}
        {rows.map((row) => (
          <FileRow
            key={row.node.id}
            row={row}
            nodes={nodes}
            shown={{ isStored, hasDates }}
            isCurrent={row === focus.tabStop}
            isMenuOpen={menuRowId === row.node.id}
            isChosen={selection.chosen.has(row.node.id)}
            actions={actions}
            choose={(id, isRange) => (isRange ? selection.extendTo(ids, id) : selection.toggle(id))}
            onFocus={focus.setFocusedId}
          />
        ))}
      </tbody>
    </chakra.table>
  )
}
