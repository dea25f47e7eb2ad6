import { describe, expect, test } from 'vitest'
import type { Column } from '../headings.ts'
import type { RecordedNames } from '../recorded-names.ts'
import { choicesOf } from './choices.ts'
import { guessColumns } from './guess-columns.ts'
import { signatureOf, type Memory } from './memory.ts'
import { namesOf } from './names.ts'

const priya = '00000000-0000-4000-8000-000000000001'
const earners = [
  { uuid: priya, firstname: 'Priya', surname: 'Shah', initials: 'PS' },
  { uuid: '00000000-0000-4000-8000-000000000002', firstname: 'Tom', surname: 'Okafor', initials: 'TO' },
]
const nothing: Memory = { people: new Map(), activities: new Map(), columns: new Map() }
const offered: Column[] = ['id', 'date', 'fee_earner', 'activity', 'description', 'time', 'units']
interface Given {
  memory?: Memory
  choices?: string
  more?: Column[]
  recorded?: RecordedNames
}

/** What the columns of a file are guessed to be, and why. */
function guess(lines: string[][], { memory = nothing, choices = '', more = [], recorded = {} }: Given = {}) {
  const chosen = choicesOf(choices)
  const names = namesOf(earners, memory, chosen)
  const { columns, indexes } = guessColumns(
    lines.map((cells, i) => ({ row: i + 1, cells })),
    { offered: [...offered, ...more], names, recorded, memory, choices: chosen },
  )
  for (const { index, column } of columns) if (column) expect(indexes[column]).toBe(index)
  return columns.map(({ column, guessed_by }) => (guessed_by ? `${column} by ${guessed_by}` : 'nothing'))
}

describe('a guess by values', () => {
  const column = (heading: string, ...cells: string[]) => [[heading], ...cells.map((cell) => [cell])]
  test.each([
    ['dates', ['03/02/2025', '4 Mar 2025', '2025-03-05'], 'date by values'],
    ['people by name, initials or surname first', ['Priya Shah', 'TO', 'Okafor, Tom'], 'fee_earner by values'],
    ['activities', ['Preparation', 'prep', 'letter out'], 'activity by values'],
    ['times', ['0.5', '1:30', '36m'], 'time by values'],
    ['sentences', ['Reading the papers', 'Letter to the court'], 'description by values'],
    ['whole numbers, which may be anything', ['1', '2', '3'], 'nothing'],
    ['amounts beyond a day', ['250.50', '310.25'], 'nothing'],
    ['words', ['yes', 'no'], 'nothing'],
    ['nothing', ['', ' '], 'nothing'],
    ['half dates', ['03/02/2025', 'soon'], 'nothing'],
    ['dates with a total below', [...Array.from({ length: 9 }, () => '03/02/2025'), 'Total'], 'date by values'],
    ['dates with two words', [...Array.from({ length: 8 }, () => '03/02/2025'), 'Total', 'soon'], 'nothing'],
  ])('of %s', (_what, cells, expected) => expect(guess(column('Odd', ...cells))).toEqual([expected]))

  test('takes none of two that look alike', () => {
    expect(
      guess([
        ['From', 'To', 'Mins'],
        ['03/02/2025', '04/02/2025', '0.5'],
      ]),
    ).toEqual(['nothing', 'nothing', 'time by values'])
  })

  test('of a party, where the work of the case is recorded for one', () => {
    const recorded: RecordedNames = { party: (text) => (text === 'Bank' ? { value: 'p' } : { problem: 'None.' }) }
    expect(guess([['For'], ['Bank']], { recorded, more: ['party'] })).toEqual(['party by values'])
    expect(guess([['For'], ['Bank']])).toEqual(['nothing'])
  })
})

test('a heading is not overruled by values, nor is what it says said twice', () => {
  expect(
    guess([
      ['Date', 'Work date', 'Units', 'Odd'],
      ['soon', '03/02/2025', '5', '0.5'],
    ]),
  ).toEqual(['date by heading', 'nothing', 'units by heading', 'nothing'])
})

test('what is chosen wins over what was, that over a heading, and no column is two things', () => {
  const lines = [
    ['Date', 'Entered', 'Type of work', 'Why'],
    ['03/02/2025', '04/02/2025', 'prep', 'Because'],
  ]
  const columns = new Map<number, Column | null>([
    [1, 'date'],
    [2, null],
  ])
  const memory = { ...nothing, columns }
  expect(guess(lines)).toEqual(['date by heading', 'nothing', 'activity by heading', 'null by heading'])
  expect(guess(lines, { memory })).toEqual(['nothing', 'date by remembered', 'null by remembered', 'null by heading'])
  expect(guess(lines, { memory, choices: '{"columns": {"0": "date", "2": "activity", "3": "description"}}' })).toEqual([
    'date by chosen',
    'nothing',
    'activity by chosen',
    'description by chosen',
  ])
})

test('files with the same headings have one signature, whatever their case, and with or without our reasons', () => {
  const one = signatureOf(['Date', 'Fee earner'])
  expect(signatureOf([' DATE', 'fee_earner'])).toBe(one)
  expect(signatureOf(['Date', 'Fee earner', 'Why'])).toBe(one)
  expect(signatureOf(['Date', 'Fee earner', '', ''])).toBe(one)
  expect(signatureOf(['Fee earner', 'Date'])).not.toBe(one)
  expect(signatureOf(['Date,Fee earner'])).not.toBe(one)
})
