import { paragraphsOf } from '../bill/format.ts'
import type { FrozenCase } from '../frozen-case.ts'

/** What stands for characters that have a plain form which is not their letter without its marks. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-', '…': '...', '•': '*', '·': '*' },
  ...{ '£': 'GBP ', '€': 'EUR ', '½': '1/2', '¼': '1/4', '¾': '3/4', '×': 'x', '÷': '/', '°': ' degrees' },
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', '\u00a0': ' ', '\u00ad': '' },
}
const MARKS = /\p{M}/gu
const isAscii = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text)

/** A character in ASCII: its plain form, or its letter without marks; a question mark for any other. */
function plainOf(character: string): string {
  const known = PLAIN[character] ?? character.normalize('NFKD').replaceAll(MARKS, '')
  return isAscii(known) ? known : '?'
}

/** A text in ASCII, and what was replaced in it by what, each with how often. */
export function inAscii(text: string): { text: string; replaced: { character: string; by: string; count: number }[] } {
  const counts = new Map<string, number>()
  const plain = [...text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')].map((character) => {
    if (isAscii(character)) return character
    counts.set(character, (counts.get(character) ?? 0) + 1)
    return plainOf(character)
  })
  return {
    text: plain.join(''),
    replaced: [...counts].map(([character, count]) => ({ character, by: plainOf(character), count })),
  }
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
const replacementOf = ({ character, by, count }: ReturnType<typeof inAscii>['replaced'][number]): string =>
  `${codeOf(character)} by ${by === '' ? 'nothing' : `"${by}"`}, ${count === 1 ? 'once' : `${count} times`}`

/**
 * The narrative of a case in ASCII, for boxes of the Legal Aid Agency that refuse other characters; below it what was
 * replaced, by the codes of the characters.
 */
export function asciiNarrative({ case: { caseName, reference }, narrative }: FrozenCase): string {
  const paragraphs = paragraphsOf(narrative)
  const { text, replaced } = inAscii(
    [caseName, reference, '', paragraphs.join('\n\n') || 'No narrative was given.'].join('\n'),
  )
  const note =
    replaced.length === 0
      ? 'Nothing was replaced.'
      : ['Replaced, because it is not ASCII:', ...replaced.map(replacementOf)].join('\n')
  return `${text}\n\n---\n${note}\n`.replaceAll('\n', '\r\n')
}
