// npm run price -- packages/costing/bills/07-final-days.csv : prints the lines of a bill with their legal sources.
import { price, type Line } from '@costdraft/costing'
import { factsOf, itemsOf, readBill } from '../dev/worked-bill.ts'

const pounds = (pence: number): string => (pence / 100).toFixed(2).padStart(10)
const quantityOf = ({ quantity, unit }: Line): string =>
  unit === 'hours' ? `${(quantity / 100).toFixed(2)} h` : `${quantity} ${unit}`
const files = process.argv.slice(2).filter((argument) => argument !== '--')
if (files.length === 0) console.error('Say which bill: npm run price -- packages/costing/bills/07-final-days.csv')

for (const file of files) {
  const worked = readBill(file),
    bill = price(factsOf(worked), itemsOf(worked))
  console.log(`\n${worked.title}`)
  for (const { name, net, vat, excludedBecause, lines } of bill.heads) {
    console.log(
      `\n${name}${pounds(net).padStart(60 - name.length)}${pounds(vat)}${excludedBecause ? `   ${excludedBecause}` : ''}`,
    )
    for (const line of lines) {
      const why =
        line.excludedBecause ??
        line.notHeld ??
        (line.under
          ? `${line.under.table}, ${line.under.provision}, from ${line.under.from}${line.under.provisional ? ', provisional' : ''}`
          : '')
      console.log(
        `  ${(line.date ?? '').padEnd(11)}${quantityOf(line).padStart(10)} ${pounds(line.rate)}${line.enhancement ? ` +${line.enhancement} %` : '      '}${pounds(line.net).padStart(20)}${pounds(line.vat)}   ${why}`,
      )
    }
  }
  console.log(
    `\nnet ${pounds(bill.net)}  VAT ${pounds(bill.vat)}  total ${pounds(bill.gross)}  unpriced ${bill.unpriced}`,
  )
}
