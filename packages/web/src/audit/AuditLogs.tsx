import { Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { PanelState } from '../ui/PanelState.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { AuditFilters, noFilter } from './AuditFilters.tsx'
import { AuditLine } from './AuditLine.tsx'
import { CaseAuditDocument } from './audit.operations.ts'
import { useRestore } from './use-restore.tsx'
import { useQuery } from '../ui/use-query.ts'

interface Props {
  caseUuid: string
  /** What else follows once a value is restored. */
  onRestored?: () => void
}
const nothing = (): void => undefined

/** The audit log of a case: who did what to which record and when, newest first; what was changed can be restored. */
export function AuditLogs({ caseUuid, onRestored = nothing }: Props) {
  const [filter, setFilter] = useState(noFilter)
  const { by, kinds } = filter
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(CaseAuditDocument, {
    variables: { uuid: caseUuid, by, kinds },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { restore, busy, restoreDialog } = useRestore(caseUuid, onRestored)
  const shown = data ?? previousData
  const audit = shown?.case.audit
  if (!audit) return <PanelState what="audit logs" error={error} loading={loading} retry={refetch} />
  return (
    <>
      <AuditFilters caseUuid={caseUuid} filter={filter} change={setFilter} />
      {audit.nodes.length === 0 && (
        <Text textStyle="sm" color="muted">
          {by.length + kinds.length > 0 ? 'Nothing matches these filters.' : 'Nothing has been recorded yet.'}
        </Text>
      )}
      <chakra.ol aria-label="Audit logs" textStyle="sm">
        {audit.nodes.map((entry) => (
          <AuditLine
            key={entry.id}
            entry={entry}
            caseUuid={caseUuid}
            stage={shown.case.stage}
            isBusy={busy === entry.id}
            restore={restore}
          />
        ))}
      </chakra.ol>
      {audit.pageInfo.hasNextPage && (
        <ListFoot
          shown={audit.nodes.length}
          total={audit.totalCount}
          hasMore
          more={() => fetchMore({ variables: { after: audit.pageInfo.endCursor } })}
        />
      )}
      {restoreDialog}
    </>
  )
}
