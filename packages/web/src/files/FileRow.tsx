import { chakra } from '@chakra-ui/react'
import { useRef, type MouseEvent } from 'react'
import { ChoiceCell, DetailCells, MenuButton, NameCell, detailsOf, type ShownDetails } from './FileCells.tsx'
import { nameOf } from './FileLabel.tsx'
import type { CaseFile } from './case-file.ts'
import type { TreeRow } from './tree-rows.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileDrag, useFolderDropTarget } from './use-file-drag.ts'

/** The actions of a row of the tree; one object serves all rows. */
export interface FileActions {
  mayEdit: boolean
  /** Opens a file; expands or collapses a folder. */
  activate: (node: CaseFile) => void
  move: (id: string, to: string | null) => void
  addFiles: (folder: string | null, files: File[]) => void
  openMenu: (node: CaseFile, triggerId: string, point?: { x: number; y: number }) => void
}

interface Props {
  row: TreeRow
  nodes: readonly CaseFile[]
  shown: ShownDetails
  isCurrent: boolean
  isMenuOpen: boolean
  isChosen: boolean
  actions: FileActions
  /** Chooses this row or not; all up to it if Shift is held. */
  choose: (id: string, isRange: boolean) => void
  onFocus: (id: string) => void
}

/**
 * A file or a folder of the tree. It can be dragged, and accepts files dropped from outside the browser; a folder also
 * accepts other rows.
 */
export function FileRow({ row, nodes, shown, isCurrent, isMenuOpen, isChosen, actions, choose, onFocus }: Props) {
  const { node, level, position, siblingCount, isExpanded } = row
  const { id, parent, isFile } = node
  const { mayEdit } = actions
  const ref = useRef<HTMLTableRowElement>(null)
  const triggerId = `file-menu-${id}`
  const hasMenu = mayEdit || isFile
  const tabIndex = isCurrent ? 0 : -1
  const isDragging = useFileDrag(ref, node, mayEdit)
  const isRowOver = useFolderDropTarget(ref, { to: id, nodes, isOn: mayEdit && !isFile, move: actions.move })
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
      tabIndex={tabIndex}
      data-open={isMenuOpen || undefined}
      aria-selected={isChosen}
      aria-label={[nameOf(node), ...detailsOf(node)].join(', ')}
      data-chosen={isDropTarget || isChosen || undefined}
      opacity={isDragging ? '0.5' : undefined}
      focusVisibleRing="inside"
      onFocus={() => onFocus(id)}
      onContextMenu={hasMenu ? onContextMenu : undefined}
    >
      <ChoiceCell node={node} isChosen={isChosen} tabIndex={tabIndex} choose={(isRange) => choose(id, isRange)} />
      <NameCell
        row={row}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          shiftKey || ctrlKey || metaKey ? choose(id, shiftKey) : actions.activate(node)
        }
      />
      <DetailCells node={node} {...shown} />
      <chakra.td role="gridcell" textAlign="end!" px="2!">
        {hasMenu && (
          <MenuButton
            node={node}
            triggerId={triggerId}
            isOpen={isMenuOpen}
            tabIndex={tabIndex}
            onClick={() => actions.openMenu(node, triggerId)}
          />
        )}
      </chakra.td>
    </chakra.tr>
  )
}
