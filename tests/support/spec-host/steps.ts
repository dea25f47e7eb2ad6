import { bodyOf, type Body, type Handlers, ok } from './call.ts'
import { nestedCalls, stepDisbursement } from './disbursements.ts'
import { addTo, caseOf, change, given, newRow, removeFrom } from './rows.ts'
import type { Row } from './records.ts'
import type { State } from './state.ts'

const DISBURSEMENTS = 'procedural_step_disbursements'
const ATTENDANCES = 'procedural_step_attendances'

const attendance = (state: State, body: Body): Row => newRow(state, body, 'attendance', { comments: [] })
const disbursement = (state: State, body: Body): Row => stepDisbursement(state, body, 'stepDisbursement')
const highCostDisbursement = (state: State, body: Body): Row => stepDisbursement(state, body, 'highCostDisbursement')
const counsel = (state: State, body: Body): Row => newRow(state, body, 'counsel')

const paid = nestedCalls('steps', DISBURSEMENTS, 'stepDisbursement', disbursement)
const attended = nestedCalls('steps', ATTENDANCES, 'attendance', attendance)
const highCostPaid = nestedCalls('highCostSteps', DISBURSEMENTS, 'highCostDisbursement', highCostDisbursement)
const instructed = nestedCalls('highCostSteps', 'counsel', 'counsel', counsel)

/** The steps of inter parties, with their attendances and disbursements. */
export const steps = {
  'GET client/case/:id/procedural-step': ({ state, params }) => ok(caseOf(state, params.id).steps),
  'POST client/case/:id/procedural-step': (call) => {
    const body = bodyOf(call)
    const row = newRow(call.state, body, 'step', {
      fee_type: body.fee_type ?? 'procedural_step',
      [DISBURSEMENTS]: given(body, DISBURSEMENTS).map((one) => disbursement(call.state, one)),
      [ATTENDANCES]: given(body, ATTENDANCES).map((one) => attendance(call.state, one)),
      comments: [],
    })
    return addTo(caseOf(call.state, call.params.id).steps, row)
  },
  'PATCH client/case/:id/procedural-step/:sid': (call) =>
    change(call, caseOf(call.state, call.params.id).steps, call.params.sid, 'step'),
  'DELETE client/case/:id/procedural-step/:sid': ({ state, params }) =>
    removeFrom(caseOf(state, params.id).steps, params.sid),
  'POST client/case/:id/procedural-step/:sid/disbursement': (call) => paid.add(call, call.params.sid),
  'PATCH client/case/:id/procedural-step/:sid/disbursement/:did': (call) =>
    paid.change(call, call.params.sid, call.params.did),
  'DELETE client/case/:id/procedural-step/:sid/disbursement/:did': (call) =>
    paid.remove(call, call.params.sid, call.params.did),
  'POST client/case/:id/procedural-step/:sid/attendance': (call) => attended.add(call, call.params.sid),
  'PATCH client/case/:id/procedural-step/:sid/attendance/:aid': (call) =>
    attended.change(call, call.params.sid, call.params.aid),
  'DELETE client/case/:id/procedural-step/:sid/attendance/:aid': (call) =>
    attended.remove(call, call.params.sid, call.params.aid),
} satisfies Partial<Handlers>

/** The steps of high cost legal aid, with counsel and disbursements; `events_total` of a new one is nil. */
export const highCostSteps = {
  'GET client/case/:id/high-cost/procedural-step': ({ state, params }) => ok(caseOf(state, params.id).highCostSteps),
  'POST client/case/:id/high-cost/procedural-step': (call) => {
    const body = bodyOf(call)
    const row = newRow(call.state, body, 'highCostStep', {
      counsel: given(body, 'counsel').map((one) => counsel(call.state, one)),
      [DISBURSEMENTS]: given(body, DISBURSEMENTS).map((one) => highCostDisbursement(call.state, one)),
      events_total: 0,
      comments: [],
    })
    return addTo(caseOf(call.state, call.params.id).highCostSteps, row)
  },
  'PATCH client/case/:id/high-cost/procedural-step/:stepId': (call) =>
    change(call, caseOf(call.state, call.params.id).highCostSteps, call.params.stepId, 'highCostStep'),
  'POST client/case/:id/high-cost/procedural-step/:stepId/disbursement': (call) =>
    highCostPaid.add(call, call.params.stepId),
  'PATCH client/case/:id/high-cost/procedural-step/:stepId/disbursement/:did': (call) =>
    highCostPaid.change(call, call.params.stepId, call.params.did),
  'DELETE client/case/:id/high-cost/procedural-step/:stepId/disbursement/:did': (call) =>
    highCostPaid.remove(call, call.params.stepId, call.params.did),
  'POST client/case/:id/high-cost/procedural-step/:stepId/counsel': (call) => instructed.add(call, call.params.stepId),
  'PATCH client/case/:id/high-cost/procedural-step/:stepId/counsel/:cid': (call) =>
    instructed.change(call, call.params.stepId, call.params.cid),
  'DELETE client/case/:id/high-cost/procedural-step/:stepId/counsel/:cid': (call) =>
    instructed.remove(call, call.params.stepId, call.params.cid),
} satisfies Partial<Handlers>
