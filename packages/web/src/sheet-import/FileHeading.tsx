import { Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'

interface Props {
  name: string
  /** What the focus begins at. */
  heading: RefObject<HTMLHeadingElement | null>
  restart: () => void
  /** What is said beside the name. */
  children?: ReactNode
}

/** The file of which what follows is a preview, and the way to another. */
export const FileHeading = ({ name, heading, restart, children }: Props) => (
  <Flex align="center" justify="space-between" gap="3" pb="3">
    <Text
      as="h3"
      ref={heading}
      tabIndex={-1}
      textStyle="sm"
      minW="0"
      overflowWrap="anywhere"
      borderRadius="l1"
      focusVisibleRing="outside"
    >
      <b>{name}</b>
      {children}
    </Text>
    <Button size="xs" variant="ghost" flexShrink="0" onClick={restart}>
      Another file
    </Button>
  </Flex>
)
