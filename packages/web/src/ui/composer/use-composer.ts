import { useState } from 'react'
import { dropDraft, isOwnDraft, keepDraft, readDraft, type Draft } from '../../drafts/draft-store.ts'
import { useDraftOffer } from '../../drafts/use-drafts.ts'
import { toastError } from '../toast-error.ts'

export interface BodyValidator {
  maxLength: number
  /** The first problem of a text, or `undefined`. */
  validate: (body: string) => string | undefined
}
interface Options extends BodyValidator {
  initial: string
  /** Where what is typed is kept on this device, and what it is called. */
  draft: { key: string; label: string }
  /** Resolves to false where the person goes on writing. */
  send: (body: string) => Promise<unknown>
  /** Called after the text is saved; `reset` empties the field. */
  onStored: (reset: () => void) => void
}

const textOf = (draft: Draft | undefined): string | undefined =>
  typeof draft?.value === 'string' ? draft.value : undefined

/**
 * State of a note or comment being written. It is validated on submit, then on every change; it is kept on this device
 * until it is saved. `offer` is what an earlier page kept, until the person restores or discards it.
 */
export function useComposer({ initial, maxLength, validate, draft: { key, label }, send, onStored }: Options) {
  const [text, setText] = useState(() => (isOwnDraft(key) ? textOf(readDraft(key)) : undefined) ?? initial)
  const { offered, accept, discard } = useDraftOffer(key)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const problem = isSubmitted || text.length > maxLength ? (validate(text) ?? '') : ''
  const change = (next: string): void => {
    setText(next)
    if (next === initial) dropDraft(key)
    else keepDraft(key, { label, value: next })
  }
  const reset = (): void => {
    setText('')
    setIsSubmitted(false)
  }
  const submit = (): void => {
    if (busy) return
    setIsSubmitted(true)
    if (validate(text)) return
    setBusy(true)
    send(text)
      .then(
        (sent) => {
          if (sent === false) return
          dropDraft(key)
          onStored(reset)
        },
        (error: unknown) => toastError(error),
      )
      .finally(() => setBusy(false))
  }
  const offer = offered && {
    draft: offered,
    onRestore: () => {
      accept()
      setText(textOf(offered) ?? initial)
    },
    onDiscard: discard,
  }
  return { text, change, problem, busy, submit, offer, discard: () => dropDraft(key) }
}
