import { useFormState } from 'react-final-form'
import { BusyButton } from './BusyButton.tsx'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
/** The tooltip and the accessible name of the key that presses the button from any field; see `Form`. */
export const submitShortcut = {
  title: isMac ? '⌘ ⏎' : 'Ctrl ⏎',
  'aria-keyshortcuts': isMac ? 'Meta+Enter' : 'Control+Enter',
}

interface Props {
  label: string
  /** What the form's `save` is told was pressed. The main button has none. */
  value?: string
  /** Whether Ctrl+Enter presses this button. */
  hasShortcut: boolean
}

/**
 * A button that submits its form. While saving it is marked busy instead of disabled, so that it keeps its size and
 * focus.
 */
export function SubmitButton({ label, value, hasShortcut }: Props) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } })
  const isMain = value === undefined
  return (
    <BusyButton
      type="submit"
      value={value}
      variant={isMain ? 'solid' : 'outline'}
      isBusy={isMain && submitting}
      aria-disabled={submitting}
      {...(hasShortcut && submitShortcut)}
    >
      {label}
    </BusyButton>
  )
}
