import { Box, Grid, chakra } from '@chakra-ui/react'
import { isHeadNotPriced, isSumNotPriced, type Escape, type Totals } from '../bill.ts'
import { thresholdLabel } from '../escape-text.ts'
import { Figure, type Explain } from '../Figure.tsx'
import type { FigurePart } from '../part-of-bill.ts'
import { titleOf, type Subject } from '../subject.ts'

interface Props {
  part: FigurePart
  /** The totals of the part; undefined where the host does not say them. */
  totals: Pick<Totals, 'net' | 'vat' | 'gross' | 'heads'> | undefined
  /** Undefined where there is nothing to test: the sums then stand under those of the parts. */
  test?: { escape: Escape | null; fee: Totals['heads'][number] | undefined }
  explain: Explain
}

interface CellProps extends Pick<Props, 'part' | 'explain'> {
  subject: Subject
  label?: string
  /** Undefined where there is no such figure. */
  money: string | undefined
  isNotPriced?: boolean
  isMuted?: boolean
  isTotal?: boolean
}

/** A double line below, which moves nothing beside it. */
const totalRule = {
  display: 'inline-block',
  minWidth: '72px',
  marginBottom: '-3px',
  borderBottomWidth: '3px',
  borderBottomStyle: 'double',
  borderColor: 'ink',
} as const

const Cell = ({ subject, part, label, money, isNotPriced, isMuted, isTotal, explain }: CellProps) => (
  <Box
    textAlign="end"
    alignSelf="end"
    fontWeight={isTotal ? '600' : '400'}
    color={isMuted ? 'muted' : 'ink'}
    gridColumnStart={subject === 'net' ? { base: '1', md: '4' } : undefined}
  >
    <chakra.dt textStyle="caption" color="muted" textWrap="balance">
      {label ?? titleOf({ subject })}
    </chakra.dt>
    <chakra.dd textStyle="sm" css={isTotal && part === undefined ? totalRule : undefined}>
      {money === undefined ? (
        <chakra.span color="muted" display="inline-block" minH="6">
          –
        </chakra.span>
      ) : (
        <Figure
          subject={subject}
          part={part}
          money={money}
          explain={explain}
          {...(isNotPriced && { text: 'Not priced' })}
        />
      )}
    </chakra.dd>
  </Box>
)

type TestProps = NonNullable<Props['test']> & Pick<Props, 'part' | 'explain'>

/** The fixed fee of a part and what its escape test compares. */
const TestCells = ({ fee, escape, ...shared }: TestProps) => (
  <>
    <Cell
      subject="fixed_fee"
      {...(fee && fee.excludedBecause !== null && { label: 'Fixed fee, not counted', isMuted: true })}
      money={fee?.net}
      isNotPriced={fee !== undefined && isHeadNotPriced(fee)}
      {...shared}
    />
    <Cell
      subject="threshold"
      label={escape ? thresholdLabel(escape) : 'Threshold'}
      money={escape?.threshold}
      {...shared}
    />
    <Cell subject="hourly" money={escape?.hourly} {...shared} />
  </>
)

/** The figures of a part, or of the whole case, in columns that are the same for all of them. */
export function PartFigures({ part, totals, test, explain }: Props) {
  const shared = { part, explain }
  const isNotPriced = totals !== undefined && isSumNotPriced(totals.net, totals.heads)
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' }}
      columnGap="4"
      rowGap="3"
      mt="2"
    >
      {test && <TestCells {...test} {...shared} />}
      <Cell subject="net" money={totals?.net} isNotPriced={isNotPriced} {...shared} />
      <Cell subject="vat" money={totals?.vat} isNotPriced={isNotPriced} {...shared} />
      <Cell subject="gross" money={totals?.gross} isNotPriced={isNotPriced} isTotal {...shared} />
    </Grid>
  )
}
