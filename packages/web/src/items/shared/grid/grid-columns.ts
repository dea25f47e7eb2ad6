/** A column of a grid, by the name of its control. */
export interface GridColumn {
  name: string
  /** Its heading, where the label of its control is too long for one. */
  head?: string
  /** What it stands under with its neighbours of the same group. */
  group?: string
  /** Whether it stays in sight while one scrolls to the side; of one column at most. */
  isKept?: boolean
  /** So wide it is at least, in pixels, where its heading and its texts do not say. */
  least?: number
}

interface ColumnGroup {
  /** Empty for columns that stand under nothing. */
  group: string
  count: number
  isKept: boolean
}
/**
 * The groups of columns in their order, each with how many it has; undefined where none stands under a group. The
 * column that stays in sight is one by itself.
 */
export function groupsOf(columns: readonly GridColumn[]): ColumnGroup[] | undefined {
  if (columns.every(({ group }) => group === undefined)) return undefined
  const groups: ColumnGroup[] = []
  for (const { group = '', isKept = false } of columns) {
    const last = groups.at(-1)
    if (last?.group === group && !last.isKept && !isKept) last.count++
    else groups.push({ group, count: 1, isKept })
  }
  return groups
}

/** What all rows come to, those included that are not loaded. */
export interface GridTotals {
  /** What they are called, in the column that stays in sight. */
  name: string
  /** The figures, by the names of their columns. */
  cells: Readonly<Record<string, string>>
}
