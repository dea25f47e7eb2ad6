import type { Line } from '../bills/line.ts'
import { eventNames } from '../vocabulary/event-names.ts'
import type { CounselFacts } from '../items/high-cost-counsel.ts'
import type { EventFacts } from '../items/high-cost-step.ts'
import type { HighCostFacts } from '../facts/priced-case.ts'
import {
  counselCourtOf,
  counselEvents,
  eventCourts,
  isTwoCounsel,
  singleCounselEvents,
  solicitorAdvocateEvents,
  twoCounselEvents,
} from '../rates/care-case-fees.ts'
import type { RateTable } from '../rates/rate-table.ts'
import { notHeld, type Rate, type Rates } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import type { EventAttendance, StepEvent } from '../vocabulary/vocabulary.ts'
import { rateOfCase } from './governing-date.ts'

const NO_CERTIFICATE =
  'Rate not held: the case has no certificate, whose advocacy scheme decides what an event is paid.'
const NO_SOLICITOR = 'Not priced: whether the solicitor attended is not recorded.'
const NOT_RECORDED = 'Not priced: how this step is paid is not recorded.'
const ADVOCACY_FEE = 'Not priced: the fee for advocacy goes by the length of the hearing, which a step does not record.'
/** Why an event of a case that is paid by the hour is not claimed. */
export const BY_THE_HOUR = 'The case is paid by the hour: the figure that is entered is claimed instead.'
const ONE_A_DAY = 'Only one event a day is paid.'
const unpaid: Readonly<Record<Exclude<EventAttendance, 'event'>, string>> = {
  fas: 'Paid under the Family Advocacy Scheme, and not as an event.',
  none: 'Not claimed as an event.',
}

const hearings: ReadonlySet<StepEvent> = new Set(['court_hearing', 'main_hearing_day', 'issues_resolution_hearing'])
const courtOf = ({ highCourtWork }: HighCostFacts): (typeof eventCourts)[number] => eventCourts[highCourtWork ? 1 : 0]

/** The table and the row that price a solicitor's event, or the reason for which there are none. */
function rowOf(priced: HighCostFacts, step: EventFacts): [RateTable, readonly string[]] | string {
  const { certificate } = priced
  const isHearing = hearings.has(step.event)
  if (!certificate) return NO_CERTIFICATE
  const { advocacyScheme, finalHearingLength } = certificate
  // With one counsel beside the solicitor, a hearing is paid the same whether the solicitor attends or not.
  if (isHearing && advocacyScheme !== 'single_counsel' && step.solicitorAttendance === null) return NO_SOLICITOR
  const isAbsent = isHearing && step.solicitorAttendance === 'none'
  if (isTwoCounsel(advocacyScheme)) return [twoCounselEvents, [isAbsent ? 'not_attended' : 'attended']]
  if (isHearing && advocacyScheme !== 'single_counsel' && !isAbsent) return [solicitorAdvocateEvents, [advocacyScheme]]
  return [singleCounselEvents, [courtOf(priced), finalHearingLength]]
}

function valueOf(priced: HighCostFacts, rates: Rates, row: [RateTable, readonly string[]] | string): Rate {
  return typeof row === 'string' ? notHeld(row) : rateOfCase(rates, row[0], priced, row[1])
}

type Of = Pick<Line, 'item' | 'head' | 'date' | 'description'>
/** The line of one event, with VAT. */
const eventLine = (of: Of, { amount, authority, notHeld: why }: Rate, excludedBecause: string | null): Line => ({
  ...of,
  quantity: 1,
  unit: 'events',
  rate: amount,
  enhancement: 0,
  net: amount,
  vat: vatOf(amount, of.date ?? '', false),
  under: authority,
  excludedBecause,
  // What is not claimed is not missing from the total.
  notHeld: excludedBecause === null ? why : null,
})

/** The most valuable line of each group stays; the others of it say why they are not paid. Lines keep their order. */
function onePerDay(lines: readonly Line[], keyOf: (line: Line, at: number) => string): Line[] {
  const best = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    if (line.excludedBecause !== null) continue
    const key = keyOf(line, at)
    const known = best.get(key)
    if (known === undefined || line.net > (lines[known]?.net ?? 0)) best.set(key, at)
  }
  return lines.map((line, at) =>
    line.excludedBecause === null && best.get(keyOf(line, at)) !== at
      ? { ...line, excludedBecause: ONE_A_DAY, notHeld: null }
      : line,
  )
}

