// npm run bill -- frozen.json [folder]: the legal aid bill of a frozen case, or of a worked bill (.csv), as a PDF and its pages as pictures.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { makeBillPdf } from '@costdraft/api/outputs/make-pdf.ts'
import { frozenWorked } from '../dev/frozen-bill.ts'
import { richBill } from '../dev/rich-bill.ts'
import { readBill } from '../dev/worked-bill.ts'

const PICTURES = 'pdftoppm' // of poppler-utils
const [input, folder = resolve(import.meta.dirname, '../.cache/bill')] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--')
if (!input) {
  console.error('Say of what: a frozen case (.json), a worked bill (.csv), or a number of lines for an example.')
  process.exit(1)
}

const frozen = input.endsWith('.csv')
  ? frozenWorked(readBill(input))
  : /^\d+$/.test(input)
    ? richBill(Number(input))
    : (JSON.parse(readFileSync(input, 'utf8')) as FrozenCase)
const started = performance.now(),
  { bytes, warning } = await makeBillPdf(JSON.stringify(frozen))
const ms = Math.round(performance.now() - started)

const name = basename(input).replace(/\.(json|csv)$/, ''),
  pages = join(folder, name),
  file = join(folder, `${name}.pdf`)
rmSync(pages, { recursive: true, force: true })
mkdirSync(pages, { recursive: true })
writeFileSync(file, bytes)
execFileSync(PICTURES, ['-r', '80', '-png', file, join(pages, 'page')])
console.log(
  `${relative('.', file)}: ${(bytes.length / 1e6).toFixed(2)} MB in ${ms} ms; its pages are in ${relative('.', pages)}${warning ? `\n${warning}` : ''}`,
)
