interface Point {
  clientX: number
  clientY: number
}
const LEAST = 5

/** A hand that trembles has not dragged: the browser lifts after 4 px and cannot be told otherwise, so the drop is judged. */
export const isDragged = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= LEAST
