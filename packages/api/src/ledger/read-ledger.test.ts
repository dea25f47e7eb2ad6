import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readLedger } from './read-ledger.ts'

const HEAD = ['Date', 'Fee earner', 'Activity', 'Description', 'Time']
const workbook = async (rows: string[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Time', rows: [HEAD, ...rows] }] }))

test('a small workbook whose cells share one long text is refused, whatever it unpacks to', async () => {
  const text = 'x'.repeat(32_000),
    bytes = await workbook(Array.from({ length: 200 }, () => HEAD.map(() => text)))
  expect(bytes.length).toBeLessThan(100_000)
  await expect(readLedger(bytes)).rejects.toThrow('This Excel file is larger inside than a ledger can be.')
  expect(await readLedger(await workbook([HEAD.map(() => text)]))).toHaveLength(2)
})

test('no more columns of a text file are taken than of a workbook', async () => {
  const rows = await readLedger(Buffer.from(`${HEAD.join(',')}\n${','.repeat(90_000)}`))
  expect(rows.map(({ cells }) => cells.length)).toEqual([5, 50])
})
