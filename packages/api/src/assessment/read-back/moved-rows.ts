/**
 * Which of some rows are out of order, by their places in it: as few as must be taken away so that the others rise. The
 * places are distinct numbers.
 */
export function outOfOrder(places: readonly number[]): Set<number> {
  /** By length, the row that ends the rising sequence of that length with the lowest place. */
  const ends: number[] = []
  const before: number[] = []
  for (const [row, place] of places.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1
      else high = middle
    }
    before[row] = ends[low - 1] ?? -1
    ends[low] = row
  }
  const out = new Set(places.keys())
  for (let row = ends.at(-1) ?? -1; row !== -1; row = before[row] ?? -1) out.delete(row)
  return out
}
