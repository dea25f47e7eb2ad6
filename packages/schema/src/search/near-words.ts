import { searchWords } from './words.ts'

/** Shorter words are near too many others, and longer ones are no word that somebody mistypes. */
const SHORTEST = 5
const LONGEST = 40
const LETTERS = /^\p{L}+$/u
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Whether words near to one are looked for: those of five letters or more. */
const isSpelt = (word: string): boolean => LETTERS.test(word) && word.length >= SHORTEST && word.length <= LONGEST

/**
 * Every word at distance one from a folded word, each once, in the order of their letters: one letter wrong, missing or
 * too many, or two neighbours in the wrong order. None for words with fewer than five letters or anything but letters.
 * Letters are those of the alphabet and the word's own.
 */
export function nearWords(word: string): string[] {
  if (!isSpelt(word)) return []
  const letters = [...new Set(ALPHABET + word)]
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    near.add(before + after.slice(1))
    if (after.length > 1) near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of letters) {
      near.add(before + letter + after)
      if (after !== '') near.add(before + letter + after.slice(1))
    }
  }
  near.delete(word)
  return [...near].toSorted()
}

/** A word in the capitals in which another was typed. */
function inCapitalsOf(typed: string, word: string): string {
  const letters = typed.replaceAll(/\P{L}/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase()
  const first = letters.charAt(0)
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A text of a search with other words in place of some: `others` by the words that `searchWords` reads in it. */
export const withOtherWords = (text: string, others: ReadonlyMap<string, string>): string =>
  text
    .trim()
    .split(/\s+/)
    .map((typed) => {
      const other = others.get(searchWords(typed)[0]?.text ?? '')
      return other === undefined ? typed : inCapitalsOf(typed, other)
    })
    .join(' ')
