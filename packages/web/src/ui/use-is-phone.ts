import { useBreakpointValue } from '@chakra-ui/react'
import { useEffect, useReducer, useState } from 'react'
import { isPageHeld } from './overlay/hold-page.ts'

/** How often it is looked whether a dialog has closed, in milliseconds. */
const LOOK = 300

/**
 * Whether the window is as narrow as that of a phone. While a dialog is open it stays what it was: a phone that is
 * turned would draw anew what the dialog belongs to, and with it the dialog and what was entered there.
 */
export function useIsPhone(): boolean {
  const isNow = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false
  const [isPhone, setIsPhone] = useState(isNow)
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const isHeld = isPhone !== isNow && isPageHeld()
  if (isPhone !== isNow && !isHeld) setIsPhone(isNow)
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(lookAgain, LOOK)
    return () => clearInterval(timer)
  }, [isHeld])
  return isPhone
}
