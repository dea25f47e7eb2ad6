import type { Line } from '@costdraft/costing'
import type { Voucher } from './model.ts'

/** In pence with VAT: from this amount on, a bill says where a disbursement has no document (Costs Assessment Guidance 3.1). */
const EXPECTED_FROM = 2_000

/** Numbers the disbursements of a bill that have documents, in print order. */
export class Vouchers {
  readonly all: Voucher[] = []

  /** What is printed of the voucher of a line: its number, that there is none, or nothing. */
  of({ net, vat }: Line, documents: readonly string[] | undefined, item: Pick<Voucher, 'no' | 'what'>): string | null {
    if (documents === undefined) return null
    if (documents.length === 0) return net + vat >= EXPECTED_FROM ? 'No voucher attached' : null
    const voucher = `Voucher ${this.all.length + 1}`
    this.all.push({ voucher, ...item, files: [...documents] })
    return voucher
  }
}
