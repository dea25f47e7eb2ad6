import { useState } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { LONGEST_NOTE, noteProblem } from './note-problem.ts'

/** A text on its way to be a note: judged when it is sent, then with every key until it is right; kept until it is stored. */
export function useNoteText(initial: string, send: (body: string) => Promise<unknown>, stored: (reset: () => void) => void) {
  const [text, setText] = useState(initial)
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const problem = sent || text.length > LONGEST_NOTE ? noteProblem(text) ?? '' : ''
  const reset = (): void => { setText(initial); setSent(false) }
  const submit = (): void => {
    if (busy) return
    setSent(true)
    if (noteProblem(text)) return
    setBusy(true)
    send(text).then(() => stored(reset), (error: unknown) => toastError(error)).finally(() => setBusy(false))
  }
  return { text, change: setText, problem, busy, submit }
}
