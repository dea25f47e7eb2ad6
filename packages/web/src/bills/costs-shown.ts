import { useState } from 'react'

const KEY = 'costs'

/** Whether the costs stand beside the tabs; the choice is kept. */
export function useCostsShown(): { shown: boolean; toggle: () => void } {
  const [shown, setShown] = useState(() => localStorage.getItem(KEY) !== 'hidden')
  const toggle = (): void => {
    localStorage.setItem(KEY, shown ? 'hidden' : 'shown')
    setShown(!shown)
  }
  return { shown, toggle }
}
