import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/drop-target-for-external'
import { monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/monitor-for-external'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { containsFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/contains-files'
import { getFiles } from '@atlaskit/pragmatic-drag-and-drop/utils/get-files'
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/utils/prevent-unhandled'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Lets an element take files from outside the browser. Answers whether some are over it, and over nothing within it that takes them itself. Beside it a drop does nothing: the browser would open the file in the place of the page. */
export function useDroppedFiles(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [over, setOver] = useState(false)
  const arrive = useEffectEvent(onFiles)
  useEffect(() => {
    const element = ref.current
    if (!element || !isOn) return undefined
    const innermost = ({ location }: { location: { current: { dropTargets: { element: Element }[] } } }): boolean =>
      location.current.dropTargets[0]?.element === element
    return combine(
      dropTargetForExternal({
        element,
        canDrop: containsFiles,
        getDropEffect: () => 'copy',
        onDropTargetChange: (event) => setOver(innermost(event)),
        onDrop: (event) => {
          setOver(false)
          if (innermost(event)) arrive(getFiles(event))
        },
      }),
      monitorForExternal({
        canMonitor: containsFiles,
        onDragStart: () => preventUnhandled.start(),
        onDrop: () => preventUnhandled.stop(),
      }),
    )
  }, [ref, isOn])
  return over
}
