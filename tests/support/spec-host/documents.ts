import { newUuid } from './chance.ts'
import {
  absent,
  type Answer,
  bodyOf,
  type Call,
  created,
  filesOf,
  formOf,
  gone,
  type Handlers,
  jsonPart,
  ok,
} from './call.ts'
import { fileRefs } from './fields.ts'
import { plant } from './file-tree.ts'
import { insideOthers } from './disbursements.ts'
import { caseOf, rowOf } from './rows.ts'
import type { CaseFile, Row } from './records.ts'
import type { State } from './state.ts'

const blob = (state: State, uuid: string): Answer => ({ status: 200, blob: state.blobs.get(uuid) ?? absent() })

/** Any item that counts as a fee and may have files. */
const feeOf = (file: CaseFile, uuid: string): Row =>
  rowOf(
    [
      ...file.times,
      ...file.hearings,
      ...file.expertFees,
      ...file.disbursements,
      ...insideOthers(file),
      ...file.steps,
      ...file.highCostSteps,
    ],
    uuid,
  )
const refsOf = (row: Row): { file_uuid: string }[] => (row.entity_files ??= []) as { file_uuid: string }[]

/** Adds to the files of a record those it has not yet. */
function attach(call: Call, row: Row): Answer {
  const refs = refsOf(row)
  for (const { file_uuid } of fileRefs(bodyOf(call).entity_files)) {
    if (!call.state.blobs.has(file_uuid)) absent()
    if (!refs.some((ref) => ref.file_uuid === file_uuid)) refs.push({ file_uuid })
  }
  return created(refs)
}
function detach(row: Row, file: string): Answer {
  const refs = refsOf(row)
  const at = refs.findIndex(({ file_uuid }) => file_uuid === file)
  if (at < 0) absent()
  refs.splice(at, 1)
  return gone
}

/**
 * The documents as they stand; new ones take the place of the earlier when the list has been asked for often enough.
 */
function outputs({ state, params }: Call<'id'>): Answer {
  const file = caseOf(state, params.id)
  if (file.listed !== undefined && ++file.listed >= state.outputAfter) {
    delete file.listed
    for (const { uuid } of file.outputs) state.blobs.delete(uuid)
    file.outputs = ['Bill of costs.pdf', 'Summary.pdf'].map((name) => {
      const uuid = newUuid()
      const bytes = Buffer.from(`%PDF-1.7\n% ${name} of ${String(file.row.case_name)}\n%%EOF\n`)
      state.blobs.set(uuid, { name, type: 'application/pdf', bytes })
      return { uuid, file_name: name }
    })
  }
  return ok(file.outputs)
}

export const documents = {
  'PATCH client/case/:id/folder-structure': (call) => {
    const { row } = caseOf(call.state, call.params.id)
    row.uploaded_files = plant(call.state, bodyOf(call).folder_structure ?? absent(), [])
    return ok(row.uploaded_files)
  },
  'POST client/case/:id/file': (call) => {
    const { row } = caseOf(call.state, call.params.id)
    const form = formOf(call)
    row.uploaded_files = plant(call.state, jsonPart(form, 'folder_structure'), filesOf(form))
    return created(row.uploaded_files)
  },
  'GET client/case/file/:fileId': ({ state, params }) => blob(state, params.fileId),
  'POST client/case/:id/fee/:feeId/file': (call) =>
    attach(call, feeOf(caseOf(call.state, call.params.id), call.params.feeId)),
  'DELETE client/case/:id/fee/:feeId/file/:fileId': ({ state, params }) =>
    detach(feeOf(caseOf(state, params.id), params.feeId), params.fileId),
  'POST client/case/:id/cost-note/:nid/file': (call) =>
    attach(call, rowOf(caseOf(call.state, call.params.id).costNotes, call.params.nid)),
  'DELETE client/case/:id/cost-note/:nid/file/:fileId': ({ state, params }) =>
    detach(rowOf(caseOf(state, params.id).costNotes, params.nid), params.fileId),
  'POST client/case/:id/output': ({ state, params }) => {
    caseOf(state, params.id).listed = 0
    return { status: 202, body: {} }
  },
  'GET client/case/:id/output': outputs,
  'GET client/case/output/:outputId': ({ state, params }) => blob(state, params.outputId),
} satisfies Partial<Handlers>
