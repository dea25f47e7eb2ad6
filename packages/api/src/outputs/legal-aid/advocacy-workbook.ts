import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenHearing } from '../../items/frozen-facts.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { text, type Cell, type WorkbookModel } from '../workbook/workbook.ts'
import { figure, firstColumns, lastColumns, linesWorkbook, rateColumn, type LineColumn } from './line-columns.ts'
import { headOf, numberedLines } from './numbered-lines.ts'

/** A column about the hearing of a fee; empty where the fee is for none. */
const ofHearing = (head: string, width: number, cellOf: (hearing: FrozenHearing) => Cell): LineColumn => ({
  head,
  width,
  cell: ({ item }) => (item?.hearing ? cellOf(item.hearing) : text(null)),
})

const columns: readonly LineColumn[] = [
  ...firstColumns,
  ofHearing('Hearing', 22, ({ hearingType }) => text(labelOf(hearingType))),
  ofHearing('Court level', 22, ({ courtLevel }) => text(labelOf(courtLevel))),
  ofHearing('From', 7, ({ startTime }) => text(startTime)),
  ofHearing('To', 7, ({ endTime }) => text(endTime)),
  ofHearing('Lunch, h', 9, ({ lunch }) => figure(lunch, 'hours')),
  ofHearing('Hours', 8, ({ hours }) => figure(hours, 'hours')),
  ofHearing('Units or days', 13, ({ units }) => figure(units, 'whole')),
  {
    head: 'Fee',
    width: 44,
    cell: ({ line, head }, frozen) =>
      text([frozen.bill.parts?.length ? headOf(frozen, head) : '', line.description].filter(Boolean).join(': ')),
    reads: 'description',
  },
  rateColumn,
  ...lastColumns,
]

/** The advocacy of a legal aid case: each fee of each hearing with the times that it follows from. */
export const advocacyWorkbook = (frozen: FrozenCase, snapshot = ''): WorkbookModel =>
  linesWorkbook(frozen, {
    title: 'Advocacy schedule',
    lines: numberedLines(frozen).filter(({ line }) => line.head === 'advocacy'),
    columns,
    empty: 'No advocacy is recorded.',
    snapshot,
  })
