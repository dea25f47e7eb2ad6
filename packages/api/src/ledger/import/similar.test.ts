import { assert, constantFrom, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Earner } from '../earner-names.ts'
import { distance, similarActivities, similarEarners, writtenOtherwise } from './similar.ts'

const earner = (firstname: string, surname: string, initials: string): Earner => ({
  uuid: `${firstname} ${surname}`,
  firstname,
  surname,
  initials,
})
const firm = [
  earner('Priya', 'Shah', 'PS'),
  earner('Tom', 'Okafor', 'TO'),
  earner('José', "O'Neill", 'JON'),
  earner('Paul', 'Shaw', 'PSW'),
  earner('Mary Ann', 'Bell-Smith', 'MABS'),
]
const similar = similarEarners(firm)
const namesFor = (text: string): string[] => similar(text).map(({ uuid }) => uuid)

test.each([
  ['Shah, Priya', 'Priya Shah'],
  ['P.S.', 'Priya Shah'],
  ['P S', 'Priya Shah'],
  ['Shah P', 'Priya Shah'],
  ['Pryia Shah', 'Priya Shah'],
  ['Shah', 'Priya Shah'],
  ['okafor', 'Tom Okafor'],
  ['Oakfor', 'Tom Okafor'],
  ['Jose ONeill', "José O'Neill"],
  ['O`Neill, José', "José O'Neill"],
  ['Bell Smith, Mary Ann', 'Mary Ann Bell-Smith'],
])('%s might be %s first of all', (text, name) => expect(namesFor(text)[0]).toBe(name))

test('what is like nobody’s name is nobody’s, and so is a sentence', () => {
  expect(namesFor('Zachary Quill')).toEqual([])
  expect(namesFor('…')).toEqual([])
  expect(namesFor('Telephone call with Priya Shah about the hearing')).toEqual([])
})

test('at most five are suggested', () => {
  const many = Array.from({ length: 9 }, (_, n) => earner('Sam', 'Jones', `SJ${n}`))
  expect(similarEarners(many)('Jones, Sam')).toHaveLength(5)
})

test('a name is only written otherwise with the same words or initials', () => {
  const isOtherwise = writtenOtherwise(firm)
  expect(['Shah, Priya', 'P.S.', 'Priya Shah'].map(isOtherwise)).toEqual([true, true, true])
  expect(['Shah', 'Pryia Shah', '', '1.5'].map(isOtherwise)).toEqual([false, false, false, false])
})

test.each([
  ['Drafting', 'preparation'],
  ['E-mail sent', 'letter_out'],
  ['Email received', 'letter_in'],
  ['Travel & wait', 'travelling_and_waiting'],
  ['preperation', 'preparation'],
  ['Telephone attendance', 'telephone_call'],
  ['Conference with barrister', 'counsel'],
  ['Attending hearing', 'advocacy'],
  ['T/C', 'telephone_call'],
  ['Prep', 'preparation'],
  ['T.C.', 'telephone_call'],
  ['Tel', 'telephone_call'],
  ['L/O', 'letter_out'],
  ['L/I', 'letter_in'],
  ['att', 'preparation'],
  ['Att client', 'preparation'],
  ['A/Note', 'preparation'],
  ['conf', 'counsel'],
  ['Conf w. counsel', 'counsel'],
  ['T&W', 'travelling_and_waiting'],
  ['trav', 'travelling_and_waiting'],
])('%s might be %s first of all', (text, activity) => expect(similarActivities(text)[0]).toBe(activity))
test('what is like no activity is none', () => expect(similarActivities('Juggling')).toEqual([]))

/** The textbook's definition, without a limit. */
const plain = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  return a[0] === b[0]
    ? plain(a.slice(1), b.slice(1))
    : 1 + Math.min(plain(a.slice(1), b), plain(a, b.slice(1)), plain(a.slice(1), b.slice(1)))
}
test('the distance is that of the definition, up to its limit', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 6 })
  assert(
    property(word, word, nat(4), (a, b, most) => {
      expect(distance(a, b, most)).toBe(Math.min(plain(a, b), most + 1))
    }),
  )
})
