import { useEffect, useRef, type RefObject } from 'react'
import { useFormState } from 'react-final-form'

export const focusFirstWrong = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** Leads to the first wrong field when the server has refused; only then are its rings drawn. */
export function WrongFocus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitting = false, submitFailed } = useFormState({ subscription: { submitting: true, submitFailed: true } })
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !submitting && submitFailed) focusFirstWrong(form.current)
    was.current = submitting
  }, [submitting, submitFailed, form])
  return null
}
