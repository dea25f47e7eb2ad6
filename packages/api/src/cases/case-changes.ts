import { certificate, legalAidCase, type Scope } from '@costdraft/schema/cases/case.ts'
import type { Draft, InputOf } from '@costdraft/schema/field.ts'
import { fromWire, wireNames } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertCapAllows } from '../enhancements/enhancements.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { validated, assertVersion, withFeeEarnerUuid, draftOf } from '../http/body.ts'
import { ValidationError } from '../http/errors.ts'
import { assertReferences } from '../db/references.ts'
import type { Asked } from '../http/request.ts'
import { changeCase } from './case-revision.ts'
import { factsOf, lockCase, readCase, type CaseRow } from './case-rows.ts'
import { assertOpen } from './stage-rules.ts'

const caseNames = wireNames(legalAidCase),
  certificateNames = wireNames(certificate)
/** Read-only fields of the response. Clients may send them back; they are ignored. */
const DERIVED = new Set([
  'uuid',
  'client',
  'solicitor',
  'area_of_work',
  'stage',
  'stage_since',
  'unresolved_comments',
  'value',
  'unpriced',
  'certificate',
  'exceptional',
  'revision',
  'version',
  'created_at',
  'updated_at',
  'client_name',
  'site_name',
  'region',
  'location',
  'staff_name',
  'uploaded_files',
  'narrative',
  'narrative_version',
  'enhancement',
  'enhancement_version',
  'enhancements_version',
  'fixed_fees',
  'counsel_total',
  'counsel_vat',
  'solicitor_total',
  'solicitor_vat',
])

const caseColumns = (value: InputOf<typeof legalAidCase>) => ({
  case_name: value.caseName,
  solicitors_case_reference: value.solicitorsCaseReference,
  case_type: value.caseType,
  fee_earner: value.feeEarner,
  site: value.site,
  staff_member: value.staffMember ?? null,
  represented_party: value.representedParty ?? null,
  parties_represented: value.partiesRepresented ?? null,
  high_court_work: value.highCourtWork ?? false,
})
const certificateColumns = (value: InputOf<typeof certificate>) => ({
  certificate_number: value.certificateNumber,
  court_level: value.courtLevel,
  date_of_issue: value.dateOfIssue,
  date_sent_to_client: value.dateSentToClient ?? null,
  linked_certificates: value.linkedCertificates ?? [],
  certificate_scopes: (value.certificateScopes ?? []) as Scope[],
  financial_interest: value.financialInterest ?? false,
  transfer: value.transfer ?? false,
  half_fixed_fee: value.halfFixedFee ?? false,
})

/** Creates a legal aid case with its certificate. Both are validated before either is stored, so that all problems are reported together. */
export async function addLegalAidCase({ tx, viewer }: Asked, clientUuid: string, body: Draft): Promise<CaseRow> {
  const { certificate: given, ...rest } = body
  const draft = draftOf(caseNames, withFeeEarnerUuid(rest), DERIVED),
    certificateDraft = draftOf(certificateNames, given ?? {})
  const facts = factsOf({
    area_of_work: 'legal_aid',
    case_type: (draft.caseType ?? 'care_and_supervision') as CaseRow['case_type'],
  })
  const [value, cert] = validateBoth(
    () => validated(legalAidCase, draft, facts),
    () => validated(certificate, certificateDraft, facts),
  )
  const owner = await requireActiveClient(tx, clientUuid, { lock: false })
  if (owner.type !== 'solicitor') throw new ValidationError({ solicitor: 'Only a solicitor can own a case.' })
  await assertReferences(tx, { client_uuid: clientUuid }, legalAidCase, value)
  const by = viewer.user_uuid
  const { uuid } = await tx
    .insertInto('case')
    .values({
      ...caseColumns(value),
      client_uuid: clientUuid,
      area_of_work: 'legal_aid',
      created_by: by,
      changed_by: by,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const columns = certificateColumns(cert)
  await tx
    .insertInto('certificate')
    .values({
      ...columns,
      certificate_scopes: JSON.stringify(columns.certificate_scopes),
      case_uuid: uuid,
      client_uuid: clientUuid,
    })
    .execute()
  await audit(tx, { client_uuid: clientUuid, case_uuid: uuid, entity: 'case', entity_uuid: uuid, by }, 'added', {
    after: { ...caseColumns(value), ...columns },
  })
  return readCase(tx, viewer, uuid)
}

/** Runs two validations and reports the problems of both in one error. */
function validateBoth<A, B>(first: () => A, second: () => B): [A, B] {
  const results = [first, second].map((run) => {
    try {
      return { value: run() }
    } catch (error) {
      if (error instanceof ValidationError) return { error }
      throw error
    }
  })
  const errors = results.flatMap(({ error }) => error ?? [])
  if (errors.length > 0) throw new ValidationError(Object.assign({}, ...errors.map((error) => error.details)))
  return results.map(({ value }) => value) as [A, B]
}

/** Changes the details that are given. The merged case is validated, so that no change leaves a case that could not be created. */
export async function changeLegalAidCase(asked: Asked, uuid: string): Promise<CaseRow> {
  const { tx, viewer, req } = asked
  const row = await lockCase(tx, viewer, uuid)
  assertVersion(req, row)
  assertOpen(row)
  const before = { ...row, fee_earner: row.fee_earner.uuid }
  const draft = {
    ...fromWire(caseNames, before).draft,
    ...draftOf(caseNames, withFeeEarnerUuid(req.body as Draft), DERIVED),
  }
  const value = validated(
    legalAidCase,
    draft,
    factsOf({ area_of_work: row.area_of_work, case_type: draft.caseType as CaseRow['case_type'] }),
  )
  await assertReferences(tx, { client_uuid: row.client }, legalAidCase, value)
  const columns = caseColumns(value)
  const changed = difference(before, columns)
  if (!changed) return row
  await assertCapAllows(tx, uuid, columns.high_court_work)
  await changeCase(asked, row.uuid, columns)
  await audit(
    tx,
    { client_uuid: row.client, case_uuid: uuid, entity: 'case', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return readCase(tx, viewer, uuid)
}

/** Changes the certificate fields that are given, and validates the merged certificate. */
export async function changeCertificate(asked: Asked, uuid: string): Promise<CaseRow> {
  const { tx, viewer, req } = asked
  const row = await lockCase(tx, viewer, uuid)
  assertVersion(req, row)
  assertOpen(row)
  const before: Draft = { ...row.certificate }
  const draft = { ...fromWire(certificateNames, before).draft, ...draftOf(certificateNames, req.body) }
  const columns = certificateColumns(validated(certificate, draft, factsOf(row)))
  const changed = difference(before, columns)
  if (!changed) return row
  await tx
    .updateTable('certificate')
    .set({ ...columns, certificate_scopes: JSON.stringify(columns.certificate_scopes) })
    .where('case_uuid', '=', uuid)
    .execute()
  await changeCase(asked, row.uuid)
  await audit(
    tx,
    { client_uuid: row.client, case_uuid: uuid, entity: 'certificate', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    changed,
  )
  return readCase(tx, viewer, uuid)
}
