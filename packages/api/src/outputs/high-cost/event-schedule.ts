import { counselLevels, counselLevelsOf, type AdvocacyScheme, type Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { authoritiesOf, isCounted, itemOf } from '../bill/bill-lines.ts'
import { citationOf, money, shortDate } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import { isMissing, LineSum } from '../bill/line-sum.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { isByHour, schemeOf } from './certificate-facts.ts'
import { isOfCounsel, isTravel, travelReason, type ClaimedStep, type ClaimOrder } from './claim-order.ts'
import type { AttendeeRow, EventRow, EventSchedule } from './model.ts'
import { partyName } from './parties.ts'
import { NO_VALUE } from './missing-values.ts'
import { howPaid, printedValue } from './printed-event.ts'

const SOLICITOR = 0
/** From this many printed lines a step may be split across pages. */
const LONG_ROW = 24
/** Those of text are at least this long. */
const LINE = 80
/** About how many lines a text takes. */
const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0)

const attended: Readonly<Record<string, string>> = {
  event: 'attended',
  fas: 'attended under the Family Advocacy Scheme',
  none: 'did not attend',
}

/**
 * The columns of figures: the solicitor, each level of counsel that the arrangement has or a row records, and travel.
 */
function scheduleColumns(frozen: FrozenCase): { heads: string[]; ofLevel: (level: string) => number; travel: number } {
  const recorded = new Set(Object.values(frozen.items).flatMap(({ counsel }) => counsel?.level ?? []))
  const ofScheme = new Set<string>(counselLevelsOf(schemeOf(frozen) as AdvocacyScheme | null))
  const levels = counselLevels.filter((level) => recorded.has(level) || ofScheme.has(level))
  return {
    heads: ['Solicitor', ...levels.map((level) => labelOf(level)), 'Travel'],
    ofLevel: (level) => 1 + levels.findIndex((one) => one === level),
    travel: 1 + levels.length,
  }
}

/** The schedule of events by date: each step with who attended, what that is paid, and what the step comes to. */
export class EventRows {
  readonly #frozen: FrozenCase
  readonly #numbering: ItemNumbering
  readonly #columns: ReturnType<typeof scheduleColumns>
  readonly #sum = new LineSum(NO_VALUE)
  /** The running total of each column, in pence, and whether nothing in it has a value. */
  readonly #ofColumn: { net: number; count: number; isMissing: boolean }[]

  constructor(frozen: FrozenCase, numbering: ItemNumbering) {
    this.#frozen = frozen
    this.#numbering = numbering
    this.#columns = scheduleColumns(frozen)
    this.#ofColumn = this.#columns.heads.map(() => ({ net: 0, count: 0, isMissing: false }))
  }

  /** The whole schedule. What was paid at the steps has its numbers by then. */
  schedule({ steps, counselPaid, experts, disbursements }: ClaimOrder): EventSchedule {
    const paidAt = Map.groupBy([...counselPaid, ...experts, ...disbursements], ({ partOf }) => partOf ?? '')
    const rows = steps.map((step) => this.#row(step, paidAt.get(step.uuid) ?? []))
    const byHour = isByHour(this.#frozen)
    const authorities = authoritiesOf(steps.flatMap(({ lines }) => lines))
    return {
      title: byHour ? 'Events: for comparison, not claimed' : 'Events',
      notes: [
        ...(byHour ? ['The case is paid by the hour: events are shown for comparison. Travel is claimed.'] : []),
        ...(authorities.length > 0 ? [`Fees of ${authorities.map(citationOf).join('; ')}.`] : []),
      ],
      heads: this.#columns.heads,
      rows,
      totalLabel: byHour ? 'Total claimed' : 'Total: events and travel',
      total: this.#running(),
      comparison: byHour ? this.#comparison() : null,
    }
  }

  #comparison(): EventSchedule['comparison'] {
    const events = this.#frozen.bill.comparison?.events ?? null
    return {
      label: 'The solicitor’s events, for comparison',
      column: SOLICITOR,
      figure: events === null ? NO_VALUE : money(events),
    }
  }

  #row({ item, lines }: ClaimedStep, paid: readonly Line[]): EventRow {
    const { event, date, description } = item
    const hasNoValue = isMissing(lines)
    const own = new LineSum(NO_VALUE).add(lines)
    const attendees = this.#attendees(lines)
    const text = description ?? ''
    const refersTo = [...this.#paidAt(paid), ...enclosed(item.documents)].join(' ')
    this.#sum.add(lines)
    return {
      no: this.#numbering.of(lines[0] as Line) ?? '',
      date: shortDate(date),
      event: labelOf(event.event),
      text: text.toLowerCase() === labelOf(event.event).toLowerCase() ? '' : text,
      attendees,
      refersTo: refersTo || null,
      ...(lines.some(isCounted) && !hasNoValue ? own : { net: '', vat: '' }),
      isMissing: hasNoValue,
      isLong: attendees.length * 3 + linesOf(text) + linesOf(refersTo) > LONG_ROW,
      runningTotal: this.#running(),
    }
  }

  #running(): string[] {
    const { net, vat } = this.#sum.total
    const byHour = isByHour(this.#frozen)
    const columns = this.#ofColumn.map((sum, column) => {
      // Of a case that is paid by the hour nothing but travel is claimed here.
      if (byHour && column !== this.#columns.travel) return ''
      return sum.isMissing ? NO_VALUE : money(sum.net)
    })
    return [...columns, net, vat]
  }

