import type { AssessedAmount } from '@costdraft/costing'
import { sql } from 'kysely'
import type { ItemsContext } from '../items/context.ts'
import type { EnteredRow } from './assessment-rows.ts'
import type { Entered } from './entered.ts'
import { keepOutcome } from './keep-outcome.ts'
import type { StoredClaim } from './assessment.table.ts'
import { currentHeader, type Assessment, type EnteredLine } from './read-assessment.ts'

/** What is entered of a line after a change. */
export interface StoredLine {
  line: EnteredLine
  entered: Entered
}

/** The uuid of the assessment of a case that something is entered in: it is made with the first entry. */
export async function ensureHeader({ tx, viewer }: ItemsContext, { owner, header }: Assessment): Promise<string> {
  if (header) return header.uuid
  await tx
    .insertInto('assessment')
    .values({ client_uuid: owner.client, case_uuid: owner.uuid, rulings: 0, created_by: viewer.user_uuid })
    .execute()
  const made = await currentHeader(tx, owner.uuid)
  if (!made) throw new Error('An assessment that was just made is not there.')
  return made.uuid
}

const columnsOf = (name: 'offered' | 'allowed', amount: AssessedAmount | null) => ({
  [`${name}_hours`]: amount?.hours ?? null,
  [`${name}_rate`]: amount?.rate ?? null,
  [`${name}_amount`]: amount?.amount ?? null,
  [`${name}_vat`]: amount?.vat ?? null,
})

/** How many rows one statement stores. */
const AT_ONCE = 1_000
const DATA = [
  ...['offered_hours', 'offered_rate', 'offered_amount', 'offered_vat'],
  ...['allowed_hours', 'allowed_rate', 'allowed_amount', 'allowed_vat'],
  ...['reason', 'words', 'dispute', 'reply', 'ruling'],
] as const
const data = sql.join(DATA.map((name) => sql.ref(name)))
const overwritten = sql.join(DATA.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))

const rowOf = ({ line: { of }, entered: { offered, allowed, ...texts } }: StoredLine) => ({
  line: of.id,
  fingerprint: of.fingerprint,
  claimed: { date: of.of.date, description: of.description, claimed: of.claimed } satisfies StoredClaim,
  ...columnsOf('offered', offered),
  ...columnsOf('allowed', allowed),
  ...texts,
})

/** Stores what is entered of lines under a version, and answers the assessment with it. */
export async function storeLines(
  { tx, viewer }: ItemsContext,
  found: Assessment,
  { assessment, version, stored }: { assessment: string; version: number; stored: readonly StoredLine[] },
): Promise<Assessment> {
  const { owner } = found
  const { rows } = await sql<{ at: string; at_ms: string }>`
    select clock_timestamp() as at, clock_timestamp()::timestamp as at_ms`.execute(tx)
  const at = rows[0]?.at_ms ?? ''
  for (let first = 0; first < stored.length; first += AT_ONCE)
    await sql`
      insert into assessment_line (assessment_uuid, client_uuid, case_uuid, line, fingerprint, claimed, ${data}, version, changed_by, changed_at)
      select ${assessment}::uuid, ${owner.client}::uuid, ${owner.uuid}::uuid, line, fingerprint, claimed, ${data}, ${version}::int, ${viewer.user_uuid}::uuid, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(stored.slice(first, first + AT_ONCE).map(rowOf))}::jsonb) as entered (
        line text, fingerprint text, claimed jsonb, offered_hours int, offered_rate bigint, offered_amount bigint, offered_vat bigint,
        allowed_hours int, allowed_rate bigint, allowed_amount bigint, allowed_vat bigint, reason text, words text, dispute text, reply text, ruling text)
      on conflict (assessment_uuid, line, fingerprint) do update set ${overwritten},
        version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(tx)
  const by = `${viewer.firstname} ${viewer.surname}`
  const changed = new Map(
    stored.map(({ line, entered }): [EnteredLine, EnteredRow] => [
      line,
      {
        ...{ line: line.of.id, fingerprint: line.of.fingerprint, ...entered, version },
        ...{ changed_by: by, changed_at: rows[0]?.at ?? '', changed_at_ms: at },
      },
    ]),
  )
  const after: Assessment = {
    ...found,
    version,
    header: found.header ?? (await currentHeader(tx, owner.uuid)),
    lines: found.lines.map((line) => {
      const row = changed.get(line)
      return row ? { ...line, row, offered: row.offered, allowed: row.allowed } : line
    }),
  }
  await keepOutcome(tx, after)
  return after
}
