interface Point {
  clientX: number
  clientY: number
}
const MIN_DISTANCE_PX = 5

/**
 * Whether the pointer moved far enough to count as a drag. Browsers start a drag after about 4 px and the threshold is
 * not configurable, so an accidental movement is filtered out on drop.
 */
export const isDragged = (from: Point, to: Point): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= MIN_DISTANCE_PX
