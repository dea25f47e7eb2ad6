import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Placeholder for an empty list or a failed load: one sentence and, as children, the actions. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Box bg="surface" borderWidth="1px" borderColor="line" borderRadius="l2" px="6" py="12" textAlign="center">
    <Text color="muted">{text}</Text>
    {children && (
      <Flex mt="4" gap="2" justify="center">
        {children}
      </Flex>
    )}
  </Box>
)
