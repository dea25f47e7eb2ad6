import { cutTo } from '@costdraft/schema/text/cut-text.ts'
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
/** Names that Windows keeps for its devices, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i
/** Signs that turn the direction of writing, and so can show another extension than there is. */
const TURNING = /[\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu
const EXTENSION = /\.[^. ]{1,8}$/

/** A name in its parts: what stands before its extension, and the extension, which may be empty. */
function partsOf(name: string): [stem: string, extension: string] {
  const [extension = ''] = EXTENSION.exec(name.slice(1)) ?? []
  return [name.slice(0, name.length - extension.length), extension]
}

/**
 * A name that every system can have: without what separates paths, without signs and words that Windows refuses, not
 * hidden, of at most 100 characters with its extension, and of equal texts in Unicode the composed one.
 */
export function plainName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(TURNING, '')
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const [stem, extension] = partsOf(plain)
  const short = `${cutTo(stem, LONGEST - extension.length).trimEnd()}${extension}`
  return short.replace(DEVICE, '$&_') || 'Unnamed'
}

/**
 * The paths of the entries, each of its own: of two with the same path the second has a number, before its extension.
 */
export function zipPaths(entries: readonly Pick<ZipEntry, 'folders' | 'name'>[]): string[] {
  const taken = new Set<string>()
  return entries.map(({ folders, name }) => {
    const plain = plainName(name)
    const [stem, extension] = partsOf(plain)
    const pathWith = (number: number): string =>
      [...folders.map(plainName), number === 1 ? plain : `${stem} (${number})${extension}`].join('/')
    let number = 1
    while (taken.has(pathWith(number).toLowerCase())) number += 1
    taken.add(pathWith(number).toLowerCase())
    return pathWith(number)
  })
}

/**
 * Downloads files as one zip, fetched one after the other. Rejects if one of them cannot be fetched; then nothing is
 * saved.
 */
export async function saveZip(fileName: string, entries: readonly ZipEntry[]): Promise<void> {
  const paths = zipPaths(entries)
  async function* contents() {
    for (const [i, entry] of entries.entries())
      yield { name: paths[i] ?? entry.name, input: await entry.fetch(), lastModified: new Date() }
  }
  saveFile(await downloadZip(contents()).blob(), fileName)
}
