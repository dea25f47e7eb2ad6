import { expect, test } from 'vitest'
import type { HitFragment, SearchQuery } from '../generated/graphql.ts'
import { searchGroups } from './search-groups.ts'

const hit = (uuid: string, more: Partial<HitFragment> = {}): HitFragment => ({
  __typename: 'SearchHit',
  uuid,
  caseUuid: 'c',
  caseName: 'Ash v Birch',
  stage: 'in_progress',
  text: 'Costs management hearing',
  tab: null,
  ...more,
})
const found = (more: Partial<SearchQuery['search']>): SearchQuery['search'] => ({
  __typename: 'SearchResults',
  cases: [],
  items: [],
  notes: null,
  documents: null,
  ...more,
})

test('an item leads to the tab of its case that lists it, on the page for the stage of the case', () => {
  const items = [hit('a', { tab: 'attendances' }), hit('b', { tab: 'proceduralSteps', stage: 'complete' })]
  const [group] = searchGroups(found({ items }), 'hearing')
  expect(group?.options.map(({ to }) => to)).toEqual([
    '/cost-draft/cases/draft/edit/c?tab=attendances',
    '/cost-draft/completed/c?tab=procedural-steps',
  ])
})

test('groups without results are left out, and without a text the cases are the newest', () => {
  expect(searchGroups(found({ cases: [hit('a')] }), '').map(({ name }) => name)).toEqual(['Recent cases'])
  expect(searchGroups(found({ cases: [hit('a')], notes: [] }), 'ash').map(({ name }) => name)).toEqual(['Cases'])
})
