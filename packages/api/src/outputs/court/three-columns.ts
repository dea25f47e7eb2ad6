import type { Line } from '@costdraft/costing'
import { isCounted } from '../bill/bill-lines.ts'
import { money } from '../bill/format.ts'
import type { ThreeColumns } from './model.ts'

/** The running total of the three columns of a paper bill, in pence. */
export class ThreeColumnTotal {
  #vat = 0
  #disbursements = 0
  #profitCosts = 0

  /** Adds the counted lines and returns the total including them. */
  add(lines: readonly Line[]): ThreeColumns {
    for (const line of lines)
      if (isCounted(line)) {
        this.#vat += line.vat
        if (line.head === 'disbursements') this.#disbursements += line.net
        else this.#profitCosts += line.net
      }
    return this.printed
  }

  get printed(): ThreeColumns {
    return {
      vat: money(this.#vat),
      disbursements: money(this.#disbursements),
      profitCosts: money(this.#profitCosts),
    }
  }
}

/** The sum of the counted lines in the columns to which they belong; a column without a line is empty. */
export function columnsOf(lines: readonly Line[]): ThreeColumns {
  const counted = lines.filter((line) => isCounted(line) && line.notHeld === null),
    total = new ThreeColumnTotal().add(counted),
    has = (isDisbursement: boolean): boolean =>
      counted.some(({ head }) => (head === 'disbursements') === isDisbursement)
  return {
    vat: counted.length > 0 ? total.vat : '',
    disbursements: has(true) ? total.disbursements : '',
    profitCosts: has(false) ? total.profitCosts : '',
  }
}
