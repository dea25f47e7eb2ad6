import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { writeWorkbook } from './write-workbook.ts'

test('the codes of a footer stay codes, however many ampersands stand before them', async () => {
  for (const length of [98, 99, 100, 150]) {
    const file = await writeWorkbook({
      title: 'Bill',
      author: 'Ashdown',
      footer: '&'.repeat(length),
      at: new Date(0),
      sheets: [{ name: 'Bill', widths: [10], rows: [[{ value: 'x' }]] }],
      names: [],
    })
    const [sheet] = (await readXlsx(file)).sheets
    expect(sheet?.headerFooter?.oddFooter).toBe(`&L${'&&'.repeat(Math.min(length, 100))}&C&A&RPage &P of &N`)
  }
})
