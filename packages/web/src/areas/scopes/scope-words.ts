import type { Scope } from '@costdraft/schema/areas/scopes.ts'
import type { Aspect } from '@costdraft/costing'

/** A scope of a certificate as GraphQL has it, or as REST and the field table do. */
interface AnyScope {
  scope: string
  case_part?: string | null
  casePart?: string | null
}

/**
 * A scope as one word of a form: its code, after its part where the case has parts, such as `child_arrangement.FM049`.
 */
export const wordOfScope = ({ scope, case_part: part }: Pick<AnyScope, 'scope' | 'case_part'>): string =>
  part ? `${part}.${scope}` : scope

const scopeOfWord = (word: string): Scope => {
  const dot = word.indexOf('.')
  return dot === -1 ? { scope: word } : { scope: word.slice(dot + 1), case_part: word.slice(0, dot) as Aspect }
}

/** The scopes of a record as the field table has them; none for any other value. */
export const scopesOfRecord = (value: unknown): Scope[] =>
  Array.isArray(value)
    ? (value as AnyScope[]).map(({ scope, case_part, casePart }) =>
        scopeOfWord(wordOfScope({ scope, case_part: case_part ?? casePart })),
      )
    : []

/**
 * Scopes as the text of a form, one word a line, and back. A text is compared by its value: what is unticked and ticked
 * again is no change.
 */
export const scopesText = (value: unknown): string =>
  typeof value === 'string' ? value : scopesOfRecord(value).map(wordOfScope).join('\n')
export const scopesOfText = (value: unknown): Scope[] => wordsOfText(value).map(scopeOfWord)
export const wordsOfText = (value: unknown): string[] =>
  typeof value === 'string' ? value.split('\n').filter(Boolean) : []
