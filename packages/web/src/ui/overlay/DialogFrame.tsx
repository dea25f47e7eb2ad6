import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode, RefAttributes, RefObject } from 'react'

interface Props {
  title: string
  /** The element of the whole dialog. */
  content?: RefObject<HTMLDivElement | null>
  body?: Dialog.BodyProps & RefAttributes<HTMLDivElement>
  foot?: ReactNode
  children: ReactNode
}

/** What stands in a dialog's root: backdrop, title, body, foot and the button that closes it. */
export const DialogFrame = ({ title, content, body, foot, children }: Props) => (
  <Portal>
    <Dialog.Backdrop />
    <Dialog.Positioner px="4">
      <Dialog.Content ref={content}>
        <Dialog.Header pe="12">
          <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body {...body}>{children}</Dialog.Body>
        {foot && <Dialog.Footer gap="2">{foot}</Dialog.Footer>}
        <Dialog.CloseTrigger asChild>
          <CloseButton size="xs" aria-label="Close" variant="ghost" />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </Dialog.Positioner>
  </Portal>
)
