import type { KeyboardEvent } from 'react'

/**
 * Key handler of a panel of links: Arrow Up and Arrow Down move the focus between the links, Home and End to the first
 * and the last.
 */
export function onLinkArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: links[at + 1], ArrowUp: links[Math.max(0, at - 1)], Home: links[0], End: links.at(-1) }[
    event.key
  ]
  if (!next) return
  event.preventDefault()
  next.focus()
}
