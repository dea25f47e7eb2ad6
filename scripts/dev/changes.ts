import { watch } from 'node:fs'
import { join } from 'node:path'

/** In milliseconds: an editor saves a file in several steps, and a change of branch changes many. */
const QUIET = 60
const isIgnored = (file: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)\.|~$/.test(file)

/**
 * Calls `onChange` with the files of a folder that have changed, as paths below it, once it has been quiet for a
 * moment. Tests and hidden files do not count. Returns a function that ends it.
 */
export function watchFolder(folder: string, onChange: (files: string[]) => void): () => void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || isIgnored(file)) return
    changed.add(join(folder, file))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      onChange(files)
    }, QUIET)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
