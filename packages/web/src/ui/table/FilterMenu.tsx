import { Menu } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FilterButton } from './FilterButton.tsx'
import { MenuPortal } from '../overlay/MenuPortal.tsx'

interface Option {
  value: string
  name: string
  shown?: ReactNode
}
interface Props {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  /** Adds a value to those that are chosen by now, or takes it out of them: what is drawn may be behind. */
  toggle: (value: string) => void
}

/** The button text: the name of a single selected option, or the number of several. */
const summaryOf = (label: string, names: string[], count: number): string =>
  count === 1 && names[0] ? `${label}: ${names[0]}` : `${label} · ${count}`

/** Multi-select filter of a list. Its button shows what is selected. */
export function FilterMenu({ label, options, chosen, toggle }: Props) {
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ name }) => name)
  const isActive = chosen.length > 0
  const text = isActive ? summaryOf(label, names, chosen.length) : label
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <FilterButton
          isActive={isActive}
          text={text}
          name={`Filter by ${text}${chosen.length > 1 ? `: ${names.join(', ')}` : ''}`}
        />
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {options.map(({ value, name, shown = name }) => (
              <Menu.CheckboxItem
                key={value}
                value={value}
                valueText={name}
                checked={chosen.includes(value)}
                onCheckedChange={() => toggle(value)}
              >
                {shown}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  )
}
