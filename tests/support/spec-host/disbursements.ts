import { bodyOf, type Body, type Call, type Handlers, ok } from './call.ts'
import { type Kind, vatOn } from './fields.ts'
import { addTo, caseOf, change, nested, newRow, removeFrom, rowOf } from './rows.ts'
import type { CaseFile, Row } from './records.ts'
import type { State } from './state.ts'

const settle = (row: Row): void => {
  row.total_vat = vatOn(row.amount, row.vat_exempt)
}

/** A disbursement inside a hearing, as it is kept there. */
export function hearingDisbursement(state: State, body: Body): Row {
  const { uuid, date, description, disbursement_type, party, amount, vat_exempt, entity_files } = newRow(
    state,
    body,
    'disbursement',
  )
  const row = { uuid, date, description, disbursement_type, party, amount, vat_exempt, entity_files, comments: [] }
  settle(row)
  return row
}
/** A disbursement inside a procedural step of an inter parties or a high cost case. */
export const stepDisbursement = (state: State, body: Body, kind: 'stepDisbursement' | 'highCostDisbursement'): Row =>
  newRow(state, body, kind, { comments: [] })

/** Every disbursement of a case: its own, and marked by their parent those of hearings and steps. */
export function everyDisbursement(file: CaseFile): Row[] {
  const inside = (parent: Row, key: string, mark: string): Row[] =>
    nested(parent, key).map((row) => ({
      date: parent.date,
      case_part: parent.case_part ?? null,
      description: null,
      party: row.party_uuid ?? null,
      cop_case_part: null,
      phase: parent.phase ?? null,
      disbursement_type: null,
      ...row,
      entity_files: row.entity_files ?? [],
      total_vat: vatOn(row.amount, row.vat_exempt),
      care_case: file.row.uuid,
      fee_type: 'disbursement',
      hearing_disbursement: null,
      procedural_step_disbursement: null,
      [mark]: parent.uuid,
    }))
  return [
    ...file.disbursements.map((row) => ({ ...row, hearing_disbursement: null, procedural_step_disbursement: null })),
    ...file.hearings.flatMap((row) => inside(row, 'hearing_disbursements', 'hearing_disbursement')),
    ...[...file.steps, ...file.highCostSteps].flatMap((row) =>
      inside(row, 'procedural_step_disbursements', 'procedural_step_disbursement'),
    ),
  ]
}

/** The disbursements that are kept inside hearings and steps. */
export const insideOthers = (file: CaseFile): Row[] => [
  ...file.hearings.flatMap((row) => nested(row, 'hearing_disbursements')),
  ...[...file.steps, ...file.highCostSteps].flatMap((row) => nested(row, 'procedural_step_disbursements')),
]

type List = 'hearings' | 'steps' | 'highCostSteps'
/** The three calls on the disbursements of a parent. */
export function nestedCalls(list: List, key: string, kind: Kind, make: (state: State, body: Body) => Row) {
  const rows = (state: State, id: string, parent: string): Row[] => nested(rowOf(caseOf(state, id)[list], parent), key)
  return {
    add: (call: Call<'id'>, parent: string) =>
      addTo(rows(call.state, call.params.id, parent), make(call.state, bodyOf(call))),
    change: (call: Call<'id'>, parent: string, uuid: string) =>
      change(call, rows(call.state, call.params.id, parent), uuid, kind, list === 'hearings' ? settle : undefined),
    remove: (call: Call<'id'>, parent: string, uuid: string) =>
      removeFrom(rows(call.state, call.params.id, parent), uuid),
  }
}

export const disbursements = {
  'GET client/case/:id/disbursement': ({ state, params }) => ok(everyDisbursement(caseOf(state, params.id))),
  'POST client/case/:id/disbursement': (call) => {
    const file = caseOf(call.state, call.params.id)
    const row = newRow(call.state, bodyOf(call), 'disbursement', {
      care_case: file.row.uuid,
      fee_type: 'disbursement',
      comments: [],
    })
    settle(row)
    return addTo(file.disbursements, row)
  },
  'PATCH client/case/:id/disbursement/:did': (call) =>
    change(call, caseOf(call.state, call.params.id).disbursements, call.params.did, 'disbursement', settle),
} satisfies Partial<Handlers>
