import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'

export interface Answer<V extends string> {
  label: string
  value: V
  isMain?: boolean
}
export interface Asking<V extends string> {
  title: string
  text: string
  more?: ReactNode
  answers: readonly Answer<V>[]
}
interface Props<V extends string> extends Asking<V> {
  open: boolean
  answer: (value: V | undefined) => void
}

/** Something only the person can decide. Closing it decides nothing. */
export function Question<V extends string>({ open, title, text, more, answers, answer }: Props<V>) {
  const main = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => {
        if (!change.open) answer(undefined)
      }}
      initialFocusEl={() => main.current}
      size={more ? 'md' : 'xs'}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text color="muted">{text}</Text>
              {more}
            </Dialog.Body>
            <Dialog.Footer gap="2">
              {answers.map(({ label, value, isMain }) => (
                <Button
                  key={value}
                  ref={isMain ? main : undefined}
                  variant={isMain ? 'solid' : 'outline'}
                  onClick={() => answer(value)}
                >
                  {label}
                </Button>
              ))}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
