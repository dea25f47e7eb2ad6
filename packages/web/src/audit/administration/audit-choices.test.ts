import { expect, test } from 'vitest'
import { choicesOf, peopleOf } from './audit-choices.ts'

test('people are offered by name, each once, with whoever else has changed something', () => {
  const people = [
    { uuid: '3', name: 'Monthly reports' },
    { uuid: '1', name: 'Ann Ash' },
    { uuid: '4', name: null },
    { uuid: '2', name: 'Zoe Young' },
    { uuid: '1', name: 'Ann Ash' },
  ]
  expect(peopleOf(people).map(({ name }) => name)).toEqual(['Ann Ash', 'Monthly reports', 'Zoe Young'])
})

test('nothing is offered until the server has answered', () => {
  expect(choicesOf(undefined)).toEqual({ people: [], kinds: [], clients: [] })
})
