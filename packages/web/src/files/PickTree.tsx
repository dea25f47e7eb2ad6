import { Text, chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { inDialog } from './FileTree.tsx'
import { choiceOf, filesIn, matchingNodes } from './pick-tree.ts'
import { PickRow, type PickActions } from './PickRow.tsx'
import type { CaseFile } from './case-file.ts'
import { visibleRows } from './tree-rows.ts'
import { useTreeFocus } from './use-tree-focus.ts'

const Head = () => (
  <>
    <colgroup>
      <col style={{ width: '40px' }} />
      <col />
      <chakra.col width="88px" hideBelow="sm" />
    </colgroup>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">
          <chakra.span srOnly>Attached</chakra.span>
        </th>
        <th role="columnheader" scope="col">
          Name
        </th>
        <chakra.th role="columnheader" scope="col" textAlign="end!" pe="4!" hideBelow="sm">
          Size
        </chakra.th>
      </tr>
    </thead>
  </>
)

/** Changes the choice from what it is at that moment: an upload may end while another choice is made. */
export type ChangeChoice = (changed: (chosen: readonly string[]) => readonly string[]) => void

interface Props {
  nodes: readonly CaseFile[]
  /** Part of the names of the files to show; empty for all. */
  search: string
  /** The uuids of the files that are chosen. */
  chosen: readonly string[]
  change: ChangeChoice
  /** Opens a file. */
  show: (file: CaseFile) => void
}

/** A choice without some files. */
export const without = (chosen: readonly string[], files: readonly string[]): string[] =>
  chosen.filter((uuid) => !files.includes(uuid))

/**
 * The tree as an ARIA treegrid: the arrow keys move, Space chooses, Enter opens a file or opens a folder. A search
 * opens all folders.
 */
export function PickTree({ nodes, search, chosen, change, show }: Props) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const shown = matchingNodes(nodes, search)
  const rows = visibleRows(shown, (id) => shown !== nodes || !collapsed.has(id))
  const setExpanded = (id: string, isExpanded: boolean): void =>
    setCollapsed((before) => new Set(isExpanded ? [...before].filter((other) => other !== id) : [...before, id]))
  const actions: PickActions = {
    activate: (node) => (node.isFile ? show(node) : setExpanded(node.id, collapsed.has(node.id))),
    // A folder chooses what is shown of it: what a search hides is not chosen unseen.
    choose: (node, isChosen) => {
      const files = filesIn(shown, node)
      change((before) => [...without(before, files), ...(isChosen ? files : [])])
    },
  }
  const body = useRef<HTMLTableSectionElement>(null)
  const { tabStop, setFocusedId, onKeyDown } = useTreeFocus(body, rows, { setExpanded, activate: actions.activate })
  if (rows.length === 0)
    return (
      <Text color="muted" textAlign="center" py="10">
        No document has a name like this.
      </Text>
    )
  return (
    <chakra.table
      role="treegrid"
      aria-label="Case documents"
      aria-multiselectable
      css={inDialog}
      onKeyDown={(event) => {
        const node = tabStop?.node
        if (node) onKeyDown(event, { ' ': () => actions.choose(node, choiceOf(shown, node, chosen) !== 'all') })
      }}
    >
      <Head />
      <tbody ref={body}>
        {rows.map((row) => (
          <PickRow
            key={row.node.id}
            row={row}
            choice={choiceOf(shown, row.node, chosen)}
            isEmpty={filesIn(shown, row.node).length === 0}
            isCurrent={row === tabStop}
            actions={actions}
            onFocus={setFocusedId}
          />
        ))}
      </tbody>
    </chakra.table>
  )
}
