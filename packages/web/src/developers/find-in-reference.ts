/** The elements of a section, such as the fields of a type: each is a term and its description. */
const elementsOf = (section: Element): [term: HTMLElement, description: HTMLElement][] =>
  [...section.querySelectorAll<HTMLElement>(':scope > dl > dt')].map((term) => [
    term,
    term.nextElementSibling as HTMLElement,
  ])

/** Shows of a section what has all the words, with its name, and hides the rest. Returns how much there is. */
function findInSection(section: HTMLElement, words: readonly string[]): number {
  const has = (text: string): boolean => {
    const lower = text.toLowerCase()
    return words.every((word) => lower.includes(word))
  }
  const name = section.dataset.name ?? ''
  const own = [...section.children].filter(({ tagName }) => tagName !== 'DL').map(({ textContent }) => textContent)
  const isWhole = has(own.join(' '))
  let count = isWhole ? 1 : 0
  for (const [term, description] of elementsOf(section)) {
    const isFound = isWhole || has(`${name} ${term.textContent} ${description.textContent}`)
    term.hidden = !isFound
    description.hidden = !isFound
    if (isFound && !isWhole) count += 1
  }
  section.hidden = count === 0
  return count
}

/**
 * Shows what of the reference has all the words: types as a whole, or the fields of a type that have them, and the
 * groups in which there is any. Without words it shows everything. Returns how many types and fields were found.
 */
export function findInReference(root: HTMLElement, text: string): number {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const group of root.querySelectorAll<HTMLElement>('.group')) {
    const found = [...group.querySelectorAll('section')].reduce((sum, one) => sum + findInSection(one, words), 0)
    group.hidden = found === 0
    for (const names of group.querySelectorAll<HTMLElement>('.names')) names.hidden = words.length > 0
    count += found
  }
  return count
}
