import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode, RefAttributes, RefObject } from 'react'

interface Props {
  title: string
  /** The element of the whole dialog. */
  content?: RefObject<HTMLDivElement | null>
  body?: Dialog.BodyProps & RefAttributes<HTMLDivElement>
  foot?: ReactNode
  /** For the size `cover`: always as high as the screen leaves, and on a phone all of it. */
  isPage?: boolean
  children: ReactNode
}

const pagePositioner = { px: { base: '0', md: '6' } } as const
const pageContent = {
  height: '100%',
  maxW: '1240px',
  borderRadius: { mdDown: '0' },
  borderWidth: { mdDown: '0' },
} as const

/** What stands in a dialog's root: backdrop, title, body, foot and the button that closes it. */
export const DialogFrame = ({ title, content, body, foot, isPage = false, children }: Props) => (
  <Portal>
    <Dialog.Backdrop />
    <Dialog.Positioner px="4" {...(isPage && pagePositioner)}>
      <Dialog.Content ref={content} {...(isPage && pageContent)}>
        <Dialog.Header pe="12">
          <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body {...body}>{children}</Dialog.Body>
        {foot && <Dialog.Footer data-form-foot>{foot}</Dialog.Footer>}
        <Dialog.CloseTrigger asChild>
          <CloseButton size="xs" aria-label="Close" variant="ghost" />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </Dialog.Positioner>
  </Portal>
)
