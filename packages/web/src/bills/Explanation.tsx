import { Box, Text } from '@chakra-ui/react'
import { useAddition } from '../access/viewer.ts'
import { MissingTables } from '../rates/MissingTables.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { Authorities } from './Authorities.tsx'
import { isHeadNotPriced, isNotPriced, unpricedOf, withWrittenDates, type ExplainedCase } from './bill.ts'
import { sentenceOf } from './explanation-text.ts'
import { FeeFacts } from './FeeFacts.tsx'
import { formatPounds } from './format-money.ts'
import { HeadsTable } from './HeadsTable.tsx'
import { LinesTable } from './LinesTable.tsx'
import { amountOf, type Subject } from './subject.ts'
import { useExplanation } from './use-explanation.ts'

const GIVEN = 'From the figures of the service that your firm uses: how it works them out is not available.'

/** Whether a figure is zero because no rate of it is held: a head, or a sum of a case of which nothing is priced. */
function isUnpriced(subject: Subject, record: ExplainedCase): boolean {
  if (subject === 'net' || subject === 'vat' || subject === 'gross') return isNotPriced(record)
  const head = record.totals.heads.find(({ name }) => name === subject)
  return head !== undefined && isHeadNotPriced(head)
}

/** Explains a figure: its amount, how it is calculated, its lines, and the rate tables the lines were priced from. */
export function Explanation({ caseUuid, subject }: { caseUuid: string; subject: Subject }) {
  const { record, heads, error, loading, refetch, page, hasMore, loadMore } = useExplanation(caseUuid, subject)
  const isOwnBill = useAddition('totals')
  if (!record) return <PanelState what="explanation" error={error} loading={loading} retry={refetch} />
  const amount = amountOf(subject, record.totals)
  const lines = heads.flatMap((head) => (subject === 'unpriced' ? unpricedOf(head) : head.lines.nodes))
  const totalLines = heads.reduce((sum, head) => sum + head.lines.totalCount, 0),
    loadedLines = heads.reduce((sum, head) => sum + head.lines.nodes.length, 0)
  const reasons =
    subject === 'unpriced' ? [] : [...new Set(heads.flatMap(({ excludedBecause }) => excludedBecause ?? []))]
  return (
    <Box pb="6">
      {amount && <Text textStyle="xl">{isUnpriced(subject, record) ? 'Not priced' : formatPounds(amount)}</Text>}
      <Text mt="1" textStyle="md">
        {isOwnBill ? sentenceOf(subject, record) : GIVEN}
      </Text>
      {reasons.map((reason) => (
        <Text key={reason} mt="2" textStyle="sm" color="muted">{`Not counted. ${withWrittenDates(reason)}`}</Text>
      ))}
      {isOwnBill && <FeeFacts subject={subject} record={record} />}
      {heads.length === 0 ? (
        <HeadsTable heads={record.totals.heads} />
      ) : (
        <LinesTable
          lines={lines}
          isEnhanced={subject !== 'unpriced' && heads.some(({ name }) => name === 'routine' || name === 'scheduled')}
        />
      )}
      {hasMore && <ListFoot page={page} shown={loadedLines} total={totalLines} hasMore more={loadMore} />}
      <MissingTables clientUuid={record.client.uuid} sentences={lines.flatMap(({ notHeld }) => notHeld ?? [])} />
      <Authorities lines={lines} />
    </Box>
  )
}
