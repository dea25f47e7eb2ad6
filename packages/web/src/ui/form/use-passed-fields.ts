import type { FormApi } from 'final-form'
import { useState, type FocusEvent } from 'react'

/** What opens over a page and belongs to its form, or to no form. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-scope=toast]'

/** Whether the focus goes from a form to something else of the page: not to another window, and not to nothing. */
const isLeaving = (form: HTMLElement, from: EventTarget, to: EventTarget | null): boolean =>
  from instanceof Node &&
  to instanceof Element &&
  // React events bubble through portals: the focus may move in a dialog of the form.
  form.contains(from) &&
  !form.contains(to) &&
  // A dialog is left only by closing it.
  form.closest(OVER) === null &&
  to.closest(OVER) === null

/** The fields that had been passed when the focus last left the form, and the handler that notices that. */
export function usePassedFields() {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>, form: FormApi): void => {
    if (!isLeaving(currentTarget, target, relatedTarget)) return
    const { touched = {} } = form.getState()
    setPassed(new Set(Object.keys(touched).filter((path) => touched[path])))
  }
  return { passed, onBlur }
}
