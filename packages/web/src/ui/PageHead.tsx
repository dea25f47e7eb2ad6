import { Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Page heading: the title on the left, the actions (children) on the right. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Flex align="center" justify="space-between" gap="4" minH="8" mb="4" wrap="wrap">
    <Heading as="h1" textStyle="xl">
      {title}
    </Heading>
    {children && (
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    )}
  </Flex>
)
