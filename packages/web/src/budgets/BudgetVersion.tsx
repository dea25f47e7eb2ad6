import { Box, Text } from '@chakra-ui/react'
import { formatDateTime, formatIsoDate } from '../formats/dates.ts'
import { PanelState } from '../ui/PanelState.tsx'
import type { SavedBudget } from './budget-values.ts'
import { BudgetNotes, Overspent } from './BudgetNotes.tsx'
import { BudgetVersionDocument } from './budgets.operations.ts'
import { BudgetTable } from './BudgetTable.tsx'
import { useQuery } from '../ui/use-query.ts'

/** Says that the incurred costs of a case are no longer those of a version. */
export const Overtaken = ({ budget: { number, savedAt } }: { budget: SavedBudget }) => (
  <Text role="note" textStyle="sm" color="attention.ink" mb="3">
    {`The incurred costs have changed since version ${number} was saved on ${formatDateTime(savedAt)}.`}
  </Text>
)

/** A version as it was saved, to be read. */
export function BudgetVersion({ caseUuid, number }: { caseUuid: string; number: number }) {
  const { data, error, loading, refetch } = useQuery(BudgetVersionDocument, {
    variables: { uuid: caseUuid, number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const budget = data?.case.budget
  if (!budget) return <PanelState what="version" error={error} loading={loading} retry={refetch} />
  const { figures, incurredTo, savedBy, savedAt, isCurrent } = budget
  return (
    <Box pb="5">
      {!isCurrent && <Overtaken budget={budget} />}
      <Text textStyle="sm" mb="3">
        {`As saved on ${formatDateTime(savedAt)}${savedBy ? ` by ${savedBy}` : ''}. Incurred up to ${formatIsoDate(incurredTo)}.`}
      </Text>
      <Overspent overspent={figures.overspent} since={budget.approvedOn ?? incurredTo} />
      {budget.variation && (
        <Text textStyle="sm" mb="3" whiteSpace="pre-line">{`Reasons for the variation: ${budget.variation}`}</Text>
      )}
      <BudgetTable figures={figures} contingencies={figures.contingencies.length} />
      <BudgetNotes figures={figures} />
    </Box>
  )
}
