import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router'

interface Props {
  title: string
  lead?: string
  text: string
}

/** Error message inside the layout, in place of the screen. */
export const ErrorPage = ({ title, lead, text }: Props) => (
  <Box maxW="560px" pt="8">
    <Heading as="h1" textStyle="xl">
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
    <Button mt="6" asChild>
      <Link to="/">Go to Home</Link>
    </Button>
  </Box>
)
