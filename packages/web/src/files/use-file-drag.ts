import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { placeProblem } from '@costdraft/schema/files/tree.ts'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { draggableShown, isDragged, type Follower } from '../ui/drag-shown.ts'
import { nameOf } from './FileLabel.tsx'
import type { CaseFile } from './case-file.ts'
import { entryOf } from './tree-rows.ts'

const FILE_ID = 'file'
type Move = (id: string, to: string | null) => void
const draggedId = (data: Record<string | symbol, unknown>): string | undefined =>
  typeof data[FILE_ID] === 'string' ? data[FILE_ID] : undefined

/** The name of a row on a small ground of its own, beside the pointer. */
function followerOf(name: string, { clientX, clientY }: { clientX: number; clientY: number }): Follower {
  const element = document.createElement('div')
  element.textContent = name
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, follower)
  return { element, x: clientX + 12, y: clientY + 8 }
}
const follower = {
  maxWidth: '320px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '4px 10px',
  fontSize: '13px',
  lineHeight: '20px',
  color: 'var(--chakra-colors-ink)',
  background: 'var(--chakra-colors-raised)',
  border: '1px solid var(--chakra-colors-line)',
  borderRadius: 'var(--chakra-radii-l2)',
  boxShadow: 'var(--chakra-shadows-floating)',
}

/** Makes a row draggable. Returns whether it is shown as dragged. */
export function useFileDrag(
  ref: RefObject<HTMLElement | null>,
  { id, name }: Pick<CaseFile, 'id' | 'name'>,
  mayEdit: boolean,
): boolean {
  const [isDragging, setIsDragging] = useState(false)
  const follower = useEffectEvent((from: { clientX: number; clientY: number }) => followerOf(nameOf({ name }), from))
  useEffect(() => {
    const element = ref.current
    return element && mayEdit
      ? draggableShown({
          element,
          getData: () => ({ [FILE_ID]: id }),
          follower: (from) => follower(from),
          onShown: setIsDragging,
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
    const element = ref.current
    const leave = (): void => setIsOver(false)
    return element && isOn
      ? combine(
          dropTargetForElements({
            element,
            canDrop: ({ source }) => mayHold(draggedId(source.data)),
            onDrag: ({ location }) => setIsOver(isDragged(location)),
            onDragLeave: leave,
            onDrop: ({ source, location }) => {
              leave()
              const id = draggedId(source.data)
              if (id !== undefined && isDragged(location)) handleDrop(id)
            },
          }),
        )
      : undefined
  }, [ref, isOn])
  return isOver
}
