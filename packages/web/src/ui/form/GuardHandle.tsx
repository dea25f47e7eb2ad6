import { useImperativeHandle, type Ref, type RefObject } from 'react'
import { useFormState } from 'react-final-form'

/** What a guard of the page asks a form before it is left. */
export interface FormGuard {
  isUnsaved: () => boolean
  /** Drops what is kept of the form on this device. */
  discard: () => void
}

interface Props {
  handle: Ref<FormGuard>
  isSaved: RefObject<boolean>
  onLeave: () => void
}

/** Hands the state of the surrounding form to the guard of its page. Renders nothing. */
export function GuardHandle({ handle, isSaved, onLeave }: Props) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } })
  useImperativeHandle(handle, () => ({ isUnsaved: () => dirty && !isSaved.current, discard: onLeave }))
  return null
}
