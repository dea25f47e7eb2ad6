import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useId } from 'react'
import { distanceInWords } from '../bills/escape-text.ts'
import { isAnyClaimed, isPaidWithoutClaim, type Claim } from '../bills/exceptional-claims.ts'
import { ExceptionalSwitches } from '../bills/ExceptionalSwitches.tsx'
import { useCaseTotals } from '../bills/use-case-totals.ts'

interface Props {
  caseUuid: string
  facts: CaseFacts
  claims: readonly Claim[]
  hasSet: boolean
  mayEdit: boolean
  edit: () => void
}

/** Why the percentages are not applied, or why there is nothing to claim; undefined while the case is exceptional. */
function noteOf(isAlwaysPaid: boolean, exceptional: boolean, hasSet: boolean): string | undefined {
  if (isAlwaysPaid) return 'Cases of this type have no fixed fee: their work is paid by the hour, with its enhancement.'
  if (exceptional) return undefined
  return hasSet
    ? 'The case is not exceptional: the percentages are kept and not applied, as the fixed fee is paid.'
    : 'The case is not exceptional, so the fixed fee is paid and nothing is enhanced.'
}

/**
 * The exceptional-claim switches where the type of case has a fixed fee, the distance from the escape threshold, and the edit button, enabled
 * while work is paid by the hour.
 */
export function ClaimBar({ caseUuid, facts, claims, hasSet, mayEdit, edit }: Props) {
  const noteId = useId(),
    exceptional = isAnyClaimed(claims),
    isAlwaysPaid = isPaidWithoutClaim(facts)
  const { record, setExceptional } = useCaseTotals(caseUuid)
  const note = noteOf(isAlwaysPaid, exceptional, hasSet),
    escape = record?.totals.escape
  return (
    <Box mb="3">
      <Flex align="center" gap="4" minH="8" wrap="wrap">
        <ExceptionalSwitches
          facts={facts}
          claims={claims}
          canEdit={mayEdit && record !== undefined}
          change={setExceptional}
        />
        {escape && (
          <Text textStyle="sm" color="muted">
            {distanceInWords(escape)}
          </Text>
        )}
        {mayEdit && (
          <Button
            ms="auto"
            disabled={!exceptional && !isAlwaysPaid}
            aria-describedby={note ? noteId : undefined}
            onClick={edit}
          >
            Edit enhancement
          </Button>
        )}
      </Flex>
      <Text id={noteId} role="status" textStyle="sm" color="muted" mt={note ? '1' : '0'}>
        {note}
      </Text>
    </Box>
  )
}
