import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { Tab } from '../items/shared/define-tab.tsx'

/** Milliseconds that a pointer rests on a tab that it means; on its way to another it is gone sooner. */
const REST = 60

/** Follows a pointer over what can be opened, and says when it means one. */
export function createPointing() {
  let resting: ReturnType<typeof setTimeout> | undefined
  const leave = (): void => clearTimeout(resting)
  return {
    leave,
    /** The handlers of what can be opened: once it is meant, it is read. */
    handlers: (read: () => void) => ({
      onPointerEnter: () => {
        leave()
        resting = setTimeout(read, REST)
      },
      onPointerDown: () => {
        leave()
        read()
      },
      onPointerLeave: leave,
    }),
  }
}

/** What reads the rows of a tab while it is still pointed at: they are there, or on their way, when it opens. */
export function useReadAhead(caseUuid: string) {
  const client = useApolloClient()
  const [pointing] = useState(createPointing)
  useEffect(() => pointing.leave, [pointing])
  return (tab: Tab) => pointing.handlers(() => tab.readAhead?.(client, caseUuid))
}
