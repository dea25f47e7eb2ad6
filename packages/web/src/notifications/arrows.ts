import type { KeyboardEvent } from 'react'

/** In a panel of links the arrows go from one to the next, wherever the focus is in it; Home and End to its ends. */
export function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')],
    at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: links[at + 1], ArrowUp: links[Math.max(0, at - 1)], Home: links[0], End: links.at(-1) }[
    event.key
  ]
  if (!next) return
  event.preventDefault()
  next.focus()
}
