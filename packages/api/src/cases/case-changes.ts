import { certificate, legalAidCase, type Scope } from '@costdraft/schema/cases/case.ts'
import { checkCertificate } from '@costdraft/schema/cases/scopes.ts'
import type { CaseFacts, Draft, InputOf } from '@costdraft/schema/field.ts'
import { fromWire, wireNames } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertCapAllows } from '../enhancements/enhancements.ts'
import { filesOf } from '../files/file-rows.ts'
import { validated, assertVersion, withFeeEarnerUuid, draftOf, objectOf, problemDetails } from '../http/body.ts'
import { ValidationError } from '../http/errors.ts'
import { assertReferences } from '../db/references.ts'
import type { Asked } from '../http/request.ts'
import { changeCase } from './case-revision.ts'
import { factsOf, lockCase, readCase, type CaseRow } from './case-rows.ts'
import { assertCaseValues, READ_ONLY } from './fixed-values.ts'
import { assertOpen } from './stage-rules.ts'

export const caseNames = wireNames(legalAidCase),
  certificateNames = wireNames(certificate)
/** Fields of the case that its certificate form shows, and that are accepted with the certificate. */
const CASE_FIELDS_WITH_CERTIFICATE = ['case_type', 'represented_party', 'parties_represented']

export const caseColumns = (value: InputOf<typeof legalAidCase>) => ({
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
export const certificateColumns = (value: InputOf<typeof certificate>) => ({
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

/** Validates a certificate with the type of its case; `stored` are the scopes that the case holds already. */
export function validatedCertificate(
  draft: Draft,
  facts: CaseFacts,
  stored?: readonly Scope[],
): InputOf<typeof certificate> {
  const { value, problems } = checkCertificate(draft, facts, stored)
  if (problems) throw new ValidationError(problemDetails(problems))
  return value
}

/** Runs two validations and reports the problems of both in one error. */
export function validateBoth<A, B>(first: () => A, second: () => B): [A, B] {
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

/** Locks the case of a request that changes it, and checks that it may be changed. */
async function editableCase({ tx, viewer, req }: Asked, uuid: string): Promise<CaseRow> {
  const row = await lockCase(tx, viewer, uuid)
  assertVersion(req, row)
  assertOpen(row)
  return row
}

/** `PATCH client/case/legal-aid/{id}`: changes the details that are given. A value that another path changes is refused. */
export async function changeLegalAidCase(asked: Asked, uuid: string): Promise<CaseRow> {
  const row = await editableCase(asked, uuid),
    body = objectOf(asked.req.body)
  const stored = {
    ...row,
    financial_interest: row.certificate?.financial_interest,
    ...('uploaded_files' in body && { uploaded_files: await filesOf(asked.tx, uuid) }),
  }
  assertCaseValues(body, stored, uuid)
  return changeCaseAndCertificate(asked, row, draftOf(caseNames, withFeeEarnerUuid(body), READ_ONLY), undefined)
}

/**
 * `PATCH …/certificate`: changes the certificate fields that are given. The type of the case and its represented party may come with them,
 * so that a type and its scopes can be set together.
 */
export async function changeCertificate(asked: Asked, uuid: string): Promise<CaseRow> {
  const row = await editableCase(asked, uuid),
    body = objectOf(asked.req.body)
  const ofCase = Object.fromEntries(
    CASE_FIELDS_WITH_CERTIFICATE.flatMap((key) => (key in body ? [[key, body[key]]] : [])),
  )
  return changeCaseAndCertificate(
    asked,
    row,
    draftOf(caseNames, ofCase),
    draftOf(certificateNames, body, new Set(CASE_FIELDS_WITH_CERTIFICATE)),
  )
}

/**
 * Merges changes into the stored case and certificate and validates them together, so that no change leaves a case that could not be
 * created. The certificate is judged if it changes, or if the type of the case does.
 */
async function changeCaseAndCertificate(
  asked: Asked,
  row: CaseRow,
  details: Draft,
  certificateChanges: Draft | undefined,
): Promise<CaseRow> {
  const { tx, viewer } = asked,
    before = { ...row, fee_earner: row.fee_earner.uuid },
    certificateBefore: Draft = { ...row.certificate }
  const draft = { ...fromWire(caseNames, before).draft, ...details },
    facts = factsOf({ area_of_work: row.area_of_work, case_type: draft.caseType as CaseRow['case_type'] }),
    isTypeChanged = draft.caseType !== row.case_type && row.certificate !== null
  const certificateDraft = { ...fromWire(certificateNames, certificateBefore).draft, ...certificateChanges },
    scopes = (row.certificate?.certificate_scopes ?? []) as Scope[]
  const [value, cert] = validateBoth(
    () => validated(legalAidCase, draft, facts),
    () => {
      if (certificateChanges) return validatedCertificate(certificateDraft, facts, scopes)
      return isTypeChanged ? certificateOfType(certificateDraft, facts, row, scopes) : undefined
    },
  )
  await assertReferences(tx, { client_uuid: row.client }, legalAidCase, value)
  const columns = caseColumns(value),
    changed = difference(before, columns),
    certificateChanged = cert && (await storeCertificate(asked, row, certificateColumns(cert)))
  if (!changed && !certificateChanged) return row
  await assertCapAllows(tx, row.uuid, columns.high_court_work)
  await changeCase(asked, row.uuid, columns)
  const subject = { client_uuid: row.client, case_uuid: row.uuid, entity_uuid: row.uuid, by: viewer.user_uuid }
  if (changed) await audit(tx, { ...subject, entity: 'case' }, 'changed', changed)
  if (certificateChanged) await audit(tx, { ...subject, entity: 'certificate' }, 'changed', certificateChanged)
  return readCase(tx, viewer, row.uuid)
}

/** Validates the stored certificate for a changed type. What it lacks can be sent with the type through the certificate. */
function certificateOfType(draft: Draft, facts: CaseFacts, { uuid }: CaseRow, stored: readonly Scope[]) {
  const { value, problems } = checkCertificate(draft, facts, stored)
  if (!problems) return value
  const case_type = `The certificate does not fit this type. Send both through PATCH client/case/${uuid}/certificate.`
  throw new ValidationError({ ...problemDetails(problems), case_type })
}

/** Stores a changed certificate, and returns what changed. */
async function storeCertificate({ tx }: Asked, row: CaseRow, columns: ReturnType<typeof certificateColumns>) {
  const changed = difference({ ...row.certificate }, columns)
  if (!changed) return undefined
  await tx
    .updateTable('certificate')
    .set({ ...columns, certificate_scopes: JSON.stringify(columns.certificate_scopes) })
    .where('case_uuid', '=', row.uuid)
    .execute()
  return changed
}
