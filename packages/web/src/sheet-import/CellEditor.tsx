import { MAX_LEDGER_CELL } from '@costdraft/schema/ledger/ledger-choices.ts'
import { useId, useRef, type KeyboardEvent, type RefCallback } from 'react'

interface Props {
  name: string
  text: string
  /** Whether it has room for several lines. */
  isLong: boolean
  /** What is likely meant, offered while one types. */
  offered: readonly string[]
  /** Takes what was typed, or with undefined leaves all as it was. `isKey` is false where the focus has moved on. */
  end: (text: string | undefined, isKey: boolean) => void
}

/** Puts the cursor behind all that is chosen, so that typing replaces the text and an arrow goes on in it. */
const focusAll: RefCallback<HTMLInputElement | HTMLTextAreaElement> = (input) => {
  if (!input || input === document.activeElement) return
  input.focus({ preventScroll: true })
  input.select()
}

/** The text of a cell while it is corrected: Enter takes it, Escape leaves it as it was, and so does Tab take it. */
export function CellEditor({ name, text, isLong, offered, end }: Props) {
  const id = useId()
  const isDone = useRef(false)
  const finish = (typed: string | undefined, isKey: boolean): void => {
    if (isDone.current) return
    isDone.current = true
    end(typed, isKey)
  }
  const shared = {
    'aria-label': name,
    'data-editing': true,
    defaultValue: text,
    maxLength: MAX_LEDGER_CELL,
    onBlur: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => finish(target.value, false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      event.stopPropagation()
      if (event.key === 'Escape') finish(undefined, true)
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      finish(event.currentTarget.value, true)
    },
  }
  if (isLong) return <textarea ref={focusAll} rows={2} {...shared} />
  return (
    <>
      <input ref={focusAll} autoComplete="off" list={offered.length > 0 ? id : undefined} {...shared} />
      {offered.length > 0 && (
        <datalist id={id}>
          {offered.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  )
}
