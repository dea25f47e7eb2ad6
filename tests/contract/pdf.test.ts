import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { billData } from '@costdraft/api/outputs/bill/bill-data.ts'
import { makeDocuments } from '@costdraft/api/outputs/make-documents.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../dev/full-legal-aid.ts'
import { checkPdf } from '../support/pdf/check-pdf.ts'

const frozen = fullLegalAidBill(60)
const expected = {
  lang: 'en-GB',
  pdfa: { part: '3', conformance: 'A' },
  data: {
    name: 'bill.json',
    mediaType: 'application/json',
    content: JSON.parse(JSON.stringify(billData(frozen))) as unknown,
  },
}
const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
const file = join(folder, 'bill.pdf')
let bill: Buffer
beforeAll(async () => {
  const [made] = await makeDocuments(frozen.case.areaOfWork, JSON.stringify(frozen), { only: 'bill' })
  expect(made?.warnings).toEqual([])
  bill = made!.bytes
  writeFileSync(file, bill)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a bill with its certificate keeps every point', () => expect(checkPdf(bill, expected)).toEqual([]))

/**
 * The bill with a text replaced wherever it stands by another of the same length, so that every object stays where it
 * is.
 */
function broken(from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length)
  const text = bill.toString('latin1')
  expect(text).toContain(from)
  return Buffer.from(text.replaceAll(from, to), 'latin1')
}

describe('a bill that breaks a point is found out', () => {
  test.each<[string, string, string, RegExp]>([
    ['header', '%PDF-1.7', '%PDF-9.7', /6\.1\.2.*header/],
    ['identifier', '/ID [', '/Id [', /6\.1\.3.*no identifier/],
    ['marked', '/Marked true', '/Marked null', /6\.7\.2.*Marked/],
    ['shown title', '/DisplayDocTitle true', '/DisplayDocTitle null', /DisplayDocTitle/],
    ['structure', '/StructTreeRoot ', '/StructTreeLeaf ', /6\.7\.3.*no structure tree/],
    ['tags', '/S /TH', '/S /TX', /6\.7\.3.*not tagged/],
    ['pages', '/StructParents ', '/StructOrphans ', /6\.7\.3.*a page/],
    ['language', '/Lang (en-GB)', '/Lang (fr-FR)', /6\.7\.4.*language/],
    ['title', '<dc:title>', '<dc:motto>', /title/],
    ['fonts', '/FontFile3', '/FontLost3', /6\.2\.11.*not embedded/],
    ['characters', '/ToUnicode', '/ToNowhere', /6\.2\.11.*does not say its characters/],
    ['standard', '<pdfaid:part>3', '<pdfaid:part>2', /6\.6\.4.*pdfaid:part/],
    ['level', '<pdfaid:conformance>A', '<pdfaid:conformance>B', /6\.6\.4.*pdfaid:conformance/],
    ['colours', '/GTS_PDFA1', '/GTS_PDFX1', /6\.2\.3.*output intent/],
    ['name of the data', '(bill.json)', '(bilk.json)', /6\.8.*no file bill\.json/],
    ['relationship of the data', '/AFRelationship /Data', '/AFRelationship /None', /6\.8.*AFRelationship/],
    ['association of the data', '/AF [', '/AX [', /6\.8.*\(AF\)/],
    ['JavaScript', '/Direction /L2R', '/JS (alert(1)) ', /6\.5.*JavaScript/],
    ['actions', '/Direction /L2R', '/AA << /O 1 >> ', /6\.5.*additional actions/],
    ['position of an object', 'xref\n0 ', 'xref\n7 ', /7\.5.*cannot be read/],
  ])('%s', (_what, from, to, found) => {
    expect(checkPdf(broken(from, to), expected).join('\n')).toMatch(found)
  })

  test('by other data than that of the case', () => {
    const content = { ...(expected.data.content as object), unit: 'pounds' }
    expect(checkPdf(bill, { ...expected, data: { ...expected.data, content } })).toEqual([
      'ISO 19005-3 6.8: embedded data: its content is not the data of the document',
    ])
  })

  test('by encryption', () => {
    const text = bill.toString('latin1')
    const at = text.lastIndexOf('trailer\n<<') + 'trailer\n<<'.length
    const encrypted = Buffer.from(`${text.slice(0, at)} /Encrypt 1 0 R ${text.slice(at)}`, 'latin1')
    expect(checkPdf(encrypted, expected)).toEqual([expect.stringContaining('it is encrypted')])
  })

  test('by a Suspects of false, which poppler reports', () => {
    const text = bill.toString('latin1')
    const from = '/MarkInfo <<\n    /Marked true'
    // The catalog is the last object, so that only the table after it moves.
    const suspected = text
      .replace(from, `${from} /Suspects false`)
      .replace(/startxref\n(\d+)/, (_all, start: string) => `startxref\n${Number(start) + ' /Suspects false'.length}`)
    expect(checkPdf(Buffer.from(suspected, 'latin1'), expected)).toEqual([expect.stringContaining('Suspects')])
  })

  test('by missing bytes', () => {
    expect(checkPdf(bill.subarray(0, -2000), expected)).toEqual([expect.stringContaining('cannot be read')])
  })
})

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, program)))
/** What a program says of the bill, on both of its outputs. */
function said(program: string, ...args: string[]): string {
  return execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', program, ...args], { encoding: 'utf8' })
}

describe('programs that read PDF have nothing to complain of', () => {
  test.skipIf(!isInstalled('pdfinfo'))('poppler: pdfinfo and pdftotext', () => {
    const info = said('pdfinfo', file)
    expect(info).not.toMatch(/error|warning/i)
    expect(info).toMatch(/^Tagged: +yes$/m)
    expect(said('pdftotext', '-layout', file, join(folder, 'bill.txt'))).toBe('')
  })
  test.skipIf(!isInstalled('qpdf'))('qpdf --check', () =>
    expect(said('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found'),
  )
  test.skipIf(!isInstalled('verapdf'))('veraPDF: PDF/A-3a', () =>
    expect(said('verapdf', '--flavour', '3a', '--format', 'text', file)).toMatch(/^PASS/m),
  )
})
