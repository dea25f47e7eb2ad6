const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i
const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** An offset as RFC 3339 has it: `+01` and `+0100` are `+01:00`, and no offset is that of UTC. */
const offsetOf = (offset: string | undefined): string =>
  offset === undefined || offset.toUpperCase() === 'Z'
    ? 'Z'
    : `${offset.slice(0, 3)}:${offset.length > 3 ? offset.slice(-2) : '00'}`

/**
 * A moment as hosts answer it, as RFC 3339 in UTC with milliseconds: `2026-01-31T14:05:09.000Z`. One without an offset
 * is in UTC, one with an offset is converted, and what is finer than a millisecond is cut. Null for what is none.
 */
export function momentOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (WRITTEN.test(value)) return Number.isNaN(Date.parse(value)) ? null : value
  const [, day, time = '00:00', seconds = '00', fraction = '', offset] = MOMENT.exec(value.trim()) ?? []
  if (day === undefined) return null
  const at = new Date(`${day}T${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offsetOf(offset)}`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
