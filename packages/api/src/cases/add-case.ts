import { legalAidCase } from '@costdraft/schema/cases/case.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { audit } from '../audit/audit.ts'
import { requireActiveClient } from '../clients/client-rows.ts'
import { assertReferences } from '../db/references.ts'
import { draftOf, objectOf, validated, withFeeEarnerUuid } from '../http/body.ts'
import { ValidationError } from '../http/errors.ts'
import type { Asked } from '../http/request.ts'
import {
  caseColumns,
  caseNames,
  certificateColumns,
  certificateNames,
  validateBoth,
  validatedCertificate,
} from './case-changes.ts'
import { factsOf, readCase, type CaseRow } from './case-rows.ts'
import { assertCaseValues, READ_ONLY } from './fixed-values.ts'

/** The values that a new case has, whatever is sent: anything else is refused. An exceptional claim is made later. */
const newCaseValues = (
  client: string,
  { certificate: given, exceptional }: Draft,
  { financial_interest }: Draft,
): Draft => ({
  stage: 'in_progress',
  area_of_work: 'legal_aid',
  client,
  solicitor: client,
  certificate: given,
  financial_interest,
  exceptional: isUnclaimed(exceptional) ? exceptional : [],
})
const isUnclaimed = (exceptional: unknown): boolean =>
  Array.isArray(exceptional) && exceptional.every((claim: Draft | null) => claim?.exceptional === false)

/** The certificate of a new case. Its financial interest may be given as a field of the case. */
const certificateOf = ({ certificate: given, financial_interest }: Draft): Draft => ({
  ...(financial_interest != null && { financial_interest }),
  ...objectOf(given ?? {}),
})

/** Creates a legal aid case with its certificate. Both are validated before either is stored, so that all problems are reported together. */
export async function addLegalAidCase({ tx, viewer }: Asked, clientUuid: string, body: Draft): Promise<CaseRow> {
  const given = certificateOf(body)
  assertCaseValues(body, newCaseValues(clientUuid, body, given), '{uuid}')
  const draft = draftOf(caseNames, withFeeEarnerUuid(body), READ_ONLY),
    certificateDraft = draftOf(certificateNames, given)
  const facts = factsOf({
    area_of_work: 'legal_aid',
    case_type: (draft.caseType ?? 'care_and_supervision') as CaseRow['case_type'],
  })
  const [value, cert] = validateBoth(
    () => validated(legalAidCase, draft, facts),
    () => validatedCertificate(certificateDraft, facts),
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
