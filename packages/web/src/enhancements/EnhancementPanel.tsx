import { useQuery } from '@apollo/client/react'
import { Box, Button, Text, chakra } from '@chakra-ui/react'
import { PANEL_FLOOR } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { useEffect, useMemo, useState } from 'react'
import { isAnyClaimed, isPaidWithoutClaim } from '../bills/exceptional-claims.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { toastError } from '../ui/toast-error.ts'
import { ClaimBar } from './ClaimBar.tsx'
import { keyOf, type Row } from './enhancement-rows.ts'
import { EnhancementDialog } from './EnhancementDialog.tsx'
import { EnhancementsDocument } from './enhancements.operations.ts'

const columnsOf = (dualAspect: boolean, isApplied: boolean): Column<Row, never>[] => [
  ...(dualAspect ? [{ head: 'Part', cell: ({ casePart }: Row) => labelOf(casePart ?? '') }] : []),
  { head: 'Activity', cell: ({ activityType }) => labelOf(activityType) },
  {
    head: 'Enhancement',
    align: 'end',
    cell: ({ enhancement }) => (
      <chakra.span color={isApplied && enhancement > 0 ? undefined : 'muted'}>{`${enhancement} %`}</chakra.span>
    ),
  },
]

/** The enhancement percentages of a case by activity, and its exceptional claim, without which they are not applied where there is a fixed fee. */
export function EnhancementPanel({
  caseUuid,
  facts,
  mayEdit,
}: {
  caseUuid: string
  facts: CaseFacts
  mayEdit: boolean
}) {
  const { data, error, loading, refetch } = useQuery(EnhancementsDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const [open, setOpen] = useState(false)
  const record = data?.case,
    isApplied = isPaidWithoutClaim(facts) || isAnyClaimed(record?.exceptional ?? [])
  const columns = useMemo(() => columnsOf(facts.dualAspect, isApplied), [facts, isApplied])
  useEffect(() => {
    if (error) toastError(error, messages.errorFetchingEnhancements)
  }, [error])
  if (!record && error && !loading)
    return (
      <EmptyState text={`${messages.errorFetchingEnhancements} ${readError(error).message}`}>
        <Button
          onClick={() => {
            refetch().catch(console.error)
          }}
        >
          Try again
        </Button>
      </EmptyState>
    )
  if (!record) return <TableSkeleton columns={columns} hasMenu={false} name="Loading enhancements" />
  const { enhancements: rows, mostEnhancement: max, enhancementsVersion: version } = record
  return (
    <Box as="section" aria-label="Enhancement" maxW="560px">
      <ClaimBar
        caseUuid={caseUuid}
        facts={facts}
        claims={record.exceptional}
        hasSet={rows.some(({ enhancement }) => enhancement > 0)}
        mayEdit={mayEdit}
        edit={() => setOpen(true)}
      />
      <DataTable caption="Enhancement by activity" columns={columns} rows={rows} keyOf={keyOf} />
      <Text
        textStyle="xs"
        color="muted"
        mt="2"
      >{`Added to hourly and item rates. A panel member's work by the hour has at least ${PANEL_FLOOR} %. Fixed fees and advocacy fees are not enhanced.`}</Text>
      {open && (
        <EnhancementDialog caseUuid={caseUuid} rows={rows} max={max} version={version} close={() => setOpen(false)} />
      )}
    </Box>
  )
}
