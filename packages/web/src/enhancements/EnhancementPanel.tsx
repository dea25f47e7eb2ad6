import { Box, Button, Heading, Text, chakra } from '@chakra-ui/react'
import { PANEL_FLOOR, type Aspect } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { useEffect, useState } from 'react'
import { isClaimed, isPaidWithoutClaim } from '../bills/exceptional-claims.ts'
import { useCaseTotals } from '../bills/use-case-totals.ts'
import type { EnhancementsQuery } from '../generated/graphql.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { toastError } from '../ui/toast-error.ts'
import { ClaimBar } from './ClaimBar.tsx'
import { editTitle } from './edit-title.ts'
import { keyOf, rowsOfPart, type EnhancementRow } from './enhancement-rows.ts'
import { EnhancementDialog } from './EnhancementDialog.tsx'
import { EnhancementsDocument } from './enhancements.operations.ts'
import { Unavailable } from '../ui/Unavailable.tsx'
import { useQuery } from '../ui/use-query.ts'

const enhancementColumns = (isApplied: boolean): Column<EnhancementRow, never>[] => [
  { head: 'Activity', cell: ({ activityType }) => labelOf(activityType) },
  {
    head: 'Enhancement',
    align: 'end',
    cell: ({ enhancement }) =>
      enhancement === null ? (
        <Unavailable />
      ) : (
        <chakra.span color={isApplied && enhancement > 0 ? undefined : 'muted'}>{`${enhancement} %`}</chakra.span>
      ),
  },
]
const appliedColumns = enhancementColumns(true)
const keptColumns = enhancementColumns(false)

interface Props {
  caseUuid: string
  facts: CaseFacts
  mayEdit: boolean
}

interface PartProps extends Props {
  /** Null for a case without parts. */
  part: Aspect | null
  record: EnhancementsQuery['case']
  costs: ReturnType<typeof useCaseTotals>
}

/** The claim and the percentages of a case, or of one part under its name. */
function PartEnhancement({ caseUuid, facts, mayEdit, part, record, costs }: PartProps) {
  const [open, setOpen] = useState(false)
  const { enhancements, exceptional, mostEnhancement: max, enhancementsVersion: version } = record
  const rows = rowsOfPart(enhancements, part)
  const isApplied = isPaidWithoutClaim(facts) || isClaimed(exceptional, part)
  const caption = 'Enhancement by activity'
  return (
    <Box as={part ? 'section' : 'div'} aria-label={part ? partLabel(part) : undefined} css={{ '& + &': { mt: '8' } }}>
      {part && (
        <Heading as="h2" textStyle="md" fontWeight="600" mb="1">
          {partLabel(part)}
        </Heading>
      )}
      <ClaimBar
        facts={facts}
        part={part}
        claims={exceptional}
        costs={costs}
        hasSet={rows.some(({ enhancement }) => enhancement !== 0)}
        mayEdit={mayEdit}
        edit={() => setOpen(true)}
      />
      <DataTable
        caption={part ? `${caption}: ${partLabel(part)}` : caption}
        columns={isApplied ? appliedColumns : keptColumns}
        rows={rows}
        keyOf={keyOf}
      />
      {open && (
        <EnhancementDialog
          caseUuid={caseUuid}
          rows={enhancements}
          part={part}
          title={editTitle(part)}
          max={max}
          version={version}
          close={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

/**
 * The enhancement percentages of a case by activity, and by part where it has parts, each with its exceptional claim,
 * without which they are not applied where there is a fixed fee.
 */
export function EnhancementPanel(props: Props) {
  const { data, error, loading, refetch } = useQuery(EnhancementsDocument, {
    variables: { uuid: props.caseUuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const costs = useCaseTotals(props.caseUuid)
  const record = data?.case
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
  if (!record) return <TableSkeleton columns={keptColumns} hasMenu={false} name="Loading enhancements" />
  const parts = [...new Set(record.enhancements.map(({ casePart }) => casePart))]
  return (
    <Box as="section" aria-label="Enhancement" maxW="560px">
      {parts.map((part) => (
        <PartEnhancement key={part} part={part} record={record} costs={costs} {...props} />
      ))}
      <Text
        textStyle="xs"
        color="muted"
        mt="2"
      >{`Added to hourly and item rates. A panel member's work by the hour has at least ${PANEL_FLOOR} %. Fixed fees and advocacy fees are not enhanced.`}</Text>
    </Box>
  )
}
