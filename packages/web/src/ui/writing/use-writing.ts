import { useState } from 'react'
import { toastError } from '../toast-error.ts'

export interface Judge {
  longest: number
  judge: (body: string) => string | undefined
}
interface Writing extends Judge {
  initial: string
  send: (body: string) => Promise<unknown>
  stored: (reset: () => void) => void
  /** Told of every key, where what is not sent yet is kept. */
  typed?: (body: string) => void
}

/** A text on its way to be a note or a comment: judged when it is sent, then with every key until it is right; kept until it is stored. */
export function useWriting({ initial, longest, judge, send, stored, typed }: Writing) {
  const [text, setText] = useState(initial)
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const problem = sent || text.length > longest ? (judge(text) ?? '') : ''
  const change = (next: string): void => {
    setText(next)
    typed?.(next)
  }
  const reset = (): void => {
    change('')
    setSent(false)
  }
  const submit = (): void => {
    if (busy) return
    setSent(true)
    if (judge(text)) return
    setBusy(true)
    send(text)
      .then(
        () => stored(reset),
        (error: unknown) => toastError(error),
      )
      .finally(() => setBusy(false))
  }
  return { text, change, problem, busy, submit }
}
