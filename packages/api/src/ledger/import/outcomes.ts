import type { LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import type { LedgerPlan, Stored } from '../ledger-plan.ts'
import type { LedgerRow } from '../ledger-row.ts'

/** What becomes of a row that is taken. */
export interface Outcome {
  change: NonNullable<LedgerPreviewRow['change']>
  /** In hundredths of an hour. */
  time: number
  estimated: boolean
  /** The stored row that it changes or stands for. */
  stored?: Stored
}

const timeOf = ({ time, estimated }: LedgerRow & { time: number; estimated: boolean }) => ({ time, estimated })

/** What becomes of the rows that are taken, by row number. */
export const outcomesOf = ({ added, updated, unchanged }: LedgerPlan): ReadonlyMap<number, Outcome> =>
  new Map<number, Outcome>([
    ...added.map((row) => [row.row, { change: 'added', ...timeOf(row) }] as const),
    ...updated.map((row) => [row.row, { change: 'updated', ...timeOf(row), stored: row.stored }] as const),
    ...unchanged.map(({ row, stored }): [number, Outcome] => {
      const { time, estimated } = stored
      return [row.row, { change: 'unchanged', time: Math.round(time * 100), estimated, stored }]
    }),
  ])

/** The row of the case that a row without an id is, so that it is not stored again. */
export const storedAlready = (id: string | null, outcome: Outcome | undefined): Stored | undefined =>
  id === null && outcome?.change === 'unchanged' ? outcome.stored : undefined
