import { downloadZip } from 'client-zip'
import { saveFile } from './save-file.ts'

/** A file of a zip: the folders it is in and its name, and its content, which is fetched when its turn has come. */
export interface ZipEntry {
  folders: readonly string[]
  name: string
  fetch: () => Promise<Response>
}

/** The most characters of a folder or a name, which with those above it must be a path that Windows can open. */
const LONGEST = 100
/** A name that every system can have: without what separates paths, without signs that Windows refuses, and not hidden. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .replaceAll(/^[. ]+|[. ]+$/g, '') || 'Unnamed'

/** The paths of the entries, each of its own: of two with the same path the second has a number, before its extension. */
export function zipPaths(entries: readonly Pick<ZipEntry, 'folders' | 'name'>[]): string[] {
  const taken = new Set<string>()
  return entries.map(({ folders, name }) => {
    const plain = plainName(name),
      [, stem = plain, extension = ''] = /^(.+?)(\.[^.]{1,8})?$/.exec(plain) ?? []
    const pathWith = (number: number): string =>
      [...folders.map(plainName), number === 1 ? plain : `${stem} (${number})${extension}`].join('/')
    let number = 1
    while (taken.has(pathWith(number).toLowerCase())) number += 1
    taken.add(pathWith(number).toLowerCase())
    return pathWith(number)
  })
}

/** Downloads files as one zip, fetched one after the other. Rejects if one of them cannot be fetched; then nothing is saved. */
export async function saveZip(fileName: string, entries: readonly ZipEntry[]): Promise<void> {
  const paths = zipPaths(entries)
  async function* contents() {
    for (const [i, entry] of entries.entries())
      yield { name: paths[i] ?? entry.name, input: await entry.fetch(), lastModified: new Date() }
  }
  saveFile(await downloadZip(contents()).blob(), fileName)
}
