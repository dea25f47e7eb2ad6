import { searchWords } from '@costdraft/schema/search/words.ts'

/**
 * The words of a search as the functions of the database take them: all, the longest first, and those that must stand
 * in a text as they are.
 */
export function askedWords(text: string): { words: string[]; contains: string[] } {
  const found = searchWords(text)
  return {
    // A case that lacks one need not be looked for by the others.
    words: found.map((word) => word.text).toSorted((a, b) => b.length - a.length),
    contains: found.flatMap((word) => (word.isPlain ? [] : [word.text])),
  }
}
