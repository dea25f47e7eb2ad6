import { expect, test } from 'vitest'
import { rowsWithoutPart } from './rows-without-part.ts'

const head = (
  name: 'routine' | 'scheduled' | 'advocacy' | 'disbursements',
  casePart: 'child_arrangement' | null,
  totalCount: number,
) => ({
  name,
  casePart,
  lines: { totalCount },
})

test('rows without a part are counted by the tab in which they are, and those of a part are not', () => {
  expect(
    rowsWithoutPart([
      head('scheduled', 'child_arrangement', 5),
      head('routine', null, 2),
      head('scheduled', null, 1),
      head('advocacy', null, 0),
      head('disbursements', null, 4),
    ]),
  ).toEqual([
    { title: 'Time Recordings', tab: 'time-recordings', count: 3 },
    { title: 'Disbursements', tab: 'disbursements', count: 4 },
  ])
})
