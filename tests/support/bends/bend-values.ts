/** Ways in which a host may answer one value otherwise than the specifications have it. */
export const bends = {
  absent: () => undefined,
  null: () => null,
  object: (value: unknown) => ({ value }),
  number: () => 7_777,
  text: (value: unknown) => (typeof value === 'object' || typeof value === 'string' ? 'odd' : String(value)),
  list: (value: unknown) => [value],
  'another word': () => 'another_word',
} as const
export type BendName = keyof typeof bends
export const bendNames = Object.keys(bends) as BendName[]

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d/
function otherText(text: string): string[] {
  if (UUID.test(text)) return [text.replace(/.$/, (last) => (last === 'e' ? 'd' : 'e')), '']
  if (DAY.test(text)) return [text.replace(DAY, '2024-02-29'), text.replace(DAY, '2026-01-01'), '']
  return [`${text} x`, '']
}
/** Other values of the same type, by which what derives from a value is found. */
export function otherValues(value: unknown): unknown[] {
  if (typeof value === 'string') return otherText(value)
  if (typeof value === 'number') return [value + 1, 0]
  if (typeof value === 'boolean') return [!value]
  if (value === null) return ['another', '2026-01-01', 3, true]
  return Array.isArray(value) ? [[]] : []
}
