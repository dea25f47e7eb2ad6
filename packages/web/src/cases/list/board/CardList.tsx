import type { useVirtualizer } from '@tanstack/react-virtual'
import type { CaseRow } from '../case-columns.tsx'
import { BoardCard, type CardMenu } from './BoardCard.tsx'

interface Props {
  virtual: ReturnType<typeof useVirtualizer<HTMLDivElement, HTMLDivElement>>
  rows: readonly CaseRow[]
  labelledBy: string
  menu: CardMenu
}

/** The mounted cards of a virtualised column, at their positions in the whole list. */
export const CardList = ({ virtual, rows, labelledBy, menu: { idOf, openId, onOpen, hintId } }: Props) => (
  <div role="list" aria-labelledby={labelledBy} style={{ position: 'relative', height: virtual.getTotalSize() }}>
    {virtual.getVirtualItems().map(({ index, key, start }) => {
      const row = rows[index]
      if (!row) return null
      const triggerId = idOf(row.uuid)
      return (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          role="listitem"
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
        >
          <BoardCard row={row} open={openId === triggerId} triggerId={triggerId} hintId={hintId} onOpen={onOpen} />
        </div>
      )
    })}
  </div>
)
