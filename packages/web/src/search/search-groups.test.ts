import { expect, test } from 'vitest'
import type { HitFragment, SearchQuery } from '../generated/graphql.ts'
import { searchGroups, type MarkedText } from './search-groups.ts'

const piece = (text: string, found = false) => ({ __typename: 'TextPiece' as const, text, found })
const match = (field: string, ...pieces: ReturnType<typeof piece>[]) => ({
  __typename: 'FoundText' as const,
  field,
  pieces,
})
const hit = (uuid: string, more: Partial<HitFragment> = {}): HitFragment => ({
  __typename: 'SearchHit',
  uuid,
  caseUuid: 'c',
  caseName: 'Ash v Birch',
  solicitorsCaseReference: 'ASH/1',
  stage: 'in_progress',
  stageWord: null,
  value: null,
  unpriced: null,
  text: 'Costs management hearing',
  tab: null,
  document: null,
  itemUuid: null,
  author: null,
  matches: null,
  ...more,
})
const count = (of: number, isMore = false) => ({ __typename: 'SearchCount' as const, count: of, isMore })
const found = (more: Partial<SearchQuery['search']>): Omit<SearchQuery['search'], 'shown'> => ({
  __typename: 'SearchResults',
  cases: [],
  items: [],
  texts: null,
  comments: null,
  notes: null,
  documents: null,
  counts: null,
  ...more,
})
const textOf = (text: MarkedText): string =>
  text.map(({ text: one, found: isFound }) => (isFound ? `[${one}]` : one)).join('')

test('each result leads to its place, on the page for the stage of its case', () => {
  const groups = searchGroups(
    found({
      cases: [hit('a', { stage: 'in_review' })],
      items: [hit('b', { tab: 'attendances' }), hit('d', { tab: 'proceduralSteps', stage: 'complete' })],
      texts: [hit('c', { tab: 'valueOfAssets', stage: 'in_review' })],
      comments: [hit('i', { tab: 'otherFas', itemUuid: 'row' })],
      notes: [hit('e'), hit('f', { stage: 'in_review' })],
      documents: [hit('g', { document: 'case_file' }), hit('h', { document: 'output', stage: 'complete' })],
    }),
    'hearing',
  )
  expect(groups.flatMap(({ options }) => options.map(({ to }) => to))).toEqual([
    '/cost-draft/cases/draft/review/c',
    '/cost-draft/cases/draft/edit/c?tab=attendances&row=b',
    '/cost-draft/completed/c?tab=procedural-steps&row=d',
    '/cost-draft/cases/draft/review/c?tab=value-of-assets',
    '/cost-draft/cases/draft/edit/c?tab=other-fas&comments=row',
    '/cost-draft/cases/details/edit/c?note=e',
    '/cost-draft/cases/details/review/c?note=f',
    '/cost-draft/cases/draft/edit/c?file=g',
    '/cost-draft/completed/c?document=h',
  ])
})

test('groups without results are left out, and without a text the cases are the newest', () => {
  expect(searchGroups(found({ cases: [hit('a')] }), '').map(({ name }) => name)).toEqual(['Recent cases'])
  expect(searchGroups(found({ cases: [hit('a')], notes: [] }), 'ash').map(({ name }) => name)).toEqual(['Cases'])
})

test('says what was found: in the name and the reference of a case, and by its label in any other text', () => {
  const matches = [
    match('case_name', piece('Ash', true), piece(' v Birch')),
    match('solicitors_case_reference', piece('ASH/1')),
    match('defendant', piece('Thames', true), piece(' Water')),
  ]
  const [cases] = searchGroups(found({ cases: [hit('a', { matches })] }), 'ash thames')
  expect(cases?.options.map(({ title, detail }) => [textOf(title), textOf(detail)])).toEqual([
    ['[Ash] v Birch', 'ASH/1 · Defendant: [Thames] Water'],
  ])
})

test('an item without a description is named by what was found of it', () => {
  const matches = [match('invoice_number', piece('INV', true), piece('/7'))]
  const [items] = searchGroups(found({ items: [hit('a', { text: '', matches })] }), 'inv')
  expect(items?.options.map(({ title, detail }) => [textOf(title), textOf(detail)])).toEqual([
    ['Invoice number: [INV]/7', 'Ash v Birch · ASH/1'],
  ])
})

test('a text is named with the words around what was found in it, and a comment with who wrote it', () => {
  const groups = searchGroups(
    found({
      texts: [
        hit('c', {
          text: '',
          tab: 'narrative',
          matches: [match('narrative', piece('…opposed it. Then on Monday the '), piece('heron', true))],
        }),
      ],
      comments: [hit('i', { author: 'Ann Ash', matches: [match('text', piece('Why a '), piece('heron', true))] })],
    }),
    'heron',
  )
  expect(groups.map(({ name, options }) => [name, ...options.map(({ title }) => textOf(title))])).toEqual([
    ['Narratives and reasons', 'Narrative: …it. Then on Monday the [heron]'],
    ['Comments', 'Comment by Ann Ash: Why a [heron]'],
  ])
})

test.each([
  ['its value', { value: '1234.50', unpriced: 0 }, '£1,234.50'],
  ['that it is not priced', { value: null, unpriced: 2 }, 'Not priced: rate not held'],
  ['nothing where the host does not say', { value: null, unpriced: null }, undefined],
])('a case shows %s', (_what, more, value) => {
  const [group] = searchGroups(found({ cases: [hit('a', more)] }), 'ash')
  expect(group?.options[0]?.facts).toEqual({ stage: 'in_progress', stageWord: null, value })
})

test('where there are more than are listed, a group says how many, and that of cases leads to the list', () => {
  const counts = {
    __typename: 'SearchCounts' as const,
    cases: count(12),
    items: count(200, true),
    texts: null,
    comments: null,
    notes: count(1),
    documents: null,
  }
  const groups = searchGroups(found({ cases: [hit('a')], items: [hit('b')], notes: [hit('d')], counts }), 'ash & co')
  expect(groups.map(({ name, count: of }) => [name, of])).toEqual([
    ['Cases', '12'],
    ['Items', '200+'],
    ['Notes', undefined],
  ])
  expect(groups[0]?.options.at(-1)?.to).toBe('/cost-draft/cases?q=ash+%26+co&view=list')
})
