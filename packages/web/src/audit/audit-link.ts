import type { Stage } from '@costdraft/costing'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import {
  BUDGET_PARAM,
  COMMENTS_PARAM,
  ROW_PARAM,
  DOCUMENT_PARAM,
  FILE_PARAM,
  NOTE_PARAM,
} from '../navigation/link-params.ts'
import { casePathAtStage, casePaths } from '@costdraft/schema/cases/case-paths.ts'
import type { CaseAuditQuery } from '../generated/graphql.ts'

export type AuditEntry = NonNullable<CaseAuditQuery['case']['audit']>['nodes'][number]
type Place = NonNullable<NonNullable<AuditEntry['about']>['place']>

/** The path at which the record of an audit entry is shown, on the pages for the stage of its case. */
export function auditLink({ name, uuid, tab }: Place, caseUuid: string, stage: Stage | null): string {
  const at = casePathAtStage(caseUuid, stage)
  const id = uuid ?? ''
  const of = (params: Record<string, string>, path = at): string => `${path}?${new URLSearchParams(params).toString()}`
  switch (name) {
    case 'note':
      return of({ [NOTE_PARAM]: id }, casePaths[stage === 'in_review' ? 'reviewDetails' : 'editDetails'](caseUuid))
    case 'file':
      return of({ [FILE_PARAM]: id })
    case 'document':
      return of({ [DOCUMENT_PARAM]: id })
    case 'budget':
      return of({ [BUDGET_PARAM]: 'latest' })
    case 'tab':
      return of({ tab: tabKey(tab ?? '') })
    default:
      return of({ tab: tabKey(tab ?? ''), [name === 'item' ? ROW_PARAM : COMMENTS_PARAM]: id })
  }
}
