import { useState, type ChangeEvent, type KeyboardEvent } from 'react'

/** How a value is typed, shown and moved by keys. */
export interface Notation {
  /** The value of a typed text; a text that means none is its own value, for validation to reject. */
  read: (text: string) => string
  /** A value as it is shown. */
  show: (value: string) => string
  /** The value after a key; undefined where the key does not move this value. */
  move: (value: string, key: string) => string | undefined
}
interface Options {
  value: string
  change: (value: string) => void
  onBlur?: () => void
}

/**
 * The input attributes of a field that is typed in one notation and stored in another. The form always has the value of
 * what is typed, so that it can be saved, kept or compared at any moment; the typed text itself is shown until the
 * field loses focus or Enter is pressed.
 */
export function useTypedValue({ read, show, move }: Notation, { value, change, onBlur }: Options) {
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const type = (text: string): void => {
    const next = read(text)
    setTyped({ text, value: next })
    if (next !== value) change(next)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') setTyped(undefined)
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const moved = move(value, event.key)
    if (moved === undefined) return
    event.preventDefault()
    setTyped(undefined)
    if (moved !== value) change(moved)
  }
  return {
    // A value set from elsewhere, such as a restored draft, replaces what was typed.
    value: typed?.value === value ? typed.text : show(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    onKeyDown,
    onBlur: () => {
      setTyped(undefined)
      onBlur?.()
    },
  }
}
