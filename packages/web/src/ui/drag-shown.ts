import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/disable-native-drag-preview'

interface Point {
  clientX: number
  clientY: number
}
/** Where a drag began, and where it is. */
interface DragPlace {
  initial: { input: Point }
  current: { input: Point }
}
const MIN_DISTANCE_PX = 5

/**
 * Whether the pointer is, or was released, far enough from where it was pressed for a drag: five pixels. A browser
 * begins one earlier, and that cannot be changed: until then nothing is shown, and no drop counts.
 */
export const isDragged = ({ initial: { input: from }, current: { input: to } }: DragPlace): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= MIN_DISTANCE_PX

/** What follows the pointer, and where in the window it lies while the pointer is where it was pressed. */
export interface Follower {
  element: HTMLElement
  x: number
  y: number
}

/** Lays the follower over the page. Nothing in it can be pressed, so that what is below it is what it is dropped on. */
function follow({ element, x, y }: Follower): { moveTo: (place: DragPlace) => void; remove: () => void } {
  Object.assign(element.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    zIndex: '9999',
    pointerEvents: 'none',
  })
  element.dataset.dragFollower = ''
  document.body.append(element)
  return {
    moveTo: ({ initial: { input: from }, current: { input: to } }) => {
      element.style.translate = `${to.clientX - from.clientX}px ${to.clientY - from.clientY}px`
    },
    remove: () => element.remove(),
  }
}

interface DragOptions {
  element: HTMLElement
  /** Default: always. */
  canDrag?: () => boolean
  getData: () => Record<string, unknown>
  /** Makes what follows the pointer; `from` is where it was pressed. */
  follower: (from: Point) => Follower
  /** Called as the drag is shown, and as it ends. */
  onShown: (isShown: boolean) => void
}

/**
 * Makes an element draggable with the mouse. The browser's own picture of a drag is there from its first pixel, so it
 * is left out: the follower is shown instead, once the pointer has moved far enough. Returns the clean-up.
 */
export function draggableShown({ element, canDrag = () => true, getData, follower, onShown }: DragOptions): () => void {
  let shown: ReturnType<typeof follow> | undefined
  const end = (): void => {
    shown?.remove()
    shown = undefined
  }
  const stop = draggable({
    element,
    canDrag,
    getInitialData: getData,
    onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
    onDrag: ({ location }) => {
      if (!shown) {
        if (!isDragged(location)) return
        shown = follow(follower(location.initial.input))
        onShown(true)
      }
      shown.moveTo(location)
    },
    onDrop: () => {
      end()
      onShown(false)
    },
  })
  return () => {
    end()
    stop()
  }
}
