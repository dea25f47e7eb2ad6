import { describe, expect, test } from 'vitest'
import { firstPairing, mismatchNote, pairingOf, type Evidence, type Mismatch } from './pairing.ts'
import { isSamePlace, type Place } from '../db/place.ts'

const A = '0a0a0a0a-0000-4000-8000-000000000000'
const B = '0b0b0b0b-0000-4000-8000-000000000000'
const here: Place = { system: '7301', database: '16384', table: '17001' }
/** Another server, on which the first database has the same oid. */
const elsewhere: Place = { system: '7302', database: '16384', table: '16903' }
/** The embedded database. */
const EMBEDDED = null

describe('where a database stands', () => {
  test.each([
    ['the same', here, here, true],
    ['a database of the same oid on another server', here, elsewhere, false],
    ['another database of the server', here, { ...here, database: '16500' }, false],
    ['a table made anew where the server is known', here, { ...here, table: '16903' }, true],
    ['the right to the identifier lost', here, { ...here, system: null }, true],
    ['the right to the identifier gained', { ...here, system: null }, here, true],
    ['a dump restored, no right to the identifier', { ...here, system: null }, { ...elsewhere, system: null }, false],
    ['a dump restored where there is the right', { ...here, system: null }, elsewhere, false],
    ['the embedded database, in whatever folder', EMBEDDED, EMBEDDED, true],
    ['the embedded database moved to a server', EMBEDDED, here, false],
    ['a database moved to the embedded one', here, EMBEDDED, false],
  ] as const)('%s', (_case, recorded, now, same) => {
    expect(isSamePlace(recorded, now)).toBe(same)
    expect(isSamePlace(now, recorded)).toBe(same)
  })
})

describe('database and store, by their ids', () => {
  const of = (id: string, place: Place | null = here) => ({ id, place })
  test.each([
    ['both have the id', of(A), here, A, 'paired'],
    ['both have the id, embedded', of(A, EMBEDDED), EMBEDDED, A, 'paired'],
    ['both have the id, but the database is a copy', of(A), elsewhere, A, 'moved_database'],
    ['both have the id, but it was embedded', of(A, EMBEDDED), here, A, 'moved_database'],
    ['the ids differ', of(A), here, B, 'other_id'],
    ['the ids differ, and the database is a copy', of(A), elsewhere, B, 'other_id'],
    ['the store has something that is no id', of(A), here, '', 'other_id'],
    ['the store has none', of(A), here, undefined, 'no_id_in_store'],
    ['the database has none', undefined, here, B, 'no_id_in_database'],
    ['neither has one', undefined, here, undefined, 'unpaired'],
    ['neither has one, embedded', undefined, EMBEDDED, undefined, 'unpaired'],
  ] as const)('%s', (_case, recorded, now, storeId, outcome) => {
    expect(pairingOf({ recorded, here: now, storeId })).toBe(outcome)
  })
})

describe('database and store that were never paired', () => {
  test.each<[string, Evidence, ReturnType<typeof firstPairing>]>([
    ['both are new', { namesFiles: false, holdsNamedFile: false, isEmpty: true }, 'paired'],
    ['the store holds one of the files', { namesFiles: true, holdsNamedFile: true, isEmpty: false }, 'paired'],
    [
      'a new database, the files of another',
      { namesFiles: false, holdsNamedFile: false, isEmpty: false },
      'unknown_files',
    ],
    ['rows with files, a new folder', { namesFiles: true, holdsNamedFile: false, isEmpty: true }, 'no_file_found'],
    ['rows with files, other files', { namesFiles: true, holdsNamedFile: false, isEmpty: false }, 'no_file_found'],
  ])('%s', (_case, evidence, outcome) => {
    expect(firstPairing(evidence)).toBe(outcome)
  })
})

test.each<Mismatch>([
  'other_id',
  'moved_database',
  'no_id_in_store',
  'no_id_in_database',
  'unknown_files',
  'no_file_found',
])('a start says of %s why, where, and what to do', (mismatch) => {
  expect(mismatchNote(mismatch, '/srv/files')).toMatch(
    /^No file can be stored, because .*\/srv\/files.*\. Nothing was deleted.* npm start -- adopt-files$/,
  )
})
