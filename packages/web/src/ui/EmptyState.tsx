import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { PRODUCT_MARK } from '@costdraft/schema/product-mark.ts'
import type { ReactNode } from 'react'

const Svg = chakra('svg')

/** The mark of the product without its ground: an account with nothing in it. */
const EmptyMark = () => (
  <Svg viewBox="4 6 24 20" height="6" mx="auto" mb="3" color="strongLine" aria-hidden fill="none">
    <path d={PRODUCT_MARK.lines} stroke="currentColor" strokeWidth="1.75" />
    <path d={PRODUCT_MARK.rule} stroke="currentColor" strokeWidth="2.25" />
  </Svg>
)

/** Placeholder for an empty list or a failed load: one sentence and, as children, the actions. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Box bg="surface" borderWidth="1px" borderColor="line" borderRadius="l2" px="6" py="10" textAlign="center">
    <EmptyMark />
    <Text color="muted" maxW="480px" mx="auto">
      {text}
    </Text>
    {children && (
      <Flex mt="4" gap="2" justify="center" wrap="wrap">
        {children}
      </Flex>
    )}
  </Box>
)
