import { lockCase, type CaseRow } from '../cases/case-rows.ts'
import { param } from '../cases/open-case.ts'
import { assertClientActive } from '../cases/stage-rules.ts'
import { StaleVersion } from '../errors/errors.ts'
import { expectedVersion, isStale } from '../http/body.ts'
import { assessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { assertComplete, assessmentOf, type Assessment } from './read-assessment.ts'

/**
 * The assessment of the case of a request, to be changed: its case is locked. Throws 404 and 403 as for the case, 409
 * for an archived client or a case that is not complete, and 412 where the change is based on another version.
 */
export async function lockAssessment(asked: AssessmentRequest): Promise<Assessment & { owner: CaseRow }> {
  const owner = await lockCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertClientActive(owner)
  assertComplete(owner)
  const found = await assessmentOf(asked, owner)
  if (isStale(expectedVersion(asked.req), found)) throw new StaleVersion(await assessmentOnWire(asked, found))
  return { ...found, owner }
}
