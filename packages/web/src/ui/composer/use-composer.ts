import { useState } from 'react'
import { toastError } from '../toast-error.ts'

export interface BodyValidator {
  maxLength: number
  /** The first problem of a text, or `undefined`. */
  validate: (body: string) => string | undefined
}
interface Options extends BodyValidator {
  initial: string
  send: (body: string) => Promise<unknown>
  /** Called after the text is saved; `reset` empties the field. */
  onStored: (reset: () => void) => void
  /** Called on every change, for callers that keep unsent drafts. */
  onType?: (body: string) => void
}

/** State of a note or comment being written. It is validated on submit, then on every change; it is kept until it is saved. */
export function useComposer({ initial, maxLength, validate, send, onStored, onType }: Options) {
  const [text, setText] = useState(initial)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const problem = isSubmitted || text.length > maxLength ? (validate(text) ?? '') : ''
  const change = (next: string): void => {
    setText(next)
    onType?.(next)
  }
  const reset = (): void => {
    change('')
    setIsSubmitted(false)
  }
  const submit = (): void => {
    if (busy) return
    setIsSubmitted(true)
    if (validate(text)) return
    setBusy(true)
    send(text)
      .then(
        () => onStored(reset),
        (error: unknown) => toastError(error),
      )
      .finally(() => setBusy(false))
  }
  return { text, change, problem, busy, submit }
}
