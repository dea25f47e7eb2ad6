import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { FIGURE_PARAM } from './use-explained.ts'

const STORAGE_KEY = 'costs'

/**
 * Whether the costs panel is shown beside the tabs. The choice is stored in `localStorage`; a link to a figure shows
 * it.
 */
export function useCostsShown(): { shown: boolean; toggle: () => void } {
  const [params] = useSearchParams()
  const [shown, setShown] = useState(() => params.has(FIGURE_PARAM) || localStorage.getItem(STORAGE_KEY) !== 'hidden')
  const toggle = (): void => {
    localStorage.setItem(STORAGE_KEY, shown ? 'hidden' : 'shown')
    setShown(!shown)
  }
  return { shown, toggle }
}
