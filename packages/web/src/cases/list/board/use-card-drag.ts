import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isInStage } from '../../case-words.ts'
import type { CaseRow } from '../case-columns.tsx'
import { copyOfCard } from './copy-of-card.ts'
import { dragDataOf } from './drag-data.ts'

/** Padding in pixels around the drag preview, for its shadow. */
const PREVIEW_PADDING = 32

function renderPreview(card: HTMLElement, container: HTMLElement): void {
  container.style.padding = `${PREVIEW_PADDING}px`
  container.append(copyOfCard(card))
}

/** Makes a card draggable, if its case is in one of the four stages. Returns whether it is being dragged. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, row: CaseRow): boolean {
  const [isDragging, setIsDragging] = useState(false)
  // An effect event: a new row must not register the card again, which would end a drag in progress.
  const dragData = useEffectEvent(() => dragDataOf(row)),
    mayDrag = useEffectEvent(() => isInStage(row))
  useEffect(() => {
    const element = ref.current
    return element
      ? draggable({
          element,
          canDrag: () => mayDrag(),
          getInitialData: () => dragData(),
          onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
            setCustomNativeDragPreview({
              nativeSetDragImage,
              getOffset: (args) => {
                const { x, y } = preserveOffsetOnSource({ element, input: location.current.input })(args)
                return { x: x + PREVIEW_PADDING, y: y + PREVIEW_PADDING }
              },
              render: ({ container }) => renderPreview(element, container),
            }),
          onDragStart: () => setIsDragging(true),
          onDrop: () => setIsDragging(false),
        })
      : undefined
  }, [ref])
  return isDragging
}
