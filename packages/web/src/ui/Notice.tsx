import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Wordmark } from './Wordmark.tsx'

interface Props {
  title: string
  text?: string
  more?: string
  children?: ReactNode
}

/** Full-page message outside the application layout, for sign-in, sign-out and errors before either. */
export const Notice = ({ title, text, more, children }: Props) => (
  <Flex as="main" direction="column" minH="100dvh" px="6" py={{ base: '16', md: '30vh' }} align="center">
    <title>{`${title} · CostDraft`}</title>
    <Box w="full" maxW="420px" aria-live="polite">
      <Wordmark />
      <Heading as="h1" textStyle="xl" mt="6" overflowWrap="anywhere">
        {title}
      </Heading>
      {text && (
        <Text mt="2" color="muted" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {more && (
        <Text mt="1" color="muted" overflowWrap="anywhere">
          {more}
        </Text>
      )}
      {children && (
        <Flex mt="6" gap="2">
          {children}
        </Flex>
      )}
    </Box>
  </Flex>
)
