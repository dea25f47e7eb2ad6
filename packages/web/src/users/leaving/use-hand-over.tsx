import { useCallback, useState, type ReactNode } from 'react'
import { HandOverDialog, type Leaver } from './HandOverDialog.tsx'

interface Asked {
  leaver: Leaver
  answer: (isDone: boolean) => void
}

/**
 * The dialog that hands over and deactivates, as a promise: it resolves with whether that was done. The caller must
 * render `handOverDialog`.
 */
export function useHandOver(): { handOver: (leaver: Leaver) => Promise<boolean>; handOverDialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const handOver = useCallback((leaver: Leaver) => new Promise<boolean>((answer) => setAsked({ leaver, answer })), [])
  const close = (isDone: boolean): void => {
    setAsked(undefined)
    asked?.answer(isDone)
  }
  return { handOver, handOverDialog: asked && <HandOverDialog leaver={asked.leaver} close={close} /> }
}
