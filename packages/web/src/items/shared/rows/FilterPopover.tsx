import { Popover } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FilterButton } from '../../../ui/table/FilterButton.tsx'
import { ToolPanel } from './ToolPanel.tsx'

interface Props {
  /** How many filters are applied. */
  count: number
  children: ReactNode
}

/** The filters of a list behind one button, which says how many are applied. */
export const FilterPopover = ({ count, children }: Props) => (
  <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
    <Popover.Trigger asChild>
      <FilterButton
        isActive={count > 0}
        text={count > 0 ? `Filter · ${count}` : 'Filter'}
        name={count > 0 ? `Filter · ${count} applied` : 'Filter'}
      />
    </Popover.Trigger>
    <ToolPanel label="Filter">{children}</ToolPanel>
  </Popover.Root>
)
