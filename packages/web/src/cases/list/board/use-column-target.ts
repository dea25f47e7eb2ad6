import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import type { Stage } from '@costdraft/costing'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isDragged } from '../../../ui/drag-shown.ts'
import type { CaseRow } from '../case-row.ts'
import type { BoardStage } from './board-columns.ts'
import { draggedCase } from './drag-data.ts'

interface Refs {
  column: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
}

/** Makes the column of a stage a drop target for cards. Returns whether a card of another column is over it. */
export function useColumnTarget(
  { column, scroller }: Refs,
  stage: BoardStage,
  onMove: (row: CaseRow, to: Stage) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const moveHere = useEffectEvent((row: CaseRow) => {
    if (stage !== null) onMove(row, stage)
  })
  useEffect(() => {
    const clear = (): void => setIsOver(false)
    if (!column.current || !scroller.current) return undefined
    return combine(
      dropTargetForElements({
        element: column.current,
        canDrop: ({ source }) => stage !== null && draggedCase(source.data) !== undefined,
        // Between two columns the last one stays the target.
        getIsSticky: () => true,
        onDrag: ({ source, location }) => setIsOver(isDragged(location) && draggedCase(source.data)?.stage !== stage),
        onDragLeave: clear,
        onDrop: ({ source, location }) => {
          clear()
          const row = draggedCase(source.data)
          if (row && row.stage !== stage && isDragged(location)) moveHere(row)
        },
      }),
      autoScrollForElements({ element: scroller.current }),
    )
  }, [column, scroller, stage])
  return isOver
}
