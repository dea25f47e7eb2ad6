import { Switch } from '@chakra-ui/react'
import type { View } from './case-list-query.ts'

/** Switch between the board (cards) and the list (rows). */
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
