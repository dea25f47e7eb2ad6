import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOFFICE = 'soffice'

// Workbooks as people bend them in LibreOffice: opened, changed by its own commands, saved, and saved as .ods between.

/** What is done to an open workbook; rows are counted from 1, columns are letters. */
export type Bend =
  | { do: 'type'; sheet: string; cell: string; text: string }
  /** Puts a text into a cell that stays one, as after an apostrophe. */
  | { do: 'text'; sheet: string; cell: string; text: string }
  | { do: 'move_row' | 'copy_row'; sheet: string; from: number; to: number }
  | { do: 'delete_row'; sheet: string; row: number }
  | { do: 'delete_column'; sheet: string; column: string }
  | { do: 'move_column'; sheet: string; from: string; to: string }
  | { do: 'sort_falling'; sheet: string; first: number; by: string }
  | { do: 'rename'; sheet: string; name: string }
  | { do: 'save_as_ods' }
export interface BentWorkbook {
  bytes: Uint8Array
  bends: readonly Bend[]
}

const quoted = (text: string): string =>
  `"${text.replaceAll('"', '""')}"`.replaceAll(/[^\x20-\x7E]/gu, (letter) => `" & Chr(${letter.codePointAt(0)}) & "`)
const urlOf = (file: string): string => quoted(pathToFileURL(file).href)

/** A command in LibreOffice Basic; `doc` is the open workbook. */
function basicOf(bend: Bend, ods: string): string {
  if (bend.do === 'save_as_ods')
    return `doc.storeToURL(${urlOf(ods)}, saved("calc8"))\ndoc.close(True)\ndoc = opened(${urlOf(ods)})`
  const sheet = `doc.Sheets.getByName(${quoted(bend.sheet)})`
  switch (bend.do) {
    case 'type':
      return `${sheet}.getCellRangeByName("${bend.cell}").FormulaLocal = ${quoted(bend.text)}`
    case 'text':
      return `${sheet}.getCellRangeByName("${bend.cell}").String = ${quoted(bend.text)}`
    case 'move_row':
      return `moveRow(${sheet}, ${bend.from - 1}, ${bend.to - 1})`
    case 'copy_row':
      return `copyRow(${sheet}, ${bend.from - 1}, ${bend.to - 1})`
    case 'delete_row':
      return `${sheet}.Rows.removeByIndex(${bend.row - 1}, 1)`
    case 'delete_column':
      return `${sheet}.Columns.removeByIndex(columnAt(${sheet}, "${bend.column}"), 1)`
    case 'move_column':
      return `moveColumn(${sheet}, columnAt(${sheet}, "${bend.from}"), columnAt(${sheet}, "${bend.to}"))`
    case 'sort_falling':
      return `sortFalling(${sheet}, ${bend.first - 1}, columnAt(${sheet}, "${bend.by}"))`
    case 'rename':
      return `${sheet}.Name = ${quoted(bend.name)}`
  }
}

