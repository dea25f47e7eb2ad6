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

/** Three significant digits, roughly: fewer decimals the larger the value. */
function formatted(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value.toFixed(value >= 10 ? 1 : 2)
}

function mark(value: number, limit: number | undefined, atLeast: boolean): string {
  if (limit === undefined) return ' '
  const isMet = atLeast ? value >= limit : value <= limit
  return isMet ? '✓' : '✗'
}

export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const { name, value, unit, limit, atLeast = false, note } of figures) {
    const target = limit === undefined ? '' : `  (${atLeast ? 'at least' : 'at most'} ${limit})`
    console.log(
      `  ${mark(value, limit, atLeast)} ${name.padEnd(58)}${formatted(value).padStart(9)} ${unit}${target}${note ? `  ${note}` : ''}`,
    )
  }
}
