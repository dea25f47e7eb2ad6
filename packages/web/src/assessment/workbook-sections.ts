import { reductionReasonLabels } from '@costdraft/schema/assessment/assessment.ts'
import type {
  WorkbookAt,
  WorkbookEntered,
  WorkbookEntry,
  WorkbookLine,
  WorkbookLists,
  WorkbookPreview,
} from '@costdraft/schema/assessment/workbook-import.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { formatIsoDate } from '../formats/dates.ts'
import { amountText } from './amount-text.ts'

/** A list of the preview of a workbook: what it is of in a sentence, and its rows as a table. */
export interface WorkbookSection {
  name: 'entered' | keyof WorkbookLists
  title: string
  text: string
  /** Whether something of it is not entered. */
  isAttention: boolean
  heads: readonly string[]
  /** Its cells, and its place in the list: rows have nothing else by which they are known. */
  rows: readonly { place: number; cells: readonly string[] }[]
}

const LINE = ['No.', 'Date', 'Description'] as const
const lineCells = ({ number, date, description }: WorkbookLine): string[] => [
  number,
  date === null ? '' : formatIsoDate(date),
  description,
]
const atText = ({ sheet, row }: WorkbookAt): string => `${sheet}, row ${row}`
const is = (count: number): string => (count === 1 ? 'is' : 'are')
const says = (count: number): string => (count === 1 ? 'says' : 'say')

const fieldNames = {
  offered: 'Offered',
  allowed: 'Allowed',
  reason: 'Reason',
  words: 'Reason in words',
  dispute: 'Point of dispute',
  reply: 'Reply',
  ruling: 'Decision',
} as const satisfies Record<keyof WorkbookEntry, string>
type Field = keyof typeof fieldNames

function valueText(entry: WorkbookEntry, field: Field): string {
  if (field === 'offered' || field === 'allowed') {
    const amount = entry[field]
    return amount ? amountText(amount) : ''
  }
  if (field === 'reason') return entry.reason ? reductionReasonLabels[entry.reason] : ''
  return entry[field] ?? ''
}

/** What changes of a line, a row for each field: what is entered now, and what would be. */
const changesOf = ({ before, after, ...line }: WorkbookEntered): string[][] =>
  (Object.keys(fieldNames) as Field[])
    .filter((field) => after[field] !== undefined)
    .map((field, i) => [
      ...(i === 0 ? lineCells(line) : ['', '', '']),
      fieldNames[field],
      valueText(before, field) || '–',
      valueText(after, field),
    ])

const atLine = (lines: readonly (WorkbookLine & WorkbookAt)[]): string[][] =>
  lines.map((line) => [...lineCells(line), atText(line)])

type Described = Pick<WorkbookSection, 'title' | 'heads'> & {
  textOf: (count: number) => string
  rowsOf: (preview: WorkbookPreview) => string[][]
  isAttention?: boolean
}
/** What each list says, in the order in which people need it. */
const described: Readonly<Record<WorkbookSection['name'], Described>> = {
  unreadable: {
    title: 'Cannot be read',
    textOf: (count) => `${counted(count, 'cell')} ${is(count)} left out, with all of the row.`,
    heads: [...LINE, 'Where', 'Cell', 'It says', 'Why'],
    rowsOf: ({ unreadable }) =>
      unreadable.map((one) => [...lineCells(one), atText(one), `${one.column} (${one.cell})`, one.value, one.why]),
    isAttention: true,
  },
  unknown: {
    title: 'Of no line',
    textOf: (count) => `${counted(count, 'row')} ${is(count)} of no line of this bill, and left out.`,
    heads: ['Id', 'Description', 'Where'],
    rowsOf: ({ unknown }) => unknown.map((one) => [one.line, one.description, atText(one)]),
    isAttention: true,
  },
  doubled: {
    title: 'There twice',
    textOf: (count) =>
      `${counted(count, 'line')} ${count === 1 ? 'has' : 'have'} several rows. Where they differ, none is entered.`,
    heads: [...LINE, 'Where', 'Entered'],
    rowsOf: ({ doubled }) =>
      doubled.map((one) => [
        ...lineCells(one),
        one.at.map(atText).join('; '),
        one.is_taken ? 'They say the same' : 'They differ: left out',
      ]),
    isAttention: true,
  },
  uncounted: {
    title: 'Not in the bill',
    textOf: (count) => `${counted(count, 'line')} ${is(count)} not counted by the bill: there is nothing to allow.`,
    heads: [...LINE, 'Where'],
    rowsOf: ({ uncounted }) => atLine(uncounted),
    isAttention: true,
  },
  changed: {
    title: 'Claimed otherwise',
    textOf: (count) =>
      `${counted(count, 'row')} ${count === 1 ? 'does' : 'do'} not claim what the bill claims. What is offered and allowed is taken of the line as the bill has it.`,
    heads: [...LINE, 'Where', 'Column', 'In the bill', 'In the workbook'],
    rowsOf: ({ changed }) =>
      changed.flatMap(({ cells, ...line }) =>
        cells.map(({ column, claimed, found }, i) => [
          ...(i === 0 ? [...lineCells(line), atText(line)] : ['', '', '', '']),
          ...[column, claimed, found],
        ]),
      ),
    isAttention: true,
  },
  entered: {
    title: 'Entered',
    textOf: (count) => `${counted(count, 'line')} ${is(count)} entered.`,
    heads: [...LINE, 'What', 'Now', 'From the workbook'],
    rowsOf: ({ entered }) => entered.flatMap(changesOf),
  },
  missing: {
    title: 'Missing',
    textOf: (count) =>
      `${counted(count, 'line')} ${is(count)} not in the workbook, and ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`,
    heads: [...LINE],
    rowsOf: ({ missing }) => missing.map(lineCells),
  },
  moved: {
    title: 'Moved',
    textOf: (count) =>
      `${counted(count, 'line')} ${count === 1 ? 'stands' : 'stand'} in another place. What ${count === 1 ? 'it says' : 'they say'} is taken.`,
    heads: [...LINE, 'Where'],
    rowsOf: ({ moved }) => atLine(moved),
  },
  same: {
    title: 'As entered',
    textOf: (count) => `${counted(count, 'line')} ${says(count)} what is entered already.`,
    heads: [...LINE, 'Where'],
    rowsOf: ({ same }) => atLine(same),
  },
}

/** The lists of a preview that are not empty. */
export const sectionsOf = (preview: WorkbookPreview): WorkbookSection[] =>
  (Object.keys(described) as WorkbookSection['name'][]).flatMap((name) => {
    const count = preview.counts[name]
    if (count === 0) return []
    const { title, textOf, heads, rowsOf, isAttention = false } = described[name]
    const rows = rowsOf(preview).map((cells, place) => ({ place, cells }))
    const listed = preview[name].length
    const cut = listed < count ? ` The first ${listed} are listed.` : ''
    return [{ name, title, text: `${textOf(count)}${cut}`, isAttention, heads, rows }]
  })

/** What a workbook would do, in a sentence or two. */
export function summaryOf({ counts }: Pick<WorkbookPreview, 'counts'>): string {
  const { entered, same } = counts
  const left = counts.unreadable + counts.unknown + counts.uncounted
  const said = entered > 0 ? `${counted(entered, 'line')} would be entered.` : 'Nothing in this workbook is new.'
  return [
    said,
    same > 0 && `${counted(same, 'line')} ${says(same)} what is entered already.`,
    left > 0 && 'Something cannot be taken.',
    counts.changed > 0 && 'Some rows do not claim what the bill claims.',
  ]
    .filter(Boolean)
    .join(' ')
}
