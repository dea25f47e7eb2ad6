import { Portal } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'

/** The content of the page; a menu outside it would stand in no landmark. */
const main: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main')
  },
}

/**
 * Where menus and lists of choices render: in the content of the page, or in that of the dialog that they belong to.
 */
export const MenuPortal = ({
  container = main,
  children,
}: {
  container?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}) => <Portal container={container}>{children}</Portal>
