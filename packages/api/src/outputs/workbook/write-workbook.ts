import { cutTo } from '@costdraft/schema/text/cut-text.ts'
import { writeXlsx, type CellStyle, type WriteOptions, type WriteSheet } from 'hucre/xlsx'
import { quoted, type Cell, type SheetModel, type WorkbookModel } from './workbook.ts'
import { workbookText } from './workbook-text.ts'

type Choice = NonNullable<SheetModel['choices']>[number]
type NamedRange = NonNullable<WriteOptions['namedRanges']>[number]

const FONT = 'Calibri'
const FONT_SIZE = 10
/** The most characters of ours in a footer; it holds 255, codes and doubled ampersands included. */
const FOOTER_LIMIT = 100
const formats: Readonly<Record<NonNullable<Cell['format']>, string>> = {
  money: '#,##0.00',
  hours: '0.00',
  percent: '0.0%',
  date: 'dd/mm/yyyy',
  whole: '0',
  text: 'General',
}
const font = (more: object = {}) => ({ name: FONT, size: FONT_SIZE, ...more })
const rule = { style: 'thin', color: { rgb: 'FF1B1C1A' } } as const
const looks: Readonly<Record<NonNullable<Cell['look']>, CellStyle>> = {
  title: { font: font({ size: 14, bold: true }) },
  head: { font: font({ bold: true }), border: { bottom: rule } },
  section: { font: font({ bold: true }) },
  // The colour is not the only sign: every sheet says what is entered.
  input: { font: font(), fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFFFF8DC' } } },
  total: { font: font({ bold: true }), border: { top: rule } },
  note: { font: font({ italic: true }) },
  quiet: { font: font({ italic: true }) },
}
const runsOver = (look: Cell['look']): boolean => look === 'title' || look === 'section' || look === 'note'

const styles = new Map<string, CellStyle>()
/** The style of a cell; equal cells share it. Text breaks within its cell, a title runs over the next ones. */
function styleOf({ format, look, value, formula }: Cell): CellStyle {
  const isText = format === 'text' || (typeof value === 'string' && format === undefined && formula === undefined)
  const key = `${format} ${look} ${isText}`
  const found = styles.get(key)
  if (found) return found
  const style: CellStyle = {
    font: font(),
    ...(look && looks[look]),
    ...(format && { numFmt: formats[format] }),
    alignment: {
      vertical: 'top',
      ...(isText && { wrapText: !runsOver(look) }),
      ...(format === 'date' && { horizontal: 'left' }),
    },
  }
  styles.set(key, style)
  return style
}

const DAY = 86_400_000
/** The first day of the calendar of spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
function valueOf({ value, format }: Cell): string | number | null {
  if (typeof value !== 'string') return value
  return format === 'date' ? (Date.parse(value) - DAY_ZERO) / DAY : workbookText(value)
}

const LINE_HEIGHT = 13.5
/** The most that a spreadsheet program allows. */
const MOST = 400
/** The height of a row by its longest text. Spreadsheet programs do not work it out on opening. */
function heightOf(row: readonly Cell[], widths: readonly number[]): number | undefined {
  let lines = 1
  for (const [i, { value, format, look }] of row.entries())
    if (
      widths[i] !== 0 &&
      typeof value === 'string' &&
      (format === undefined || format === 'text') &&
      !runsOver(look)
    ) {
      const width = (widths[i] ?? 10) * 0.95
      const needed = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0)
      if (needed > lines) lines = needed
    }
  return lines === 1 ? undefined : Math.min(MOST, lines * LINE_HEIGHT + 2)
}

const choiceOf = ({ range, from }: Choice): NonNullable<WriteSheet['dataValidations']>[number] => ({
  type: 'list',
  formula1: from,
  range,
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: 'Not in the list',
  errorMessage: 'Choose one of the list.',
})

/** What is said of a draft. */
const DRAFT = 'DRAFT'
/** The rows of a sheet of a draft: its title, the first cell, says that it is one. */
function draftRows([first = [], ...rest]: SheetModel['rows']): SheetModel['rows'] {
  const [title, ...beside] = first
  if (title?.look !== 'title') return [first, ...rest]
  return [[{ ...title, value: `${DRAFT} – ${title.value ?? ''}` }, ...beside], ...rest]
}
/** What is printed above and below each page; a draft says so in both. */
const marginsOf = (footer: string, isDraft: boolean): WriteSheet['headerFooter'] => ({
  ...(isDraft && { oddHeader: `&C&"Calibri,Bold"&14${DRAFT}` }),
  oddFooter: `&L${footer}&C&A&R${isDraft ? `${DRAFT}  ` : ''}Page &P of &N`,
})

function sheetOf(
  { name, widths, rows: ofModel, frozen, isHidden, choices = [] }: SheetModel,
  footer: string,
  isDraft: boolean,
): WriteSheet {
  const rows = isDraft ? draftRows(ofModel) : ofModel
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  const rowDefs: NonNullable<WriteSheet['rowDefs']> = new Map()
  for (const [r, row] of rows.entries()) {
    const height = heightOf(row, widths)
    if (height !== undefined) rowDefs.set(r, { height })
    for (const [c, cell] of row.entries()) {
      const value = valueOf(cell)
      const style = styleOf(cell)
      if (cell.formula !== undefined)
        cells.set(`${r},${c}`, { value: null, type: 'formula', formula: cell.formula, formulaResult: value, style })
      else if (value !== null || cell.look)
        cells.set(`${r},${c}`, { value, type: typeof value === 'number' ? 'number' : 'string', style })
    }
  }
  return {
    name,
    ...(isHidden && { hidden: true }),
    columns: widths.map((width) => (width === 0 ? { width: 10, hidden: true } : { width })),
    rows: rows.map(() => []),
    cells,
    rowDefs,
    ...(frozen && { freezePane: frozen }),
    ...(choices.length > 0 && { dataValidations: choices.map(choiceOf) }),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
    headerFooter: marginsOf(footer, isDraft),
  }
}

/**
 * The row of a sheet that is repeated on each page. The library does not quote a name with spaces here, which makes the
 * file one to be repaired.
 */
const printTitles = ({ name, repeatedRow }: SheetModel): NamedRange[] =>
  repeatedRow === undefined
    ? []
    : [{ name: '_xlnm.Print_Titles', scope: name, range: `${quoted(name)}!$${repeatedRow}:$${repeatedRow}` }]

/**
 * Writes a workbook (XLSX), the same bytes for the same model. Without macros, links to other files, or anything
 * locked. Of a draft every sheet says so, in its title and above and below each page.
 */
export const writeWorkbook = (
  { title, author, footer, at, sheets, names }: WorkbookModel,
  { isDraft = false }: { isDraft?: boolean } = {},
): Promise<Uint8Array> =>
  writeXlsx({
    defaultFont: { name: FONT, size: FONT_SIZE },
    properties: {
      title: workbookText(isDraft ? `${DRAFT} – ${title}` : title),
      creator: workbookText(author),
      created: at,
      modified: at,
    },
    namedRanges: [...names, ...sheets.flatMap(printTitles)],
    // An ampersand begins a code in a footer; both of its signs stay, so that none of the codes behind it becomes text.
    sheets: sheets.map((sheet) =>
      sheetOf(sheet, cutTo(workbookText(footer), FOOTER_LIMIT).replaceAll('&', '&&'), isDraft),
    ),
  })
