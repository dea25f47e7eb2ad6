import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WorkbookModel } from '@costdraft/api/outputs/workbook/workbook.ts'
import { workbookText } from '@costdraft/api/outputs/workbook/workbook-text.ts'
import { readXlsx, type CellValue } from 'hucre/xlsx'

const SOFFICE = 'soffice'
/** Whether LibreOffice is there, which recalculates workbooks. */
export function hasSpreadsheetProgram(): boolean {
  try {
    execFileSync('which', [SOFFICE], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Opens workbooks in LibreOffice and saves them again, all in one go; the saved files in the same order. */
export function resaved(workbooks: readonly Uint8Array[]): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'))
  const saved = join(folder, 'saved')
  try {
    const files = workbooks.map((bytes, i) => {
      const file = join(folder, `${i}.xlsx`)
      writeFileSync(file, bytes)
      return file
    })
    // A profile of its own: another instance, or a user's settings, would change what it does.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    execFileSync(SOFFICE, [profile, '--headless', '--convert-to', 'xlsx', '--outdir', saved, ...files], {
      stdio: 'pipe',
    })
    return workbooks.map((_, i) => readFileSync(join(saved, `${i}.xlsx`)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The model with no result of any formula: what a program then shows it has worked out itself. */
export const withoutResults = (model: WorkbookModel): WorkbookModel => ({
  ...model,
  sheets: model.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((cell) => (cell.formula === undefined ? cell : { ...cell, value: null }))),
  })),
})

/** The values of the sheets of a workbook by their names, as rows. */
export async function valuesOf(bytes: Uint8Array): Promise<Map<string, CellValue[][]>> {
  const { sheets } = await readXlsx(bytes)
  return new Map(sheets.map(({ name, rows }) => [name, rows]))
}

/** A text as a reader has it, which takes back what was escaped. */
const shown = (value: string): string => workbookText(value).replaceAll('_x005F_', '_')

/** The results of all formulas of a model that a workbook has otherwise, with their places. */
export async function differences(model: WorkbookModel, bytes: Uint8Array): Promise<string[]> {
  const values = await valuesOf(bytes)
  return model.sheets.flatMap(({ name, rows }) =>
    rows.flatMap((row, r) =>
      row.flatMap(({ formula, value }, c) => {
        if (formula === undefined) return []
        const read = values.get(name)?.[r]?.[c] ?? null
        const found = read instanceof Date ? read.toISOString().slice(0, 10) : read
        const isSame =
          typeof value === 'number' && typeof found === 'number'
            ? Math.abs(value - found) < 0.000_01
            : (typeof value === 'string' ? shown(value) || null : value || null) === (found || null)
        return isSame
          ? []
          : [`${name} row ${r + 1}, column ${c + 1}: ${JSON.stringify(found)} instead of ${value} (${formula})`]
      }),
    ),
  )
}
