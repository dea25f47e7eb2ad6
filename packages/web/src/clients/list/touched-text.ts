import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import type { ArchiveCountsQuery } from '../../generated/graphql.ts'

type Counts = ArchiveCountsQuery['archiveCounts']

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count > 0 ? [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`] : []
const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')

/** What archiving a client touches, as further sentences; empty where the host does not say, or where it is nothing. */
export function touchedText(counts: Counts | undefined): string {
  if (!counts) return ''
  const open = counts.stages.filter(({ stage }) => stage !== 'complete')
  const openCases = open.reduce((sum, { cases }) => sum + cases, 0)
  const complete = counts.stages.find(({ stage }) => stage === 'complete')?.cases ?? 0
  const parts = [
    ...counted(openCases, 'open case'),
    ...counted(complete, 'complete case'),
    ...counted(counts.users, 'active user'),
    ...counted(counts.feeEarners, 'fee earner'),
    ...counted(counts.apiClients, 'API client'),
    ...counted(counts.webhooks, 'webhook'),
    ...counted(counts.children, 'child client'),
  ]
  const stages = open.map(
    ({ stage, cases }) => `${cases.toLocaleString('en-GB')} in ${stageLabels[stage].column.toLowerCase()}`,
  )
  const unfinished = openCases > 0 ? ` Of the open cases, ${listed(stages)}: none can be completed meanwhile.` : ''
  return parts.length > 0 ? ` It has ${listed(parts)}.${unfinished}` : ''
}
