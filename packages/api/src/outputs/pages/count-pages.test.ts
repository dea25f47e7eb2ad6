import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { documentsOf } from '../documents-by-area.ts'
import { countPages } from './count-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'count-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const stored = (uuid: string, bytes: Uint8Array | string) => {
  const path = join(folder, uuid)
  writeFileSync(path, bytes)
  return { uuid, path }
}
const sheet = async (): Promise<Uint8Array> => {
  const [document] = documentsOf('court_of_protection')!.filter(({ key }) => key === 'request_for_assessment')
  return (await document!.make(fullCourtOfProtectionBill(1))).bytes
}

test('the pages of PDFs are counted; what is damaged, cut short or gone is not, and stops none of the others', async () => {
  const whole = await sheet()
  const files = [
    stored('head-alone', '%PDF-1.7\n%\u00e2\u00e3\nnothing'),
    stored('whole', whole),
    stored('half', whole.subarray(0, whole.length / 2)),
    stored('empty', ''),
    { uuid: 'gone', path: join(folder, 'nowhere') },
    stored('again', whole),
  ]
  expect(await countPages(files)).toEqual({
    ...{ 'head-alone': null, empty: null, gone: null, half: null },
    ...{ whole: 2, again: 2 },
  })
  expect(await countPages([])).toEqual({})
})

test('files for which the time is not enough are not counted', async () => {
  const whole = await sheet()
  const files = Array.from({ length: 8 }, (_, i) => stored(`late${i}`, whole))
  expect(await countPages(files, { timeoutMs: 1 })).toEqual(Object.fromEntries(files.map(({ uuid }) => [uuid, null])))
})

test('a count that is given up is no count', async () =>
  await expect(countPages([stored('one', '')], { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  }))
