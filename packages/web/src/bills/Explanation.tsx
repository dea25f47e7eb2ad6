import { Box, Heading, Text } from '@chakra-ui/react'
import { partLabel } from '@costdraft/schema/labels.ts'
import { useAddition } from '../access/viewer.ts'
import { MissingTables } from '../rates/MissingTables.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { Authorities } from './Authorities.tsx'
import {
  isHeadNotPriced,
  isNotPriced,
  isSumNotPriced,
  unpricedOf,
  withWrittenDates,
  type ExplainedHead,
} from './bill.ts'
import { roundingOf, sentenceOf, type ExplainedCase } from './explanation-text.ts'
import { FeeFacts } from './FeeFacts.tsx'
import { formatPounds } from '../formats/format-money.ts'
import { HeadsTable } from './HeadsTable.tsx'
import { LinesTable } from './LinesTable.tsx'
import { totalsOfPart } from './part-of-bill.ts'
import { amountOf, type Explained, type Subject } from './subject.ts'
import { useExplanation } from './use-explanation.ts'

const GIVEN = 'From the figures of the service that your firm uses: how it works them out is not available.'

/** Whether a figure is zero because no rate of it is held: a head, or a sum of a case of which nothing is priced. */
function isUnpriced(subject: Subject, record: ExplainedCase): boolean {
  const { part, totals } = record
  if (subject === 'net' || subject === 'vat' || subject === 'gross')
    return part === undefined ? isNotPriced(record) : isSumNotPriced(totals.net, totals.heads)
  const head = totals.heads.find(({ name }) => name === subject)
  return head !== undefined && isHeadNotPriced(head)
}

/** The lines without a rate, under the name of their part in a two-part case. */
function UnpricedLines({ heads, parts }: { heads: readonly ExplainedHead[]; parts: ExplainedCase['totals']['parts'] }) {
  if (parts.length === 0) return <LinesTable lines={heads.flatMap(unpricedOf)} isEnhanced={false} />
  return parts.map(({ casePart }) => {
    const lines = heads.flatMap((head) => (head.casePart === casePart ? unpricedOf(head) : []))
    return (
      lines.length > 0 && (
        <Box key={casePart} as="section" mt="5">
          <Heading as="h3" textStyle="sm" fontWeight="600" mb="-2">
            {partLabel(casePart)}
          </Heading>
          <LinesTable lines={lines} isEnhanced={false} />
        </Box>
      )
    )
  })
}

/** Why lines of a case bear no VAT although their rows do not say so. */
const noVatReasonsOf = ({ totals: { heads } }: ExplainedCase): string[] => [
  ...new Set(heads.flatMap(({ lines }) => lines.nodes.flatMap(({ noVatBecause }) => noVatBecause ?? []))),
]

interface MakeUpProps {
  subject: Subject
  record: ExplainedCase
  heads: readonly ExplainedHead[]
}

/** What makes up a figure: lines, or heads where it is a sum of heads. */
function MakeUp({ subject, record: { totals }, heads }: MakeUpProps) {
  if (heads.length === 0) return <HeadsTable totals={totals} />
  if (subject === 'unpriced') return <UnpricedLines heads={heads} parts={totals.parts} />
  const isEnhanced = heads.some(({ name }) => name === 'routine' || name === 'scheduled')
  return (
    <LinesTable
      lines={heads.flatMap(({ lines }) => lines.nodes)}
      isEnhanced={isEnhanced}
      namesRate={subject === 'profit_costs'}
    />
  )
}

/** Explains a figure: its amount, how it is calculated, its lines, and the rate tables the lines were priced from. */
export function Explanation({ caseUuid, figure }: { caseUuid: string; figure: Explained }) {
  const { subject, part } = figure
  const { record: loaded, heads, error, loading, refetch, page, hasMore, loadMore } = useExplanation(caseUuid, figure)
  const isOwnBill = useAddition('totals')
  if (!loaded) return <PanelState what="explanation" error={error} loading={loading} retry={refetch} />
  const record: ExplainedCase = { ...loaded, part, totals: totalsOfPart(loaded.totals, part) }
  const amount = amountOf(subject, record.totals)
  const rounding = isOwnBill ? roundingOf(subject) : null
  const lines = heads.flatMap((head) => (subject === 'unpriced' ? unpricedOf(head) : head.lines.nodes))
  const totalLines = heads.reduce((sum, head) => sum + head.lines.totalCount, 0)
  const loadedLines = heads.reduce((sum, head) => sum + head.lines.nodes.length, 0)
  const reasons =
    subject === 'unpriced' ? [] : [...new Set(heads.flatMap(({ excludedBecause }) => excludedBecause ?? []))]
  return (
    <Box pb="6">
      {amount && <Text textStyle="xl">{isUnpriced(subject, record) ? 'Not priced' : formatPounds(amount)}</Text>}
      <Text mt="1" textStyle="md">
        {isOwnBill ? sentenceOf(subject, record) : GIVEN}
      </Text>
      {rounding && (
        <Text mt="2" textStyle="sm" color="muted">
          {rounding}
        </Text>
      )}
      {reasons.map((reason) => (
        <Text key={reason} mt="2" textStyle="sm" color="muted">{`Not counted. ${withWrittenDates(reason)}`}</Text>
      ))}
      {noVatReasonsOf(record).map((reason) => (
        <Text key={reason} mt="2" textStyle="sm" color="muted">{`No VAT. ${reason}`}</Text>
      ))}
      {isOwnBill && <FeeFacts subject={subject} record={record} />}
      <MakeUp subject={subject} record={record} heads={heads} />
      {hasMore && <ListFoot page={page} shown={loadedLines} total={totalLines} hasMore more={loadMore} />}
      <MissingTables clientUuid={record.client.uuid} sentences={lines.flatMap(({ notHeld }) => notHeld ?? [])} />
      <Authorities lines={lines} />
    </Box>
  )
}
