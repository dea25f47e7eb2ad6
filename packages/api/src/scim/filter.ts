import { attributeName, type AttributeName } from './attribute-name.ts'
import { invalidFilter } from './scim-error.ts'

/** One comparison of a filter. */
export interface Comparison {
  attribute: AttributeName
  value: string | boolean
}

const MAX_LENGTH = 1_000
const MAX_COMPARISONS = 10
const UNREADABLE = 'This filter cannot be read. Write attribute eq "value", and join several by and.'

/** The next word, text or value of a filter: where one begins is where the one before ended. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[^\s"]+)/y

function tokensOf(filter: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; at < filter.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(filter)?.[1]
    if (token === undefined) throw invalidFilter(UNREADABLE)
    tokens.push(token)
  }
  return tokens
}

function valueOf(token: string | undefined): Comparison['value'] {
  let value: unknown
  try {
    value = JSON.parse(token ?? '')
  } catch {
    // A true or false may be written as people write it.
    value = /^(?:true|false)$/i.test(token ?? '') ? token?.toLowerCase() === 'true' : undefined
  }
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) throw invalidFilter(UNREADABLE)
  return value
}

function comparisonOf([attribute = '', operator = '', value, ...rest]: readonly string[]): Comparison {
  const name = attributeName(attribute)
  if (!name || rest.length > 0) throw invalidFilter(UNREADABLE)
  if (operator.toLowerCase() !== 'eq') throw invalidFilter('Filters compare with eq alone.')
  return { attribute: name, value: valueOf(value) }
}

/** Splits tokens at each `and`. */
function comparisonsIn(tokens: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const token of tokens)
    if (token.toLowerCase() === 'and') parts.push([])
    else parts.at(-1)?.push(token)
  return parts
}

/**
 * Entra asks for an address as `emails[type eq "work"].value`, which is the one there is. A filter of that form is read
 * as `emails.value`.
 */
const WORK_ADDRESS = /emails\[\s*type\s+eq\s+"work"\s*\]\.value/gi

/**
 * Reads a filter (RFC 7644 section 3.4.2.2): comparisons with `eq`, joined by `and`; attributes and operators ignore
 * case. Throws 400 `invalidFilter` for anything else, such as other operators, `or`, `not` and brackets.
 */
export function readFilter(filter: string): Comparison[] {
  if (filter.length > MAX_LENGTH) throw invalidFilter(`A filter has at most ${MAX_LENGTH} characters.`)
  const parts = comparisonsIn(tokensOf(filter.trim().replaceAll(WORK_ADDRESS, 'emails.value')))
  if (parts.length > MAX_COMPARISONS) throw invalidFilter(`A filter has at most ${MAX_COMPARISONS} comparisons.`)
  return parts.map(comparisonOf)
}
