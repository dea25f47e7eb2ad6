import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { CaseRow } from '../case-columns.tsx'
import { cargoOf } from './cargo.ts'

/** Room around the picture of a card under the pointer, for its shadow. */
const ROOM = 32

function picture(card: HTMLElement, container: HTMLElement): void {
  const copy = card.cloneNode(true) as HTMLElement
  copy.style.width = `${card.getBoundingClientRect().width}px`
  copy.style.boxShadow = 'var(--chakra-shadows-floating)'
  container.style.padding = `${ROOM}px`
  container.append(copy)
}

/** Makes a card draggable. Answers whether it is under way; its picture under the pointer has the only strong shadow. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, row: CaseRow): boolean {
  const [lifted, setLifted] = useState(false)
  // What is carried is asked for when it is lifted: an answer that changes the card meanwhile must not take it out of the hand.
  const cargo = useEffectEvent(() => cargoOf(row))
  useEffect(() => {
    const element = ref.current
    return element
      ? draggable({
          element,
          getInitialData: () => cargo(),
          onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
            setCustomNativeDragPreview({
              nativeSetDragImage,
              getOffset: (asked) => {
                const { x, y } = preserveOffsetOnSource({ element, input: location.current.input })(asked)
                return { x: x + ROOM, y: y + ROOM }
              },
              render: ({ container }) => picture(element, container),
            }),
          onDragStart: () => setLifted(true),
          onDrop: () => setLifted(false),
        })
      : undefined
  }, [ref])
  return lifted
}
