import { Box, Text, chakra } from '@chakra-ui/react'
import { PAGE_ONE_CLAIM, PAGE_ONE_LIMIT } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatPounds } from '../formats/format-money.ts'
import { formatIsoDate } from '../formats/dates.ts'
import type { Figures } from './budget-values.ts'

const wholePounds = (pence: number): string => `£${(pence / 100).toLocaleString('en-GB')}`
const becauseTexts = {
  budgeted_costs: `the budgeted costs do not exceed ${wholePounds(PAGE_ONE_LIMIT)}.`,
  claim_value: `the claim is worth less than ${wholePounds(PAGE_ONE_CLAIM)}.`,
} as const

const capsText = (caps: Figures['caps']): string =>
  caps
    ? `Costs of completing the form: at most ${formatPounds(caps.form)}. All other costs of budgeting: at most ${formatPounds(caps.process)}. Both of ${formatPounds(caps.basis)}, incurred as agreed and budgeted as approved or agreed.`
    : 'The caps on the costs of budgeting follow once the incurred costs as agreed, and what was approved or agreed of every estimate, are entered.'

/** The phases in which more is recorded since the approval than was approved, each with by how much. */
export const Overspent = ({ overspent, since }: Pick<Figures, 'overspent'> & { since: string | null }) =>
  overspent.length > 0 && (
    <Box role="note" aria-label="Overspent" textStyle="sm" color="attention.ink" mb="3">
      {overspent.map(({ phase, approved, spent, over }) => (
        <Text key={phase}>
          {`${labelOf(phase)} is overspent by ${formatPounds(over)}: ${formatPounds(spent)} recorded${since ? ` since ${formatIsoDate(since)}` : ''}, ${formatPounds(approved)} approved or agreed.`}
        </Text>
      ))}
    </Box>
  )

/** What the first page of a budget says of its figures, and whether it is all of it. */
export const BudgetNotes = ({ figures: { pageOneBecause, caps, exclusions } }: { figures: Figures }) => (
  <Box textStyle="sm" mt="4" maxW="70ch">
    {pageOneBecause && <Text mb="2">{`Only the first page is needed: ${becauseTexts[pageOneBecause]}`}</Text>}
    <Text mb="2">{capsText(caps)}</Text>
    <Text color="muted">No figure has VAT in it. What the budget leaves out:</Text>
    <chakra.ul color="muted" listStyleType="disc" ps="5">
      {exclusions.map((exclusion) => (
        <li key={exclusion}>{exclusion}</li>
      ))}
    </chakra.ul>
  </Box>
)
