import { TickBox } from '../TickBox.tsx'
import type { Choice } from './columns.ts'

/** Ticks every row that is shown, or none. */
export function ChooseAll<Row>({ choice: { chosen, choose }, keys }: { choice: Choice<Row>; keys: readonly string[] }) {
  const on = keys.filter((key) => chosen.has(key)).length
  return (
    <TickBox
      name="Select All"
      isHidden
      checked={keys.length > 0 && on === keys.length}
      isPartly={on > 0}
      change={(all) => choose(new Set(all ? keys : []))}
    />
  )
}

/** Ticks one row. */
export function ChooseRow<Row>({
  choice: { chosen, choose, nameOf },
  row,
  id,
}: {
  choice: Choice<Row>
  row: Row
  id: string
}) {
  return (
    <TickBox
      name={`Select ${nameOf(row)}`}
      isHidden
      checked={chosen.has(id)}
      change={(on) => choose(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)))}
    />
  )
}
