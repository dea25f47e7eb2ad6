import { aspects, type Aspect } from '@costdraft/costing'
import { scopeCodes, scopeMeanings } from '@costdraft/schema/areas/scopes.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { wordOfScope } from './scope-words.ts'

/** A scope that can be chosen. */
export interface ScopeChoice {
  /** The scope as a word of the form. */
  word: string
  code: string
  /** Its short name; absent for a code of another host, which has no text here. */
  meaning?: string
}
/** The scopes of a part, or of a case without parts. */
export interface ScopeGroup {
  part: Aspect | null
  choices: ScopeChoice[]
}

/**
 * The scopes that the certificate of a case may name, by part where it has parts; with chosen codes of another host,
 * which only it knows.
 */
export function scopeGroupsOf({ caseType, dualAspect }: CaseFacts, chosen: readonly string[]): ScopeGroup[] {
  const parts = dualAspect ? aspects : [null]
  return parts.map((part) => {
    const prefix = part ? `${part}.` : ''
    const foreign = chosen
      .filter((word) => word.startsWith(prefix) && !word.slice(prefix.length).includes('.'))
      .map((word) => word.slice(prefix.length))
      .filter((code) => !Object.hasOwn(scopeMeanings, code))
    return {
      part,
      choices: [...scopeCodes(caseType, part), ...foreign].map((code) => ({
        word: wordOfScope({ scope: code, case_part: part }),
        code,
        ...(scopeMeanings[code] && { meaning: scopeMeanings[code] }),
      })),
    }
  })
}

const folded = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/**
 * Whether a scope is found: every word of the search is in its code, its name or its wording, in any order and case.
 */
export function isFound({ code, meaning = '' }: ScopeChoice, wording: string | undefined, search: string): boolean {
  const text = folded(`${code} ${meaning} ${wording ?? ''}`)
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
