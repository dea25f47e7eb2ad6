import type { Bill } from '../bills/bill.ts'
import type { HeadName } from '../bills/line.ts'
import type { AllItems } from '../items/index.ts'
import type { PricedCase } from '../facts/priced-case.ts'
import type { RateTable } from '../rates/rate-table.ts'
import type { Rates } from '../rates/rates.ts'
import type { AreaOfWork } from '../vocabulary/vocabulary.ts'

/** How the cases of one area of work are priced. */
export interface AreaPricing<A extends AreaOfWork> {
  /** The heads its bills can have, in claim order. */
  heads: readonly HeadName[]
  /** Prices a case in whole pence. Total: what has no rate is a line that is not held. */
  bill: (priced: PricedCase<A>, items: AllItems, rates: Rates) => Bill
  /** The tables that can price a case of a type. */
  tables: (caseType: string) => readonly RateTable[]
}
