import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Question, type Asking } from './Question.tsx'

type Ask = <V extends string>(asking: Asking<V>) => Promise<V | undefined>

/** A way to ask in the middle of a piece of work and wait for the answer, and the element that does the asking. */
export function useQuestion(): { ask: Ask; asking: ReactNode } {
  const [asked, setAsked] = useState<Asking<string>>()
  const [open, setOpen] = useState(false)
  const settle = useRef<(value: string | undefined) => void>(undefined)
  const ask = useCallback<Ask>(
    (asking) =>
      new Promise((resolve) => {
        settle.current = (value) => resolve(value as (typeof asking)['answers'][number]['value'] | undefined)
        setAsked(asking)
        setOpen(true)
      }),
    [],
  )
  const answer = (value: string | undefined): void => {
    setOpen(false)
    settle.current?.(value)
  }
  // What was asked stays while the dialog closes, or it would close empty.
  return { ask, asking: asked && <Question {...asked} open={open} answer={answer} /> }
}
