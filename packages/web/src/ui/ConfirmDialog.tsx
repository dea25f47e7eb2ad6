import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { DialogRoot } from './overlay/OverlayRoot.tsx'

export interface Answer<V extends string> {
  label: string
  value: V
  isMain?: boolean
}
export interface ConfirmOptions<V extends string> {
  title: string
  text: string
  more?: ReactNode
  answers: readonly Answer<V>[]
}
interface Props<V extends string> extends ConfirmOptions<V> {
  open: boolean
  onAnswer: (value: V | undefined) => void
}

const mainFirst = <V extends string>(answers: readonly Answer<V>[]): Answer<V>[] =>
  answers.toSorted((a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false))

/** Modal dialog that asks the user to choose one of several answers. Closing it answers `undefined`. */
export function ConfirmDialog<V extends string>({ open, title, text, more, answers, onAnswer }: Props<V>) {
  const mainButton = useRef<HTMLButtonElement>(null)
  return (
    <DialogRoot
      role="alertdialog"
      open={open}
      close={() => onAnswer(undefined)}
      initialFocusEl={() => mainButton.current}
      size={more ? 'md' : 'xs'}
      placement="center"
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
            <Dialog.Footer data-form-foot>
              {mainFirst(answers).map(({ label, value, isMain }) => (
                <Button
                  key={value}
                  ref={isMain ? mainButton : undefined}
                  variant={isMain ? 'solid' : 'outline'}
                  onClick={() => onAnswer(value)}
                >
                  {label}
                </Button>
              ))}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  )
}
