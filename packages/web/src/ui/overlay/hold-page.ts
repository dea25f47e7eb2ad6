import { isTextField } from '../is-text-field.ts'
import { isInLayer } from './focus-trail.ts'

const OPEN_LAYERS = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]'
const holds = new Set<object>()

/** Keeps keys from the page below a dialog, from its opening to the end of its closing. Returns the release. */
export function holdPage(): () => void {
  const hold = {}
  holds.add(hold)
  return () => void holds.delete(hold)
}

/** Whether the page is below a dialog or a menu, also while that opens or closes: then its shortcuts do nothing. */
export const isPageHeld = (): boolean => holds.size > 0 || document.querySelector(OPEN_LAYERS) !== null

// While a dialog opens or closes the focus can still, or already, be in the page, whose rows and buttons act on keys
// too.
addEventListener(
  'keydown',
  (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (holds.size === 0 || ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape') return
    if (isTextField(target) || isInLayer(target) || (target instanceof Element && target.closest('[data-scope=toast]')))
      return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)
