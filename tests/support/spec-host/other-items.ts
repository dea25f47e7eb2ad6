import { bodyOf, type Handlers, ok } from './call.ts'
import { everyDisbursement } from './disbursements.ts'
import { type Kind, pence } from './fields.ts'
import { EXPERT_TYPE } from './ids.ts'
import { addTo, caseOf, change, newRow, removeFrom } from './rows.ts'
import type { CaseFile, Row } from './records.ts'

const EXPERT_TYPES = [
  {
    group: 'Medical',
    types: [
      { uuid: EXPERT_TYPE.psychologist, type_name: 'Psychologist' },
      { uuid: EXPERT_TYPE.psychiatrist, type_name: 'Psychiatrist' },
    ],
  },
  { group: 'Language', types: [{ uuid: EXPERT_TYPE.interpreter, type_name: 'Interpreter' }] },
]

const partyKind = (file: CaseFile): Kind =>
  file.row.area_of_work === 'high_cost_legal_aid' ? 'highCostParty' : 'party'

/** Parties, outside high cost with what is counted of their letters, calls and disbursements. */
function parties(file: CaseFile): Row[] {
  if (partyKind(file) === 'highCostParty') return file.parties
  return file.parties.map((row) => {
    const count = (activity: string): number =>
      file.times.filter(({ party, activity_type }) => party === row.uuid && activity_type === activity).length
    const paid = everyDisbursement(file).filter(({ party }) => party === row.uuid)
    const sum = (key: string): number => pence(paid.reduce((total, one) => total + Number(one[key] ?? 0), 0))
    return {
      ...row,
      letters_in: count('letter_in'),
      letters_out: count('letter_out'),
      telephone_calls: count('telephone_call'),
      disbursement_amount: sum('amount'),
      disbursement_vat: sum('total_vat'),
    }
  })
}

export const otherItems = {
  'GET expert-type': () => ok({ expert_types: EXPERT_TYPES }),
  'GET client/case/:id/expert-fee': ({ state, params }) => ok(caseOf(state, params.id).expertFees),
  'POST client/case/:id/expert-fee': (call) =>
    addTo(
      caseOf(call.state, call.params.id).expertFees,
      newRow(call.state, bodyOf(call), 'expertFee', { fee_type: 'expert_fee', comments: [] }),
    ),
  'PATCH client/case/:id/expert-fee/:fid': (call) =>
    change(call, caseOf(call.state, call.params.id).expertFees, call.params.fid, 'expertFee'),
  'GET client/case/:id/cost-note': ({ state, params }) => ok(caseOf(state, params.id).costNotes),
  'POST client/case/:id/cost-note': (call) =>
    addTo(
      caseOf(call.state, call.params.id).costNotes,
      newRow(call.state, bodyOf(call), 'costNote', { case_uuid: call.params.id, comments: [] }),
    ),
  'PATCH client/case/:id/cost-note/:nid': (call) =>
    change(call, caseOf(call.state, call.params.id).costNotes, call.params.nid, 'costNote'),
  'DELETE client/case/:id/cost-note/:nid': ({ state, params }) =>
    removeFrom(caseOf(state, params.id).costNotes, params.nid),
  'GET client/case/:id/party': ({ state, params }) => ok(parties(caseOf(state, params.id))),
  'POST client/case/:id/party': (call) => {
    const file = caseOf(call.state, call.params.id)
    const row = newRow(call.state, bodyOf(call), partyKind(file), { care_case: file.row.uuid, comments: [] })
    return addTo(file.parties, row)
  },
  'PATCH client/case/:id/party/:pid': (call) => {
    const file = caseOf(call.state, call.params.id)
    return change(call, file.parties, call.params.pid, partyKind(file))
  },
  'DELETE client/case/:id/party/:pid': ({ state, params }) => removeFrom(caseOf(state, params.id).parties, params.pid),
  'GET client/case/:id/case-part': ({ state, params }) => ok(caseOf(state, params.id).caseParts),
  'POST client/case/:id/case-part': (call) =>
    addTo(
      caseOf(call.state, call.params.id).caseParts,
      newRow(call.state, bodyOf(call), 'casePart', { care_case: call.params.id, comments: [] }),
    ),
  'PATCH client/case/:id/case-part/:cpid': (call) =>
    change(call, caseOf(call.state, call.params.id).caseParts, call.params.cpid, 'casePart'),
  'DELETE client/case/:id/case-part/:cpid': ({ state, params }) =>
    removeFrom(caseOf(state, params.id).caseParts, params.cpid),
} satisfies Partial<Handlers>
