import { chakra } from '@chakra-ui/react'
import { memo, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { cellContent } from '../../ui/table/cell-content.tsx'
import { labelBefore } from '../../ui/table/columns.ts'
import { SelectRowBox } from '../../ui/table/SelectionBoxes.tsx'
import type { SelectRow } from '../../ui/table/use-range-selection.ts'
import { actionsWidth } from './actions-width.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { RowActions } from './RowActions.tsx'
import type { RowHandlers } from './row-handlers.ts'

interface Props {
  tab: AnyTab
  columns: AnyTab['columns']
  row: AnyRow
  isCurrent: boolean
  handlers: RowHandlers
  /** Whether it is selected; undefined where no boxes stand beside the rows. */
  isChosen: boolean | undefined
  /** Selects it, also where no boxes stand beside the rows yet; undefined where rows are not selected. */
  select: SelectRow | undefined
  onEnter: (uuid: string) => void
}

interface LongTextProps {
  children: ReactNode
  /** The pixels that the buttons take. */
  room: number
  actions: ReactNode
  /** Whether it shows its beginning only: the row can be opened to read the rest. */
  isCut: boolean
}
/** Keeps the place of the buttons at the end of a text. */
const ActionsRoom = () => (
  <>
    {' '}
    <span data-actions-room />
  </>
)
/** Long text with the buttons of its row at the end; `long-text.ts` has its styles. */
const LongText = ({ children, room, actions, isCut }: LongTextProps) => (
  <div data-long={isCut ? 'cut' : 'whole'} style={{ '--actions': `${room}px` } as CSSProperties}>
    <div>{children}</div>
    <div>{actions}</div>
  </div>
)

/** Why the bill does not count a row, in words. */
const reasonOf = ({ notCounted }: AnyRow): string | undefined =>
  typeof notCounted === 'string' ? notCounted : undefined

/** The box that selects a row; one that belongs to another has none. */
const ChoiceCell = ({
  tab,
  row,
  isChosen,
  select,
  tabIndex,
}: Pick<Props, 'tab' | 'row' | 'isChosen' | 'select'> & { tabIndex: number }) =>
  isChosen !== undefined &&
  select && (
    <td data-choice="">
      {!tab.parentOf?.(row) && (
        <SelectRowBox name={tab.nameOf(row)} checked={isChosen} id={row.uuid} select={select} tabIndex={tabIndex} />
      )}
    </td>
  )

function ItemRow({ tab, columns, row, isCurrent, handlers, isChosen, select, onEnter }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget || tab.parentOf?.(row)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      ;(handlers.change?.edit ?? handlers.openComments)(row)
    }
    if (event.key === 'Delete') handlers.change?.remove(row)
    if (event.key === ' ' && select) {
      event.preventDefault()
      select(row.uuid, isChosen !== true, event.shiftKey)
    }
  }
  const tabIndex = isCurrent ? 0 : -1
  return (
    <tr
      data-row
      data-id={row.uuid}
      tabIndex={tabIndex}
      data-attention={row.attention || undefined}
      data-chosen={isChosen || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => onEnter(row.uuid)}
    >
      <ChoiceCell tab={tab} row={row} isChosen={isChosen} select={select} tabIndex={tabIndex} />
      {columns.map((column, i) => {
        const { head, tooltip, wide, isLong, isOneLine, isCost, align } = column
        const Cell = i === 0 ? 'th' : 'td'
        const reason = isCost ? reasonOf(row) : undefined
        return (
          <Cell
            key={head}
            scope={i === 0 ? 'row' : undefined}
            data-wide={wide}
            data-text={isLong}
            data-align={align}
            data-one-line={isOneLine && ''}
            data-named={i > 0 && !isLong ? labelBefore(column) : undefined}
            data-uncounted={reason && ''}
            // Its description to a screen reader as well. No hidden text: the figure can be copied.
            title={[tooltip?.(row), reason].filter(Boolean).join('\n') || undefined}
          >
            {isLong ? (
              <LongText
                isCut={handlers.change !== undefined}
                room={actionsWidth(tab, row, handlers)}
                actions={<RowActions tab={tab} row={row} tabIndex={tabIndex} handlers={handlers} />}
              >
                {cellContent(column, row, <ActionsRoom />)}
              </LongText>
            ) : (
              cellContent(column, row)
            )}
            {i === 0 && row.attention && <chakra.span srOnly> needs attention</chakra.span>}
          </Cell>
        )
      })}
    </tr>
  )
}

/**
 * A row of the item table: plain elements, styled from the table. Memoised: renders again only when its own props
 * change.
 */
export const ItemRowView = memo(ItemRow)
