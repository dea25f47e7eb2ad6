import { Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'

/** Takes what is typed while a form is saved and the next one is not there yet. */
export interface TypeAheadHandle {
  /**
   * Moves the focus here. Returns how to go back, for a form that was refused; what was typed by then stays for the
   * next form.
   */
  start: () => () => void
  /** What was typed, with a tab between fields; it is empty from then on. */
  take: () => string
}

const insertTab = (box: HTMLTextAreaElement): void => {
  box.setRangeText('\t', box.selectionStart, box.selectionEnd, 'end')
}

/**
 * A hidden text box for typing ahead, with a line that shows what it holds. It is outside the form, because that is
 * replaced by the next. `what` names what is typed, e.g. "the next hearing".
 */
export function TypeAhead({ handle, what }: { handle: Ref<TypeAheadHandle>; what: string }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  useImperativeHandle(handle, () => ({
    start: () => {
      const field = document.activeElement
      box.current?.focus({ preventScroll: true })
      return () => {
        if (document.activeElement === box.current && field instanceof HTMLElement) field.focus()
      }
    },
    take: () => {
      const typed = box.current?.value ?? ''
      if (box.current) box.current.value = ''
      setText('')
      return typed
    },
  }))
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Tab' && event.key !== 'Enter') return
    event.preventDefault()
    // The focus trap of the dialog must not move the focus either.
    event.stopPropagation()
    if (event.key === 'Tab' && !event.shiftKey) insertTab(event.currentTarget)
  }
  return (
    <>
      <VisuallyHidden asChild>
        <chakra.textarea
          ref={box}
          aria-label={`For ${what}`}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </VisuallyHidden>
      {text.trim() !== '' && (
        <Text role="status" textStyle="sm" color="muted" pb="3" overflowWrap="anywhere">
          {`For ${what}: ${text.replaceAll('\t', ' · ')}`}
        </Text>
      )}
    </>
  )
}
