import { Checkbox } from '../Checkbox.tsx'
import type { RowSelection } from './columns.ts'

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

/** Row checkbox: selects one row. */
export function SelectRowBox<Row>({
  choice: { chosen, choose, nameOf },
  row,
  id,
}: {
  choice: RowSelection<Row>
  row: Row
  id: string
}) {
  return (
    <Checkbox
      name={`Select ${nameOf(row)}`}
      isLabelHidden
      checked={chosen.has(id)}
      change={(on) => choose(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)))}
    />
  )
}
