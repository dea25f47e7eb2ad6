/** A measured value and its target. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The target: a maximum, or a minimum with `atLeast`. */
  limit?: number
  atLeast?: boolean
  note?: string
}

const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const { name, value, unit, limit, atLeast = false, note } of figures) {
    const met = limit === undefined ? ' ' : (atLeast ? value >= limit : value <= limit) ? '✓' : '✗'
    const against = limit === undefined ? '' : `  (${atLeast ? 'at least' : 'at most'} ${limit})`
    console.log(`  ${met} ${name.padEnd(58)}${shown(value).padStart(9)} ${unit}${against}${note ? `  ${note}` : ''}`)
  }
}
