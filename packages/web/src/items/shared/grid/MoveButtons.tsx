import { splitFieldsOf } from '@costdraft/schema/row-moves/row-moves.ts'
import { FolderInput, Split } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { enteredIn } from './grid-actions.ts'
import type { GridFocus } from './grid-moves.ts'
import type { GridRow } from './grid-rows.ts'
import { counted, rangeOf } from './selection.ts'
import type { AnyTab } from '../tab-definition.ts'

interface Props {
  focus: GridFocus
  rows: readonly GridRow[]
  tab: AnyTab
}

/** The buttons that divide the row of the cursor and move the rows that are selected. */
export function MoveButtons({ focus: { selection, moves }, rows, tab }: Props) {
  const { row } = selection.active
  const moved = enteredIn(rows, rangeOf(selection))
  return (
    <>
      {splitFieldsOf(tab.kind).length > 0 && (
        <IconButton
          name="Divide the row"
          icon={Split}
          aria-keyshortcuts="Alt+Shift+D"
          aria-haspopup="dialog"
          disabled={enteredIn(rows, { top: row, bottom: row }) === 0}
          onClick={() => moves.current?.open('split')}
        />
      )}
      <IconButton
        name={`Move ${counted(Math.max(1, moved), 'row')}`}
        icon={FolderInput}
        aria-keyshortcuts="Alt+Shift+M"
        aria-haspopup="dialog"
        disabled={moved === 0}
        onClick={() => moves.current?.open('move')}
      />
    </>
  )
}
