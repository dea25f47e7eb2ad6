// npm run price -- packages/costing/bills/07-final-days.csv : prints the lines of a bill with their legal sources.
import { isAboveGuideline, type Bill, type Line } from '@costdraft/costing'
import { billReaders } from '../dev/bill-readers.ts'
import { readBill, type WorkedBill } from '../dev/worked-bill.ts'

const pounds = (pence: number): string => (pence / 100).toFixed(2).padStart(10)
const quantityOf = ({ quantity, unit }: Line): string =>
  unit === 'hours' ? `${(quantity / 100).toFixed(2)} h` : `${quantity} ${unit}`
const EXAMPLE = 'npm run price -- packages/costing/bills/07-final-days.csv'

/** Prices a worked bill. Throws an error with a sentence if the file cannot be read as one. */
function priced(file: string): { worked: WorkedBill; bill: Bill } {
  let worked: WorkedBill
  try {
    worked = readBill(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read.`, { cause: error })
  }
  const area = worked.options.get('area')
  const reader = billReaders.get(area)
  if (!reader) throw new Error(`${file} is not a worked bill: “${area}” is not an area that is priced.`)
  const problem = reader.problemOf(worked)
  if (problem) throw new Error(`${file} is not a worked bill: ${problem}`)
  return { worked, bill: reader.billOf(worked) }
}

/** Where the rate of a line is from, and the guideline rate beside a rate that the firm has chosen. */
function sourceOf({ under, claim, ...line }: Line): string {
  const table =
    under && `${under.table}, ${under.provision}, from ${under.from}${under.provisional ? ', provisional' : ''}`
  if (!claim) return table ?? ''
  const from = table ?? (claim.from === 'entered' ? 'Entered' : 'Without a rate of its own')
  const { guideline } = claim
  if (!guideline) return `${from}; no guideline rate held`
  const beside = `${guideline.authority.provision}, from ${guideline.authority.from}: ${pounds(guideline.rate).trim()}`
  return `${from}; guideline ${beside}${isAboveGuideline({ claim, ...line }) ? ', above' : ''}`
}

/** Prints what stands beside the heads: the groups of lines, and what each basis of costs comes to. */
function printSummary(bill: Bill): void {
  for (const { by, rows } of bill.breakdowns ?? []) {
    console.log(`\nby ${by}`)
    for (const { name, time, profitCosts, disbursements, vat } of rows)
      console.log(
        `  ${name.padEnd(24)}${(time / 100).toFixed(2).padStart(10)} h${pounds(profitCosts)}${pounds(disbursements)}${pounds(vat)}`,
      )
  }
  for (const { basis, net, vat, notHeld } of bill.bases ?? [])
    console.log(`\n${basis.padEnd(12)}${notHeld ?? `${pounds(net ?? 0)}  VAT ${pounds(vat ?? 0)}`}`)
}

function print({ worked, bill }: ReturnType<typeof priced>): void {
  console.log(`\n${worked.title}`)
  for (const { name: head, part, net, vat, excludedBecause, lines } of bill.heads) {
    const name = part ? `${head}, ${part}` : head
    console.log(
      `\n${name}${pounds(net).padStart(60 - name.length)}${pounds(vat)}${excludedBecause ? `   ${excludedBecause}` : ''}`,
    )
    for (const line of lines) {
      const why = line.excludedBecause ?? line.notHeld ?? sourceOf(line)
      console.log(
        `  ${(line.date ?? '').padEnd(11)}${quantityOf(line).padStart(10)} ${pounds(line.rate)}${line.enhancement ? ` +${line.enhancement} %` : '      '}${pounds(line.net).padStart(20)}${pounds(line.vat)}   ${why}`,
      )
    }
  }
  printSummary(bill)
  console.log(
    `\nnet ${pounds(bill.net)}  VAT ${pounds(bill.vat)}  total ${pounds(bill.gross)}  unpriced ${bill.unpriced}`,
  )
}

const files = process.argv.slice(2).filter((argument) => argument !== '--')
try {
  if (files.length === 0) throw new Error(`Name a bill: ${EXAMPLE}`)
  for (const file of files) print(priced(file))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
