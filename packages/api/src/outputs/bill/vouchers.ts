import { needsVoucher, type Line } from '@costdraft/costing'
import type { FrozenItem } from '../frozen-case.ts'
import type { Voucher } from './model.ts'

/** Whether a disbursement of legal aid needs a voucher and has none; not known of earlier snapshots. */
export const lacksVoucher = ({ net, vat }: Line, item: FrozenItem | undefined): boolean =>
  item?.documents?.length === 0 && needsVoucher(net + vat, item.disbursementType)

/** Numbers the disbursements of a bill that have documents, in print order. */
export class Vouchers {
  readonly all: Voucher[] = []
  readonly #saysMissing: boolean

  /**
   * In legal aid a disbursement that needs a voucher says that it has none; the Costs Assessment Guidance, which asks
   * for it, is of no other court.
   */
  constructor({ saysMissing = false }: { saysMissing?: boolean } = {}) {
    this.#saysMissing = saysMissing
  }

  /** What is printed of the voucher of a line: its number, that there is none, or nothing. */
  of(line: Line, item: FrozenItem | undefined, printed: Pick<Voucher, 'no' | 'what'>): string | null {
    if (item?.documents === undefined) return null
    const { documents } = item
    if (documents.length === 0) return this.#saysMissing && lacksVoucher(line, item) ? 'No voucher attached' : null
    const voucher = `Voucher ${this.all.length + 1}`
    this.all.push({ voucher, ...printed, files: [...documents] })
    return voucher
  }
}
