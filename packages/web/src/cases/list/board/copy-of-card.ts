/**
 * A copy of a card as it looks, to be moved about while the card itself keeps its place. Nothing in it can be reached.
 */
export function copyOfCard(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  for (const name of ['data-case', 'role', 'tabindex', 'aria-label', 'aria-roledescription', 'aria-describedby'])
    copy.removeAttribute(name)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.style.width = `${card.getBoundingClientRect().width}px`
  copy.style.boxShadow = 'var(--chakra-shadows-floating)'
  return copy
}
