// Entry point of the child process that makes the documents of a frozen case, one after the other. On stdin, in the
// first line, what is wanted (`Wanted`), then the frozen case as JSON. On stdout what the documents are (`List`), and
// then each document: a line of JSON (`Header`) and its bytes. An error is written to stderr as JSON.
import { text } from 'node:stream/consumers'
import { documentsOfCase, type Named, type WhichDocuments } from './documents-of-case.ts'

/** Which documents are wanted, and how many of them were made already. */
export interface Wanted extends WhichDocuments {
  made: number
  /** Of this process; above it the other documents are left to a new one. */
  maxKeptBytes: number
}
/** The wanted documents that the case has. */
export interface List {
  documents: readonly Named[]
  size: 0
}
/** What a reader has to know of a document, whose bytes follow. */
export interface Header {
  warnings: readonly string[]
  size: number
}

const write = (bytes: Uint8Array | string): Promise<void> =>
  new Promise((done, fail) => process.stdout.write(bytes, (error) => (error ? fail(error) : done())))
const writeHead = (head: List | Header): Promise<void> => write(`${JSON.stringify(head)}\n`)

try {
  const [first = '', json = ''] = (await text(process.stdin)).split(/\n(.*)/s, 2)
  const { made, maxKeptBytes, ...which } = JSON.parse(first) as Wanted
  const documents = documentsOfCase(json, which)
  await writeHead({ documents: documents.map(({ name, extension }) => ({ name, extension })), size: 0 })
  for (const { make } of documents.slice(made)) {
    const { bytes, warnings = [] } = await make()
    await writeHead({ warnings, size: bytes.length })
    await write(bytes)
    if (process.memoryUsage.rss() > maxKeptBytes) break
  }
} catch (error) {
  process.stderr.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 2
}
