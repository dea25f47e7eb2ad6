import { chakra } from '@chakra-ui/react'
import { Checkbox } from '../Checkbox.tsx'
import type { RowSelection } from './columns.ts'
import type { SelectRow } from './use-range-selection.ts'

/** Header checkbox: selects all loaded rows, or none. */
export function SelectAllBox<Row>({
  choice: { chosen, choose },
  keys,
}: {
  choice: RowSelection<Row>
  keys: readonly string[]
}) {
  const count = keys.filter((key) => chosen.has(key)).length
  return (
    <Checkbox
      name="Select All"
      isLabelHidden
      checked={keys.length > 0 && count === keys.length}
      isIndeterminate={count > 0}
      change={(all) => choose(new Set(all ? keys : []))}
    />
  )
}

/** Row checkbox: selects one row, or with Shift all from the row that was clicked before. */
export function SelectRowBox({
  name,
  checked,
  id,
  select,
  tabIndex,
}: {
  name: string
  checked: boolean
  id: string
  select: SelectRow
  tabIndex?: number
}) {
  return (
    <chakra.span
      display="contents"
      // Shift would select the texts between the two clicks as well.
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <Checkbox
        name={`Select ${name}`}
        isLabelHidden
        checked={checked}
        tabIndex={tabIndex}
        change={(on, isShift) => select(id, on, isShift)}
      />
    </chakra.span>
  )
}
