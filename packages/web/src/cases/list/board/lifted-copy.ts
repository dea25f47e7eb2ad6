import type { Stage } from '@costdraft/costing'
import { copyOfCard } from './copy-of-card.ts'

/** How far, in pixels, an arrow key moves a lifted card. */
export const STEP = 25

interface Place {
  x: number
  y: number
}
export interface LiftedCopy {
  /**
   * Moves the copy by pixels, within the board. Returns the stage of the column under its centre; undefined between two
   * columns.
   */
  moveBy: (by: Place) => Stage | undefined
  remove: () => void
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Scrolls a board that is wider than the screen as far as the copy needs. */
function reveal(board: HTMLElement, x: number, width: number): void {
  if (x < board.scrollLeft) board.scrollLeft = x
  else if (x + width > board.scrollLeft + board.clientWidth) board.scrollLeft = x + width - board.clientWidth
}

/** Lays a copy of a card over it. Places are those of the board, so that they hold while it scrolls. */
export function liftCopy(board: HTMLElement, card: HTMLElement): LiftedCopy {
  const copy = copyOfCard(card)
  const around = board.getBoundingClientRect()
  const { left, top, width, height } = card.getBoundingClientRect()
  const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')]
  let place: Place = { x: left - around.left + board.scrollLeft, y: top - around.top }
  const show = (): void => {
    copy.style.translate = `${place.x}px ${place.y}px`
  }
  copy.dataset.liftedCopy = ''
  // It lies above the cards as a layer of its own.
  copy.dataset.floats = ''
  show()
  board.append(copy)
  return {
    moveBy: ({ x, y }) => {
      place = {
        x: clamp(place.x + x, -width / 2 + 1, board.scrollWidth - width / 2 - 1),
        y: clamp(place.y + y, -height / 2, board.clientHeight - height / 2),
      }
      show()
      reveal(board, place.x, width)
      const centre = place.x + width / 2
      return columns.find(({ offsetLeft, offsetWidth }) => centre >= offsetLeft && centre <= offsetLeft + offsetWidth)
        ?.dataset.stage as Stage | undefined
    },
    remove: () => copy.remove(),
  }
}
