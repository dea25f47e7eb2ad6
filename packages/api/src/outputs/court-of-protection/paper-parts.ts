import { isRoutine, type Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { initialsOf, isCounted, itemOf, linesOf, printedPrice, printedSum, sortByDate } from '../bill/bill-lines.ts'
import { clock, plural, shortDate } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import type { Vouchers } from '../bill/vouchers.ts'
import { columnsOf, ThreeColumnTotal } from './three-columns.ts'
import type { PaperGroup, PaperPart, PaperRow, PaperSchedule } from './model.ts'
import { periodOf } from './title-page.ts'

/** From this many items that are not routine, a head has their total only, and a schedule their dates and details (CPR PD 47). */
const SCHEDULED_FROM = 20

/** A heading under a party, and the work that belongs to it. */
const heads = [
  {
    title: 'Attendances and timed communications',
    includes: (activity: string): boolean => activity !== 'preparation',
  },
  { title: 'Documents', includes: (activity: string): boolean => activity === 'preparation' },
] as const

const activityOf = (frozen: FrozenCase, line: Line): string => itemOf(frozen, line)?.activityType ?? ''
const isRoutineLine = (frozen: FrozenCase, line: Line): boolean => isRoutine(activityOf(frozen, line), line.quantity)

/** Prints the items of a bill in its order, which assigns the numbers of items, schedules and vouchers. */
export class PaperItems {
  readonly schedules: PaperSchedule[] = []
  readonly #frozen: FrozenCase
  readonly #numbering: ItemNumbering
  readonly #vouchers: Vouchers

  constructor(frozen: FrozenCase, numbering: ItemNumbering, vouchers: Vouchers) {
    this.#frozen = frozen
    this.#numbering = numbering
    this.#vouchers = vouchers
  }

  /** The parts of the bill, with what is recorded for none at the end. */
  parts(): PaperPart[] {
    const { parts = [] } = this.#frozen,
      lines = [...linesOf(this.#frozen, 'profit_costs'), ...linesOf(this.#frozen, 'disbursements')],
      byPart = this.#grouped(lines, parts, (line) => itemOf(this.#frozen, line)?.part)
    return byPart.map(({ of, lines: ofPart }) => {
      const period = of && periodOf(of.startDate, of.endDate),
        name = of?.name ?? 'Work of no part',
        title = parts.length === 0 ? null : name
      return this.#part(title && period ? `${title}: ${period}` : title, name, ofPart)
    })
  }

  #part(title: string | null, name: string, lines: readonly Line[]): PaperPart {
    const total = new ThreeColumnTotal(),
      { parties = [] } = this.#frozen
    const work = lines.filter(({ head }) => head !== 'disbursements'),
      paid = sortByDate(lines.filter(({ head }) => head === 'disbursements'))
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
        rows: paid.map((line) => this.#disbursement(line, total)),
      })
    return { title, groups, totalLabel: title === null ? 'Total' : `Total: ${name}`, total: total.printed }
  }

  /** The lines of each of the named, in their order, and then those of none; without those that have no lines. */
  #grouped<N extends { uuid: string }>(
    lines: readonly Line[],
    named: readonly N[],
    keyOf: (line: Line) => string | undefined,
  ): { of: N | null; lines: Line[] }[] {
    const known = new Set(named.map(({ uuid }) => uuid)),
      byKey = Map.groupBy(lines, (line) => {
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
      const own = sortByDate(lines.filter((line) => includes(activityOf(this.#frozen, line)))),
        routine = own.filter((line) => isRoutineLine(this.#frozen, line)),
        timed = own.filter((line) => !isRoutineLine(this.#frozen, line))
      const rows =
        timed.length >= SCHEDULED_FROM
          ? [this.#scheduled(`${title}, ${party}`, timed, total)]
          : timed.map((line) => this.#timed(line, total))
      if (routine.length > 0) rows.push(this.#routine(routine, total))
      return rows.length > 0 ? [{ title, rows }] : []
    })
  }

  #entry(line: Line): Omit<PaperRow, 'no' | 'runningTotal' | 'disbursements'> {
    const item = itemOf(this.#frozen, line),
      activity = item?.activityType ?? '',
      { net, vat, rate, marks, note, notHeld } = printedPrice(line)
    return {
      date: shortDate(line.date),
      initials: initialsOf(this.#frozen, item?.feeEarner),
      kind: activity === 'preparation' ? '' : labelOf(activity),
      text: line.description,
      time: clock(line.quantity),
      ...{ rate, marks, note, notHeld, vat },
      profitCosts: net,
    }
  }

  #timed(line: Line, total: ThreeColumnTotal): PaperRow {
    return {
      ...this.#entry(line),
      no: this.#numbering.next([line]),
      disbursements: '',
      runningTotal: total.add([line]),
    }
  }

  /** One amount for all routine letters and calls of a head. Letters in are counted and have none. */
  #routine(lines: readonly Line[], total: ThreeColumnTotal): PaperRow {
    const count = (activity: string): number =>
      lines.filter((line) => activityOf(this.#frozen, line) === activity).length
    const said = [
      [count('letter_out'), 'letter out', 'letters out'] as const,
      [count('telephone_call'), 'telephone call', 'telephone calls'] as const,
    ].flatMap(([n, one, many]) => (n > 0 ? [plural(n, one, many)] : []))
    const lettersIn = count('letter_in'),
      held = lines.filter(isCounted)
    if (lettersIn > 0) said.push(`${plural(lettersIn, 'letter', 'letters')} in, not charged`)
    return {
      ...this.#sumRow(lines, held),
      kind: 'Routine communications',
      text: said.join('; '),
      runningTotal: total.add(lines),
    }
  }

  #sumRow(lines: readonly Line[], counted: readonly Line[]): Omit<PaperRow, 'kind' | 'text' | 'runningTotal'> {
    const missing = counted.filter(({ notHeld }) => notHeld !== null).length,
      isMissing = counted.length > 0 && missing === counted.length
    return {
      no: this.#numbering.next(lines),
      ...{ date: '', initials: '', rate: '', marks: '' },
      time: counted.length > 0 ? clock(counted.reduce((sum, { quantity }) => sum + quantity, 0)) : '',
      note: missing > 0 ? `Rate not held for ${plural(missing, 'item')}.` : null,
      notHeld: isMissing,
      ...columnsOf(counted),
    }
  }

  /** The total of items that stand in a schedule. */
  #scheduled(title: string, lines: readonly Line[], total: ThreeColumnTotal): PaperRow {
    const name = `Schedule ${this.schedules.length + 1}`,
      counted = lines.filter(isCounted)
    this.schedules.push({
      title: `${name}: ${title}`,
      rows: lines.map((line, i) => ({ ...this.#entry(line), no: String(i + 1) })),
      totalLabel: `Total: ${name}`,
      total: { ...printedSum(lines), time: clock(counted.reduce((sum, { quantity }) => sum + quantity, 0)) },
    })
    return {
      ...this.#sumRow(lines, counted),
      kind: name,
      text: `${plural(lines.length, 'item')} as set out there`,
      runningTotal: total.add(lines),
    }
  }

  #disbursement(line: Line, total: ThreeColumnTotal): PaperRow {
    const item = itemOf(this.#frozen, line),
      type = item?.disbursementType ?? '',
      no = this.#numbering.next([line]),
      kind = labelOf(type),
      text = line.description === type ? '' : line.description
    const party = this.#frozen.parties?.find(({ uuid }) => uuid === item?.party)?.name,
      { note } = printedPrice(line),
      voucher = this.#vouchers.of(line, item, { no, what: [kind, text].filter(Boolean).join(': ') })
    return {
      no,
      date: shortDate(line.date),
      ...{ initials: '', time: '', rate: '', marks: '' },
      kind,
      text: [text, party].filter(Boolean).join(' · '),
      note: [note, voucher].filter(Boolean).join('. ') || null,
      notHeld: false,
      ...columnsOf([line]),
      runningTotal: total.add([line]),
    }
  }
}
