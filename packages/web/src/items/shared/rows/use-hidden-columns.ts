import { useState } from 'react'

const keyOf = (title: string): string => `columns ${title}`
const stored = (key: string): string[] => (localStorage.getItem(key) ?? '').split('\n').filter(Boolean)

/**
 * The heads of the columns of a tab that are not shown. The choice is stored in `localStorage`, for all cases alike.
 */
export function useHiddenColumns(title: string): { hidden: readonly string[]; choose: (hidden: string[]) => void } {
  const key = keyOf(title)
  const [hidden, setHidden] = useState(() => stored(key))
  return {
    hidden,
    choose: (next) => {
      localStorage.setItem(key, next.join('\n'))
      setHidden(next)
    },
  }
}
