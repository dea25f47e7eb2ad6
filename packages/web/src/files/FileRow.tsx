import { chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { Ellipsis } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { formatDateTime } from '../ui/dates.ts'
import { FileLabel, nameOf } from './FileLabel.tsx'
import type { CaseFile } from './send-file.ts'
import type { TreeRow } from './tree-rows.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileDrag, useFolderDropTarget } from './use-file-drag.ts'

/** The actions of a row of the tree; one object serves all rows. */
export interface FileActions {
  mayEdit: boolean
  /** Downloads a file; expands or collapses a folder. */
  activate: (node: CaseFile) => void
  move: (id: string, to: string | null) => void
  addFiles: (folder: string | null, files: File[]) => void
  openMenu: (node: CaseFile, triggerId: string, point?: { x: number; y: number }) => void
}

const menuButton = {
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'l2',
  color: 'muted',
  cursor: 'pointer',
  verticalAlign: 'middle',
  focusVisibleRing: 'inside',
  _hover: { bg: 'hover', color: 'ink' },
  _expanded: { bg: 'hover', color: 'ink' },
} as const

interface Props {
  row: TreeRow
  nodes: readonly CaseFile[]
  isCurrent: boolean
  isMenuOpen: boolean
  actions: FileActions
  onFocus: (id: string) => void
}

/** A file or a folder of the tree. It can be dragged, and accepts files dropped from outside the browser; a folder also accepts other rows. */
export function FileRow({ row, nodes, isCurrent, isMenuOpen, actions, onFocus }: Props) {
  const { node, level, position, siblingCount, isExpanded } = row,
    { id, parent, isFile } = node,
    { mayEdit } = actions
  const ref = useRef<HTMLTableRowElement>(null),
    triggerId = `file-menu-${id}`,
    hasMenu = mayEdit || isFile
  const isDragging = useFileDrag(ref, id, mayEdit),
    isRowOver = useFolderDropTarget(ref, { to: id, nodes, isOn: mayEdit && !isFile, move: actions.move })
  // Files dropped on a file are added to its folder.
  const areFilesOver = useDroppedFiles(ref, mayEdit, (files) => actions.addFiles(isFile ? parent : id, files))
  const isDropTarget = isRowOver || (areFilesOver && !isFile)
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    actions.openMenu(node, triggerId, x || y ? { x, y } : undefined)
  }
  return (
    <chakra.tr
      ref={ref}
      role="row"
      data-row
      data-id={id}
      data-record={node.uuid ?? undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-expanded={isFile ? undefined : isExpanded}
      tabIndex={isCurrent ? 0 : -1}
      data-open={isMenuOpen || undefined}
      data-chosen={isDropTarget || undefined}
      opacity={isDragging ? '0.5' : undefined}
      focusVisibleRing="inside"
      onFocus={() => onFocus(id)}
      onContextMenu={hasMenu ? onContextMenu : undefined}
    >
      <NameCell row={row} onClick={() => actions.activate(node)} />
      <DetailCells node={node} />
      <chakra.td role="gridcell" textAlign="end!" px="2!">
        {hasMenu && (
          <chakra.button
            type="button"
            css={menuButton}
            id={triggerId}
            data-row-menu
            aria-label={`Actions for ${nameOf(node)}`}
            title="Actions"
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => actions.openMenu(node, triggerId)}
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          </chakra.button>
        )}
      </chakra.td>
    </chakra.tr>
  )
}

const NameCell = ({ row, onClick }: { row: TreeRow; onClick: () => void }) => (
  <chakra.td role="gridcell" cursor="pointer" title={nameOf(row.node)} onClick={onClick}>
    <FileLabel row={row} />
  </chakra.td>
)

const DetailCells = ({ node: { size, createdAt, createdByName } }: { node: CaseFile }) => (
  <>
    <chakra.td role="gridcell" textAlign="end!" color="muted">
      {size === null ? '' : formatBytes(size)}
    </chakra.td>
    <chakra.td role="gridcell" color="muted" title={createdByName ?? undefined}>
      {[createdAt && formatDateTime(createdAt), createdByName].filter(Boolean).join(' · ')}
    </chakra.td>
  </>
)