const textOfEvent = (event: StepEvent, description: string | null): string =>
  description === null ? eventNames[event] : `${eventNames[event]}: ${description}`

/**
 * The solicitor's events of a high cost case: one line a step, and one event a day (Care Case Fee Scheme, information
 * pack). Where the scheme is that of a solicitor advocate with the Family Advocacy Scheme, the fee for advocacy stands
 * beside the event, and is not held.
 */
export function solicitorLines(priced: HighCostFacts, steps: readonly EventFacts[], rates: Rates): Line[] {
  const lines = steps.map((step): Line => {
    const { uuid, date, event, description, attendance } = step
    const isEvent = attendance === null || attendance === 'event'
    return eventLine(
      { item: uuid, head: 'solicitor', date, description: textOfEvent(event, description) },
      attendance === null ? notHeld(NOT_RECORDED) : valueOf(priced, rates, rowOf(priced, step)),
      isEvent ? null : unpaid[attendance],
    )
  })
  return onePerDay(lines, ({ date }) => date ?? '').flatMap((line, at) => {
    const step = steps[at]
    return step && isAdvocatePaidApart(priced, step) ? [line, advocacyLine(line)] : [line]
  })
}

const isAdvocatePaidApart = ({ certificate }: HighCostFacts, { event, solicitorAttendance }: EventFacts): boolean =>
  certificate?.advocacyScheme === 'solicitor_advocate_fas' && solicitorAttendance === 'fas' && hearings.has(event)
const advocacyLine = (line: Line): Line => ({
  ...line,
  description: `Advocacy: ${line.description}`,
  quantity: 1,
  unit: 'fee',
  rate: 0,
  net: 0,
  vat: 0,
  under: null,
  excludedBecause: null,
  notHeld: ADVOCACY_FEE,
})

/**
 * The events and the travel of counsel. An event is one a day for each counsel; travel is claimed as it was paid, with
 * VAT.
 */
export function counselLines(priced: HighCostFacts, all: readonly CounselFacts[], rates: Rates): Line[] {
  const names = new Map(priced.parties.map(({ uuid, name }) => [uuid, name]))
  const scheme = priced.certificate?.advocacyScheme
  const row = (counsel: CounselFacts): [RateTable, readonly string[]] | string =>
    scheme ? [counselEvents, [scheme, counsel.level, counselCourtOf(scheme, priced.highCourtWork)]] : NO_CERTIFICATE
  const lines = all.map((counsel) => {
    const { uuid, date, event, attendance, step } = counsel
    const of: Of = { item: uuid, head: 'counsel', date, description: `${nameOf(counsel, names)}: ${lower(event)}` }
    const line = eventLine(
      of,
      valueOf(priced, rates, row(counsel)),
      attendance === 'event' ? null : unpaid[attendance ?? 'none'],
    )
    line.partOf = step
    return line
  })
  return onePerDay(lines, ({ date }, at) => `${date} ${all[at]?.party ?? all[at]?.uuid}`).flatMap((line, at) => {
    const counsel = all[at]
    return counsel?.travel ? [line, travelLine(line, counsel.travel)] : [line]
  })
}
const lower = (event: StepEvent): string => eventNames[event].toLowerCase()
const nameOf = ({ level, party }: CounselFacts, names: ReadonlyMap<string, string>): string => {
  const name = party == null ? undefined : names.get(party)
  return `${level[0]?.toUpperCase()}${level.slice(1)} counsel${name === undefined ? '' : `, ${name}`}`
}
const travelLine = (line: Line, { amount, description }: NonNullable<CounselFacts['travel']>): Line => ({
  ...line,
  description: `Travel of counsel: ${description}`,
  unit: 'fee',
  rate: amount,
  net: amount,
  vat: vatOf(amount, line.date ?? '', false),
  under: null,
  excludedBecause: null,
  notHeld: null,
})
