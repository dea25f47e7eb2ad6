// Entry point of the child process that makes one document: on stdin its key in the first line, then the frozen case as
// JSON; the document on stdout; its name, warnings or error as JSON on stderr. A case without this document has no name
// and no content.
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { documentsOf } from './documents-by-area.ts'
import type { FrozenCase } from './frozen-case.ts'
import { namesInOneLine } from './names-in-one-line.ts'

try {
  const [key, json = ''] = (await text(process.stdin)).split(/\n(.*)/s, 2)
  const frozen = JSON.parse(json) as FrozenCase
  const document = documentsOf(frozen.case.areaOfWork)?.find((one) => one.key === key)
  if (!document) throw new Error('there is no such document for cases of this area of work')
  const name = document.nameOf(frozen)
  if (name === null) process.stderr.write(JSON.stringify({ name }))
  else {
    const { bytes, warnings } = await document.make(
      namesInOneLine(frozen),
      createHash('sha256').update(json).digest('hex'),
    )
    process.stderr.write(JSON.stringify({ name, warnings }))
    process.stdout.write(bytes)
  }
} catch (error) {
  process.stderr.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 2
}
