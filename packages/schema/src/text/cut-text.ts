/**
 * The first characters of a text, as a reader counts them, so that none (an emoji, a letter with its accents) is cut in
 * two; of at most `longest` UTF-16 units. A single character that is longer than that, as one with hundreds of accents,
 * is cut all the same.
 */
export function cutTo(text: string, longest: number): string {
  if (text.length <= longest) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (index + segment.length > longest) break
    end = index + segment.length
  }
  return end > 0 ? text.slice(0, end) : wholeCodePoints(text.slice(0, Math.max(longest, 0)))
}

/** Without the first half of a code point at the end. */
const wholeCodePoints = (text: string): string => (text.isWellFormed() ? text : text.replace(/[\uD800-\uDBFF]$/, ''))

/** A text for display: as it is, or its beginning with an ellipsis. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${cutTo(text, longest)}…` : text
