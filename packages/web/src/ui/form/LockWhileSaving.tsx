import { useEffect, type RefObject } from 'react'
import { useFormState } from 'react-final-form'

const FIELDS = 'input, select, textarea, label'
/** Keys that change no value. */
const isHarmless = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'c')

/**
 * Keeps the fields of a form as they are while it is saved: what was typed then would be in no record once the form has
 * closed. The fields are not disabled, so that the focus stays where it is.
 */
export function LockWhileSaving({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } })
  useEffect(() => {
    const element = form.current
    if (!submitting || !element) return undefined
    const refuse = (event: Event): void => {
      const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (!isField || (event instanceof KeyboardEvent && isHarmless(event))) return
      event.preventDefault()
      event.stopPropagation()
    }
    // `beforeinput` covers what is pasted, dropped or composed.
    const events = ['keydown', 'beforeinput', 'pointerdown', 'mousedown', 'click'] as const
    for (const name of events) element.addEventListener(name, refuse, true)
    return () => {
      for (const name of events) element.removeEventListener(name, refuse, true)
    }
  }, [submitting, form])
  return null
}
