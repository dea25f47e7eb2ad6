import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { counted, listed } from '@costdraft/schema/text/in-words.ts'
import type { ArchiveCountsQuery } from '../../generated/graphql.ts'

type Counts = ArchiveCountsQuery['archiveCounts']

const some = (count: number, one: string): string[] => (count > 0 ? [counted(count, one)] : [])

/** What archiving a client touches, as further sentences; empty where the host does not say, or where it is nothing. */
export function touchedText(counts: Counts | undefined): string {
  if (!counts) return ''
  const open = counts.stages.filter(({ stage }) => stage !== 'complete')
  const openCases = open.reduce((sum, { cases }) => sum + cases, 0)
  const complete = counts.stages.find(({ stage }) => stage === 'complete')?.cases ?? 0
  const parts = [
    ...some(openCases, 'open case'),
    ...some(complete, 'complete case'),
    ...some(counts.users, 'active user'),
    ...some(counts.feeEarners, 'fee earner'),
    ...some(counts.apiClients, 'API client'),
    ...some(counts.webhooks, 'webhook'),
    ...some(counts.children, 'child client'),
  ]
  const stages = open.map(({ stage, cases }) => `${stageLabels[stage].column} ${cases.toLocaleString('en-GB')}`)
  const unfinished = openCases > 0 ? ` By stage: ${stages.join(', ')}. None of these can be completed meanwhile.` : ''
  return parts.length > 0 ? ` It has ${listed(parts)}.${unfinished}` : ''
}
