/**
 * The explorer calls the frame of each of its tabs a tab, although the frame has two buttons in it, which assistive
 * technology does not reach then. Makes a list of buttons of them, as long as the returned function is not called; the
 * button of the open one says so.
 */
export function tabsAsList(root: HTMLElement): () => void {
  const mend = (): void => {
    for (const list of root.querySelectorAll('ul[role=tablist]')) list.removeAttribute('role')
    for (const tab of root.querySelectorAll('.graphiql-tab')) {
      tab.removeAttribute('role')
      tab.removeAttribute('aria-selected')
      const isOpen = tab.classList.contains('graphiql-tab-active')
      tab.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', String(isOpen))
    }
  }
  mend()
  const observer = new MutationObserver(mend)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'role', 'aria-selected'] })
  return () => observer.disconnect()
}
