import { assessedSums, type AssessedAmount, type AssessedLine, type AssessedSums } from '@costdraft/costing'
import type { AssessmentState } from '@costdraft/schema/assessment/assessment.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCaseHead, type CaseHead } from '../cases/case-rows.ts'
import { param } from '../cases/open-case.ts'
import { Conflict } from '../errors/errors.ts'
import type { ItemsContext, ItemsRequestContext } from '../items/context.ts'
import type { StoredDays, StoredOffer, StoredPayment } from './assessment.table.ts'
import { enteredRows, rowKey, type EnteredRow } from './assessment-rows.ts'
import { isBlank } from './entered.ts'
import type { AssessedBill, BillLine } from './bill-lines.ts'
import { billOfSnapshot } from './frozen-bills.ts'

/** What is known of an assessment as a whole. */
export interface Header {
  uuid: string
  general_points: string | null
  /** Null for what the bill says was paid on account. */
  payments: readonly StoredPayment[] | null
  offers: readonly StoredOffer[]
  /** Hundredths of a percent a year; null for the rate of judgment debts. */
  interest_rate: number | null
  interest_from: string | null
  disallowed: readonly StoredDays[]
}
/** A line of the bill with what is entered of it. */
export interface EnteredLine extends AssessedLine {
  offered: AssessedAmount | null
  allowed: AssessedAmount | null
  of: BillLine
  row: EnteredRow | undefined
}
/** The assessment of a completed case as it is stored. */
export interface Assessment {
  owner: CaseHead
  version: number
  /** Undefined while nothing was entered. */
  header: Header | undefined
  /** What was paid: what is entered, or else what the bill says. */
  payments: readonly StoredPayment[]
  bill: AssessedBill
  lines: readonly EnteredLine[]
  /** What was entered of lines that the bill does not have any more, or has changed. */
  unbound: readonly EnteredRow[]
}

/** The lines of an assessment by the keys of their rows. */
export const linesByKey = ({ lines }: Pick<Assessment, 'lines'>): ReadonlyMap<string, EnteredLine> =>
  new Map(lines.map((line) => [rowKey({ line: line.of.id, fingerprint: line.of.fingerprint }), line]))

/** Throws 409 unless a case is complete: only then it has a bill that is assessed. */
export function assertComplete({ stage }: Pick<CaseHead, 'stage'>): void {
  if (stage !== 'complete') throw new Conflict('This case is not complete. Complete it to enter its assessment.')
}

const HEADER = ['uuid', 'general_points', 'payments', 'offers', 'interest_rate', 'interest_from', 'disallowed'] as const
/** The assessment of a case that is not set aside; undefined where there is none. */
export const currentHeader = (tx: Tx, caseUuid: string): Promise<Header | undefined> =>
  tx
    .selectFrom('assessment')
    .select(HEADER)
    .where('case_uuid', '=', caseUuid)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

const lineOf = (of: BillLine, row: EnteredRow | undefined): EnteredLine => {
  const { head, part, claimed } = of
  return { of, row, ...{ head, part, claimed }, offered: row?.offered ?? null, allowed: row?.allowed ?? null }
}

/** What was paid: what is entered, or else what the bill says. */
export const paidOf = (header: Header | undefined, { payments }: AssessedBill): readonly StoredPayment[] =>
  header?.payments ?? payments

/** Reads what is entered of the bill of a completed case. */
export async function enteredOf(tx: Tx, owner: CaseHead, bill: AssessedBill): Promise<Assessment> {
  const { uuid } = owner
  const { assessment_version: version } = await tx
    .selectFrom('case')
    .select('assessment_version')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const header = await currentHeader(tx, uuid)
  const rows = header ? await enteredRows(tx, header.uuid) : new Map<string, EnteredRow>()
  const lines = bill.lines.map((of) => {
    const key = rowKey({ line: of.id, fingerprint: of.fingerprint })
    const row = rows.get(key)
    rows.delete(key)
    return lineOf(of, row)
  })
  // What is left is of no line of the bill as it is.
  const unbound = [...rows.values()].filter((row) => !isBlank(row))
  return { owner, version, header, payments: paidOf(header, bill), bill, lines, unbound }
}

/** Reads what is entered of a completed case, after its checks. */
export const assessmentOf = async (context: ItemsContext, owner: CaseHead): Promise<Assessment> =>
  enteredOf(context.tx, owner, await billOfSnapshot(context, owner.uuid))

/** The assessment of the case of a request. Throws 404 and 403 as for the case, and 409 unless it is complete. */
export async function readAssessment(asked: ItemsRequestContext): Promise<Assessment> {
  const owner = await readCaseHead(asked.tx, asked.viewer, param(asked, 'case'))
  assertComplete(owner)
  return assessmentOf(asked, owner)
}

const hasHeader = ({ general_points, payments, offers, interest_rate, interest_from, disallowed }: Header): boolean =>
  [general_points, payments, interest_rate, interest_from].some((value) => value !== null) ||
  [offers, disallowed].some(({ length }) => length > 0)

/** Of how many lines something is entered; with those that the bill does not have any more, or has changed. */
export const enteredLines = ({ lines, unbound }: Pick<Assessment, 'lines' | 'unbound'>): number =>
  lines.filter(({ row }) => row !== undefined && !isBlank(row)).length + unbound.length

/** Whether anything is entered of an assessment. */
export const isEntered = (found: Pick<Assessment, 'header' | 'lines' | 'unbound'>): boolean =>
  found.header !== undefined && (hasHeader(found.header) || enteredLines(found) > 0)

/** What all lines come to, and how far the assessment is: with `isRuled` every line has a ruling. */
export function progressOf(found: Assessment): { sums: AssessedSums; state: AssessmentState; isRuled: boolean } {
  const sums = assessedSums(found.lines)
  if (!isEntered(found)) return { sums, state: 'not_started', isRuled: false }
  const isRuled = sums.rulings === sums.lines
  return { sums, state: isRuled ? 'ruled' : 'in_progress', isRuled }
}

/** Raises the version of the assessment of a case, which has changed, and answers the new one. */
export async function nextVersion(tx: Tx, caseUuid: string): Promise<number> {
  const { assessment_version: version } = await tx
    .updateTable('case')
    .set((e) => ({
      assessment_version: e('assessment_version', '+', 1),
      // Its editors are not disturbed, and nothing is priced anew.
      updated_at: sql<string>`clock_timestamp()`,
    }))
    .where('uuid', '=', caseUuid)
    .returning('assessment_version')
    .executeTakeFirstOrThrow()
  return version
}
