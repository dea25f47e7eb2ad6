import { type Answer, bodyOf, type Body, type Call, gone, type Handlers, ok } from './call.ts'
import { hearingDisbursement, nestedCalls } from './disbursements.ts'
import { pence, take, vatOn } from './fields.ts'
import { addTo, caseOf, change, given, newRow, rowOf } from './rows.ts'
import type { Row } from './records.ts'

const NESTED = ['hearing_adjournment', 'hearing_exceptional_travel', 'hearing_disbursements']

const hoursOf = (time: unknown): number | undefined => {
  const [, hours, minutes] = /(\d\d):(\d\d)/.exec(String(time).slice(-8)) ?? []
  return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60
}
const timeOn = (date: unknown, time: unknown): unknown =>
  typeof time === 'string' && /^\d\d:\d\d/.test(time) ? `${String(date).slice(0, 10)}T${time.slice(0, 5)}:00` : time

/** Hours and units as the specification derives them; a hearing costs its units times 100. */
function settle(row: Row): void {
  row.start_time = timeOn(row.date, row.start_time)
  row.end_time = timeOn(row.date, row.end_time)
  const start = hoursOf(row.start_time)
  const end = hoursOf(row.end_time)
  const lunch = row.adjournment_type === 'lunch' ? (row.hearing_adjournment as Body | null) : null
  if (row.administrative_order === true) row.hearing_time = 1
  else if (row.hearing_type === 'interim' && row.multi_day_interim !== true && start !== undefined && end !== undefined)
    row.hearing_time = pence(end - start - Number(lunch?.adjournment_length_hours ?? 0))
  if (row.hearing_type !== 'final') row.units = Math.ceil(Number(row.hearing_time ?? 0) / 2.5)
  row.total_cost = pence(Number(row.units ?? 0) * 100)
  row.total_vat = vatOn(row.total_cost, false)
}

const hearingOf = ({ state, params }: Call<'id' | 'hid'>): Row => rowOf(caseOf(state, params.id).hearings, params.hid)

/** Sets a part of a hearing, by what a body gives, and answers the hearing. */
function setPart(call: Call<'id' | 'hid'>, key: string, kind: 'travel' | 'adjournment'): Answer {
  const row = hearingOf(call)
  row[key] = { ...(row[key] as Body | null), ...take(call.state, bodyOf(call), kind) }
  settle(row)
  return ok(row)
}
function dropPart(call: Call<'id' | 'hid'>, key: string): Answer {
  const row = hearingOf(call)
  row[key] = null
  settle(row)
  return gone
}

const inside = nestedCalls('hearings', 'hearing_disbursements', 'disbursement', hearingDisbursement)

export const hearings = {
  'GET client/case/:id/hearing': ({ state, params }) => ok(caseOf(state, params.id).hearings),
  'POST client/case/:id/hearing': (call) => {
    const { state, params } = call
    const file = caseOf(state, params.id)
    const body = bodyOf(call)
    const part = (key: string, kind: 'travel' | 'adjournment'): Body | null =>
      body[key] ? take(state, body[key] as Body, kind) : null
    const row = newRow(
      state,
      body,
      'hearing',
      {
        fee_type: 'hearing',
        hearing_adjournment: part('hearing_adjournment', 'adjournment'),
        hearing_exceptional_travel: part('hearing_exceptional_travel', 'travel'),
        hearing_disbursements: given(body, 'hearing_disbursements').map((one) => hearingDisbursement(state, one)),
        comments: [],
      },
      ...NESTED,
    )
    settle(row)
    return addTo(file.hearings, row)
  },
  'PATCH client/case/:id/hearing/:hid': (call) =>
    change(call, caseOf(call.state, call.params.id).hearings, call.params.hid, 'hearing', settle),
  'PATCH client/case/:id/hearing/:hid/exceptional-travel': (call) =>
    setPart(call, 'hearing_exceptional_travel', 'travel'),
  'DELETE client/case/:id/hearing/:hid/exceptional-travel': (call) => dropPart(call, 'hearing_exceptional_travel'),
  'PATCH client/case/:id/hearing/:hid/adjournment': (call) => setPart(call, 'hearing_adjournment', 'adjournment'),
  'DELETE client/case/:id/hearing/:hid/adjournment': (call) => dropPart(call, 'hearing_adjournment'),
  'POST client/case/:id/hearing/:hid/disbursement': (call) => inside.add(call, call.params.hid),
  'PATCH client/case/:id/hearing/:hid/disbursement/:did': (call) =>
    inside.change(call, call.params.hid, call.params.did),
  'DELETE client/case/:id/hearing/:hid/disbursement/:did': (call) =>
    inside.remove(call, call.params.hid, call.params.did),
} satisfies Partial<Handlers>
