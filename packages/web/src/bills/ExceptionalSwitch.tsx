import { Flex, Switch, Text } from '@chakra-ui/react'

interface Props {
  exceptional: boolean
  canEdit: boolean
  change: (exceptional: boolean) => void
}

/** Switch that claims the case as exceptional or withdraws the claim. */
export const ExceptionalSwitch = ({ exceptional, canEdit, change }: Props) => (
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
    <Switch.Label>Exceptional</Switch.Label>
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
