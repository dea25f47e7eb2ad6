/** A measured value and its target. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The target: a maximum, or a minimum with `atLeast`. */
  limit?: number
  atLeast?: boolean
  /** A second value that may meet a target of its own instead, a maximum. */
  or?: { value: number; unit: string; limit: number }
  note?: string
}
/** Figures that are printed together. */
export interface Section {
  title: string
  figures: readonly Figure[]
}

/** Three significant digits, roughly: fewer decimals the larger the value. */
export function formatted(value: number): string {
  if (value >= 100) return value.toFixed(0)
  if (value >= 10) return value.toFixed(1)
  return value.toFixed(value >= 0.1 ? 2 : 4)
}

function mark({ value, limit, atLeast = false, or }: Figure): string {
  if (limit === undefined) return ' '
  const isMet = (atLeast ? value >= limit : value <= limit) || (or !== undefined && or.value <= or.limit)
  return isMet ? '✓' : '✗'
}

function target({ limit, atLeast = false, or }: Figure): string {
  if (limit === undefined) return ''
  const second = or ? `, or at most ${or.limit} ${or.unit}: ${formatted(or.value)}` : ''
  return `  (${atLeast ? 'at least' : 'at most'} ${limit}${second})`
}

export function print({ title, figures }: Section): void {
  console.log(`\n${title}`)
  for (const figure of figures) {
    const { name, value, unit, note } = figure
    console.log(
      `  ${mark(figure)} ${name.padEnd(58)}${formatted(value).padStart(9)} ${unit}${target(figure)}${note ? `  ${note}` : ''}`,
    )
  }
}
