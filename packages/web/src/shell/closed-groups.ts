import { useState } from 'react'

const KEY = 'sidebar_closed'

function kept(): string[] {
  try {
    const labels: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(labels) ? labels.map(String) : []
  } catch {
    return []
  }
}

/** Which groups of the sidebar the person has closed; all are open until then. */
export function useClosedGroups(): { isClosed: (label: string) => boolean; toggle: (label: string) => void } {
  const [closed, setClosed] = useState(kept)
  return {
    isClosed: (label) => closed.includes(label),
    toggle: (label) => {
      const next = closed.includes(label) ? closed.filter((other) => other !== label) : [...closed, label]
      localStorage.setItem(KEY, JSON.stringify(next))
      setClosed(next)
    },
  }
}
