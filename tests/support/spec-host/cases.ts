import { newUuid, now } from './chance.ts'
import {
  absent,
  type Answer,
  bodyOf,
  type Body,
  type Call,
  created,
  filesOf,
  formOf,
  type Handlers,
  jsonPart,
} from './call.ts'
import { ok, Refusal } from './call.ts'
import { type Kind, take, takeAll } from './fields.ts'
import { plant } from './file-tree.ts'
import { addTo, caseOf, change, given, newRow, removeFrom } from './rows.ts'
import { emptyCase } from './seed-cases.ts'
import type { CaseFile, StoredFile } from './records.ts'
import type { State } from './state.ts'

const STAGES = ['in_progress', 'in_review', 'blocked', 'complete']
const TWO_PARTS = ['child_arrangement', 'non_molestation_order']

type Area = 'legal_aid' | 'high_cost_legal_aid' | 'court_of_protection' | 'inter_parties'
const caseKind = (area: string): Kind =>
  area === 'court_of_protection' || area === 'inter_parties' ? 'courtCase' : 'case'
const certificateKind = (area: string): Kind => (area === 'legal_aid' ? 'certificate' : 'highCostCertificate')
const hasCertificate = (area: string): boolean => caseKind(area) === 'case'

/** A fee earner is given by uuid and answered with the name. */
function withEarner(state: State, fields: Body): Body {
  if (typeof fields.fee_earner !== 'string') return fields
  const earner = state.clients.flatMap(({ fee_earners }) => fee_earners).find(({ uuid }) => uuid === fields.fee_earner)
  if (!earner) throw new Refusal(422, 'A field is not as it should be.', { fee_earner: 'is not known' })
  const { uuid, firstname, surname, initials } = earner
  return { ...fields, fee_earner: { uuid, firstname, surname, initials } }
}

/** The case and its files, as multipart; as JSON only where the host was told to take it. */
function sentCase(call: Call): { body: Body; files: StoredFile[] } {
  if (!call.form && !call.state.multipartOnly) return { body: bodyOf(call), files: [] }
  const form = formOf(call)
  return { body: jsonPart(form, 'care_case'), files: filesOf(form) }
}

/** Creates a case in progress. A new legal aid case has a fixed fee of 500 a part, and all totals are nil. */
const create =
  (area: Area) =>
  (call: Call<'clientId'>): Answer => {
    const { state } = call
    const { body, files } = sentCase(call)
    const { uuid: solicitor } = state.clients.find(({ uuid }) => uuid === call.params.clientId) ?? absent()
    const uuid = newUuid()
    const fields = withEarner(state, takeAll(state, body, caseKind(area), 'certificate', 'uploaded_files'))
    if (area === 'court_of_protection') fields.court_type ??= 'court_of_protection'
    const parts = body.case_type === 'domestic_abuse_and_child_arrangement' ? TWO_PARTS : [null]
    const row: CaseFile['row'] = {
      uuid,
      care_case: uuid,
      solicitor,
      client: solicitor,
      area_of_work: area,
      stage: 'in_progress',
      updated_at: '',
      ...fields,
      narrative: '',
      enhancement: '',
      value_of_assets: '',
      uploaded_files: plant(state, body.uploaded_files, files),
      exceptional: hasCertificate(area) ? parts.map((case_part) => ({ case_part, exceptional: false })) : [],
      fixed_fees:
        area === 'legal_aid' ? parts.map((case_part) => ({ case_part, fixed_fee_total: 500, fixed_fee_vat: 100 })) : [],
      counsel_total: 0,
      counsel_vat: 0,
      solicitor_total: 0,
      solicitor_vat: 0,
    }
    if (hasCertificate(area)) row.certificate = takeAll(state, (body.certificate ?? {}) as Body, certificateKind(area))
    state.cases.push({ row, ...emptyCase() })
    touch(state, uuid)
    return created({ uuid })
  }

/** Notes that a case has changed. */
export function touch(state: State, uuid: string | undefined): void {
  const file = state.cases.find(({ row }) => row.uuid === uuid)
  if (file) file.row.updated_at = now().toISOString().slice(0, 19)
}

