import { poundsOf, poundsOrNull } from '@costdraft/costing'
import { AUDITED_LINE } from '@costdraft/schema/assessment/assessed-audit.ts'
import { assessedColumns } from '@costdraft/schema/assessment/assessment.ts'
import { asWritten, inPounds } from '@costdraft/schema/text/in-words.ts'
import { audit, auditEach, difference, type AuditEntry } from '../audit/audit.ts'
import type { Action } from '../audit/audit.table.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import type { RowValues } from '../db/row-values.ts'
import type { RequestContext } from '../http/request.ts'
import type { StoredPayment } from './assessment.table.ts'
import type { Entered } from './entered.ts'
import type { BillLine } from './bill-lines.ts'
import type { Assessment } from './read-assessment.ts'

type Context = Pick<RequestContext, 'tx' | 'viewer'>
type Owner = Pick<CaseHead, 'uuid' | 'client'>

/** What an entry of the audit about the assessment of a case, or a line of it, is about. */
const subjectOf = ({ viewer }: Context, { uuid, client }: Owner, entity: string) => ({
  ...{ client_uuid: client, case_uuid: uuid, entity: 'assessment', entity_uuid: entity, by: viewer.user_uuid },
})

/** Writes an entry of the audit about the assessment of a case. */
export const auditAssessment = (
  context: Context,
  owner: Owner,
  entity: string,
  action: Action,
  rows: NonNullable<AuditEntry['rows']>,
): Promise<void> => audit(context.tx, subjectOf(context, owner, entity), action, rows)

/** What is entered of a line as the audit keeps it: pounds and hours. */
const flatLine = (entered: Entered): RowValues => {
  const { reason, words, dispute, reply, ruling } = entered
  const amounts = assessedColumns.flatMap((column) => {
    const amount = entered[column]
    return [
      [`${column}_hours`, amount?.hours == null ? null : amount.hours / 100],
      [`${column}_rate`, poundsOrNull(amount?.rate)],
      [`${column}_amount`, amount ? poundsOf(amount.amount) : null],
    ]
  })
  return { ...Object.fromEntries(amounts), reason, words, dispute, reply, ruling }
}

const LONGEST = 80
/** What people know a line by: its number and its description. */
const lineName = ({ number, description }: BillLine): string => {
  const text = description.replaceAll(/\s+/g, ' ').slice(0, LONGEST).toWellFormed()
  return number === null ? text : `line ${number}: ${text}`
}

/** What changed of a line, for the audit; undefined where nothing did. */
export const lineDifference = (before: Entered, after: Entered): ReturnType<typeof difference> =>
  difference(flatLine(before), flatLine(after))

/** A line, and what changed of it. */
export interface ChangedLine {
  line: BillLine
  changed: NonNullable<ReturnType<typeof difference>>
}

/** Writes down what changed of lines, an entry each. */
export const auditLines = (context: Context, owner: Owner, lines: readonly ChangedLine[]): Promise<void> =>
  auditEach(
    context.tx,
    lines.map(({ line, changed: { before, after } }) => {
      const named = { [AUDITED_LINE]: lineName(line) }
      return {
        subject: subjectOf(context, owner, line.uuid),
        action: 'changed',
        rows: { before: { ...named, ...before }, after: { ...named, ...after } },
      }
    }),
  )

const paid = ({ date, amount, words }: StoredPayment): string =>
  [asWritten(date), inPounds(amount / 100), words].filter(Boolean).join(' ')
/** What is known of an assessment as a whole, as the audit keeps it. */
export const flatHeader = ({ header, payments }: Pick<Assessment, 'header' | 'payments'>): RowValues => ({
  general_points: header?.general_points ?? null,
  payments: payments.map(paid),
  offers: (header?.offers ?? []).map(
    (offer) => `${offer.by === 'paying_party' ? 'Paying' : 'Receiving'} party ${paid(offer)}`,
  ),
  interest_rate: header?.interest_rate == null ? null : header.interest_rate / 100,
  interest_from: header?.interest_from ?? null,
  disallowed: (header?.disallowed ?? []).map(({ from, to }) => `${asWritten(from)} to ${asWritten(to)}`),
})
