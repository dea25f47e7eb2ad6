import { Flex, chakra } from '@chakra-ui/react'
import { FolderOpen } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { table } from '../ui/table/table-styles.ts'
import { FileRow, type FileDoing } from './FileRow.tsx'
import type { CaseFile } from './send-file.ts'
import { rowsOf, type TreeRow } from './tree-rows.ts'
import { useFolderTarget } from './use-file-drag.ts'

interface Props {
  nodes: readonly CaseFile[]
  closed: ReadonlySet<string>
  toggle: (id: string, open: boolean) => void
  menuOf: string | undefined
  doing: FileDoing
  rename: (node: CaseFile) => void
  remove: (node: CaseFile) => void
  undo: () => void
}

const inDialog = { ...table, '& thead th': { ...(table['& thead th'] as object), top: '0' } }

/** The row that stands for the case itself: what is let go on it lies in no folder. */
function RootRow({ nodes, doing }: Pick<Props, 'nodes' | 'doing'>) {
  const ref = useRef<HTMLTableRowElement>(null)
  const over = useFolderTarget(ref, { to: null, nodes, isOn: doing.mayEdit, move: doing.move })
  return (
    <chakra.tr ref={ref} role="row" aria-level={1} data-chosen={over || undefined}>
      <chakra.td role="gridcell" colSpan={4} color="muted">
        <Flex align="center" gap="1.5">
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
          Case documents
        </Flex>
      </chakra.td>
    </chakra.tr>
  )
}

/** The files and folders of a case. One row is reached by Tab and the others by the arrows, which also open and close folders. */
export function FileTree({ nodes, closed, toggle, menuOf, doing, rename, remove, undo }: Props) {
  const body = useRef<HTMLTableSectionElement>(null),
    [entered, enter] = useState<string>()
  const rows = rowsOf(nodes, (id) => !closed.has(id)),
    current = rows.find(({ node }) => node.id === entered) ?? rows[0]
  const goTo = (row: TreeRow | undefined): void => {
    body.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row?.node.id ?? '')}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLTableRowElement) || !current) return
    const at = rows.indexOf(current),
      { node, isOpen } = current
    const does: Record<string, (() => void) | undefined> = {
      ArrowDown: () => goTo(rows[at + 1]),
      ArrowUp: () => goTo(rows[at - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => (node.isFile || isOpen ? goTo(rows[at + 1]) : toggle(node.id, true)),
      ArrowLeft: () => (isOpen ? toggle(node.id, false) : goTo(rows.find((row) => row.node.id === node.parent))),
      Enter: () => doing.press(node),
      ' ': () => doing.press(node),
      ...(doing.mayEdit && {
        F2: () => rename(node),
        Delete: () => {
          goTo(rows[at + 1] ?? rows[at - 1])
          remove(node)
        },
      }),
    }
    const wanted =
      event.ctrlKey || event.metaKey ? (event.key === 'z' && doing.mayEdit ? undo : undefined) : does[event.key]
    if (!wanted) return
    event.preventDefault()
    wanted()
  }
  return (
    <chakra.table role="treegrid" aria-label="Case documents" css={inDialog} onKeyDown={onKeyDown}>
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
      <tbody ref={body}>
        {nodes.some(({ parent }) => parent !== null) && <RootRow nodes={nodes} doing={doing} />}
        {rows.map((row) => (
          <FileRow
            key={row.node.id}
            row={row}
            nodes={nodes}
            isCurrent={row === current}
            isMenuOpen={menuOf === row.node.id}
            doing={doing}
            enter={enter}
          />
        ))}
      </tbody>
    </chakra.table>
  )
}
