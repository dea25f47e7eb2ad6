// Entry point of the child process that makes one document: on stdin its key in the first line, then the frozen case as
// JSON; the document on stdout; its name, warnings or error as JSON on stderr. A case without this document has no name
// and no content. Without a key it says the names of all documents by their keys.
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { documentsOf } from './documents-by-area.ts'
import type { FrozenCase } from './frozen-case.ts'
import { namesInOneLine } from './names-in-one-line.ts'

const say = (report: object): boolean => process.stderr.write(JSON.stringify(report))

try {
  const [key, json = ''] = (await text(process.stdin)).split(/\n(.*)/s, 2)
  const frozen = JSON.parse(json) as FrozenCase
  const documents = documentsOf(frozen.case.areaOfWork) ?? []
  if (key === '') say({ names: Object.fromEntries(documents.map((one) => [one.key, one.nameOf(frozen)])) })
  else {
    const document = documents.find((one) => one.key === key)
    if (!document) throw new Error('there is no such document for cases of this area of work')
    const name = document.nameOf(frozen)
    if (name === null) say({ name })
    else {
      const { bytes, warnings } = await document.make(
        namesInOneLine(frozen),
        createHash('sha256').update(json).digest('hex'),
      )
      say({ name, warnings })
      process.stdout.write(bytes)
    }
  }
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 2
}
