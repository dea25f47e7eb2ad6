import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import * as fc from 'fast-check'
import { writeCsv } from 'hucre/csv'
import { is, validate } from 'superstruct'
import { expect, test } from 'vitest'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { parseLedgerRows } from './parse-ledger.ts'
import { readCsv } from './read-csv.ts'
import { runs } from '../../../../dev/property-runs.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const earners = [{ uuid, firstname: '=Priya', surname: 'Shah', initials: 'PS' }]
const { struct } = timeRecording.fields.description
const HEAD = ['Id', 'Date', 'Fee earner', 'Activity', 'Description', 'Time']

/**
 * The description that is read back from a file written as the export writes it; with the id of the row, or without.
 */
function readBack(description: string, id = uuid): string | null | undefined {
  const cells = [id, '03/02/2025', '=Priya Shah', 'preparation', description, '0.50'].map((cell) =>
    id === '' ? cell : escapeFormula(cell),
  )
  const { rows, failed } = parseLedgerRows(readCsv(Buffer.from(writeCsv([HEAD, cells], { bom: true }))), earners)
  expect(failed).toEqual([])
  return rows[0]?.description
}

test.each(['=1+1', '+1', '-1', '@sum', '＝1', '＋1', '－1', '＠a', "'=1", "''=1", "'", "'tis", '"=1"', '"quoted"'])(
  '%s is read back as it was typed',
  (start) => {
    const text = `${start} and on`
    expect(readBack(text)).toBe(text)
    if (!start.startsWith('"')) expect(readBack(text, '')).toBe(text)
  },
)

test('no exported cell begins like a formula', () => {
  for (const start of '=+-@\t\r＝＋－＠') expect(escapeFormula(`${start}1`)).toBe(`'${start}1`)
})

test('property: any description survives export and upload unchanged', () => {
  const starts = fc.constantFrom('', '=', '+', '-', '@', '＝', '＋', '－', '＠', "'", "'=", '"', ';', ',', '\n')
  const texts = fc
    .tuple(starts, fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 }))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, (given) => {
      // As the form and the ledger store it.
      const [error, stored] = validate(given, struct, { coerce: true })
      if (error || !stored || !is(stored, struct)) return
      expect(readBack(stored)).toBe(stored)
    }),
    { numRuns: runs(1_000) },
  )
})
