// npm run bill -- frozen.json [folder]: writes the legal aid bill of a frozen case, a worked bill (.csv) or an example (a number of lines) as a PDF and PNG pages.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { makeBillPdf } from '@costdraft/api/outputs/make-pdf.ts'
import { frozenWorked } from '../dev/frozen-bill.ts'
import { richBill } from '../dev/rich-bill.ts'
import { readBill } from '../dev/worked-bill.ts'

/** From poppler-utils. */
const PDF_TO_PNG = 'pdftoppm'
const [input, folder = resolve(import.meta.dirname, '../.cache/bill')] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--')
if (!input) {
  console.error('Say of what: a frozen case (.json), a worked bill (.csv), or a number of lines for an example.')
  process.exit(1)
}

function readFrozen(source: string): FrozenCase {
  if (source.endsWith('.csv')) return frozenWorked(readBill(source))
  if (/^\d+$/.test(source)) return richBill(Number(source))
  return JSON.parse(readFileSync(source, 'utf8')) as FrozenCase
}
const frozen = readFrozen(input)
const started = performance.now(),
  { bytes, warning } = await makeBillPdf(JSON.stringify(frozen))
const ms = Math.round(performance.now() - started)

const name = basename(input).replace(/\.(json|csv)$/, ''),
  pages = join(folder, name),
  file = join(folder, `${name}.pdf`)
rmSync(pages, { recursive: true, force: true })
mkdirSync(pages, { recursive: true })
writeFileSync(file, bytes)
execFileSync(PDF_TO_PNG, ['-r', '80', '-png', file, join(pages, 'page')])
console.log(
  `${relative('.', file)}: ${(bytes.length / 1e6).toFixed(2)} MB in ${ms} ms; its pages are in ${relative('.', pages)}${warning ? `\n${warning}` : ''}`,
)
