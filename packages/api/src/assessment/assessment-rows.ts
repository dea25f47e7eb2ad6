import type { AssessedAmount } from '@costdraft/costing'
import type { AssessedColumn } from '@costdraft/schema/assessment/assessment.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withMs } from '../db/times.ts'
import type { AssessmentLineTable, StoredClaim } from './assessment.table.ts'
import type { Entered } from './entered.ts'

/** The same as it is stored, with its version and who changed it last. */
export interface EnteredRow extends Entered {
  line: string
  fingerprint: string
  version: number
  changed_by: string
  changed_at: string
  changed_at_ms: string
}

/** The same of a row of `assessment_line` in the database. */
export const HAS_ENTRY: RawBuilder<boolean> = sql<boolean>`
  num_nonnulls(offered_amount, allowed_amount, reason, words, dispute, reply, ruling) > 0`

/** The columns of an amount; pence are read as numbers. */
const columns = (name: AssessedColumn) => sql`
  ${sql.ref(`${name}_hours`)}, ${sql.ref(`${name}_rate`)}::float8, ${sql.ref(`${name}_amount`)}::float8, ${sql.ref(`${name}_vat`)}::float8`
type Stored = Omit<AssessmentLineTable, 'claimed' | 'changed_at' | 'changed_by'> &
  Pick<EnteredRow, 'changed_by' | 'changed_at' | 'changed_at_ms'>

function amountIn(row: Stored, name: AssessedColumn): AssessedAmount | null {
  const amount = row[`${name}_amount`]
  if (amount === null) return null
  return { hours: row[`${name}_hours`], rate: row[`${name}_rate`], amount, vat: row[`${name}_vat`] ?? 0 }
}
const enteredOf = (row: Stored): EnteredRow => {
  const { line, fingerprint, version, reason, words, dispute, reply, ruling } = row
  const { changed_by, changed_at, changed_at_ms } = row
  return {
    ...{ line, fingerprint, version, reason, words, dispute, reply, ruling },
    ...{ changed_by, changed_at, changed_at_ms },
    ...{ offered: amountIn(row, 'offered'), allowed: amountIn(row, 'allowed') },
  }
}

/** The key of a row: a line with what it claimed. */
export const rowKey = ({ line, fingerprint }: { line: string; fingerprint: string }): string => `${line} ${fingerprint}`

/** What is entered of the lines of an assessment, by `rowKey`. */
export async function enteredRows(tx: Tx, assessment: string): Promise<Map<string, EnteredRow>> {
  const { rows } = await sql<Stored>`
    select entered.line, entered.fingerprint, entered.version, ${columns('offered')}, ${columns('allowed')},
      reason, words, dispute, reply, ruling, person.firstname || ' ' || person.surname as changed_by,
      entered.changed_at, ${withMs(sql.ref('entered.changed_at'))} as changed_at_ms
    from assessment_line entered left join person on person.uuid = entered.changed_by
    where assessment_uuid = ${assessment} order by entered.line, entered.fingerprint`.execute(tx)
  return new Map(rows.map((row) => [rowKey(row), enteredOf(row)]))
}

/** What lines claimed when something was entered of them, by `rowKey`. */
export async function claimsOf(
  tx: Tx,
  assessment: string,
  rows: readonly EnteredRow[],
): Promise<Map<string, StoredClaim>> {
  if (rows.length === 0) return new Map()
  const found = await tx
    .selectFrom('assessment_line')
    .select(['line', 'fingerprint', 'claimed'])
    .where('assessment_uuid', '=', assessment)
    .where(sql<boolean>`line || ' ' || fingerprint = any(${rows.map(rowKey)}::text[])`)
    .execute()
  return new Map(found.map(({ claimed, ...row }) => [rowKey(row), claimed]))
}
