import { chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FileLabel, fileNameStyle, nameOf } from './FileLabel.tsx'
import type { CaseFile } from './case-file.ts'
import type { TreeRow } from './tree-rows.ts'

/** How much of a row is chosen: of a folder, some of its files may be. */
export type Choice = 'none' | 'some' | 'all'

/** The actions of a row; one object serves all rows. */
export interface PickActions {
  choose: (node: CaseFile, isChosen: boolean) => void
  /** Opens a file; expands or collapses a folder. */
  activate: (node: CaseFile) => void
}
interface Props {
  row: TreeRow
  choice: Choice
  /** Whether it is a folder without files. */
  isEmpty: boolean
  isCurrent: boolean
  actions: PickActions
  onFocus: (id: string) => void
}

/** A file or a folder that can be chosen; a folder chooses all the files in it. */
export function PickRow({ row, choice, isEmpty, isCurrent, actions, onFocus }: Props) {
  const { node, level, position, siblingCount, isExpanded } = row
  const { id, isFile, size } = node
  const name = nameOf(node)
  const tabIndex = isCurrent ? 0 : -1
  const action = isExpanded ? 'Close' : 'Open'
  return (
    <chakra.tr
      role="row"
      data-row
      data-id={id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-expanded={isFile ? undefined : isExpanded}
      aria-selected={choice === 'all'}
      data-chosen={choice === 'all' || undefined}
      tabIndex={tabIndex}
      focusVisibleRing="inside"
      onFocus={() => onFocus(id)}
    >
      <td role="gridcell">
        <Checkbox
          name={isFile ? `Attach ${name}` : `Attach all in ${name}`}
          isLabelHidden
          checked={choice === 'all'}
          isIndeterminate={choice === 'some'}
          disabled={isEmpty}
          tabIndex={tabIndex}
          change={(isChosen) => actions.choose(node, isChosen)}
        />
      </td>
      <chakra.td role="gridcell" py="1">
        <FileLabel row={row}>
          <chakra.button
            type="button"
            css={fileNameStyle}
            tabIndex={tabIndex}
            aria-label={`${action} ${name}`}
            onClick={() => actions.activate(node)}
          >
            {name}
          </chakra.button>
        </FileLabel>
      </chakra.td>
      <chakra.td role="gridcell" textAlign="end!" color="muted" pe="4!" hideBelow="sm">
        {size === null ? '' : formatBytes(size)}
      </chakra.td>
    </chakra.tr>
  )
}
