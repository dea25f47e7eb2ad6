import { Text, chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { hasRowsWithoutPart, itemsNotPriced, type Totals } from './bill.ts'
import type { Explain } from './Figure.tsx'
import { NOT_PRICED } from '../formats/format-money.ts'

/** Says that nothing of the case is priced. */
export const NotPriced = () => (
  <Text mt="3" textStyle="sm" fontWeight="500" color="attention.ink">
    {NOT_PRICED}
  </Text>
)

/** What is wrong with items that have no price: no rate is held, or for some of them their part is not recorded. */
const sentenceOf = (count: number, totals: Totals): string => {
  if (hasRowsWithoutPart(totals)) return itemsNotPriced(count)
  return count === 1 ? '1 item has no rate held' : `${count} items have no rate held`
}

/** Warning that some items are excluded from the totals because they have no price. */
export const Unpriced = ({ totals, explain }: { totals: Totals; explain: Explain }) =>
  totals.unpriced !== null &&
  totals.unpriced > 0 && (
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
      {sentenceOf(totals.unpriced, totals)}
    </chakra.button>
  )
