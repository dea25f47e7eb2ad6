import { useState } from 'react'

/** A text of the file that stands for a value. */
interface Asked {
  key: string
  text: string
  isUnknown: boolean
}

/** The texts that are asked for, by their keys, in the order in which they first were. */
export function useAskedFor(meanings: readonly Asked[]): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([])
  const added = meanings.filter(({ key, isUnknown }) => isUnknown && !asked.includes(key)).map(({ key }) => key)
  if (added.length > 0) setAsked([...asked, ...added])
  return asked
}

/**
 * The texts in an order that choosing does not change: those that were asked for, in the order in which they first were
 * (`asked`, by their keys), then the others by their text.
 */
export function inOrder<Meaning extends Pick<Asked, 'key' | 'text'>>(
  meanings: readonly Meaning[],
  asked: readonly string[],
): Meaning[] {
  const place = new Map(asked.map((key, i) => [key, i]))
  const placeOf = ({ key }: Meaning): number => place.get(key) ?? asked.length
  return meanings.toSorted((a, b) => placeOf(a) - placeOf(b) || a.text.localeCompare(b.text))
}
