import { newUuid } from './chance.ts'
import { absent, bodyOf, type Call, created, type Handlers, ok, Refusal } from './call.ts'
import { nested } from './rows.ts'
import type { CaseFile, Comment, Row } from './records.ts'
import type { State } from './state.ts'

const inside = (rows: Row[], key: string): Row[] => rows.flatMap((row) => nested(row, key))
/** Where the entities of each type are. */
const ENTITIES: Record<string, (file: CaseFile) => Row[]> = {
  case_fee: ({ times, hearings, expertFees, disbursements }) => [
    ...times,
    ...hearings,
    ...expertFees,
    ...disbursements,
  ],
  cost_note: ({ costNotes }) => costNotes,
  case_part: ({ caseParts }) => caseParts,
  party: ({ parties }) => parties,
  procedural_step: ({ steps, highCostSteps }) => [...steps, ...highCostSteps],
  procedural_step_attendance: ({ steps }) => inside(steps, 'procedural_step_attendances'),
  hearing_disbursement: ({ hearings }) => inside(hearings, 'hearing_disbursements'),
  procedural_step_disbursement: ({ steps, highCostSteps }) =>
    inside([...steps, ...highCostSteps], 'procedural_step_disbursements'),
}

/** An entity that takes comments, and the case that it is in. */
export function entityOf(state: State, type: string, uuid: string): { row: Row; file: CaseFile } {
  const rowsOf = Object.hasOwn(ENTITIES, type) ? ENTITIES[type] : undefined
  for (const file of state.cases) {
    const row = rowsOf?.(file).find((one) => one.uuid === uuid)
    if (row) return { row, file }
  }
  return absent()
}

function textOf(call: Call): string {
  const { body } = bodyOf(call)
  if (typeof body === 'string') return body
  throw new Refusal(422, 'A field is not as it should be.', { body: 'must be a text' })
}
const commentOf = ({ state, params }: Call<'type' | 'id' | 'cid'>): Comment =>
  entityOf(state, params.type, params.id).row.comments?.find(({ uuid }) => uuid === params.cid) ?? absent()

export const comments = {
  'POST client/entity/:type/:id/comment': (call) => {
    const { row } = entityOf(call.state, call.params.type, call.params.id)
    const comment: Comment = {
      uuid: newUuid(),
      body: textOf(call),
      created_by: call.person.user.uuid,
      resolved_by: null,
      entity_type: call.params.type,
      entity_uuid: row.uuid,
    }
    row.comments = [...(row.comments ?? []), comment]
    return created(comment)
  },
  'PATCH client/entity/:type/:id/comment/:cid': (call) => ok(Object.assign(commentOf(call), { body: textOf(call) })),
  'PATCH client/entity/:type/:id/comment/:cid/resolve': (call) =>
    ok(Object.assign(commentOf(call), { resolved_by: call.person.user.uuid })),
} satisfies Partial<Handlers>
