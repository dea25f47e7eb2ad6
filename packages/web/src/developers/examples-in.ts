/** An operation that the explorer opens in a tab of its own. */
export interface ExplorerTab {
  query: string
  variables: string
}

/** The operations of the page `/docs/explorer`, as the gateway writes it. */
export function examplesIn(html: string): ExplorerTab[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('section')].map((section) => ({
    query: section.querySelector('[data-operation]')?.textContent.trim() ?? '',
    variables: section.querySelector('[data-variables]')?.textContent.trim() ?? '',
  }))
}
