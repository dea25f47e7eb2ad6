// Entry point of the child process that generates a document: a frozen case as JSON on stdin, a PDF on stdout, errors as JSON on stderr.
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { billData } from './bill/bill-data.ts'
import { billDocument } from './bill/bill-document.ts'
import type { FrozenCase } from './frozen-case.ts'
import { typeset } from './typst.ts'

const template = join(import.meta.dirname, 'bill/legal-aid.typ')

try {
  const frozen = JSON.parse(await text(process.stdin)) as FrozenCase
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
