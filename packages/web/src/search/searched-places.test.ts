import { expect, test } from 'vitest'
import { searchedPlaces } from './searched-places.ts'

const none = { items: null, texts: null, comments: null, notes: null, documents: null }

test.each([
  [
    { items: [], texts: [], comments: [], notes: [], documents: [] },
    'cases, parties, rows, narratives, reasons, comments, notes and names of documents',
  ],
  [{ ...none, items: [], notes: [] }, 'cases, parties, rows and notes'],
  [{ ...none, documents: [] }, 'cases and names of documents'],
  [none, 'cases'],
])('only what the host can search is said to be searched', (found, places) => {
  expect(searchedPlaces(found)).toBe(places)
})

test('who may open no case searches clients and users alone', () => {
  expect(searchedPlaces({ ...none, notes: [] }, ['clients', 'users'])).toBe('cases, notes, clients and users')
  expect(searchedPlaces(undefined, ['clients', 'users'])).toBe('clients and users')
  expect(searchedPlaces(undefined, ['users'])).toBe('users')
  expect(searchedPlaces(undefined)).toBe('')
})
