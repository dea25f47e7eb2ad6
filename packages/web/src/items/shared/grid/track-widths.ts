/** What a column of the grid needs, in pixels. */
export interface TrackNeed {
  /** Below this its heading or its figures would be cut. */
  least: number
  /** So wide are its widest texts. */
  wish: number
  /** Whether it takes what the others leave. */
  isRest?: boolean
}

/** What is left for a description when the others have all they wish for; below it they give way. */
const READABLE = 240

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/**
 * The widths of columns that share a room: each as wide as its texts where there is room for all, else the longer the
 * texts the wider, and none below its least. What is left is for the column of long texts. Wider than the room where
 * even the least does not fit.
 */
export function trackWidths(needs: readonly TrackNeed[], room: number): number[] {
  const isShared = needs.some(({ isRest }) => isRest)
  const least = sum(needs.map((need) => need.least))
  const free = Math.max(0, Math.floor(room) - least)
  const extraOf = (need: TrackNeed): number => (need.isRest ? 0 : Math.max(0, need.wish - need.least))
  const wanted = sum(needs.map(extraOf))
  const kept = sum(needs.map(({ isRest, least }) => (isRest ? Math.max(0, READABLE - least) : 0)))
  // Where all is not to be had, the description has its part of what is free, as the others have.
  const share = wanted === 0 ? 0 : Math.min(1, free / (wanted + kept))
  const widths = needs.map((need) => need.least + Math.floor(extraOf(need) * share))
  const rest = Math.max(0, Math.floor(room) - sum(widths))
  if (rest === 0) return widths
  if (isShared) {
    const count = needs.filter(({ isRest }) => isRest).length
    return widths.map((width, i) => (needs[i]?.isRest ? width + Math.floor(rest / count) : width))
  }
  // Without long texts all grow alike.
  const total = sum(widths)
  return widths.map((width) => width + Math.floor((rest * width) / total))
}
