import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { describeDisbursement, expertsCharge, disbursementRow } from '../bill/disbursements.ts'
import { money, narrow } from '../bill/format.ts'
import { RunningTotal, type ItemNumbering } from '../bill/item-numbering.ts'
import type { DisbursementRow, DisbursementSchedule } from '../bill/model.ts'
import type { Vouchers } from '../bill/vouchers.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { ClaimOrder, ClaimedStep } from './claim-order.ts'
import type { ExpertRow, ExpertSchedule } from './model.ts'
import { partyName } from './parties.ts'

const HUNDREDTHS = 100
/** A share in hundredths of a percent: 33.33 %. */
const percent = (share: number): string => `${share / HUNDREDTHS} %`

/** What was paid, in three schedules. They are made in print order, which assigns the numbers of items and vouchers. */
export class PaidSchedules {
  readonly #frozen: FrozenCase
  readonly #numbering: ItemNumbering
  readonly #vouchers: Vouchers
  readonly #steps: ReadonlyMap<string, ClaimedStep>

  constructor(frozen: FrozenCase, numbering: ItemNumbering, vouchers: Vouchers, { steps }: ClaimOrder) {
    this.#frozen = frozen
    this.#numbering = numbering
    this.#vouchers = vouchers
    this.#steps = new Map(steps.map((step) => [step.uuid, step]))
  }

  /** Disbursements with whom they were for, and their step. */
  disbursements(title: string, totalLabel: string, lines: readonly Line[]): DisbursementSchedule {
    const runningTotal = new RunningTotal(this.#numbering)
    return {
      ...{ title, totalLabel, notes: [], claimed: true },
      rows: lines.map((line) => this.#row(line, runningTotal)),
      total: runningTotal.total,
    }
  }

  #row(line: Line, runningTotal: RunningTotal): DisbursementRow {
    const item = itemOf(this.#frozen, line)
    const step = this.#steps.get(line.partOf ?? '')
    const { type, text } = describeDisbursement(this.#frozen, line)
    const of = step && `Step ${this.#numbering.of(step.lines[0] as Line)}, ${labelOf(step.item.event.event)}`
    const said = [text, partyName(this.#frozen, item), of].filter(Boolean).join(' · ')
    return disbursementRow(this.#frozen, line, runningTotal, this.#vouchers, { type, text: said })
  }

  /** The fees of experts with the amounts of their invoices, and the shares of them that are claimed. */
  experts(lines: readonly Line[]): ExpertSchedule {
    const runningTotal = new RunningTotal(this.#numbering)
    const rowOf = (line: Line): ExpertRow => {
      const item = itemOf(this.#frozen, line)
      const charge = item?.expert && expertsCharge(item.expert, line.rate)
      const text = [item?.description, charge, partyName(this.#frozen, item)].filter(Boolean).join(' · ')
      return {
        ...disbursementRow(this.#frozen, line, runningTotal, this.#vouchers, {
          type: labelOf(item?.expert?.type ?? 'expert_fee'),
          text,
        }),
        invoiceNumber: narrow(item?.expert?.invoiceNumber ?? '', 10),
        invoiced: money(line.rate),
        share: line.unit === 'share' ? percent(line.quantity) : '100 %',
      }
    }
    return {
      ...{ title: 'Experts’ fees', totalLabel: 'Total: experts’ fees', notes: [], claimed: true },
      rows: lines.map(rowOf),
      total: runningTotal.total,
    }
  }
}
