import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainName, zipPaths } from './save-zip.ts'

test('names are those that every system can have', () => {
  expect(plainName('Re A/B: "the bill" <final>?.pdf')).toBe('Re A B the bill final.pdf')
  expect(plainName('../../etc')).toBe('etc')
  expect(plainName(' .. ')).toBe('Unnamed')
})

test('a long name keeps its extension, and no character is cut in two', () => {
  expect(plainName(`${'a'.repeat(200)}.pdf`)).toBe(`${'a'.repeat(96)}.pdf`)
  expect(plainName(`${'a'.repeat(95)}👩‍⚖️👩‍⚖️.pdf`)).toBe(`${'a'.repeat(95)}.pdf`)
  expect(plainName(`${'a'.repeat(99)}👩‍⚖️`)).toBe('a'.repeat(99))
})

test('names of devices, and signs that hide an extension, are not kept', () => {
  expect(['CON', 'nul.pdf', 'Com1.tar.gz', 'console.pdf'].map(plainName)).toEqual([
    'CON_',
    'nul_.pdf',
    'Com1_.tar.gz',
    'console.pdf',
  ])
  expect(plainName('bill\u202Efdp.exe')).toBe('billfdp.exe')
})

test('names that read the same are the same, however their accents are written', () => {
  const [composed, apart] = ['Andr\u00E9.pdf', 'Andre\u0301.pdf']
  expect(zipPaths([composed, apart].map((name) => ({ folders: [], name })))).toEqual([composed, 'Andr\u00E9 (2).pdf'])
})

test('equal paths are numbered, whatever the case of their letters', () => {
  expect(
    zipPaths([
      { folders: ['Re A'], name: 'Bill.pdf' },
      { folders: ['Re A'], name: 'bill.pdf' },
      { folders: ['Re B'], name: 'Bill.pdf' },
      { folders: [], name: 'Bill' },
      { folders: [], name: 'Bill' },
    ]),
  ).toEqual(['Re A/Bill.pdf', 'Re A/bill (2).pdf', 'Re B/Bill.pdf', 'Bill', 'Bill (2)'])
})

test('property: no path leaves its folder, and no two are the same', () => {
  const names = fc.constantFrom('..', '.', '', 'a', 'A', 'a.pdf', '../a.pdf', 'a (2).pdf', '\\a', 'C:', 'con/a')
  fc.assert(
    fc.property(
      fc.array(fc.record({ folders: fc.array(names, { maxLength: 2 }), name: names }), { maxLength: 20 }),
      (entries) => {
        const paths = zipPaths(entries)
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(entries.length)
        for (const path of paths) {
          expect(path.split('/').length).toBeLessThanOrEqual(3)
          expect(path).not.toMatch(/^\/|\\|(^|\/)\.{1,2}(\/|$)/)
        }
      },
    ),
  )
})
