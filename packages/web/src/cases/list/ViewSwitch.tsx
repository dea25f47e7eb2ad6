import { Switch } from '@chakra-ui/react'
import type { View } from './list-address.ts'

/** Whether the cases are cards on a board or rows of a list. */
export const ViewSwitch = ({ view, change }: { view: View; change: (view: View) => void }) => (
  <Switch.Root
    size="sm"
    minH="8"
    ms="auto"
    checked={view === 'board'}
    onCheckedChange={({ checked }) => change(checked ? 'board' : 'list')}
  >
    <Switch.HiddenInput />
    <Switch.Label>Card View</Switch.Label>
    <Switch.Control>
      <Switch.Thumb />
    </Switch.Control>
  </Switch.Root>
)
