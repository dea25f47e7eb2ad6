import type { Line } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import { itemOf, linesOf, sortByDate } from '../bill/bill-lines.ts'
import { totalLabelOf } from '../bill/line-sum.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import type { Vouchers } from '../bill/vouchers.ts'
import { periodOf } from '../court/case-details.ts'
import type { PaperGroup, PaperPart, PaperSchedule } from '../court/model.ts'
import { PaperRows } from '../court/paper-rows.ts'
import { ThreeColumnTotal } from '../court/three-columns.ts'

/** A heading under a party, and the work that belongs to it. */
const heads = [
  {
    title: 'Attendances and timed communications',
    includes: (activity: string): boolean => activity !== 'preparation',
  },
  { title: 'Documents', includes: (activity: string): boolean => activity === 'preparation' },
] as const

const activityOf = (frozen: FrozenCase, line: Line): string => itemOf(frozen, line)?.activityType ?? ''

/** Prints the items of a bill in its order, which assigns the numbers of items, schedules and vouchers. */
export class PaperItems {
  readonly #frozen: FrozenCase
  readonly #rows: PaperRows

  constructor(frozen: FrozenCase, numbering: ItemNumbering, vouchers: Vouchers) {
    this.#frozen = frozen
    this.#rows = new PaperRows(frozen, numbering, vouchers, { namesParty: false })
  }

  get schedules(): PaperSchedule[] {
    return this.#rows.schedules
  }

  /** The parts of the bill, with what is recorded for none at the end. */
  parts(): PaperPart[] {
    const { parts = [] } = this.#frozen
    const lines = [...linesOf(this.#frozen, 'profit_costs'), ...linesOf(this.#frozen, 'disbursements')]
    const byPart = this.#grouped(lines, parts, (line) => itemOf(this.#frozen, line)?.part)
    return byPart.map(({ of, lines: ofPart }) => {
      const period = of && periodOf(of.startDate, of.endDate)
      const name = of?.name ?? 'Work of no part'
      const title = parts.length === 0 ? null : name
      return this.#part(title && period ? `${title}: ${period}` : title, name, ofPart)
    })
  }

  #part(title: string | null, name: string, lines: readonly Line[]): PaperPart {
    const total = new ThreeColumnTotal()
    const { parties = [] } = this.#frozen
    const work = lines.filter(({ head }) => head !== 'disbursements')
    const paid = sortByDate(lines.filter(({ head }) => head === 'disbursements'))
    const byParty = this.#grouped(work, parties, (line) => itemOf(this.#frozen, line)?.party)
    const groups = byParty.flatMap(({ of, lines: ofParty }) => {
      const party = of?.name ?? (parties.length === 0 ? null : 'Work for no one party')
      return this.#ofParty(party ?? 'the case', ofParty, total).map((group, i) => ({
        ...group,
        party: i === 0 ? party : null,
        isUnderParty: party !== null,
      }))
    })
    if (paid.length > 0)
      groups.push({
        party: null,
        isUnderParty: false,
        title: 'Disbursements',
        rows: paid.map((line) => this.#rows.disbursement(line, total)),
      })
    return {
      title,
      groups,
      totalLabel: totalLabelOf(title === null ? 'Total' : `Total: ${name}`, lines),
      total: total.printed,
    }
  }

  /** The lines of each of the named, in their order, and then those of none; without those that have no lines. */
  #grouped<N extends { uuid: string }>(
    lines: readonly Line[],
    named: readonly N[],
    keyOf: (line: Line) => string | undefined,
  ): { of: N | null; lines: Line[] }[] {
    const known = new Set(named.map(({ uuid }) => uuid))
    const byKey = Map.groupBy(lines, (line) => {
      const key = keyOf(line)
      return key !== undefined && known.has(key) ? key : null
    })
    return [...named.map((of) => ({ of, key: of.uuid })), { of: null, key: null }].flatMap(({ of, key }) => {
      const found = byKey.get(key)
      return found ? [{ of, lines: found }] : []
    })
  }

  #ofParty(
    party: string,
    lines: readonly Line[],
    total: ThreeColumnTotal,
  ): Omit<PaperGroup, 'party' | 'isUnderParty'>[] {
    return heads.flatMap(({ title, includes }) => {
      const own = lines.filter((line) => includes(activityOf(this.#frozen, line)))
      const rows = this.#rows.head(`${title}, ${party}`, own, total)
      return rows.length > 0 ? [{ title, rows }] : []
    })
  }
}
