const UNIT_MINUTES = 6

const shapes: readonly [RegExp, (...parts: number[]) => number][] = [
  [/^(\d{1,3}):([0-5]\d)$/, (hours = 0, minutes = 0) => hours * 60 + minutes],
  [/^(\d{1,3})\s*h\s*(\d{1,2})\s*m?$/, (hours = 0, minutes = 0) => hours * 60 + minutes],
  [/^(\d{1,4})\s*m(?:ins?|inutes?)?$/, (minutes = 0) => minutes],
  [/^(\d{1,4})\s*u(?:nits?)?$/, (units = 0) => units * UNIT_MINUTES],
  // No more decimals than can be kept: the rest is refused, not rounded.
  [/^(\d{1,4}(?:\.\d{0,2})?|\.\d{1,2})\s*h?$/, (hours = 0) => hours * 60],
]

/** Time as people write it (1:30, 1h 30m, 90m, 15u, 1.5) as hours to two decimals; whatever else it is stays for the form to judge. */
export function readHours(written: string): string {
  const text = written.trim().toLowerCase().replace(',', '.')
  for (const [shape, minutes] of shapes) {
    const [all, ...parts] = shape.exec(text) ?? []
    if (all) return (Math.round((minutes(...parts.map(Number)) * 100) / 60) / 100).toFixed(2)
  }
  return written
}
