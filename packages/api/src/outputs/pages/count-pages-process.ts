// Entry point of the child process that counts the pages of PDFs: on stdin a JSON list of files, each with its uuid and
// its path; on stdout a line for each of them in turn, with its uuid and its count, or a dash where it cannot be read.
import { writeSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { StoredPdf } from './count-pages.ts'

const STDOUT = 1

async function pagesOf(path: string): Promise<number | null> {
  // Only what the list of the pages needs is read of the file.
  const options = { disableAutoFetch: true, disableStream: true, isEvalSupported: false, verbosity: 0 }
  const task = getDocument({ url: pathToFileURL(path).href, ...options })
  try {
    const { numPages } = await task.promise
    return numPages
  } catch {
    // Damaged, or encrypted.
    return null
  } finally {
    await task.destroy()
  }
}

for (const { uuid, path } of JSON.parse(await text(process.stdin)) as StoredPdf[])
  // At once: what is counted before a file that kills the process is known.
  writeSync(STDOUT, `${uuid} ${(await pagesOf(path)) ?? '-'}\n`)
