import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProductMark } from './Wordmark.tsx'

interface Props {
  title: string
  lead?: string
  text: string
  /** What to do next, in a sentence. */
  next?: string
  /** Buttons beside the way home. */
  children?: ReactNode
}

/** Error message inside the layout, in place of the screen. */
export const ErrorPage = ({ title, lead, text, next, children }: Props) => (
  <Box maxW="560px" pt={{ base: '8', md: '12vh' }} mx="auto">
    <ProductMark size="10" />
    <Heading as="h1" textStyle="xl" mt="6">
      {title}
    </Heading>
    {lead && (
      <Text mt="2" fontWeight="500">
        {lead}
      </Text>
    )}
    <Text mt="2" color="muted">
      {text}
    </Text>
    {next && (
      <Text mt="2" color="muted">
        {next}
      </Text>
    )}
    <Flex mt="6" gap="2" wrap="wrap">
      {children}
      <Button asChild>
        <Link to="/">Go to Home</Link>
      </Button>
    </Flex>
  </Box>
)
