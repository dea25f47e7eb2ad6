import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { placeProblem } from '@costdraft/schema/files/tree.ts'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isDragged } from '../ui/is-dragged.ts'
import type { CaseFile } from './send-file.ts'
import { entryOf } from './tree-rows.ts'

const FILE_ID = 'file'
type Move = (id: string, to: string | null) => void
const draggedId = (data: Record<string | symbol, unknown>): string | undefined =>
  typeof data[FILE_ID] === 'string' ? data[FILE_ID] : undefined

/** Makes a row draggable. Returns whether it is being dragged. */
export function useFileDrag(ref: RefObject<HTMLElement | null>, id: string, mayEdit: boolean): boolean {
  const [isDragging, setIsDragging] = useState(false)
  useEffect(() => {
    const element = ref.current
    return element && mayEdit
      ? draggable({
          element,
          getInitialData: () => ({ [FILE_ID]: id }),
          onDragStart: () => setIsDragging(true),
          onDrop: () => setIsDragging(false),
        })
      : undefined
  }, [ref, id, mayEdit])
  return isDragging
}

/**
 * Makes a folder (the root for null) a drop target for rows of the tree. Returns whether a row that it may hold is
 * dragged over it.
 */
export function useFolderDropTarget(
  ref: RefObject<HTMLElement | null>,
  { to, nodes, isOn, move }: { to: string | null; nodes: readonly CaseFile[]; isOn: boolean; move: Move },
): boolean {
  const [isOver, setIsOver] = useState(false)
  const mayHold = useEffectEvent(
    (id: string | undefined) => id !== undefined && placeProblem(nodes.map(entryOf), id, to) === undefined,
  )
  const handleDrop = useEffectEvent((id: string) => move(id, to))
  useEffect(() => {
    const element = ref.current,
      leave = (): void => setIsOver(false)
    return element && isOn
      ? combine(
          dropTargetForElements({
            element,
            canDrop: ({ source }) => mayHold(draggedId(source.data)),
            onDragEnter: () => setIsOver(true),
            onDragLeave: leave,
            onDrop: ({ source, location: { initial, current } }) => {
              leave()
              const id = draggedId(source.data)
              if (id !== undefined && isDragged(initial.input, current.input)) handleDrop(id)
            },
          }),
        )
      : undefined
  }, [ref, isOn])
  return isOver
}
