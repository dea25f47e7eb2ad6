import { Flex, Switch, Text } from '@chakra-ui/react'
import type { Aspect } from '@costdraft/costing'
import { claimLabel } from './exceptional-claims.ts'

interface Props {
  /** The part that is claimed; null for a case without parts. */
  part: Aspect | null
  exceptional: boolean
  canEdit: boolean
  change: (exceptional: boolean) => void
}

/** Switch that claims the case, or one of its parts, as exceptional or withdraws the claim. */
export const ExceptionalSwitch = ({ part, exceptional, canEdit, change }: Props) => (
  <Switch.Root
    size="sm"
    display="flex"
    justifyContent="space-between"
    gap="4"
    minH="6"
    checked={exceptional}
    disabled={!canEdit}
    onCheckedChange={({ checked }) => change(checked)}
  >
    <Switch.HiddenInput />
    <Switch.Label>{claimLabel(part)}</Switch.Label>
    <Flex align="center" gap="2">
      <Text aria-hidden textStyle="xs" color="muted">
        {exceptional ? 'On' : 'Off'}
      </Text>
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Flex>
  </Switch.Root>
)
