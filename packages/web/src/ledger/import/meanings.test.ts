import { expect, test } from 'vitest'
import { keyOf, meaningsOf, meaningsText } from './meanings.ts'

const person = (text: string, uuid: string | null = null) => ({
  text,
  rows: 2,
  uuid,
  by: uuid === null ? null : ('remembered' as const),
  suggestions: [],
})
const activity = (text: string) => ({ text, rows: 1, activity_type: null, by: null, suggestions: [] })

test('a name and an activity of the same text are two texts', () => {
  expect(new Set(meaningsOf({ people: [person('PS')], activities: [activity('PS')] }).map(keyOf)).size).toBe(2)
})
test.each([
  [
    [person('Zed')],
    [activity('Lunch'), activity('Nap')],
    '1 name and 2 activities are not known: choose what they mean.',
  ],
  [[person('Zed')], [], '1 name is not known: choose what it means.'],
  [[person('Ann', 'a')], [], 'All names and activities were recognised. 1 of them as remembered from earlier imports.'],
  [
    [person('Ann', 'a')],
    [activity('Nap')],
    '1 activity is not known: choose what it means. 1 is remembered from earlier imports.',
  ],
])('how texts were understood is one sentence or two', (people, activities, text) =>
  expect(meaningsText(meaningsOf({ people, activities }))).toBe(text),
)
