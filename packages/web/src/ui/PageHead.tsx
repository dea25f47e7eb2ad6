import { Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The head of a screen: its title, and at the right what can be done. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Flex align="center" justify="space-between" gap="4" minH="8" mb="4">
    <Heading as="h1" textStyle="xl">
      {title}
    </Heading>
    {children && <Flex gap="2">{children}</Flex>}
  </Flex>
)
