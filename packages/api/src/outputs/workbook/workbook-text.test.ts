import { expect, test } from 'vitest'
import { rowsOfText, workbookText } from './workbook-text.ts'

test('a text longer than a row, or a cell, is not cut in the middle of a character', () => {
  const word = `x${'😀'.repeat(2_500)}`
  const rows = rowsOfText(`before ${word} after`)
  expect(rows.every((row) => row.isWellFormed() && row.length <= 2_000)).toBe(true)
  expect(rows.join('').replaceAll(' ', '')).toBe(`before${word}after`)
  expect(workbookText(`x${'😀'.repeat(20_000)}`).isWellFormed()).toBe(true)
  expect(rowsOfText(`e${'\u0301'.repeat(5_000)}`).join('')).toHaveLength(5_001)
})
