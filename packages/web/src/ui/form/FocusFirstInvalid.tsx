import { useEffect, useRef, type RefObject } from 'react'
import { useFormState } from 'react-final-form'

/** Focuses the first invalid field of a form; of a group of choices its first. */
export const focusFirstInvalid = (form: HTMLElement | null): void => {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const isGroup = field?.role === 'radiogroup'
  ;(isGroup ? field.querySelector('input') : field)?.focus()
}

/** Focuses the first invalid field when the server has rejected the form; its fields are marked only then. */
export function FocusFirstInvalid({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitting = false, submitFailed } = useFormState({ subscription: { submitting: true, submitFailed: true } })
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !submitting && submitFailed) focusFirstInvalid(form.current)
    wasSubmitting.current = submitting
  }, [submitting, submitFailed, form])
  return null
}
