import { Box, chakra } from '@chakra-ui/react'
import type { HandOverQuery } from '../../generated/graphql.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'

type Held = NonNullable<HandOverQuery['handOver']>

/** The open cases of a user by name, folded; those that the viewer may not read are counted alone. */
export function CaseNames({ cases, total }: { cases: Held['caseList']; total: number }) {
  if (cases.length === 0) return null
  const unnamed = total - cases.length
  return (
    <Box asChild textStyle="sm" mb="4">
      <details>
        <chakra.summary cursor="pointer">{`Show the ${counted(total, 'case')}`}</chakra.summary>
        <chakra.ul
          ps="4"
          mt="2"
          maxH="200px"
          overflowY="auto"
          tabIndex={0}
          aria-label="Open cases"
          listStyleType="disc"
          overflowWrap="anywhere"
        >
          {cases.map(({ uuid, caseName, solicitorsCaseReference, clientName }) => (
            <li key={uuid}>
              {caseName}
              <chakra.span color="muted">{` ${solicitorsCaseReference}${clientName ? `, ${clientName}` : ''}`}</chakra.span>
            </li>
          ))}
          {unnamed > 0 && <li>{`and ${counted(unnamed, 'case')} more`}</li>}
        </chakra.ul>
      </details>
    </Box>
  )
}
