import { chakra } from '@chakra-ui/react'

/**
 * The word of a button beside its icon. On a phone the icon stands alone, so that the buttons of a page stand beside
 * its title, and a screen reader still says the word.
 */
export const ButtonWord = ({ children }: { children: string }) => (
  <chakra.span srOnly={{ base: true, sm: false }}>{children}</chakra.span>
)
