import { isRoutine, type Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { initialsOf, isCounted, itemOf, printedPrice, sortByDate } from '../bill/bill-lines.ts'
import { printedSum, totalLabelOf } from '../bill/line-sum.ts'
import { clock, plural, pounds, shortDate } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import type { Vouchers } from '../bill/vouchers.ts'
import type { PaperRow, PaperSchedule } from './model.ts'
import { threeColumns, type ThreeColumnTotal } from './three-columns.ts'

/**
 * From this many items that are not routine, a head has their total only, and a schedule their dates and details (CPR
 * PD 47 para 5.18).
 */
const SCHEDULED_FROM = 20

const activityOf = (frozen: FrozenCase, line: Line): string => itemOf(frozen, line)?.activityType ?? ''
const isRoutineLine = (frozen: FrozenCase, line: Line): boolean => isRoutine(activityOf(frozen, line), line.quantity)

/** What a row is called before its text: an attendance is one on a person, and work on documents needs no word. */
function kindOf({ attendanceOn, activityType }: Pick<FrozenItem, 'attendanceOn' | 'activityType'>): string {
  if (attendanceOn !== undefined) return `Attendance: ${labelOf(attendanceOn).toLowerCase()}`
  return activityType === null || activityType === 'preparation' ? '' : labelOf(activityType)
}

/** An event of which a note is made, whether or not it is claimed for. */
export interface Event {
  date: string | null
  kind: string
  text: string
}
const NO_FIGURES = { vat: '', disbursements: '', profitCosts: '' } as const
const eventRow = ({ date, kind, text }: Event, total: ThreeColumnTotal): PaperRow => ({
  ...{ no: '', initials: '', time: '', rate: '', marks: '', note: null, notHeld: false },
  ...{ date: shortDate(date), kind, text },
  ...NO_FIGURES,
  runningTotal: total.printed,
})

/** How the rows of a bill are printed. */
interface Printing {
  /** Whether a row of work names its party, because no heading does. */
  namesParty: boolean
}

/**
 * The rows of a paper bill. They are made in print order, which assigns the numbers of items, schedules and vouchers.
 */
export class PaperRows {
  readonly schedules: PaperSchedule[] = []
  readonly #frozen: FrozenCase
  readonly #numbering: ItemNumbering
  readonly #vouchers: Vouchers
  readonly #printing: Printing

  constructor(frozen: FrozenCase, numbering: ItemNumbering, vouchers: Vouchers, printing: Printing) {
    this.#frozen = frozen
    this.#numbering = numbering
    this.#vouchers = vouchers
    this.#printing = printing
  }

  /**
   * The rows under a head, by date: its events, each item of timed work and each disbursement; then one amount for all
   * that is routine. With a title for it, twenty items of timed work or more are a schedule, and one row.
   */
  head(
    schedule: string | null,
    lines: readonly Line[],
    total: ThreeColumnTotal,
    events: readonly Event[] = [],
  ): PaperRow[] {
    const work = sortByDate(lines.filter(({ head }) => head !== 'disbursements'))
    const paid = lines.filter(({ head }) => head === 'disbursements')
    const routine = work.filter((line) => isRoutineLine(this.#frozen, line))
    const timed = work.filter((line) => !isRoutineLine(this.#frozen, line))
    const isScheduled = schedule !== null && timed.length >= SCHEDULED_FROM
    const rows = isScheduled ? [this.#scheduled(schedule, timed, total)] : []
    const entries = [
      ...events.map((event) => ({ date: event.date ?? '', row: () => eventRow(event, total) })),
      ...(isScheduled ? [] : timed).map((line) => ({ date: line.date ?? '', row: () => this.#timed(line, total) })),
      ...paid.map((line) => ({ date: line.date ?? '', row: () => this.disbursement(line, total) })),
    ].toSorted((a, b) => a.date.localeCompare(b.date))
    // Made in this order, because each takes the next number.
    for (const { row } of entries) rows.push(row())
    if (routine.length > 0) rows.push(this.#routine(routine, total))
    return rows
  }

  #entry(line: Line): Omit<PaperRow, 'no' | 'runningTotal' | 'disbursements'> {
    const item = itemOf(this.#frozen, line)
    const { net, vat, rate, marks, note, notHeld } = printedPrice(line)
    return {
      date: shortDate(line.date),
      initials: initialsOf(this.#frozen, item?.feeEarner),
      kind: item ? kindOf(item) : '',
      text: this.#printing.namesParty ? this.#withParty(line.description, item) : line.description,
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
    const lettersIn = count('letter_in')
    const held = lines.filter(isCounted)
    if (lettersIn > 0) said.push(`${plural(lettersIn, 'letter', 'letters')} in, not charged`)
    const sum = this.#sumRow(lines, held)
    return {
      ...sum,
      note: [this.#byEarnerAndRate(held), sum.note].filter(Boolean).join(' ') || null,
      kind: 'Routine communications',
      text: said.join('; '),
      runningTotal: total.add(lines),
    }
  }

  /** Who wrote or made what is routine, at which rate and how long: "AM at £255.00: 0:30; BC at £140.00: 0:06." */
  #byEarnerAndRate(lines: readonly Line[]): string {
    const priced = lines.filter(({ notHeld }) => notHeld === null)
    const groups = Map.groupBy(
      priced,
      (line) => `${initialsOf(this.#frozen, itemOf(this.#frozen, line)?.feeEarner)} at ${pounds(line.rate)}`,
    )
    const said = [...groups].map(
      ([who, own]) => `${who}: ${clock(own.reduce((sum, { quantity }) => sum + quantity, 0))}`,
    )
    return said.length > 0 ? `${said.toSorted((a, b) => a.localeCompare(b)).join('; ')}.` : ''
  }

  #sumRow(lines: readonly Line[], counted: readonly Line[]): Omit<PaperRow, 'kind' | 'text' | 'runningTotal'> {
    const missing = counted.filter(({ notHeld }) => notHeld !== null).length
    const isMissing = counted.length > 0 && missing === counted.length
    return {
      no: this.#numbering.next(lines),
      ...{ date: '', initials: '', rate: '', marks: '' },
      time: counted.length > 0 ? clock(counted.reduce((sum, { quantity }) => sum + quantity, 0)) : '',
      note: missing > 0 ? `Rate not held for ${plural(missing, 'item')}.` : null,
      notHeld: isMissing,
      ...threeColumns(counted),
    }
  }

  /** The total of items that stand in a schedule. */
  #scheduled(title: string, lines: readonly Line[], total: ThreeColumnTotal): PaperRow {
    const name = `Schedule ${this.schedules.length + 1}`
    const counted = lines.filter(isCounted)
    this.schedules.push({
      title: `${name}: ${title}`,
      rows: lines.map((line, i) => ({ ...this.#entry(line), no: String(i + 1) })),
      totalLabel: totalLabelOf(`Total: ${name}`, lines),
      total: { ...printedSum(lines), time: clock(counted.reduce((sum, { quantity }) => sum + quantity, 0)) },
    })
    return {
      ...this.#sumRow(lines, counted),
      kind: name,
      text: `${plural(lines.length, 'item')} as set out there`,
      runningTotal: total.add(lines),
    }
  }

  /** A disbursement with its voucher. */
  disbursement(line: Line, total: ThreeColumnTotal): PaperRow {
    const item = itemOf(this.#frozen, line)
    const type = item?.disbursementType ?? ''
    const no = this.#numbering.next([line])
    const kind = labelOf(type)
    const text = line.description === type ? '' : line.description
    const { note } = printedPrice(line)
    const voucher = this.#vouchers.of(line, item, { no, what: [kind, text].filter(Boolean).join(': ') })
    return {
      no,
      date: shortDate(line.date),
      ...{ initials: '', time: '', rate: '', marks: '' },
      kind,
      text: this.#withParty(text, item),
      note: [note, voucher].filter(Boolean).join('. ') || null,
      notHeld: false,
      ...threeColumns([line]),
      runningTotal: total.add([line]),
    }
  }

  #withParty(text: string, item: FrozenItem | undefined): string {
    const party = this.#frozen.parties?.find(({ uuid }) => uuid === item?.party)?.name
    return [text, party].filter(Boolean).join(' · ')
  }
}
