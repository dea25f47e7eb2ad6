/** Attributes of the content of the sheet of keys. */
export const keySheet = { 'data-key-sheet': '' } as const

/** Whether an element is in the sheet of keys, which is looked at in the midst of typing: nothing is left by it. */
export const isInKeySheet = (element: Element): boolean =>
  (element.closest('[role=dialog]')?.querySelector('[data-key-sheet]') ?? null) !== null
