import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import type { Stage } from '@costdraft/costing'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isDragged } from '../../../ui/is-dragged.ts'
import type { CaseRow } from '../case-columns.tsx'
import { carried } from './cargo.ts'

interface Refs {
  column: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
}

/** Lets a column take cards. Answers whether one of another column is over it. */
export function useColumnTarget(
  { column, scroller }: Refs,
  stage: Stage,
  onMove: (row: CaseRow, to: Stage) => void,
): boolean {
  const [over, setOver] = useState(false)
  const arrive = useEffectEvent((row: CaseRow) => onMove(row, stage))
  useEffect(() => {
    const leave = (): void => setOver(false)
    if (!column.current || !scroller.current) return undefined
    return combine(
      dropTargetForElements({
        element: column.current,
        canDrop: ({ source }) => carried(source.data) !== undefined,
        // Between two columns the last one still holds.
        getIsSticky: () => true,
        onDragEnter: ({ source }) => setOver(carried(source.data)?.stage !== stage),
        onDragLeave: leave,
        onDrop: ({ source, location: { initial, current } }) => {
          leave()
          const row = carried(source.data)
          if (row && row.stage !== stage && isDragged(initial.input, current.input)) arrive(row)
        },
      }),
      autoScrollForElements({ element: scroller.current }),
    )
  }, [column, scroller, stage])
  return over
}
