/** Selects the row of an item in its table. */
export const rowSelector = (uuid: string): string => `tr[data-id="${uuid}"]`

/** Milliseconds in which a row that is listed is also rendered. */
const RENDERED_WITHIN = 3_000

/** Moves the focus to the row of an item, as soon as it is rendered, and scrolls it into view. */
export function focusRow(uuid: string): void {
  const deadline = performance.now() + RENDERED_WITHIN
  const look = (): void => {
    const row = document.querySelector<HTMLElement>(rowSelector(uuid))
    if (row) {
      row.scrollIntoView({ block: 'center' })
      row.focus({ preventScroll: true })
    } else if (performance.now() < deadline) requestAnimationFrame(look)
  }
  look()
}
