import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readLedger } from './read-ledger.ts'

const HEAD = ['Date', 'Fee earner', 'Activity', 'Description', 'Time']
const workbook = async (rows: string[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Time', rows: [HEAD, ...rows] }] }))

test('a small workbook whose cells share one long text is refused, whatever it unpacks to', async () => {
  const text = 'x'.repeat(32_000)
  const bytes = await workbook(Array.from({ length: 200 }, () => HEAD.map(() => text)))
  expect(bytes.length).toBeLessThan(100_000)
  await expect(readLedger(bytes)).rejects.toThrow('This Excel file is larger inside than a ledger can be.')
  expect((await readLedger(await workbook([HEAD.map(() => text)]))).rows).toHaveLength(2)
})

test('of a file that there was no time to read nothing else is said', async () => {
  const bytes = await workbook([['2025-03-04', 'PS', 'preparation', 'Work', '1:30']])
  await expect(readLedger(bytes, { timeoutMs: 1 })).rejects.toThrow('Reading this file took too long')
})

test('no more columns of a text file are taken than of a workbook', async () => {
  const { rows } = await readLedger(Buffer.from(`${HEAD.join(',')}\n${','.repeat(90_000)}`))
  expect(rows.map(({ cells }) => cells.length)).toEqual([5, 50])
})

test('a time that a workbook shows as h:mm is hours and minutes in both of its calendars, and a date stays a date', async () => {
  const times = [1.5 / 24, 0, 7 / 1_440, 25.5 / 24, 90.5 / 1_440]
  const rows = times.map((time) => [45_000, 'PS', 'preparation', 'Work', time])
  const shown = (row: number, column: number, value: number, numFmt: string) =>
    [`${row},${column}`, { value, style: { numFmt } }] as const
  const cells = new Map(
    times.flatMap((time, i) => [shown(i + 1, 0, 45_000, 'dd/mm/yyyy'), shown(i + 1, 4, time, '[h]:mm')]),
  )
  for (const [dateSystem, day] of [
    ['1900', '2023-03-15'],
    ['1904', '2027-03-16'],
  ] as const) {
    const bytes = await writeXlsx({ dateSystem, sheets: [{ name: 'Time', rows: [HEAD, ...rows], cells }] })
    const read = (await readLedger(Buffer.from(bytes))).rows
      .slice(1)
      .map(({ cells: [date, , , , time] }) => [date, time])
    expect(read).toEqual(['1:30', '0:00', '0:07', '25:30', '1:30:30'].map((time) => [day, time]))
  }
})

/** The readers that this process has started and that have not ended. */
const readers = (): number =>
  readdirSync('/proc').filter((pid) => {
    try {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (
        Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-ledger-process')
      )
    } catch {
      return false // no process, or one that has just ended
    }
  }).length

test.skipIf(!existsSync('/proc/self/stat'))(
  'however many are sent, two are read at once, and all are answered',
  async () => {
    const bytes = await workbook([['2025-03-04', 'PS', 'preparation', 'Work', '1:30']])
    let most = 0
    const answered: number[] = []
    const all = Promise.all(
      Array.from({ length: 6 }, async () => {
        const { rows } = await readLedger(bytes)
        answered.push(rows.length)
      }),
    )
    do {
      most = Math.max(most, readers())
      await new Promise(setImmediate)
    } while (answered.length < 6)
    await all
    expect(answered).toEqual([2, 2, 2, 2, 2, 2])
    expect(most).toBe(2)
  },
)

test('a reader whose file nobody waits for any more is ended', async () => {
  const gone = new AbortController()
  const read = readLedger(await workbook([]), { signal: gone.signal })
  gone.abort()
  await expect(read).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
