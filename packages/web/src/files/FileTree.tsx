import { Flex, chakra } from '@chakra-ui/react'
import { FolderOpen } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { table } from '../ui/table/table-styles.ts'
import { FILE_PARAM, useLinkedRecord } from '../ui/use-linked-record.ts'
import { FileRow, type FileActions } from './FileRow.tsx'
import type { CaseFile } from './send-file.ts'
import { visibleRows } from './tree-rows.ts'
import { useFolderDropTarget } from './use-file-drag.ts'
import { useTreeFocus } from './use-tree-focus.ts'

interface Props {
  nodes: readonly CaseFile[]
  collapsed: ReadonlySet<string>
  setExpanded: (id: string, isExpanded: boolean) => void
  /** The row whose menu is open. */
  menuRowId: string | undefined
  actions: FileActions
  rename: (node: CaseFile) => void
  remove: (node: CaseFile) => void
  undo: () => void
}

/** A list in a dialog: its head stays at the top of what scrolls there, and not below the bar of the page. */
export const inDialog = { ...table, '& thead th': { ...(table['& thead th'] as object), top: '0' } }

/** The row of the root folder: a drop target that moves a file out of every folder. */
function RootRow({ nodes, actions }: Pick<Props, 'nodes' | 'actions'>) {
  const ref = useRef<HTMLTableRowElement>(null)
  const isOver = useFolderDropTarget(ref, { to: null, nodes, isOn: actions.mayEdit, move: actions.move })
  return (
    <chakra.tr ref={ref} role="row" aria-level={1} data-chosen={isOver || undefined}>
      <chakra.td role="gridcell" colSpan={4} color="muted">
        <Flex align="center" gap="1.5">
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
          Case documents
        </Flex>
      </chakra.td>
    </chakra.tr>
  )
}

const TreeHead = () => (
  <>
    <colgroup>
      <col />
      <col style={{ width: '104px' }} />
      <col style={{ width: '248px' }} />
      <col style={{ width: '48px' }} />
    </colgroup>
    <thead>
      <tr role="row">
        {['Name', 'Size', 'Added'].map((head) => (
          <chakra.th key={head} role="columnheader" scope="col" textAlign={head === 'Size' ? 'end!' : undefined}>
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

/** The files and folders of a case as an ARIA treegrid with a roving tabindex: the arrow keys move the focus and expand or collapse folders. */
export function FileTree({ nodes, collapsed, setExpanded, menuRowId, actions, rename, remove, undo }: Props) {
  const body = useRef<HTMLTableSectionElement>(null),
    rows = visibleRows(nodes, (id) => !collapsed.has(id))
  const {
    tabStop,
    setFocusedId,
    focusNeighbour,
    onKeyDown: onTreeKey,
  } = useTreeFocus(body, rows, {
    setExpanded,
    activate: actions.activate,
  })
  useLinkedRecord(
    FILE_PARAM,
    nodes.map(({ uuid }) => uuid ?? ''),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!tabStop) return
    const { node } = tabStop
    onTreeKey(
      event,
      {
        ' ': () => actions.activate(node),
        ...(actions.mayEdit && {
          F2: () => rename(node),
          Delete: () => {
            focusNeighbour()
            remove(node)
          },
        }),
      },
      actions.mayEdit ? { z: undo } : {},
    )
  }
  return (
    <chakra.table role="treegrid" aria-label="Case documents" css={inDialog} onKeyDown={onKeyDown}>
      <TreeHead />
      <tbody ref={body}>
        {nodes.some(({ parent }) => parent !== null) && <RootRow nodes={nodes} actions={actions} />}
        {rows.map((row) => (
          <FileRow
            key={row.node.id}
            row={row}
            nodes={nodes}
            isCurrent={row === tabStop}
            isMenuOpen={menuRowId === row.node.id}
            actions={actions}
            onFocus={setFocusedId}
          />
        ))}
      </tbody>
    </chakra.table>
  )
}
