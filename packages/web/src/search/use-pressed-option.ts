import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { SearchOption } from './search-groups.ts'

/** Pixels: further than this, a press is withdrawn. */
const REACH = 16
interface Press {
  option: SearchOption
  x: number
  y: number
}

/**
 * How the pointer chooses among options: by the browser's click or, where the list was drawn anew between press and
 * release, which costs that click, the option that was pressed. Moving away withdraws the press. A finger chooses by
 * the click alone, because its press may be the beginning of scrolling.
 */
export function usePressedOption(
  options: readonly SearchOption[],
  choose: (option: SearchOption) => void,
  setIsPointedAt: (isPointedAt: boolean) => void,
) {
  const pressed = useRef<Press>(undefined)
  const optionAt = (target: EventTarget): SearchOption | undefined => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[role=option]')?.dataset.key : undefined
    return options.find((option) => option.key === key)
  }
  const release = (): Press | undefined => {
    const press = pressed.current
    pressed.current = undefined
    return press
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => {
      setIsPointedAt(false)
      release()
    },
    onPointerDown: ({ target, button, clientX: x, clientY: y }: PointerEvent) => {
      const option = button === 0 ? optionAt(target) : undefined
      pressed.current = option && { option, x, y }
    },
    onPointerCancel: () => void release(),
    onPointerUp: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      const press = release()
      if (!press || pointerType !== 'mouse' || optionAt(target)?.key === press.option.key) return
      if (Math.hypot(clientX - press.x, clientY - press.y) <= REACH) choose(press.option)
    },
    onClick: ({ target }: MouseEvent) => {
      const option = optionAt(target)
      if (option) choose(option)
    },
  }
}
