import { Flex, Switch, Text } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { SetExceptional } from './costs-summary.ts'
import { claimablePartsOf, claimLabel, isClaimed, type Claim } from './exceptional-claims.ts'

interface Props {
  facts: CaseFacts
  claims: readonly Claim[]
  canEdit: boolean
  change: SetExceptional
}

interface SwitchProps {
  label: string
  exceptional: boolean
  canEdit: boolean
  change: (exceptional: boolean) => void
}

const ExceptionalSwitch = ({ label, exceptional, canEdit, change }: SwitchProps) => (
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
    <Switch.Label>{label}</Switch.Label>
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

/** Switches that claim the case, or each of its parts, as exceptional or withdraw the claim. */
export const ExceptionalSwitches = ({ facts, claims, canEdit, change }: Props) =>
  claimablePartsOf(facts).map((part) => (
    <ExceptionalSwitch
      key={part}
      label={claimLabel(part)}
      exceptional={isClaimed(claims, part)}
      canEdit={canEdit}
      change={(exceptional) => change(exceptional, part)}
    />
  ))
