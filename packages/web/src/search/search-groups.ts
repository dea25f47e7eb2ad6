import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import { casePaths } from '../cases/list/case-paths.ts'
import type { HitFragment, SearchQuery } from '../generated/graphql.ts'

export interface SearchOption {
  key: string
  title: string
  detail: string
  to: string
}
export interface SearchGroup {
  name: string
  /** The total, where more exist than are listed. */
  count?: number
  options: SearchOption[]
}

/** The working page of a case: its draft, or the completed case. */
const workPath = ({ caseUuid, stage }: HitFragment): string =>
  stage === 'complete' ? casePaths.claim(caseUuid) : casePaths.editDraft(caseUuid)
const detailsPath = ({ caseUuid }: HitFragment): string => casePaths.editDetails(caseUuid)

const toOption = (hit: HitFragment, to: string, isInCase = true): SearchOption => ({
  key: hit.uuid,
  title: isInCase ? hit.text : hit.caseName,
  detail: isInCase ? hit.caseName : hit.text,
  to,
})

/** The search results in groups; for an empty text the server returns the newest cases. Empty groups are left out. */
export function searchGroups(found: SearchQuery['search'], text: string): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      name: text === '' ? 'Recent cases' : 'Cases',
      options: found.cases.map((hit) => toOption(hit, workPath(hit), false)),
    },
    {
      name: 'Items',
      options: (found.items ?? []).map((hit) => toOption(hit, `${workPath(hit)}?tab=${tabKey(hit.tab ?? '')}`)),
    },
    { name: 'Notes', options: (found.notes ?? []).map((hit) => toOption(hit, detailsPath(hit))) },
    { name: 'Documents', options: (found.documents ?? []).map((hit) => toOption(hit, casePaths.claim(hit.caseUuid))) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
