import { Box, Text, chakra } from '@chakra-ui/react'
import { PAGE_ONE_LIMIT } from '@costdraft/costing'
import type { Figures } from './budget-values.ts'

const LIMIT = (PAGE_ONE_LIMIT / 100).toLocaleString('en-GB')

/** What the first page of a budget says of its figures, and whether it is all of it. */
export const BudgetNotes = ({ figures: { isPageOneOnly, exclusions } }: { figures: Figures }) => (
  <Box textStyle="sm" mt="4" maxW="70ch">
    {isPageOneOnly && <Text mb="2">{`Only the first page is needed: the total does not exceed £${LIMIT}.`}</Text>}
    <Text color="muted">No figure has VAT in it. What the budget leaves out:</Text>
    <chakra.ul color="muted" listStyleType="disc" ps="5">
      {exclusions.map((exclusion) => (
        <li key={exclusion}>{exclusion}</li>
      ))}
    </chakra.ul>
  </Box>
)