const FUNCTIONS = `
Function saved(filter As String)
  Dim property As New com.sun.star.beans.PropertyValue
  property.Name = "FilterName"
  property.Value = filter
  saved = Array(property)
End Function
Function opened(url As String)
  Dim property As New com.sun.star.beans.PropertyValue
  property.Name = "Hidden"
  property.Value = True
  opened = StarDesktop.loadComponentFromURL(url, "_blank", 0, Array(property))
End Function
Function columnAt(sheet, letters As String)
  columnAt = sheet.getCellRangeByName(letters & "1").RangeAddress.StartColumn
End Function
Function used(sheet)
  Dim cursor
  cursor = sheet.createCursor()
  cursor.gotoEndOfUsedArea(True)
  used = cursor.RangeAddress
End Function
Sub copyRow(sheet, from As Long, target As Long)
  sheet.Rows.insertByIndex(target, 1)
  If target <= from Then from = from + 1
  sheet.copyRange(sheet.getCellByPosition(0, target).CellAddress, _
    sheet.getCellRangeByPosition(0, from, used(sheet).EndColumn, from).RangeAddress)
End Sub
Sub moveRow(sheet, from As Long, target As Long)
  sheet.Rows.insertByIndex(target, 1)
  If target <= from Then from = from + 1
  sheet.moveRange(sheet.getCellByPosition(0, target).CellAddress, _
    sheet.getCellRangeByPosition(0, from, used(sheet).EndColumn, from).RangeAddress)
  sheet.Rows.removeByIndex(from, 1)
End Sub
Sub moveColumn(sheet, from As Long, target As Long)
  sheet.Columns.insertByIndex(target, 1)
  If target <= from Then from = from + 1
  sheet.moveRange(sheet.getCellByPosition(target, 0).CellAddress, _
    sheet.getCellRangeByPosition(from, 0, from, used(sheet).EndRow).RangeAddress)
  sheet.Columns.removeByIndex(from, 1)
End Sub
Sub sortFalling(sheet, first As Long, by As Long)
  Dim field As New com.sun.star.table.TableSortField
  Dim fields As New com.sun.star.beans.PropertyValue
  field.Field = by
  field.IsAscending = False
  fields.Name = "SortFields"
  fields.Value = Array(field)
  sheet.getCellRangeByPosition(0, first, used(sheet).EndColumn, used(sheet).EndRow).sort(Array(fields))
End Sub`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const LIBRARY = 'xmlns:library="http://openoffice.org/2000/library"'
const MODULE = 'Bending'

const start = (profile: string, ...more: string[]): void => {
  execFileSync(SOFFICE, [`-env:UserInstallation=${profile}`, '--headless', '--norestore', ...more], {
    stdio: 'pipe',
    timeout: 240_000,
  })
}

/** The profile of a LibreOffice that has a macro. */
function profileWith(folder: string, basic: string): string {
  const profile = pathToFileURL(join(folder, 'profile')).href
  // A first start puts its own library where that of the macro is to be.
  start(profile, '--terminate_after_init')
  const library = join(folder, 'profile/user/basic/Standard')
  mkdirSync(library, { recursive: true })
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
  writeFileSync(
    join(library, '../script.xlc'),
    `${xml}<!DOCTYPE library:libraries PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "libraries.dtd">
<library:libraries ${LIBRARY} xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`,
  )
  writeFileSync(
    join(library, 'script.xlb'),
    `${xml}<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library ${LIBRARY} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="${MODULE}"/></library:library>`,
  )
  writeFileSync(
    join(library, `${MODULE}.xba`),
    `${xml}<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="${MODULE}" script:language="StarBasic">${escaped(basic)}</script:module>`,
  )
  return profile
}

/** Bends workbooks in LibreOffice, all in one go; those that it saved in the same order. */
export function bentInOffice(workbooks: readonly BentWorkbook[]): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'bent-'))
  const bent = (i: number): string => join(folder, `bent${i}.xlsx`)
  try {
    const subs = workbooks.map(({ bytes, bends }, i) => {
      const file = join(folder, `${i}.xlsx`)
      writeFileSync(file, bytes)
      const commands = bends.map((bend) => basicOf(bend, join(folder, `${i}.ods`)))
      return `Sub bend${i}\nDim doc\ndoc = opened(${urlOf(file)})\n${commands.join('\n')}
doc.storeToURL(${urlOf(bent(i))}, saved("Calc MS Excel 2007 XML"))\ndoc.close(True)\nEnd Sub`
    })
    const failed = join(folder, 'failed.txt')
    // Without a person it would wait for one to read what went wrong.
    const all = `Sub bendAll\nOn Error GoTo Failed\n${workbooks.map((_, i) => `bend${i}`).join('\n')}
GoTo Ended\nFailed:\nOpen ${quoted(failed)} For Output As #1\nPrint #1, Error$ & " in line " & Erl\nClose #1
Ended:\nStarDesktop.terminate()\nEnd Sub`
    const profile = profileWith(folder, [all, ...subs, FUNCTIONS].join('\n'))
    start(profile, `macro:///Standard.${MODULE}.bendAll`)
    if (existsSync(failed)) throw new Error(`LibreOffice: ${readFileSync(failed, 'utf8').trim()}`)
    return workbooks.map((_, i) => readFileSync(bent(i)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