  /** A row for each event of a step; travel stands with the event that it was to. */
  #attendees(lines: readonly Line[]): AttendeeRow[] {
    const travel = new Map(lines.flatMap((line) => (isTravel(this.#frozen, line) ? [[line.item, line] as const] : [])))
    return lines.flatMap((line) => {
      if (isTravel(this.#frozen, line)) return []
      const row = isOfCounsel(this.#frozen, line)
        ? this.#counsel(line, travel.get(line.item))
        : { ...this.#solicitor(line), travel: null }
      this.#count(row.column, line)
      return [row]
    })
  }

  #count(column: number, line: Line): void {
    const sum = this.#ofColumn[column]
    if (!sum || !isCounted(line)) return
    sum.isMissing = line.notHeld !== null && (sum.isMissing || sum.count === 0)
    sum.net += line.net
    sum.count++
  }

  #solicitor(line: Line): Omit<AttendeeRow, 'travel'> {
    const item = itemOf(this.#frozen, line)
    const { attendance = null, solicitorAttendance = null } = item?.event ?? {}
    if (line.unit === 'fee')
      return { ...printedValue(line, 'fas'), who: 'Advocacy by the solicitor', how: 'FAS', column: SOLICITOR }
    const name = partyName(this.#frozen, item)
    const how = solicitorAttendance === null ? undefined : attended[solicitorAttendance]
    return {
      ...printedValue(line, attendance),
      who: [name === null ? 'Solicitor' : `Solicitor, ${name}`, how].filter(Boolean).join(': '),
      how: howPaid(attendance),
      column: SOLICITOR,
    }
  }

  #counsel(line: Line, travel: Line | undefined): AttendeeRow {
    const item = itemOf(this.#frozen, line)
    const { level = '', attendance = null } = item?.counsel ?? {}
    if (travel) this.#count(this.#columns.travel, travel)
    return {
      ...printedValue(line, attendance),
      who: `${labelOf(level)} counsel, ${partyName(this.#frozen, item) ?? 'not named'}`,
      how: howPaid(attendance),
      column: this.#columns.ofLevel(level),
      travel: travel
        ? { reason: `Travel: ${travelReason(item)}`, column: this.#columns.travel, figure: money(travel.net) }
        : null,
    }
  }

  #paidAt(paid: readonly Line[]): string[] {
    if (paid.length === 0) return []
    const nos = paid.flatMap((line) => this.#numbering.of(line) ?? [])
    return [
      `${paid.length === 1 ? 'Disbursement of this step: no.' : 'Disbursements of this step: nos.'} ${nos.join(', ')}.`,
    ]
  }
}

/** The evidence of a step. */
const enclosed = (documents: readonly string[] = []): string[] =>
  documents.length > 0 ? [`Enclosed: ${documents.join(', ')}.`] : []
