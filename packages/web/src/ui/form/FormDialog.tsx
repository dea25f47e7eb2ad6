import { Button, CloseButton, Dialog, Flex, Portal } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { firstField } from './first-field.ts'
import { FormMessage } from './FormMessage.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface Props {
  open: boolean
  close: () => void
  title: string
  size?: 'md' | 'lg'
  isNew?: boolean
  children: ReactNode
}

/** A dialog for a form. A click outside does not close it. With `isNew`, focus starts at the first empty field. */
export function FormDialog({ open, close, title, size = 'md', isNew = false, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      initialFocusEl={() => firstField(body.current, isNew)}
      open={open}
      onOpenChange={(change) => {
        if (!change.open) close()
      }}
      size={size}
      scrollBehavior={size === 'lg' ? 'inside' : 'outside'}
      closeOnInteractOutside={false}
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
            <Dialog.Body ref={body} pb={size === 'lg' ? '0' : '5'}>
              {children}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="xs" aria-label="Close" variant="ghost" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** Footer of a dialog's form: submit, Cancel and the error message. */
export const FormDialogEnd = ({ close, submit }: { close: () => void; submit: string }) => (
  <Flex gap="2" align="flex-start" mt="3">
    <SubmitButton label={submit} />
    <Button type="button" onClick={close}>
      Cancel
    </Button>
    <FormMessage />
  </Flex>
)
