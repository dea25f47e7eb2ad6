/** Such as "3 files", "1 folder" or "2 files and 1 folder". */
export function countOf(nodes: readonly { isFile: boolean }[]): string {
  const files = nodes.filter(({ isFile }) => isFile).length
  const folders = nodes.length - files
  const some = (count: number, one: string): string[] => (count > 0 ? [`${count} ${one}${count === 1 ? '' : 's'}`] : [])
  return [...some(files, 'file'), ...some(folders, 'folder')].join(' and ')
}
