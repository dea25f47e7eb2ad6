// Entry point of the child process that generates a document: a frozen case as JSON on stdin, a PDF on stdout, errors as JSON on stderr.
import { text } from 'node:stream/consumers'
import { documentsOf } from '../areas/documents.ts'
import { billData } from './bill/bill-data.ts'
import type { FrozenCase } from './frozen-case.ts'
import { typeset } from './typst.ts'

try {
  const frozen = JSON.parse(await text(process.stdin)) as FrozenCase,
    documents = documentsOf(frozen.case.areaOfWork)
  if (!documents) throw new Error('there are no documents for cases of this area of work')
  const { pdf, warning } = await typeset(
    documents.template,
    { 'document.json': documents.documentOf(frozen), 'bill.json': billData(frozen) },
    new Date(`${frozen.completedAt}Z`),
  )
  if (warning) process.stderr.write(JSON.stringify({ warning }))
  process.stdout.write(pdf)
} catch (error) {
  process.stderr.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 2
}
