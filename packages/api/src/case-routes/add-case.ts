import { checkCaseFields, checkCertificate, fieldsOfBoth, type AnyArea } from '@costdraft/schema/areas/area.ts'
import { caseFactsOf, type Areas } from '@costdraft/schema/areas/index.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { ExternalId } from '@costdraft/schema/external-ids/external-ids.ts'
import { snakeName, wireNames } from '@costdraft/schema/names.ts'
import { audit } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { assertRecordReferences } from '../http/references.ts'
import { draftOf, objectOf, valueOrThrow, withFeeEarnerUuid } from '../http/body.ts'
import { creationHash } from '../external-ids/creation.ts'
import { columnsOfNew, repeatedCreation } from '../external-ids/external-ids.ts'
import { ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { readCase, type CaseRow } from '../cases/case-rows.ts'
import { sameInBoth, storedCase, storedCertificate } from './case-storage.ts'
import { assertCaseValues, readOnlyKeys } from './fixed-values.ts'
import { validateBoth } from './validate-both.ts'

/** The values that a new case has, whatever is sent: anything else is refused. An exceptional claim is made later. */
const newCaseValues = (
  { name, certificate }: AnyArea,
  client: string,
  { certificate: given, exceptional }: Draft,
  { financial_interest }: Draft,
): Draft => ({
  stage: 'in_progress',
  area_of_work: name,
  client,
  solicitor: client,
  ...(certificate && { certificate: given }),
  ...(certificate && 'financialInterest' in certificate.fields && { financial_interest }),
  exceptional: isUnclaimed(exceptional) ? exceptional : [],
})
const isUnclaimed = (exceptional: unknown): boolean =>
  Array.isArray(exceptional) && exceptional.every((claim: Draft | null) => claim?.exceptional === false)

/** The body of the certificate of a new case. Its financial interest may be given as a field of the case. */
const certificateIn = ({ certificate: given, financial_interest }: Draft): Draft => ({
  ...(financial_interest != null && { financial_interest }),
  ...objectOf(given ?? {}),
})

/** The area of a new case among those that the API serves, and the day in London, `yyyy-mm-dd`. */
interface NewCasePlace {
  area: AnyArea
  areas: Areas
  today: string
}

/**
 * Reads a body, and validates the case and its certificate before either is stored, so that all problems are reported
 * together.
 */
function acceptedCase({ area, areas, today }: NewCasePlace, client: string, body: Draft) {
  const { fields, certificate, newCase } = area
  const given = certificate ? certificateIn(body) : {}
  assertCaseValues(area, areas, body, newCaseValues(area, client, body, given), '{uuid}')
  const draft = draftOf(wireNames(fields), withFeeEarnerUuid(body), readOnlyKeys(area, areas))
  const certificateDraft = certificate && draftOf(wireNames(certificate.fields), given)
  const inBoth = givenInBoth(area, draft, certificateDraft)
  const facts = { ...caseFactsOf(area.name, String(draft.caseType ?? newCase.caseType), areas), today }
  const [value, judged] = validateBoth(
    () => valueOrThrow(checkCaseFields(area, { ...draft, ...inBoth }, facts)) as Draft,
    () =>
      certificate &&
      certificateDraft &&
      (valueOrThrow(checkCertificate(certificate, { ...certificateDraft, ...inBoth }, facts)) as Draft),
  )
  return [value, judged && { ...judged, ...sameInBoth(area, value) }] as const
}

/**
 * What is given of the fields that a case and its certificate both have, in either. Throws 422 where they say different
 * things.
 */
function givenInBoth(area: AnyArea, ofCase: Draft, ofCertificate: Draft = {}): Draft {
  const given = fieldsOfBoth(area).map((name) => [name, ofCase[name], ofCertificate[name]] as const)
  const differing = given.filter(([, a, b]) => a != null && b != null && String(a) !== String(b))
  if (differing.length > 0)
    throw new ValidationError(
      Object.fromEntries(differing.map(([name]) => [snakeName(name), 'The case and its certificate differ in this.'])),
    )
  return Object.fromEntries(given.flatMap(([name, a, b]) => (a == null && b == null ? [] : [[name, a ?? b]])))
}

/** What a case is created with: `documents` says what its files are, to tell one creation from another. */
interface NewCaseBody {
  body: Draft
  documents?: unknown
}
/** A case as `GET client/case/{id}` answers it, save for what is computed; `isNew` is false for one that was there. */
interface AddedCase {
  row: CaseRow
  isNew: boolean
}

/**
 * Creates a case of an area with its certificate, if the area has one. A creation that repeats another by its external
 * ids answers the case that is there, and changes nothing.
 */
export async function addCase(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  place: NewCasePlace,
  client: string,
  { body, documents }: NewCaseBody,
): Promise<AddedCase> {
  const { area } = place
  const [value, certificate] = acceptedCase(place, client, body)
  const externalIds = value.externalIds as ExternalId[] | null
  const hash = creationHash({ area: area.name, ...value, certificate, documents })
  // Before anything else is looked up: what was changed since does not keep a creation from being repeated.
  const repeated = await repeatedCreation({ tx, viewer }, { kind: 'case', within: client }, externalIds, hash)
  if (repeated !== undefined) return { row: await readCase(tx, viewer, repeated), isNew: false }
  const owner = await requireActiveClient(tx, client, { lock: false })
  if (owner.type !== 'solicitor') throw new ValidationError({ solicitor: 'Only a solicitor can own a case.' })
  await assertRecordReferences(tx, { client_uuid: client }, area.fields, value, {}, place.today)
  const { values, columns } = storedCase(area, value)
  const by = viewer.user_uuid
  const { uuid } = await tx
    .insertInto('case')
    .values({
      ...columns,
      ...columnsOfNew(externalIds, hash),
      client_uuid: client,
      area_of_work: area.name,
      created_by: by,
      changed_by: by,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const certified = area.certificate && certificate && storedCertificate(area.certificate, certificate)
  if (certified)
    await tx
      .insertInto('certificate')
      .values({ ...certified.columns, case_uuid: uuid, client_uuid: client })
      .execute()
  await audit(tx, { client_uuid: client, case_uuid: uuid, entity: 'case', entity_uuid: uuid, by }, 'added', {
    after: { ...values, ...certified?.values },
  })
  return { row: await readCase(tx, viewer, uuid), isNew: true }
}
