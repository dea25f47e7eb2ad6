import { Box, Text } from '@chakra-ui/react'
import { PanelState } from '../cases/notes/PanelState.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { Authorities } from './Authorities.tsx'
import { inWords } from './bill.ts'
import { sentenceOf } from './explanation.ts'
import { FeeFacts } from './FeeFacts.tsx'
import { pounds } from './figures.ts'
import { HeadsTable } from './HeadsTable.tsx'
import { LinesTable } from './LinesTable.tsx'
import { amountOf, type Subject } from './subject.ts'
import { useExplanation } from './use-explanation.ts'

/** A figure, the sentence it is made by, the lines it is made of, and the tables they come from. */
export function Explanation({ caseUuid, subject }: { caseUuid: string; subject: Subject }) {
  const { record, heads, error, loading, refetch, page, hasMore, more } = useExplanation(caseUuid, subject)
  if (!record) return <PanelState what="explanation" error={error} loading={loading} again={refetch} />
  const amount = amountOf(subject, record.totals)
  const lines = heads
    .flatMap((head) => head.lines.nodes)
    .filter(({ notHeld }) => subject !== 'unpriced' || notHeld !== null)
  const whole = heads.reduce((sum, head) => sum + head.lines.totalCount, 0),
    read = heads.reduce((sum, head) => sum + head.lines.nodes.length, 0)
  const reasons =
    subject === 'unpriced' ? [] : [...new Set(heads.flatMap(({ excludedBecause }) => excludedBecause ?? []))]
  return (
    <Box pb="6">
      {amount && <Text textStyle="xl">{pounds(amount)}</Text>}
      <Text mt="1" textStyle="md">
        {sentenceOf(subject, record)}
      </Text>
      {reasons.map((reason) => (
        <Text key={reason} mt="2" textStyle="sm" color="muted">{`Not counted. ${inWords(reason)}`}</Text>
      ))}
      <FeeFacts subject={subject} record={record} />
      {heads.length === 0 ? (
        <HeadsTable heads={record.totals.heads} />
      ) : (
        <LinesTable
          lines={lines}
          isEnhanced={subject !== 'unpriced' && heads.some(({ name }) => name === 'routine' || name === 'scheduled')}
        />
      )}
      {hasMore && <ListFoot page={page} shown={read} total={whole} hasMore more={more} />}
      <Authorities lines={lines} />
    </Box>
  )
}
