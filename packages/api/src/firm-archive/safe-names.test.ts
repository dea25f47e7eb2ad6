import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeName, uniqueNames } from './safe-names.ts'

const BYTES = 120

test.each([
  ['Advice.pdf', 'Advice.pdf'],
  ['../../etc/passwd', '..-..-etc-passwd'],
  ['..', '_'],
  ['.', '_'],
  ['', '_'],
  ['   ', '_'],
  ['C:\\Windows\\x', 'C--Windows-x'],
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['Nul.tar.gz', '_Nul.tar.gz'],
  ['Consent.pdf', 'Consent.pdf'],
  ['=1+1', '=1+1'],
  ['a\u202Efdp.exe', 'a-fdp.exe'],
  ['trailing. . .', 'trailing'],
  ['line\nbreak\0.txt', 'line-break-.txt'],
  ['Café 👩‍⚖️.pdf', 'Café 👩‍⚖️.pdf'],
])('%j is %j', (name, safe) => expect(safeName(name)).toBe(safe))

test('a long name keeps its extension and no half of a character', () => {
  expect(safeName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(BYTES - 4)}.pdf`)
  expect(safeName(`${'👩‍⚖️'.repeat(100)}.pdf`)).toMatch(/^(?:👩‍⚖️)+\.pdf$/u)
})

const names = fc.string({ unit: 'binary', maxLength: 400 })

test('whatever it is called, it is one name that can be written', () =>
  fc.assert(
    fc.property(names, (name) => {
      const safe = safeName(name)
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(BYTES)
      expect(safe).not.toMatch(/[/\\:*?"<>|]|^\.{1,2}$|[. ]$|^$/)
      expect(safeName(safe)).toBe(safe)
    }),
  ))

test('no two names are one, whatever their case', () => {
  const unique = uniqueNames()
  expect(['Note.pdf', 'note.PDF', 'Note (2).pdf', 'Note.pdf', 'x'].map((name) => unique(name))).toEqual([
    'Note.pdf',
    'note (2).PDF',
    'Note (2) (2).pdf',
    'Note (3).pdf',
    'x',
  ])
  const long = safeName(`${'y'.repeat(300)}.pdf`)
  expect(unique(long)).toBe(long)
  expect(unique(long)).toBe(`${'y'.repeat(BYTES - 8)} (2).pdf`)
})
