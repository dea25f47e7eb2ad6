import { expect, test } from 'vitest'
import { ASHDOWN } from './support/firm.ts'
import { as } from './support/instance.ts'

interface List {
  name: string
  words: { word: string; label: string; meaning: string | null }[]
}
const read = async (lists?: string[]) => {
  const { data, errors } = await as(ASHDOWN).graphql(
    'query($lists: [String!]) { vocabulary(lists: $lists) { name words { word label meaning } } }',
    { ...(lists && { lists }) },
  )
  return { lists: (data as { vocabulary: List[] } | undefined)?.vocabulary ?? [], errors }
}

test('the words of a field have their labels, in the order of its form', async () => {
  const { lists } = await read(['CourtLevel', 'AdvocacyScheme'])
  expect(lists.map(({ name }) => name)).toEqual(['AdvocacyScheme', 'CourtLevel'])
  expect(lists[0]?.words.map(({ word }) => word)).toContain('2x_junior_counsel')
  expect(lists[1]?.words.map(({ word, label }) => [word, label])).toEqual([
    ['other_judge', 'Other judge'],
    ['circuit_district_judge', 'Circuit or district judge'],
    ['high_court_judge', 'High Court judge'],
  ])
})

test('the codes of errors are among them, each with what it means', async () => {
  const { lists } = await read()
  expect(lists.length).toBeGreaterThan(50)
  const codes = lists.find(({ name }) => name === 'ErrorCode')?.words
  expect(codes?.find(({ word }) => word === 'CONFLICT')?.meaning).toContain('Nothing was changed.')
})

test('a list that there is not is refused by name', async () => {
  const { errors } = await read(['CourtLevel', 'Nothing'])
  expect(errors?.[0]).toMatchObject({
    message: 'There is no list Nothing.',
    extensions: { code: 'INVALID_INPUT', problems: [{ path: 'lists', message: 'There is no list Nothing.' }] },
  })
})
