import { Flex, chakra } from '@chakra-ui/react'
import { sayBytes } from '@costdraft/schema/files/size.ts'
import { ChevronRight, Ellipsis, FileText, Folder, FolderOpen } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { momentOf } from '../ui/dates.ts'
import type { CaseFile } from './send-file.ts'
import type { TreeRow } from './tree-rows.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileDrag, useFolderTarget } from './use-file-drag.ts'

/** What rows do: the same for all of them. */
export interface FileDoing {
  mayEdit: boolean
  press: (node: CaseFile) => void
  move: (id: string, to: string | null) => void
  addFiles: (folder: string | null, files: File[]) => void
  openMenu: (node: CaseFile, triggerId: string, point?: { x: number; y: number }) => void
}

const INDENT = 20
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
  doing: FileDoing
  enter: (id: string) => void
}

/** A file or a folder of the tree: pressed it opens; it is dragged into a folder, and takes files itself where it is one. */
export function FileRow({
  row: { node, level, place, of, isOpen },
  nodes,
  isCurrent,
  isMenuOpen,
  doing,
  enter,
}: Props) {
  const { id, parent, isFile, size, createdAt, createdByName } = node,
    name = node.name ?? 'Without a name'
  const ref = useRef<HTMLTableRowElement>(null),
    triggerId = `file-menu-${id}`,
    { mayEdit } = doing
  const lifted = useFileDrag(ref, id, mayEdit),
    over = useFolderTarget(ref, { to: id, nodes, isOn: mayEdit && !isFile, move: doing.move })
  // Files let go over a file join it in its folder.
  const bringing = useDroppedFiles(ref, mayEdit, (files) => doing.addFiles(isFile ? parent : id, files))
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    doing.openMenu(node, triggerId, x || y ? { x, y } : undefined)
  }
  const Sign = isFile ? FileText : isOpen ? FolderOpen : Folder
  return (
    <chakra.tr
      ref={ref}
      role="row"
      data-row
      data-id={id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={isFile ? undefined : isOpen}
      tabIndex={isCurrent ? 0 : -1}
      data-open={isMenuOpen || undefined}
      data-chosen={over || (bringing && !isFile) || undefined}
      opacity={lifted ? '0.5' : undefined}
      focusVisibleRing="inside"
      onFocus={() => enter(id)}
      onContextMenu={mayEdit || isFile ? onContextMenu : undefined}
    >
      <chakra.td role="gridcell" cursor="pointer" title={name} onClick={() => doing.press(node)}>
        <Flex align="center" gap="1.5" minW="0" style={{ paddingInlineStart: (level - 1) * INDENT }}>
          <chakra.span boxSize="4" flexShrink="0" color="muted">
            {!isFile && (
              <ChevronRight
                size={16}
                strokeWidth={1.75}
                aria-hidden
                style={{ transform: isOpen ? 'rotate(90deg)' : undefined }}
              />
            )}
          </chakra.span>
          <chakra.span flexShrink="0" color={isFile ? 'muted' : 'accent'}>
            <Sign size={16} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          <chakra.span truncate>{name}</chakra.span>
        </Flex>
      </chakra.td>
      <chakra.td role="gridcell" textAlign="end!" color="muted">
        {size === null ? '' : sayBytes(size)}
      </chakra.td>
      <chakra.td role="gridcell" color="muted" title={createdByName ?? undefined}>
        {[createdAt && momentOf(createdAt), createdByName].filter(Boolean).join(' · ')}
      </chakra.td>
      <chakra.td role="gridcell" textAlign="end!" px="2!">
        {(mayEdit || isFile) && (
          <chakra.button
            type="button"
            css={menuButton}
            id={triggerId}
            data-row-menu
            aria-label={`Actions for ${name}`}
            title="Actions"
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => doing.openMenu(node, triggerId)}
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          </chakra.button>
        )}
      </chakra.td>
    </chakra.tr>
  )
}
