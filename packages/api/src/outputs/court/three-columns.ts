import type { Line } from '@costdraft/costing'
import { isCounted } from '../bill/bill-lines.ts'
import { LineSum } from '../bill/line-sum.ts'
import type { ThreeColumns } from './model.ts'

/** The column of a paper bill in which the amount of a line stands, without its VAT. */
const columnOf = ({ head }: Line): 'disbursements' | 'profitCosts' =>
  head === 'disbursements' ? 'disbursements' : 'profitCosts'

/** The running total of the three columns of a paper bill; a column of which no rate is held says so. */
export class ThreeColumnTotal {
  readonly #net = { disbursements: new LineSum(), profitCosts: new LineSum() }
  readonly #all = new LineSum()

  /** Adds the counted lines and returns the total including them. */
  add(lines: readonly Line[]): ThreeColumns {
    for (const line of lines) this.#net[columnOf(line)].add([line])
    this.#all.add(lines)
    return this.printed
  }

  get printed(): ThreeColumns {
    const { disbursements, profitCosts } = this.#net
    return {
      vat: this.#all.total.vat,
      disbursements: disbursements.total.net,
      profitCosts: profitCosts.total.net,
    }
  }
}

/** The sum of the counted lines in the columns to which they belong; a column without a line is empty. */
export function threeColumns(lines: readonly Line[]): ThreeColumns {
  const counted = lines.filter((line) => isCounted(line) && line.notHeld === null)
  const total = new ThreeColumnTotal().add(counted)
  const has = (isDisbursement: boolean): boolean =>
    counted.some(({ head }) => (head === 'disbursements') === isDisbursement)
  return {
    vat: counted.length > 0 ? total.vat : '',
    disbursements: has(true) ? total.disbursements : '',
    profitCosts: has(false) ? total.profitCosts : '',
  }
}
