import {
  checkCaseFields,
  checkCertificate,
  exceptionalPartsOf,
  fieldsOfBoth,
  fieldsWithCertificate,
  partsOfType,
  type AnyArea,
  type CertificateDeclaration,
} from '@costdraft/schema/areas/area.ts'
import { caseFactsOf, type Areas } from '@costdraft/schema/areas/index.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import type { CaseFacts, Draft, StoredRecord } from '@costdraft/schema/field.ts'
import { fromWire, snakeName, wireNames } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertRecordReferences } from '../http/references.ts'
import { assertCapAllows, dropEnhancementsOfOtherParts } from '../enhancements/enhancements.ts'
import { assertIdsFree } from '../external-ids/external-ids.ts'
import { filesOf } from '../files/file-rows.ts'
import {
  assertExpected,
  draftOf,
  objectOf,
  problemDetails,
  valueOrThrow,
  withFeeEarnerUuid,
  type Change,
} from '../http/body.ts'
import { ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { assertRowsWithin } from '../items/rows-within-case.ts'
import { assertCertificatePath, assertCasePath, draftedAreaOf } from './case-paths.ts'
import { changeCase } from '../cases/case-revision.ts'
import { lockCase, periodOf, readCase, type CaseRow } from '../cases/case-rows.ts'
import { emptyOfOthers, sameInBoth, storedCase, storedCertificate } from './case-storage.ts'
import { claimColumns, claimsFor } from '../cases/exceptional.ts'
import { assertCaseValues, readOnlyKeys } from './fixed-values.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import { validateBoth } from './validate-both.ts'

/** A case that is changed, with the declaration of its area. */
interface Changed {
  row: CaseRow
  area: AnyArea
  areas: Areas
  items: Items
  /** The day in London, `yyyy-mm-dd`. */
  today: string
}
/** The areas of work and kinds of item that the API serves, and its clock. */
interface Served {
  areas: Areas
  items: Items
  today: () => string
}

type Context = Pick<RequestContext, 'tx' | 'viewer'>
/** A change of a case through one of its paths. */
export interface CaseChange extends Change {
  uuid: string
  path: string
}

/** Checks that a locked case may be changed. */
function assertEditable(change: Change, row: CaseRow): void {
  assertExpected(change, row)
  assertOpen(row)
}

/**
 * `PATCH client/case/{path}/{id}`: changes the details that are given. A value that another path changes is refused.
 */
export async function changeCaseDetails(
  context: Context,
  change: CaseChange,
  { areas, items, today }: Served,
): Promise<CaseRow> {
  const { uuid, path } = change
  const row = await lockCase(context.tx, context.viewer, uuid)
  const area = draftedAreaOf(row, areas)
  assertCasePath(area, row, path)
  assertEditable(change, row)
  const body = objectOf(change.body)
  const stored = {
    ...row,
    financial_interest: row.certificate?.financial_interest,
    ...('uploaded_files' in body && { uploaded_files: await filesOf(context.tx, uuid) }),
  }
  assertCaseValues(area, areas, body, stored, uuid)
  const details = draftOf(wireNames(area.fields), withFeeEarnerUuid(body), readOnlyKeys(area, areas))
  return saveChanges(context, { row, area, areas, items, today: today() }, details, undefined)
}

/**
 * `PATCH client/case/{id}/{path}`: changes the certificate fields that are given. The fields of the case may come with
 * them, such as its type: all of it is stored, or nothing.
 */
export async function changeCertificate(
  context: Context,
  change: CaseChange,
  { areas, items, today }: Served,
): Promise<CaseRow> {
  const { uuid, path } = change
  const row = await lockCase(context.tx, context.viewer, uuid)
  const area = draftedAreaOf(row, areas)
  const certificate = assertCertificatePath(area, row, path)
  assertEditable(change, row)
  const body = withFeeEarnerUuid(objectOf(change.body))
  const shared = fieldsWithCertificate(area).map(snakeName)
  const given = [...shared, ...fieldsOfBoth(area).map(snakeName)].filter((key) => key in body)
  const ofCase = Object.fromEntries(given.map((key) => [key, body[key]]))
  return saveChanges(
    context,
    { row, area, areas, items, today: today() },
    draftOf(wireNames(area.fields), ofCase),
    draftOf(wireNames(certificate.fields), body, new Set([...shared, ...emptyOfOthers(certificate, body)])),
  )
}

/**
 * Merges changes into the stored case and certificate and validates them together, so that no change leaves a case that
 * could not be created. The certificate is judged if it changes, or if the type of the case does.
 */
function acceptedChanges(
  { row, area, areas, today }: Changed,
  before: Draft,
  details: Draft,
  certificateChanges: Draft | undefined,
): [value: Draft, certificate: Draft | undefined] {
  const { certificate, fields } = area
  const storedCase = fromWire(wireNames(fields), before).draft
  const draft: Draft = { ...storedCase, ...details }
  const facts = { ...caseFactsOf(area.name, String(draft.caseType), areas), today }
  const factsBefore = { ...caseFactsOf(area.name, row.case_type, areas), today }
  const [value, judged] = validateBoth(
    () => valueOrThrow(checkCaseFields(area, draft, facts, { draft: storedCase, facts: factsBefore })) as Draft,
    () => {
      if (!certificate || row.certificate === null) return undefined
      const stored = { draft: fromWire(wireNames(certificate.fields), row.certificate).draft, facts: factsBefore }
      if (certificateChanges)
        return valueOrThrow(checkCertificate(certificate, { ...stored.draft, ...certificateChanges }, facts, stored))
      return draft.caseType === row.case_type && fieldsOfBoth(area).every((name) => !(name in details))
        ? undefined
        : certificateOfType(certificate, stored, facts, row)
    },
  )
  return [value, judged && { ...judged, ...sameInBoth(area, value) }]
}

async function saveChanges(
  context: Context,
  changedCase: Changed,
  details: Draft,
  certificateChanges: Draft | undefined,
): Promise<CaseRow> {
  const { tx, viewer } = context
  const { row, area } = changedCase
  const before = { ...row, fee_earner: row.fee_earner.uuid, ...claimColumns(row.exceptional) }
  const [value, certificate] = acceptedChanges(changedCase, before, details, certificateChanges)
  await assertRecordReferences(tx, { client_uuid: row.client }, area.fields, value, before, changedCase.today)
  const { values, columns } = storedCase(area, value)
  // A type without a part, or without a fixed fee, has no claim for it.
  const claims = claimColumns(claimsFor(exceptionalPartsOf(area, columns.case_type), row.exceptional))
  const changed = difference(before, { ...values, ...claims })
  const certificateChanged =
    area.certificate && certificate && (await storeCertificate(context, row, area.certificate, certificate))
  if (!changed && !certificateChanged) return row
  if (changed && 'external_ids' in changed.after)
    await assertIdsFree(
      context,
      { kind: 'case', within: row.client },
      value.externalIds as ExternalId[] | null,
      row.uuid,
    )
  await assertRowsWithin(tx, changedCase.items, row.uuid, periodOf({ ...row }), periodOf(values))
  await assertCapAllows(tx, row.uuid, columns.high_court_work ?? false)
  await changeCase(context, row.uuid, { ...columns, ...claims })
  if (columns.case_type !== row.case_type)
    await dropEnhancementsOfOtherParts(context, row, partsOfType(area, columns.case_type))
  const subject = { client_uuid: row.client, case_uuid: row.uuid, entity_uuid: row.uuid, by: viewer.user_uuid }
  if (changed) await audit(tx, { ...subject, entity: 'case' }, 'changed', changed)
  if (certificateChanged) await audit(tx, { ...subject, entity: 'certificate' }, 'changed', certificateChanged)
  return readCase(tx, viewer, row.uuid)
}

/**
 * Validates the stored certificate for a changed type. What it lacks can be sent with the type through the certificate.
 */
function certificateOfType(
  declaration: CertificateDeclaration,
  stored: StoredRecord,
  facts: CaseFacts,
  { uuid }: CaseRow,
): Draft {
  const { value, problems } = checkCertificate(declaration, stored.draft, facts, stored)
  if (!problems) return value
  const through = `PATCH client/case/${uuid}/${declaration.path}`
  throw new ValidationError({
    ...problemDetails(problems),
    case_type: `The certificate does not fit this type. Send both through ${through}.`,
  })
}

/** Stores a changed certificate, and returns what changed. */
async function storeCertificate({ tx }: Context, row: CaseRow, declaration: CertificateDeclaration, value: Draft) {
  const { values, columns } = storedCertificate(declaration, value)
  const changed = difference({ ...row.certificate }, values)
  if (!changed) return undefined
  await tx.updateTable('certificate').set(columns).where('case_uuid', '=', row.uuid).execute()
  return changed
}
