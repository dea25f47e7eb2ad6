// npm run bill -- frozen.json [folder]: writes the documents of a frozen case, a worked bill (.csv) or an example (a
// number of lines; with `cop` before it of the Court of Protection: cop90; between the parties `ip90`, and `budget90` a
// costs budget; high cost `hc90`, a number of steps, and `hours90` by the hour), and their pages as PNG.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { makeDocuments } from '@costdraft/api/outputs/make-documents.ts'
import { frozenWorked } from '../dev/frozen-bill.ts'
import { frozenWorkedDeputy } from '../dev/frozen-deputy-bill.ts'
import { frozenWorkedDispute } from '../dev/frozen-dispute.ts'
import { frozenWorkedHighCost } from '../dev/frozen-high-cost.ts'
import { richBill } from '../dev/rich-bill.ts'
import { richDeputyBill } from '../dev/rich-deputy-bill.ts'
import { richBudget, richDispute } from '../dev/rich-dispute.ts'
import { richHighCost } from '../dev/rich-high-cost.ts'
import { readBill, type WorkedBill } from '../dev/worked-bill.ts'

/** From poppler-utils. */
const PDF_TO_PNG = 'pdftoppm'
/** From LibreOffice. */
const SPREADSHEET_TO_PDF = 'soffice'
const [input, folder = resolve(import.meta.dirname, '../.cache/bill')] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--')
if (!input) {
  console.error('Say of what: a frozen case (.json), a worked bill (.csv), or a number of lines for an example.')
  process.exit(1)
}

const frozenByArea: Readonly<Record<string, (worked: WorkedBill) => FrozenCase>> = {
  court_of_protection: frozenWorkedDeputy,
  inter_parties: frozenWorkedDispute,
  high_cost_legal_aid: frozenWorkedHighCost,
}
function readFrozen(source: string): FrozenCase {
  if (source.endsWith('.csv')) {
    const worked = readBill(source)
    return (frozenByArea[worked.options.get('area') ?? ''] ?? frozenWorked)(worked)
  }
  if (/^cop\d+$/.test(source)) return richDeputyBill(Number(source.slice(3)))
  if (/^ip\d+$/.test(source)) return richDispute(Number(source.slice(2)), {}, { budget: richBudget })
  if (/^budget\d+$/.test(source))
    return richDispute(Number(source.slice(6)), { caseType: 'costs_budget' }, { budget: richBudget })
  if (/^hc\d+$/.test(source)) return richHighCost(Number(source.slice(2)))
  if (/^hours\d+$/.test(source)) return richHighCost(Number(source.slice(5)), {}, { feeScheme: 'hourly' })
  if (/^\d+$/.test(source)) return richBill(Number(source))
  return JSON.parse(readFileSync(source, 'utf8')) as FrozenCase
}
const frozen = readFrozen(input)
const started = performance.now()
const documents = await makeDocuments(frozen.case.areaOfWork, JSON.stringify(frozen))
const ms = Math.round(performance.now() - started)

const name = basename(input).replace(/\.(json|csv)$/, '')
for (const { name: document, extension, bytes, warnings } of documents) {
  const pages = join(folder, `${name} – ${document}`)
  const file = `${pages}.${extension}`
  rmSync(pages, { recursive: true, force: true })
  mkdirSync(pages, { recursive: true })
  writeFileSync(file, bytes)
  // What a spreadsheet program would print.
  if (extension !== 'pdf')
    execFileSync(SPREADSHEET_TO_PDF, ['--headless', '--convert-to', 'pdf', '--outdir', pages, file])
  const pdf = extension === 'pdf' ? file : join(pages, `${basename(file, `.${extension}`)}.pdf`)
  execFileSync(PDF_TO_PNG, ['-r', '80', '-png', pdf, join(pages, 'page')])
  console.log(
    `${relative('.', file)}: ${(bytes.length / 1e6).toFixed(2)} MB; its pages are in ${relative('.', pages)}${warnings.map((warning) => `\n${warning}`).join('')}`,
  )
}
console.log(`Made in ${ms} ms.`)
