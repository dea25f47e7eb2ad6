import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { draggableShown, type Follower } from '../../../ui/drag-shown.ts'
import { isInStage } from '../../case-words.ts'
import type { CaseRow } from '../case-row.ts'
import { copyOfCard } from './copy-of-card.ts'
import { dragDataOf } from './drag-data.ts'

const followerOf = (card: HTMLElement): Follower => {
  const { left: x, top: y } = card.getBoundingClientRect()
  return { element: copyOfCard(card), x, y }
}

/** Makes a card draggable, if its case is in one of the four stages. Returns whether it is shown as dragged. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, row: CaseRow): boolean {
  const [isDragging, setIsDragging] = useState(false)
  // An effect event: a new row must not register the card again, which would end a drag in progress.
  const getData = useEffectEvent(() => dragDataOf(row))
  const canDrag = useEffectEvent(() => isInStage(row))
  useEffect(() => {
    const element = ref.current
    return element
      ? draggableShown({
          element,
          canDrag: () => canDrag(),
          getData: () => getData(),
          follower: () => followerOf(element),
          onShown: setIsDragging,
        })
      : undefined
  }, [ref])
  return isDragging
}
