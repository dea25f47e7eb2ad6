/** The rows from one to another, both included, in the order of the list; only the latter if the former is not in it. */
export function rangeOf(rows: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : rows.indexOf(from),
    end = rows.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Such as "3 files", "1 folder" or "2 files and 1 folder". */
export function countOf(nodes: readonly { isFile: boolean }[]): string {
  const files = nodes.filter(({ isFile }) => isFile).length,
    folders = nodes.length - files
  const some = (count: number, one: string): string[] => (count > 0 ? [`${count} ${one}${count === 1 ? '' : 's'}`] : [])
  return [...some(files, 'file'), ...some(folders, 'folder')].join(' and ')
}
