import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { keepWidth, type WidthsOf } from './kept-widths.ts'

/** A person can make a column no narrower, and no wider. */
export const LEAST_WIDTH = 40
export const MOST_WIDTH = 1600
const STEP = 8
const LONG_STEP = 32

const within = (width: number): number => Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)))

/** The column that is being dragged, and the width it would have. */
export type Drag = { head: string; width: number } | undefined

/** The handle that something happened to, with its column. */
function handleOf(target: EventTarget): { handle: HTMLElement; head: string; width: number } | undefined {
  const handle = (target as Element).closest<HTMLElement>('[role=separator]')
  const th = handle?.closest<HTMLElement>('th[data-column]')
  return handle && th ? { handle, head: th.dataset.column!, width: th.offsetWidth } : undefined
}

/** What the handles at the ends of the headings do: they are dragged, moved by keys, or give a column its own width. */
export function useColumnHandles({ person, table }: WidthsOf, drag: RefObject<Drag>, layOut: RefObject<() => void>) {
  const set = (head: string, width: number | undefined): void => {
    keepWidth({ person, table }, head, width === undefined ? undefined : within(width))
  }
  const onPointerDown = (event: PointerEvent): void => {
    const found = handleOf(event.target)
    if (!found || event.button !== 0) return
    event.preventDefault()
    const { handle, head, width } = found
    const from = event.clientX
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent): void => {
      drag.current = { head, width: within(width + clientX - from) }
      layOut.current()
    }
    const end = ({ type }: Event): void => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
      const moved = drag.current
      drag.current = undefined
      if (moved && type === 'pointerup') set(head, moved.width)
      else layOut.current()
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const found = handleOf(event.target)
    if (!found) return
    const { head, width } = found
    const step = event.shiftKey ? LONG_STEP : STEP
    const changes: Record<string, number | undefined> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: undefined,
      Enter: undefined,
    }
    if (!(event.key in changes) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    set(head, changes[event.key])
  }
  const onDoubleClick = (event: MouseEvent): void => {
    const found = handleOf(event.target)
    if (found) set(found.head, undefined)
  }
  return { onPointerDown, onKeyDown, onDoubleClick }
}
