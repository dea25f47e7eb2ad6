import { Menu } from '@chakra-ui/react'
import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { AnyTab } from '../tab-definition.ts'
import { useResetWidths } from '../../../ui/table/kept-widths.ts'
import { MenuPortal } from '../../../ui/overlay/MenuPortal.tsx'

interface Props {
  /** The title of the tab. */
  table: string
  columns: AnyTab['columns']
  hidden: readonly string[]
  choose: (hidden: string[]) => void
}

/**
 * Chooses which columns of a tab are shown, and gives them back the widths they had before a person set others. The
 * first names the row and the long text holds its buttons: they stay.
 */
export function ColumnMenu({ table, columns, hidden, choose }: Props) {
  const trigger = useId()
  const resetWidths = useResetWidths(table)
  const optional = columns.filter(({ isLong }, i) => i > 0 && !isLong)
  const toggle = (head: string): void =>
    choose(hidden.includes(head) ? hidden.filter((other) => other !== head) : [...hidden, head])
  return (
    <Menu.Root
      ids={{ trigger }}
      closeOnSelect={false}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton triggerId={trigger} name="Columns" icon={Columns3} size="sm" />
      </Menu.Trigger>
      <MenuPortal>
        <Menu.Positioner>
          <Menu.Content aria-label="Columns">
            {optional.map(({ head }) => (
              <Menu.CheckboxItem
                key={head}
                value={head}
                checked={!hidden.includes(head)}
                onCheckedChange={() => toggle(head)}
              >
                {head}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
            {resetWidths && (
              <>
                <Menu.Separator />
                <Menu.Item value="reset widths" onSelect={resetWidths}>
                  Reset widths
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  )
}
