import { chakra } from '@chakra-ui/react'
import { PRODUCT_MARK } from '@costdraft/schema/product-mark.ts'

const Svg = chakra('svg')

/** The mark of the product: the double rule under the total of an account. */
export const ProductMark = ({ size }: { size: string }) => (
  <Svg viewBox={PRODUCT_MARK.viewBox} boxSize={size} color="canvas" aria-hidden flexShrink="0" fill="none">
    <chakra.rect width="32" height="32" rx={PRODUCT_MARK.corner} fill="accent" />
    <path d={PRODUCT_MARK.lines} stroke="currentColor" strokeWidth="2" opacity="0.65" />
    <path d={PRODUCT_MARK.rule} stroke="currentColor" strokeWidth="2.25" />
  </Svg>
)

/** Product name and mark. */
export const Wordmark = () => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="2.5"
    color="ink"
    textStyle="lg"
    letterSpacing="-0.01em"
    whiteSpace="nowrap"
  >
    <ProductMark size="6" />
    CostDraft
  </chakra.span>
)
