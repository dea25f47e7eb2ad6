import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf, ofCase } from '../words.ts'

const saidOf = (what: string, characters: readonly string[]): string =>
  `${what} has ${characters.length === 1 ? 'a character' : 'characters'} that the documents cannot print: ${characters.join(' ')}. A sign is printed instead.`

/** Texts with characters that no font of the documents has. Source: the fonts (docs/decisions/0050). */
export const unprintable: FilingRule = ({ items, unprintable: ofTexts }) => [
  ...[...ofTexts].flatMap(([text, characters]) => ofCase(saidOf(`The ${text}`, characters))),
  ...items.flatMap((item) =>
    item.unprintable && item.unprintable.length > 0 ? [findingOn(item, saidOf(nameOf(item), item.unprintable))] : [],
  ),
]
