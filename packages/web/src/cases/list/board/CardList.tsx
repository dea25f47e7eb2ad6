import type { useVirtualizer } from '@tanstack/react-virtual'
import type { CaseRow } from '../case-row.ts'
import { BoardCard, type CardControls } from './BoardCard.tsx'
import type { SharedFacts } from './shared-facts.ts'

interface Props {
  virtual: ReturnType<typeof useVirtualizer<HTMLDivElement, HTMLDivElement>>
  rows: readonly CaseRow[]
  labelledBy: string
  controls: CardControls
  shared: SharedFacts
}

/** The mounted cards of a virtualised column, at their positions in the whole list. */
export const CardList = ({ virtual, rows, labelledBy, controls: { idOf, openId, ...controls }, shared }: Props) => (
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
          <BoardCard row={row} open={openId === triggerId} triggerId={triggerId} shared={shared} {...controls} />
        </div>
      )
    })}
  </div>
)
