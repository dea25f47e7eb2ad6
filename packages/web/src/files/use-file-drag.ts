import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { placeProblem } from '@costdraft/schema/files/tree.ts'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isDragged } from '../ui/is-dragged.ts'
import { entryOf, type CaseFile } from './send-file.ts'

const FILE = 'file'
type Move = (id: string, to: string | null) => void
const carried = (data: Record<string | symbol, unknown>): string | undefined =>
  typeof data[FILE] === 'string' ? data[FILE] : undefined

/** Makes a row draggable. Answers whether it is under way. */
export function useFileDrag(ref: RefObject<HTMLElement | null>, id: string, mayEdit: boolean): boolean {
  const [lifted, setLifted] = useState(false)
  useEffect(() => {
    const element = ref.current
    return element && mayEdit
      ? draggable({
          element,
          getInitialData: () => ({ [FILE]: id }),
          onDragStart: () => setLifted(true),
          onDrop: () => setLifted(false),
        })
      : undefined
  }, [ref, id, mayEdit])
  return lifted
}

/** Lets a folder, or the root for null, take files and folders of the case. Answers whether one is over it that it may hold. */
export function useFolderTarget(
  ref: RefObject<HTMLElement | null>,
  { to, nodes, isOn, move }: { to: string | null; nodes: readonly CaseFile[]; isOn: boolean; move: Move },
): boolean {
  const [over, setOver] = useState(false)
  const mayHold = useEffectEvent(
    (id: string | undefined) => id !== undefined && placeProblem(nodes.map(entryOf), id, to) === undefined,
  )
  const arrive = useEffectEvent((id: string) => {
    if (nodes.find((node) => node.id === id)?.parent !== to) move(id, to)
  })
  useEffect(() => {
    const element = ref.current,
      leave = (): void => setOver(false)
    return element && isOn
      ? combine(
          dropTargetForElements({
            element,
            canDrop: ({ source }) => mayHold(carried(source.data)),
            onDragEnter: () => setOver(true),
            onDragLeave: leave,
            onDrop: ({ source, location: { initial, current } }) => {
              leave()
              const id = carried(source.data)
              if (id !== undefined && isDragged(initial.input, current.input)) arrive(id)
            },
          }),
        )
      : undefined
  }, [ref, isOn])
  return over
}
