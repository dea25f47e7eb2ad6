// npm run bill -- frozen.json [folder]: writes the documents of a frozen case, a worked bill (.csv) or an example (a
// number of lines; with `cop` before it of the Court of Protection: cop90; between the parties `ip90`, and `budget90` a
// costs budget, `simplebudget90` that of the pilots; high cost `hc90`, a number of steps, and `hours90` by the hour),
// and their pages as PNG.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { makeDocuments } from '@costdraft/api/outputs/make-documents.ts'
import { frozenWorked } from '../dev/frozen-legal-aid.ts'
import { frozenWorkedCourtOfProtection } from '../dev/frozen-court-of-protection.ts'
import { frozenWorkedInterPartes } from '../dev/frozen-inter-partes.ts'
import { frozenWorkedHighCost } from '../dev/frozen-high-cost.ts'
import { fullLegalAidBill } from '../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../dev/full-court-of-protection.ts'
import { firstBudget, fullBudget, fullInterPartesBill } from '../dev/full-inter-partes.ts'
import { fullHighCostBill } from '../dev/full-high-cost.ts'
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
  court_of_protection: frozenWorkedCourtOfProtection,
  inter_parties: frozenWorkedInterPartes,
  high_cost_legal_aid: frozenWorkedHighCost,
}
function readFrozen(source: string): FrozenCase {
  if (source.endsWith('.csv')) {
    const worked = readBill(source)
    return (frozenByArea[worked.options.get('area') ?? ''] ?? frozenWorked)(worked)
  }
  if (/^cop\d+$/.test(source)) return fullCourtOfProtectionBill(Number(source.slice(3)))
  if (/^ip\d+$/.test(source)) return fullInterPartesBill(Number(source.slice(2)), {}, { budget: fullBudget })
  if (/^(?:simple)?budget\d+$/.test(source)) {
    const details = source.startsWith('simple') ? { details: { budget_form: 'precedent_z' } } : {}
    const texts = { budget: fullBudget, previous: firstBudget, ...details }
    return fullInterPartesBill(Number(source.replace(/\D+/, '')), { caseType: 'costs_budget' }, texts)
  }
  if (/^hc\d+$/.test(source)) return fullHighCostBill(Number(source.slice(2)))
  if (/^hours\d+$/.test(source)) return fullHighCostBill(Number(source.slice(5)), {}, { feeScheme: 'hourly' })
  if (/^\d+$/.test(source)) return fullLegalAidBill(Number(source))
  return JSON.parse(readFileSync(source, 'utf8')) as FrozenCase
}
/** Writes the pages of a PDF as images, and of a workbook what a spreadsheet program would print. */
function writePages(file: string, extension: 'pdf' | 'xlsx', pages: string): void {
  rmSync(pages, { recursive: true, force: true })
  mkdirSync(pages, { recursive: true })
  if (extension === 'xlsx')
    execFileSync(SPREADSHEET_TO_PDF, ['--headless', '--convert-to', 'pdf', '--outdir', pages, file])
  const pdf = extension === 'pdf' ? file : join(pages, `${basename(file, '.xlsx')}.pdf`)
  execFileSync(PDF_TO_PNG, ['-r', '80', '-png', pdf, join(pages, 'page')])
}

const frozen = readFrozen(input)
const started = performance.now()
const documents = await makeDocuments(frozen.case.areaOfWork, JSON.stringify(frozen))
const ms = Math.round(performance.now() - started)

const name = basename(input).replace(/\.(json|csv)$/, '')
for (const { name: document, extension, bytes, warnings } of documents) {
  const pages = join(folder, `${name} – ${document}${extension === 'pdf' ? '' : ` (${extension})`}`)
  const file = join(folder, `${name} – ${document}.${extension}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, bytes)
  const hasPages = extension === 'pdf' || extension === 'xlsx'
  if (hasPages) writePages(file, extension, pages)
  console.log(
    [
      `${relative('.', file)}: ${(bytes.length / 1e6).toFixed(2)} MB${hasPages ? `; its pages are in ${relative('.', pages)}` : ''}`,
      ...warnings,
    ].join('\n'),
  )
}
console.log(`Made in ${ms} ms.`)
