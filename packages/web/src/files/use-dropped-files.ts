import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/drop-target-for-external'
import { monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/monitor-for-external'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { containsFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/contains-files'
import { getFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/get-files'
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/utils/prevent-unhandled'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * Makes an element a drop target for files from outside the browser.
 * @returns whether files are dragged over it, and over no nested drop target. A drop outside every target is prevented:
 * the browser would open the file in place of the page.
 */
export function useDroppedFiles(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const handleFiles = useEffectEvent(onFiles)
  useEffect(() => {
    const element = ref.current
    if (!element || !isOn) return undefined
    const isInnermost = ({ location }: { location: { current: { dropTargets: { element: Element }[] } } }): boolean =>
      location.current.dropTargets[0]?.element === element
    return combine(
      dropTargetForExternal({
        element,
        canDrop: containsFiles,
        getDropEffect: () => 'copy',
        onDropTargetChange: (event) => setIsOver(isInnermost(event)),
        onDrop: (event) => {
          setIsOver(false)
          if (isInnermost(event)) handleFiles(getFiles(event))
        },
      }),
      monitorForExternal({
        canMonitor: containsFiles,
        onDragStart: () => preventUnhandled.start(),
        onDrop: () => preventUnhandled.stop(),
      }),
    )
  }, [ref, isOn])
  return isOver
}
