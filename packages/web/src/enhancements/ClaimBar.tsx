import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useId } from 'react'
import { distanceInWords } from '../bills/escape-text.ts'
import { isAnyClaimed, type Claim } from '../bills/exceptional-claims.ts'
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

/** Why the percentages are not applied; undefined where they are. */
function reasonNotApplied(hasFixedFee: boolean, exceptional: boolean, hasSet: boolean): string | undefined {
  if (!hasFixedFee) return 'Cases of this type are not priced in this version, so nothing of them can be enhanced.'
  if (exceptional) return undefined
  return hasSet
    ? 'The case is not exceptional: the percentages are kept and not applied, as the fixed fee is paid.'
    : 'The case is not exceptional, so the fixed fee is paid and nothing is enhanced.'
}

/** The exceptional-claim switches, the distance from the escape threshold, and the edit button, enabled only while the case is exceptional. */
export function ClaimBar({ caseUuid, facts, claims, hasSet, mayEdit, edit }: Props) {
  const reasonId = useId(),
    exceptional = isAnyClaimed(claims)
  const { record, setExceptional } = useCaseTotals(caseUuid)
  const hasFixedFee = record?.totals.heads.some(({ name }) => name === 'fixed_fee') ?? true
  const reason = reasonNotApplied(hasFixedFee, exceptional, hasSet),
    escape = record?.totals.escape
  return (
    <Box mb="3">
      <Flex align="center" gap="4" minH="8" wrap="wrap">
        {hasFixedFee && (
          <ExceptionalSwitches
            facts={facts}
            claims={claims}
            canEdit={mayEdit && record !== undefined}
            change={setExceptional}
          />
        )}
        {escape && (
          <Text textStyle="sm" color="muted">
            {distanceInWords(escape)}
          </Text>
        )}
        {mayEdit && (
          <Button
            ms="auto"
            disabled={!exceptional || !hasFixedFee}
            aria-describedby={reason ? reasonId : undefined}
            onClick={edit}
          >
            Edit enhancement
          </Button>
        )}
      </Flex>
      <Text id={reasonId} role="status" textStyle="sm" color="muted" mt={reason ? '1' : '0'}>
        {reason}
      </Text>
    </Box>
  )
}
