import { Flex, Heading, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The name of the record that the page is of. */
  of?: string | undefined
  children?: ReactNode
}

/** Page heading: the title on the left, the actions (children) on the right. */
export const PageHead = ({ title, of, children }: Props) => (
  <Flex align="center" justify="space-between" gap="4" minH="8" mb="4" wrap="wrap">
    <Heading as="h1" textStyle="xl">
      {title}{' '}
      {of && (
        <chakra.span color="muted" fontWeight="400" ms="2" overflowWrap="anywhere">
          {of}
        </chakra.span>
      )}
    </Heading>
    {children && (
      <Flex gap="2" wrap="wrap" _print={{ display: 'none' }}>
        {children}
      </Flex>
    )}
  </Flex>
)
