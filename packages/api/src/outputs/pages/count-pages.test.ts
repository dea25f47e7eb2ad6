import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { FileStoreUnavailable } from '../../errors/file-store-unavailable.ts'
import { folderStore } from '../../files/folder-store/folder-store.ts'
import { documentsOf } from '../documents-by-area.ts'
import { countPages } from './count-pages.ts'

const folder = mkdtempSync(`${tmpdir()}/count-pages-`)
afterAll(() => rmSync(folder, { recursive: true }))
const store = folderStore(folder)
/** Stores bytes; returns the uuid of their file. */
const stored = async (bytes: Uint8Array | string): Promise<string> => {
  const uuid = randomUUID()
  await store.write(uuid, [Buffer.from(bytes)])
  return uuid
}
const sheet = async (): Promise<Uint8Array> => {
  const [document] = documentsOf('court_of_protection')!.filter(({ key }) => key === 'request_for_assessment')
  return (await document!.make(fullCourtOfProtectionBill(1))).bytes
}

test('the pages of PDFs are counted; what is damaged, cut short or gone is not, and stops none of the others', async () => {
  const whole = await sheet()
  const headAlone = await stored('%PDF-1.7\n%\u00e2\u00e3\nnothing')
  const [one, half, empty, again] = [
    await stored(whole),
    await stored(whole.subarray(0, whole.length / 2)),
    await stored(''),
    await stored(whole),
  ]
  const gone = randomUUID()
  expect(await countPages([headAlone, one, half, empty, gone, again], store.read)).toEqual({
    ...{ [headAlone]: null, [empty]: null, [gone]: null, [half]: null },
    ...{ [one]: 2, [again]: 2 },
  })
  expect(await countPages([], store.read)).toEqual({})
})

/** A PDF of three pages that hold as many bytes as said. */
function largePdf(bytes: number): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 5 0 R]>>',
    ...[3, 4, 5].map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 6 0 R>>'),
    `<</Length ${bytes}>>stream\n${' '.repeat(bytes)}\nendstream`,
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, i) => {
    const place = text.length
    text += `${i + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
  )
}

test('of a large file only what the list of its pages needs is read', async () => {
  const large = await stored(largePdf(20_000_000))
  let bytes = 0
  const counts = await countPages([large], async (uuid, range) => {
    bytes += range ? range.end + 1 - range.start : Infinity
    return store.read(uuid, range)
  })
  expect(counts).toEqual({ [large]: 3 })
  expect(bytes).toBeLessThan(500_000)
})

test('files for which the time is not enough are not counted', async () => {
  const whole = await sheet()
  const files = await Promise.all(Array.from({ length: 8 }, () => stored(whole)))
  expect(await countPages(files, store.read, { timeoutMs: 1 })).toEqual(
    Object.fromEntries(files.map((uuid) => [uuid, null])),
  )
})

test('a store that does not answer is not taken for files without pages', async () => {
  const away = new FileStoreUnavailable(new Error('away'))
  await expect(countPages([randomUUID()], () => Promise.reject(away))).rejects.toBe(away)
})

test('a count that is given up is no count', async () =>
  await expect(countPages([await stored('')], store.read, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  }))
