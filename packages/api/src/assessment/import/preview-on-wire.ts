import {
  MOST_LISTED,
  type WorkbookEntered,
  type WorkbookEntry,
  type WorkbookPreview,
} from '@costdraft/schema/assessment/workbook-import.ts'
import { enteredNames, nothingEntered, type Entered } from '../entered.ts'
import { enteredOnWire } from '../lines-on-wire.ts'
import type { At, NamedLine } from '../read-back/workbook-read.ts'
import type { ListedRead } from './listed-read.ts'
import type { Plan, PlannedLine } from './planned-lines.ts'

/** A row as it is named: where it is stands beside what its line is called. */
const flat = <T extends { at: At }>({ at, ...named }: T) => ({ ...named, ...at })
const nameOf = ({ line, number, date, description }: NamedLine): NamedLine => ({ line, number, date, description })

/** Those of the fields of a line that a row changes. */
function changedOnly(entered: Entered, changed: Partial<Entered>): WorkbookEntry {
  const onWire = enteredOnWire(entered)
  return Object.fromEntries(enteredNames.filter((name) => name in changed).map((name) => [name, onWire[name]]))
}

function enteredLine({ row, line, entered }: PlannedLine): WorkbookEntered {
  const before = line.row ?? nothingEntered
  return {
    ...{ ...nameOf(row), ...row.at, uuid: line.of.uuid },
    before: changedOnly(before, entered),
    after: changedOnly({ ...before, ...entered }, entered),
  }
}

/** What of a workbook would be entered, and where it is not as it was made, in wire format. */
export const previewOnWire = (
  { entered, same }: Plan,
  { lists, counts }: Pick<ListedRead, 'lists' | 'counts'>,
  about: Pick<WorkbookPreview, 'import_uuid' | 'file_name' | 'version'>,
): WorkbookPreview => ({
  ...about,
  counts: { entered: entered.length, same: same.length, ...counts },
  entered: entered.slice(0, MOST_LISTED).map(enteredLine),
  same: same.slice(0, MOST_LISTED).map((row) => ({ ...nameOf(row), ...row.at })),
  changed: lists.changed.map(flat),
  moved: lists.moved.map(flat),
  doubled: lists.doubled.map(({ isTaken, ...line }) => ({ ...line, is_taken: isTaken })),
  missing: lists.missing,
  unknown: lists.unknown.map(flat),
  uncounted: lists.uncounted.map(flat),
  unreadable: lists.unreadable,
})
