/** Puts the focus into the search of the top bar, which opens it. */
export const focusSearch = (): void =>
  document.querySelector<HTMLElement>('[role=search] [aria-keyshortcuts="/"]')?.focus()
