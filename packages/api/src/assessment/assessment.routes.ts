import { assessmentFilterParameters } from '@costdraft/schema/assessment/assessment.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { Router, type RequestHandler } from 'express'
import { withETag } from '../http/body.ts'
import { PAGE_PARAMETERS } from '../http/paging.ts'
import type { RequestHandlers } from '../http/request.ts'
import type { Items } from '../items/registry.ts'
import { assessmentOnWire, type AssessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { editAssessment } from './edit-assessment.ts'
import { listLines, listReductions } from './list-lines.ts'
import { readAssessment } from './read-assessment.ts'
import { ruleLines } from './rule-lines.ts'
import { saveLines } from './save-lines.ts'
import { removeAssessment, restoreAssessment } from './set-aside.ts'
import { undoRuling } from './undo-ruling.ts'

interface Served {
  items: Items
  now: () => Date
}

/** The assessment of completed bills. Amounts on the wire are in pounds. */
export function assessmentRoutes(ask: RequestHandlers, { items, now }: Served): Router {
  const router = Router()
  const at = '/client/case/:case/assessment'
  const today = (): string => londonDay(now())
  const asking = (answer: (asked: AssessmentRequest) => Promise<unknown>, parameters: readonly string[] = []) =>
    ask((asked) => answer({ ...asked, items, now, today }), { parameters })
  /** A route that answers the assessment, with its version. */
  const whole = (answer: (asked: AssessmentRequest) => Promise<AssessmentOnWire>): RequestHandler =>
    asking(async (asked) => withETag(asked, await answer(asked)))
  router.get(
    at,
    whole(async (asked) => assessmentOnWire(asked, await readAssessment(asked))),
  )
  router.patch(at, whole(editAssessment))
  router.delete(at, whole(removeAssessment))
  router.post(`${at}/restore`, whole(restoreAssessment))
  router.get(`${at}/line`, asking(listLines, [...PAGE_PARAMETERS, ...assessmentFilterParameters]))
  router.patch(`${at}/line`, whole(saveLines))
  router.post(`${at}/line/rule`, asking(ruleLines))
  router.post(`${at}/ruling/:undo/undo`, asking(undoRuling))
  router.get(`${at}/reductions`, asking(listReductions, ['by']))
  return router
}
