import type { Target } from '../target.ts'

/**
 * What is another of each record that is made, or of each time it is made: of rows that are alike, a finding names them
 * in the order of their uuids.
 */
const MADE = /^(?:id|clientId|clientSecret|secret|link|endCursor|size|filingCheck)$/
const WORD = /\b(?:Canary|Firm|p)[a-z]{10,}/g
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3}Z)?/g

/** The texts in a record, by the ways to them. */
const textsIn = (value: unknown, at: string): [text: string, at: string][] => {
  if (typeof value === 'string') return [[value, at]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

/**
 * Says an answer about a target in words that are the same for every target: a record of the target goes by its place
 * there, one that is made later by that alone.
 */
export function alikeOf(target: Target): (answer: unknown) => unknown {
  const places = new Map(textsIn(target, 'target'))
  const textOf = (text: string): string =>
    text
      .replaceAll(UUID, (uuid) => places.get(uuid) ?? '(new)')
      .replaceAll(WORD, '(word)')
      .replaceAll(TIME, '(time)')
  const alike = (value: unknown, key = ''): unknown => {
    if (MADE.test(key)) return '(made)'
    if (typeof value === 'string') return textOf(value)
    if (Array.isArray(value)) return value.map((row) => alike(row))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, alike(inner, name)]))
  }
  return (answer) => alike(answer)
}
