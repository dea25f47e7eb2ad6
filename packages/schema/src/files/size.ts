const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024
const shown = (value: number): string => value.toFixed(2)

/** A number of bytes as people read it: Bytes, KB, MB, GB and TB in steps of 1024, with two decimals from KB on. */
export function sayBytes(bytes: number): string {
  let value = bytes,
    unit = 0
  // What would be rounded to 1024.00 is 1.00 of the next.
  while (unit < UNITS.length - 1 && (unit === 0 ? value >= STEP : Number(shown(value)) >= STEP)) {
    value /= STEP
    unit++
  }
  return `${unit === 0 ? String(value) : shown(value)} ${UNITS[unit] ?? ''}`
}
