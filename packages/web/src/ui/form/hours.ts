const UNIT_MINUTES = 6

const notations: readonly [RegExp, (...parts: number[]) => number][] = [
  [/^(\d{1,3}):([0-5]\d)$/, (hours = 0, minutes = 0) => hours * 60 + minutes],
  [/^(\d{1,3})\s*h\s*(\d{1,2})\s*m?$/, (hours = 0, minutes = 0) => hours * 60 + minutes],
  [/^(\d{1,4})\s*m(?:ins?|inutes?)?$/, (minutes = 0) => minutes],
  [/^(\d{1,4})\s*u(?:nits?)?$/, (units = 0) => units * UNIT_MINUTES],
  // At most two decimals: more are rejected by validation, not rounded.
  [/^(\d{1,4}(?:\.\d{0,2})?|\.\d{1,2})\s*h?$/, (hours = 0) => hours * 60],
]

/**
 * Converts a duration (1:30, 1h 30m, 90m, 15u, 1.5) to decimal hours with two decimals. A unit (u) is six minutes. Any
 * other text is returned unchanged, for validation to reject.
 */
export function readHours(input: string): string {
  const text = input.trim().toLowerCase().replace(',', '.')
  for (const [pattern, toMinutes] of notations) {
    const [all, ...parts] = pattern.exec(text) ?? []
    if (all) return (Math.round((toMinutes(...parts.map(Number)) * 100) / 60) / 100).toFixed(2)
  }
  return input
}
