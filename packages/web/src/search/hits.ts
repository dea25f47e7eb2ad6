import { tabKey, tabOfItem } from '@costdraft/schema/areas.ts'
import { casePaths } from '../cases/list/case-paths.ts'
import type { HitFragment, SearchQuery } from '../generated/graphql.ts'

export interface Option {
  key: string
  title: string
  detail: string
  to: string
}
export interface Group {
  name: string
  /** How many there are, where not all are shown. */ count?: number
  options: Option[]
}

const tabOf = (kind: string | null): string => {
  const tab = tabOfItem(kind ?? '')
  return tab ? tabKey(tab) : ''
}
/** Where a case is worked on, or if it is complete looked at. */
const draft = ({ caseUuid, stage }: HitFragment): string =>
  stage === 'complete' ? casePaths.claim(caseUuid) : casePaths.editDraft(caseUuid)
const details = ({ caseUuid }: HitFragment): string => casePaths.editDetails(caseUuid)

const option = (hit: HitFragment, to: string, inCase = true): Option => ({
  key: hit.uuid,
  title: inCase ? hit.text : hit.caseName,
  detail: inCase ? hit.caseName : hit.text,
  to,
})

/** What was found, in groups, each with where it leads; without words the newest cases. */
export function groupsOf(found: SearchQuery['search'], text: string): Group[] {
  const groups: Group[] = [
    { name: text === '' ? 'Recent cases' : 'Cases', options: found.cases.map((hit) => option(hit, draft(hit), false)) },
    { name: 'Items', options: found.items.map((hit) => option(hit, `${draft(hit)}?tab=${tabOf(hit.kind)}`)) },
    { name: 'Notes', options: found.notes.map((hit) => option(hit, details(hit))) },
    { name: 'Documents', options: found.documents.map((hit) => option(hit, casePaths.claim(hit.caseUuid))) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
