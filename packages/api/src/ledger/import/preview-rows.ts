import type { LedgerMessage, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import type { CaseRow } from '../../cases/case-rows.ts'
import { fullName } from '../earner-names.ts'
import type { Column, Layout } from '../headings.ts'
import type { ParsedRow } from '../ledger-rows.ts'
import { noWorkMessages } from '../no-work.ts'
import { warningsIn } from '../taking-ledgers.ts'
import { duplicatesOf } from './duplicates.ts'
import { outcomesOf, storedAlready, type Outcome } from './outcomes.ts'
import type { ReadImport } from './read-import.ts'

/** The most characters of a cell that are shown. */
export const CELL_LENGTH = 200
const STORED_ALREADY = 'The case has this row already. It is not stored again.'

/** All rows of a file, with what would become of each. */
export function previewRows(owner: CaseRow, read: ReadImport): LedgerPreviewRow[] {
  const { layout, rows, wanted, names, failed, plan } = read
  const isWanted = new Set(wanted)
  const outcomes = outcomesOf(plan)
  const nameOf = new Map(names.earners.map((earner) => [earner.uuid, fullName(earner)]))
  const duplicates = duplicatesOf(read, nameOf)
  const failures = Map.groupBy(failed, ({ row }) => row)
  const warnings = Map.groupBy(warningsIn(owner, layout.headingOf, plan.taken, names.earners), ({ row }) => row)
  const valueOf = valueReader(layout)
  const warningsOf = (parsed: ParsedRow, outcome: Outcome | undefined): LedgerMessage[] =>
    [
      ...(warnings.get(parsed.row) ?? []),
      ...(storedAlready(parsed.values.id, outcome)
        ? [{ column: layout.headingOf('description'), message: STORED_ALREADY }]
        : []),
    ].map(({ column, message }) => ({ column, value: valueOf(parsed, column), message }))
  /** Of a row that is left out, nothing is said but why, if not because a person chose so. */
  const messagesOf = (parsed: ParsedRow, all: LedgerMessage[]): LedgerMessage[] => {
    if (isWanted.has(parsed)) return all
    const column = layout.headingOf('description')
    return parsed.noWork ? [{ column, value: valueOf(parsed, column), message: noWorkMessages[parsed.noWork] }] : []
  }
  return rows.map((parsed): LedgerPreviewRow => {
    const { row, cells, values } = parsed
    const outcome = outcomes.get(row)
    const wrong = (failures.get(row) ?? []).map(({ column, value, message }) => ({ column, value, message }))
    const messages = messagesOf(parsed, [...wrong, ...warningsOf(parsed, outcome)])
    return {
      row,
      state: stateOf(isWanted.has(parsed), wrong, messages),
      cells: cells.map((text) => text.slice(0, CELL_LENGTH)),
      corrected: [...parsed.corrected],
      left_out: isWanted.has(parsed) ? null : (parsed.noWork ?? 'chosen'),
      ...readValues(parsed, nameOf),
      time: hoursOf(outcome?.time ?? values.time),
      estimated: outcome?.estimated ?? false,
      change: outcome?.change ?? null,
      messages,
      duplicate: duplicates.get(row) ?? null,
    }
  })
}

function stateOf(
  isWanted: boolean,
  wrong: readonly LedgerMessage[],
  messages: readonly LedgerMessage[],
): LedgerPreviewRow['state'] {
  if (!isWanted) return 'left_out'
  if (wrong.length > 0) return 'error'
  return messages.length > 0 ? 'warning' : 'ready'
}

/** What could be read of a row. */
const readValues = (
  { values: { date, feeEarner, activityType, description } }: ParsedRow,
  nameOf: ReadonlyMap<string, string>,
): Pick<LedgerPreviewRow, 'date' | 'fee_earner' | 'activity_type' | 'description'> => ({
  date: date ?? null,
  fee_earner: feeEarner ? { uuid: feeEarner, name: nameOf.get(feeEarner) ?? '' } : null,
  activity_type: activityType ?? null,
  description,
})

/** Hundredths of an hour in hours; null for a time that no row can have. */
const hoursOf = (hundredths: number | null): number | null =>
  hundredths !== null && hundredths > 0 ? hundredths / 100 : null

/** The value of a cell by its heading. */
function valueReader({ indexes, headingOf }: Layout): (row: ParsedRow, heading: string) => string {
  const columns = new Map((Object.keys(indexes) as Column[]).map((column) => [headingOf(column), column]))
  return ({ cell }, heading) => cell(columns.get(heading) ?? 'description').slice(0, CELL_LENGTH)
}
