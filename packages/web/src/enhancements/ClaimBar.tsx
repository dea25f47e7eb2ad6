import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { distanceInWords } from '../bills/escape-words.ts'
import { ExceptionalSwitch } from '../bills/ExceptionalSwitch.tsx'
import { useTotals } from '../bills/use-totals.ts'

interface Props {
  caseUuid: string
  exceptional: boolean
  hasSet: boolean
  mayEdit: boolean
  edit: () => void
}

/** Why the percentages price nothing, where they do not. */
function whyNot(hasFixedFee: boolean, exceptional: boolean, hasSet: boolean): string | undefined {
  if (!hasFixedFee) return 'Cases of this type are not priced in this version, so nothing of them can be enhanced.'
  if (exceptional) return undefined
  return hasSet
    ? 'The case is not exceptional: the percentages are kept and not applied, as the fixed fee is paid.'
    : 'The case is not exceptional, so the fixed fee is paid and nothing is enhanced.'
}

/** Whether the case is claimed as exceptional, how it stands to the threshold, and the way to the percentages, open only while it is. */
export function ClaimBar({ caseUuid, exceptional, hasSet, mayEdit, edit }: Props) {
  const reason = useId()
  const { kept, setExceptional } = useTotals(caseUuid)
  const hasFixedFee = kept?.totals.heads.some(({ name }) => name === 'fixed_fee') ?? true
  const why = whyNot(hasFixedFee, exceptional, hasSet),
    escape = kept?.totals.escape
  return (
    <Box mb="3">
      <Flex align="center" gap="4" minH="8" wrap="wrap">
        {hasFixedFee && (
          <ExceptionalSwitch
            exceptional={exceptional}
            canEdit={mayEdit && kept !== undefined}
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
            aria-describedby={why ? reason : undefined}
            onClick={edit}
          >
            Edit enhancement
          </Button>
        )}
      </Flex>
      <Text id={reason} role="status" textStyle="sm" color="muted" mt={why ? '1' : '0'}>
        {why}
      </Text>
    </Box>
  )
}
