import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { Aspect } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useId } from 'react'
import { distanceInWords } from '../bills/escape-text.ts'
import { claimablePartsOf, isClaimed, isPaidWithoutClaim, type Claim } from '../bills/exceptional-claims.ts'
import { ExceptionalSwitch } from '../bills/ExceptionalSwitch.tsx'
import { totalsOfPart, wholeOf, type Whole } from '../bills/part-of-bill.ts'
import type { useCaseTotals } from '../bills/use-case-totals.ts'
import { editTitle } from './edit-title.ts'

interface Props {
  facts: CaseFacts
  /** The part that the bar is of; null for a case without parts. */
  part: Aspect | null
  claims: readonly Claim[]
  costs: Pick<ReturnType<typeof useCaseTotals>, 'record' | 'setExceptional'>
  hasSet: boolean
  mayEdit: boolean
  edit: () => void
}

/**
 * Why the percentages are not applied, or why there is nothing to claim; undefined while the case, or its part, is
 * exceptional.
 */
function noteOf(whole: Whole, isAlwaysPaid: boolean, exceptional: boolean, hasSet: boolean): string | undefined {
  if (isAlwaysPaid) return 'Cases of this type have no fixed fee: their work is paid by the hour, with its enhancement.'
  if (exceptional) return undefined
  const name = whole === 'part' ? 'This part' : 'The case'
  return hasSet
    ? `${name} is not exceptional: the percentages are kept and not applied, as the fixed fee is paid.`
    : `${name} is not exceptional, so the fixed fee is paid and nothing is enhanced.`
}

/**
 * The exceptional-claim switch where the type of case has a fixed fee, the distance from the escape threshold, and the
 * edit button, enabled while work is paid by the hour.
 */
export function ClaimBar({ facts, part, claims, costs: { record, setExceptional }, hasSet, mayEdit, edit }: Props) {
  const noteId = useId()
  const whole = wholeOf(part)
  const exceptional = isClaimed(claims, part)
  const isAlwaysPaid = isPaidWithoutClaim(facts)
  const note = noteOf(whole, isAlwaysPaid, exceptional, hasSet)
  const escape = record && totalsOfPart(record.totals, part ?? undefined).escape
  return (
    <Box mb="3">
      <Flex align="center" gap="4" minH="8" wrap="wrap">
        {claimablePartsOf(facts).includes(part) && (
          <ExceptionalSwitch
            part={part}
            exceptional={exceptional}
            canEdit={mayEdit && record !== undefined}
            change={(isOn) => setExceptional(isOn, part)}
          />
        )}
        {escape && (
          // Beside the longer label of a part there is no room.
          <Text textStyle="sm" color="muted" {...(part && { order: '1', flexBasis: 'full' })}>
            {distanceInWords(escape, whole)}
          </Text>
        )}
        {mayEdit && (
          <Button
            ms="auto"
            disabled={!exceptional && !isAlwaysPaid}
            aria-label={editTitle(part)}
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
