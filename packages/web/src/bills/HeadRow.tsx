import { isHeadNotPriced, isProvisional, type Head } from './bill.ts'
import { CostsRow } from './CostsRow.tsx'
import type { Explain } from './Figure.tsx'
import type { FigurePart } from './part-of-bill.ts'

interface Props {
  head: Head
  part: FigurePart
  explain: Explain
  /** The head is not counted. */
  muted?: boolean
}

/** The row of a head in a table of costs. */
export const HeadRow = ({ head, ...shared }: Props) => (
  <CostsRow
    subject={head.name}
    money={head.net}
    isNotPriced={isHeadNotPriced(head)}
    provisional={isProvisional(head)}
    {...shared}
  />
)
