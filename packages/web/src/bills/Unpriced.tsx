import { Text, chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { Explain } from './Figure.tsx'
import { NOT_PRICED } from './format-money.ts'

/** Says that nothing of the case is priced. */
export const NotPriced = () => (
  <Text mt="3" textStyle="sm" fontWeight="500" color="attention.ink">
    {NOT_PRICED}
  </Text>
)

/** Warning that some items are excluded from the totals because no rate is held for them. */
export const Unpriced = ({ count, explain }: { count: number | null; explain: Explain }) =>
  count !== null &&
  count > 0 && (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={() => explain({ subject: 'unpriced' })}
      display="flex"
      alignItems="center"
      gap="2"
      width="full"
      minH="8"
      mt="3"
      px="2.5"
      py="1.5"
      textStyle="sm"
      textAlign="start"
      bg="attention.ground"
      color="attention.ink"
      borderInlineStartWidth="3px"
      borderColor="attention.edge"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
    >
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {count === 1 ? '1 item has no rate held' : `${count} items have no rate held`}
    </chakra.button>
  )
