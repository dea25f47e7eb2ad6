// A process of its own for one document: a frozen case in, a PDF out; no database, no network, nothing secret in its environment.
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { billData } from './bill/data.ts'
import { billDocument } from './bill/document.ts'
import type { Frozen } from './frozen.ts'
import { typeset } from './typst.ts'

const template = join(import.meta.dirname, 'bill/legal-aid.typ')

try {
  const frozen = JSON.parse(await text(process.stdin)) as Frozen
  const { pdf, warning } = await typeset(
    template,
    { 'document.json': billDocument(frozen), 'bill.json': billData(frozen) },
    new Date(`${frozen.completedAt}Z`),
  )
  if (warning) process.stderr.write(JSON.stringify({ warning }))
  process.stdout.write(pdf)
} catch (error) {
  process.stderr.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 2
}
