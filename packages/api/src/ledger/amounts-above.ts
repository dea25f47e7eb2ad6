/** Reads the amount in a cell of a column; undefined for a text that is none. */
export type ReadAmount = (text: string, column: number) => number | undefined

/** What is added up of a column: after each row above, the sum so far. */
interface Column {
  sums: number[]
}

/** The rows above a row, and whether an amount is the sum of theirs: of all, or of those since the last total. */
export function amountsAbove(read: ReadAmount) {
  const above: (readonly string[])[] = []
  const columns = new Map<number, Column>()
  let section = 0
  /** Each cell is read once, and only those of columns that are asked for. */
  const sumsOf = (index: number): number[] => {
    const column = columns.get(index) ?? { sums: [0] }
    columns.set(index, column)
    for (let i = column.sums.length - 1; i < above.length; i++)
      column.sums.push((column.sums[i] ?? 0) + (read(above[i]?.[index]?.trim() ?? '', index) ?? 0))
    return column.sums
  }
  return {
    add: (cells: readonly string[]): void => {
      above.push(cells)
    },
    /** Ends a section of rows that a total adds up. */
    endSection: (): void => {
      section = above.length
    },
    isSum: (text: string, index: number): boolean => {
      const amount = read(text, index)
      if (amount === undefined || amount === 0) return false
      const sums = sumsOf(index)
      const all = sums.at(-1) ?? 0
      return [all, all - (sums[section] ?? 0)].some(
        // Hours and minutes are rounded row by row.
        (sum) => sum !== 0 && Math.abs(sum - amount) <= 0.01 + above.length * 0.005,
      )
    },
  }
}
