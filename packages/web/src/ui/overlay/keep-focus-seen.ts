const SMALL = '(max-height: 480px), (max-width: 480px)'

/**
 * In a small window, brings what Tab reaches whole into view: a browser is content with the caret of a long text, or
 * with a part of a tab.
 */
export function keepFocusSeen(): void {
  const small = matchMedia(SMALL)
  document.addEventListener('focusin', ({ target }) => {
    if (!small.matches || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    if (target.offsetHeight > innerHeight) return
    // A box to tick is drawn by its label; the input itself is too small to be seen.
    const drawn = target.offsetHeight < 8 ? (target.closest('label, [data-part=root]') ?? target) : target
    requestAnimationFrame(() => {
      if (document.activeElement === target) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  })
}