const changeCase =
  (...areas: Area[]) =>
  (call: Call<'id'>): Answer => {
    const { row } = caseOf(call.state, call.params.id)
    if (!areas.some((area) => area === row.area_of_work)) absent()
    return ok(Object.assign(row, withEarner(call.state, take(call.state, bodyOf(call), caseKind(row.area_of_work)))))
  }

const changeCertificate =
  (area: Area) =>
  (call: Call<'id'>): Answer => {
    const { row } = caseOf(call.state, call.params.id)
    if (row.area_of_work !== area) absent()
    row.certificate = { ...(row.certificate as Body), ...take(call.state, bodyOf(call), certificateKind(area)) }
    return ok(row)
  }

const changeText =
  (key: 'narrative' | 'enhancement' | 'value_of_assets') =>
  (call: Call<'id'>): Answer => {
    const { row } = caseOf(call.state, call.params.id)
    const text = bodyOf(call)[key]
    if (typeof text !== 'string') throw new Refusal(422, 'A field is not as it should be.', { [key]: 'must be a text' })
    row[key] = text
    return ok(row)
  }

/** A case that leaves complete loses its output documents. */
function move({ state, params }: Call<'id' | 'stage'>): Answer {
  const file = caseOf(state, params.id)
  if (!STAGES.includes(params.stage)) throw new Refusal(422, `There is no stage ${params.stage}.`)
  if (file.row.stage === 'complete' && params.stage !== 'complete') {
    for (const { uuid } of file.outputs.splice(0)) state.blobs.delete(uuid)
    delete file.listed
  }
  file.row.stage = params.stage
  return ok(file.row)
}

export const cases = {
  'GET client/:clientId/case': ({ state, params, query, may }) => {
    const stage = query.get('status')
    if (!state.clients.some(({ uuid }) => uuid === params.clientId)) absent()
    return ok(
      state.cases
        .map(({ row }) => row)
        .filter((row) => row.solicitor === params.clientId && (stage === null || row.stage === stage))
        .filter((row) => may('case:read', row.solicitor)),
    )
  },
  'POST client/:clientId/case/legal-aid': create('legal_aid'),
  'POST client/:clientId/case/high-cost': create('high_cost_legal_aid'),
  'POST client/:clientId/case/court-of-protection': create('court_of_protection'),
  'POST client/:clientId/case/inter-parties': create('inter_parties'),
  'GET client/case/:id': ({ state, params }) => ok(caseOf(state, params.id).row),
  'POST client/case/:id/status/:stage': move,
  'PATCH client/case/legal-aid/:id': changeCase('legal_aid', 'high_cost_legal_aid'),
  'PATCH client/case/court-of-protection/:id': changeCase('court_of_protection'),
  'PATCH client/case/inter-parties/:id': changeCase('inter_parties'),
  'PATCH client/case/:id/exceptional': (call) => {
    const { row } = caseOf(call.state, call.params.id)
    row.exceptional = given(bodyOf(call), 'exceptionals').map(({ exceptional, case_part = null }) => ({
      case_part,
      exceptional,
    }))
    return ok(row)
  },
  'PATCH client/case/:id/narrative': changeText('narrative'),
  'PATCH client/case/:id/enhancement': changeText('enhancement'),
  'PATCH client/case/:id/value-of-assets': changeText('value_of_assets'),
  'PATCH client/case/:id/certificate': changeCertificate('legal_aid'),
  'PATCH client/case/:id/high-cost/certificate': changeCertificate('high_cost_legal_aid'),
  'GET client/case/:id/note': ({ state, params }) => ok(caseOf(state, params.id).notes),
  'POST client/case/:id/note': (call) =>
    addTo(caseOf(call.state, call.params.id).notes, newRow(call.state, bodyOf(call), 'note')),
  'PATCH client/case/:id/note/:noteId': (call) =>
    change(call, caseOf(call.state, call.params.id).notes, call.params.noteId, 'note'),
  'DELETE client/case/:id/note/:noteId': ({ state, params }) =>
    removeFrom(caseOf(state, params.id).notes, params.noteId),
} satisfies Partial<Handlers>
