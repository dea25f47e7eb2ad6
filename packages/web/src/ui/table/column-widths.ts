/** What a column asks for, in whole pixels, the padding of its cells included. */
export interface ColumnNeed {
  /**
   * Its longest word or its heading, whichever is longer. Of figures and dates all they need: they are never wrapped.
   */
  least: number
  /** For each cell the width from which all of it is shown, on two lines at most. */
  whole: readonly number[]
  /** For each cell the width from which it stands on one line. */
  single: readonly number[]
  /** Whether it has the same width however much room there is. */
  isFixed: boolean
  /** Whether it takes what is left. */
  grows: boolean
}

/** A text that needs more than this on each of two lines is long: others come before it. */
const LONG = 480
/** No text column is narrower, however little room there is. */
const NARROWEST = 48
/** What a cell that is whole counts for, against one that stands on one line, and against a long text that is whole. */
const WHOLE_WEIGHT = 4

/** So many pixels more for a column, and what its cells gain by each. */
interface Step {
  column: number
  add: number
  gain: number
}
interface Wish {
  at: number
  weight: number
}

/** The steps of a column from a width on, the most worthwhile first: each is worth less a pixel than the one before. */
function stepsOf(column: number, from: number, wishes: readonly Wish[]): Step[] {
  const open = wishes.filter(({ at }) => at > from).toSorted((a, b) => a.at - b.at)
  const steps: Step[] = []
  let at = from
  let next = 0
  while (next < open.length) {
    let best: Step | undefined
    let end = next
    let weight = 0
    for (let i = next; i < open.length; i++) {
      const wish = open[i]!
      weight += wish.weight
      const add = wish.at - at
      if (best === undefined || weight / add >= best.gain) {
        best = { column, add, gain: weight / add }
        end = i + 1
      }
    }
    steps.push(best!)
    at += best!.add
    next = end
  }
  return steps
}

/** Takes steps in the order of their worth until the room is used, and says what is left of it. */
function take(widths: number[], room: number, steps: readonly Step[]): number {
  let left = room
  for (const { column, add } of steps.toSorted((a, b) => b.gain - a.gain || a.column - b.column)) {
    const more = Math.min(add, left)
    widths[column]! += more
    left -= more
  }
  return left
}

/** Shares pixels in proportion to what each has; what does not divide goes to the first. */
function spread(
  widths: number[],
  columns: readonly number[],
  pixels: number,
  shareOf: (width: number) => number,
): void {
  const shares = columns.map((i) => shareOf(widths[i]!))
  const all = shares.reduce((sum, share) => sum + share, 0)
  if (all <= 0) return
  let left = pixels
  columns.forEach((column, i) => {
    const part = Math.trunc((pixels * shares[i]!) / all)
    widths[column]! += part
    left -= part
  })
  widths[columns[0]!]! += left
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** What the columns need for every cell to be whole, long texts aside. */
export const wholeRoom = (needs: readonly ColumnNeed[]): number =>
  sumOf(needs.map(({ least, whole }) => Math.max(least, ...whole.filter((width) => width <= LONG))))

/**
 * The width of every column in so much room. What a person has set is kept, and the others share what is left: each has
 * its longest word, then as many cells as possible are whole, then on one line, and the rest goes to the columns that
 * grow. More room makes no column narrower.
 */
export function shareWidths(
  needs: readonly ColumnNeed[],
  room: number,
  dragged: readonly (number | undefined)[] = [],
): number[] {
  const widths = needs.map(({ least }, i) => dragged[i] ?? least)
  const free = needs.flatMap(({ isFixed }, i) => (dragged[i] === undefined && !isFixed ? [i] : []))
  let left = room - sumOf(widths)
  if (left < 0) {
    const slack = (width: number): number => Math.max(0, width - NARROWEST)
    const most = sumOf(free.map((i) => slack(widths[i]!)))
    spread(widths, free, Math.max(left, -most), slack)
    return widths
  }
  const wishesOf = (i: number): { early: Wish[]; late: Wish[] } => {
    const weight = needs[i]!.grows ? 1 : WHOLE_WEIGHT
    const whole = needs[i]!.whole.map((at) => ({ at, weight }))
    const single = needs[i]!.single.map((at) => ({ at, weight: 1 }))
    return {
      early: whole.filter(({ at }) => at <= LONG),
      late: [...whole.filter(({ at }) => at > LONG), ...single],
    }
  }
  left = take(
    widths,
    left,
    free.flatMap((i) => stepsOf(i, widths[i]!, wishesOf(i).early)),
  )
  if (left > 0)
    left = take(
      widths,
      left,
      free.flatMap((i) => stepsOf(i, widths[i]!, wishesOf(i).late)),
    )
  if (left === 0) return widths
  const growing = free.filter((i) => needs[i]!.grows)
  const open = needs.flatMap((_, i) => (dragged[i] === undefined ? [i] : []))
  const takers = [growing, free, open.slice(-1), [needs.length - 1]].find((some) => some.length > 0)
  if (needs.length > 0 && takers) spread(widths, takers, left, (width) => width)
  return widths
}
