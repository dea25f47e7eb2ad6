import { useState } from 'react'

const STORAGE_KEY = 'costs'

/** Whether the costs panel is shown beside the tabs. The choice is stored in `localStorage`. */
export function useCostsShown(): { shown: boolean; toggle: () => void } {
  const [shown, setShown] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'hidden')
  const toggle = (): void => {
    localStorage.setItem(STORAGE_KEY, shown ? 'hidden' : 'shown')
    setShown(!shown)
  }
  return { shown, toggle }
}
