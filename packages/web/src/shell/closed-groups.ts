import { useState } from 'react'

const KEY = 'sidebar_closed'

function storedLabels(): string[] {
  try {
    const labels: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(labels) ? labels.map(String) : []
  } catch {
    return []
  }
}

/** The sidebar groups that the user has collapsed, stored in local storage. All are open by default. */
export function useClosedGroups(): { isClosed: (label: string) => boolean; toggle: (label: string) => void } {
  const [closed, setClosed] = useState(storedLabels)
  return {
    isClosed: (label) => closed.includes(label),
    toggle: (label) => {
      const next = closed.includes(label) ? closed.filter((other) => other !== label) : [...closed, label]
      localStorage.setItem(KEY, JSON.stringify(next))
      setClosed(next)
    },
  }
}
