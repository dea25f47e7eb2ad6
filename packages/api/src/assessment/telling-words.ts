import { fold } from '@costdraft/schema/text/folding.ts'
import type { BillLine } from './bill-lines.ts'

/** Words that say nothing of the work. */
const COMMON = new Set(
  'about after again also been before being could does down during each ever from further have having here into itself just more most much must only other over same should some such than that their them then there these they this those through under until upon very were what when where which while will with within would your'.split(
    ' ',
  ),
)
const SHORTEST = 4
const LONGEST = 40

/** Those of a folded text. */
const wordsIn = (folded: string): string[] => [
  ...new Set(
    [...folded.matchAll(/\p{L}[\p{L}’']*/gu)].flatMap(([word]) =>
      word.length >= SHORTEST && word.length <= LONGEST && !COMMON.has(word) ? [word] : [],
    ),
  ),
]

/** The words of a description by which its work is known again: folded, each once, without numbers and common words. */
export const tellingWords = (description: string): string[] => wordsIn(fold(description))

// The lines of a bill are kept while it is assessed, and each change of one asks for the words of all.
const known = new WeakMap<BillLine, string[]>()
/** The same of a line of a bill. */
export function wordsOfLine(line: BillLine): string[] {
  const words = known.get(line) ?? wordsIn(line.folded)
  known.set(line, words)
  return words
}
