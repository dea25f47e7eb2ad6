import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright/test'
import { fromBuffer } from 'yauzl'

/** The paths of the files in a zip that is downloaded, each read to its end. */
export async function zippedNames(download: Download): Promise<string[]> {
  const bytes = await readFile(await download.path())
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('error', reject)
      zip.on('end', () => resolve(names))
      zip.on('entry', (entry: { fileName: string; uncompressedSize: number }) => {
        names.push(entry.fileName)
        zip.openReadStream(entry as never, (failure, stream) => {
          if (failure) return reject(failure)
          let size = 0
          stream.on('data', (chunk: Buffer) => {
            size += chunk.length
          })
          stream.on('error', reject)
          stream.on('end', () => {
            if (size === 0) return reject(new Error(`${entry.fileName} is empty.`))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}
