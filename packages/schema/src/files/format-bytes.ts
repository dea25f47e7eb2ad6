const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024
const twoDecimals = (value: number): string => value.toFixed(2)

/** Formats a number of bytes as Bytes, KB, MB, GB or TB in steps of 1024, with two decimals from KB on. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  // A value that rounds to 1024.00 is shown as 1.00 of the next unit.
  while (unit < UNITS.length - 1 && (unit === 0 ? value >= STEP : Number(twoDecimals(value)) >= STEP)) {
    value /= STEP
    unit++
  }
  return `${unit === 0 ? String(value) : twoDecimals(value)} ${UNITS[unit] ?? ''}`
}
