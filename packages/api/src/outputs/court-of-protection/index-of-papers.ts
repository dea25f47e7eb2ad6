import { extensionOf } from '@costdraft/schema/files/file-types.ts'
import { compareKeys, readingKey } from '@costdraft/schema/text/reading-order.ts'
import type { FrozenCase, FrozenFile } from '../frozen-case.ts'
import { plural, shortDate } from '../bill/format.ts'
import {
  dataSheet,
  figureColumn,
  section,
  textColumn,
  type DataSheet,
  type SheetSection,
  type SheetTable,
} from '../court/data-sheet.ts'
import { titlePage } from './title-page.ts'

/** The pages of a file; null where they could not be counted. */
const pagesOf = ({ filePages = {} }: FrozenCase, { uuid, isPdf }: FrozenFile): number | null =>
  isPdf ? (filePages[uuid] ?? null) : null

/** By date, and on one day by name as a person reads. */
const inOrder = (a: FrozenFile, b: FrozenFile): number =>
  a.dated.localeCompare(b.dated) || compareKeys(readingKey(a.name), readingKey(b.name)) || (a.name < b.name ? -1 : 1)

const titleOf = (name: string): string => name.slice(0, name.length - extensionOf(name).length) || name

/** The papers with their places in one file of all PDFs, in this order: each begins where the one before it ends. */
function papersTable(frozen: FrozenCase, files: readonly FrozenFile[]): SheetTable {
  let last = 0
  const rows = files.toSorted(inOrder).map((file, i) => {
    const pages = pagesOf(frozen, file)
    const from = last + 1
    last += pages ?? 0
    const uncounted = file.isPdf ? 'pages not counted' : 'no PDF'
    return [
      String(i + 1),
      shortDate(file.dated),
      titleOf(file.name),
      file.folder,
      pages === null ? uncounted : String(pages),
      pages === null ? '' : placeOf(from, last),
    ]
  })
  return {
    columns: [
      figureColumn('No.', 10),
      textColumn('Date', 20),
      textColumn('Document'),
      textColumn('Folder', 38),
      figureColumn('Pages', 26),
      figureColumn('From–to', 20),
    ],
    rows,
    total: ['', '', `${plural(files.length, 'document')}`, '', String(last), ''],
  }
}
const placeOf = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

const NOT_LISTED = 'The case was completed before its documents were listed with it. Complete it anew to list them.'
const NONE = 'The case has no documents.'
const DATES = 'Where a document has no date of its own, the day of its upload stands.'
const GAPS = 'The page numbers leave out the documents whose pages are not counted.'

function papers(frozen: FrozenCase): SheetSection {
  const { files } = frozen
  if (files === undefined || files.length === 0)
    return section('Papers', { sentences: [files === undefined ? NOT_LISTED : NONE] })
  const hasGaps = files.some((file) => pagesOf(frozen, file) === null)
  return section('Papers', { notes: hasGaps ? [DATES, GAPS] : [DATES], table: papersTable(frozen, files) })
}

/**
 * The index of the papers in support of a bill: the documents of the case by date, as one PDF of all of them would have
 * them. Pure.
 */
export function indexOfPapers(frozen: FrozenCase): DataSheet {
  const { court, matter } = titlePage(frozen, '')
  return dataSheet(frozen, {
    title: 'Index of papers',
    subtitle: 'The documents of the case in order of their dates',
    ...{ court, matter },
    sections: [papers(frozen)],
  })
}
