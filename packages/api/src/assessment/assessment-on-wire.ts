import {
  assessedHeads,
  costsOwed,
  JUDGMENT_RATE,
  poundsOf,
  poundsOrNull,
  type InterestPeriod,
} from '@costdraft/costing'
import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import type { ItemsRequestContext } from '../items/context.ts'
import { claimsOf, rowKey, type EnteredRow } from './assessment-rows.ts'
import type { StoredClaim } from './assessment.table.ts'
import { payableOf, payBy, termsOf } from './payable.ts'
import { amountOnWire, amountOrNull, sumsOnWire } from './lines-on-wire.ts'
import { enteredLines, isEntered, progressOf, type Assessment } from './read-assessment.ts'

/** The context of a request about an assessment: with the clock by which interest runs. */
export interface AssessmentRequest extends ItemsRequestContext {
  now: () => Date
  /** The day in London, `yyyy-mm-dd`. */
  today: () => string
}

const unboundOnWire = ({ line, offered, allowed }: EnteredRow, claim: StoredClaim | undefined) => ({
  line,
  date: claim?.date ?? null,
  description: claim?.description ?? '',
  claimed: claim ? amountOnWire(claim.claimed) : null,
  offered: amountOrNull(offered),
  allowed: amountOrNull(allowed),
})

/** What is entered as a whole, in wire format. `allowed` is what is allowed with VAT, null while a line is unruled. */
function headerOnWire({ header, payments }: Assessment, allowed: number | null) {
  return {
    general_points: header?.general_points ?? null,
    payments: payments.map(({ date, amount, words }) => ({ date, amount: poundsOf(amount), words })),
    offers: (header?.offers ?? []).map(({ date, by, amount, words }) => ({
      ...{ date, by, amount: poundsOf(amount), words },
      beside: allowed === null ? null : poundsOf(amount - allowed),
    })),
  }
}

const periodOnWire = ({ from, to, days, principal, isDisallowed, interest }: InterestPeriod) => ({
  ...{ from, to, days, principal: poundsOf(principal), is_disallowed: isDisallowed },
  amount: poundsOf(interest),
})

/** Whether an assessment of a case was removed within thirty days. */
async function wasRemoved({ tx, now }: AssessmentRequest, caseUuid: string): Promise<boolean> {
  const { rows } = await sql`select from assessment where case_uuid = ${caseUuid}
    and removed_at > ${now().toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS}) limit 1`.execute(tx)
  return rows.length > 0
}

/** An assessment in wire format, without its lines: amounts are in pounds, hours have two decimals. */
export async function assessmentOnWire(asked: AssessmentRequest, found: Assessment) {
  const { owner, version, header, lines, unbound } = found
  const { sums, state, isRuled } = progressOf(found)
  const claims = header ? await claimsOf(asked.tx, header.uuid, unbound) : new Map<string, StoredClaim>()
  const allowed = sums.allowed.gross
  const today = asked.today()
  const terms = termsOf(found)
  const { interest, daily, periods, balance } = costsOwed(allowed, terms, today)
  const payable = isRuled ? payableOf(await payBy(asked.tx, owner), { today, allowed, terms }) : null
  return {
    case_uuid: owner.uuid,
    version,
    state,
    entered: enteredLines(found),
    heads: assessedHeads(lines).map(({ name, part, ...of }) => ({ name, part, totals: sumsOnWire(of) })),
    totals: sumsOnWire(sums),
    ...headerOnWire(found, isRuled ? allowed : null),
    interest: {
      rate: (header?.interest_rate ?? JUDGMENT_RATE) / 100,
      from: header?.interest_from ?? null,
      amount: poundsOrNull(interest),
      daily: poundsOrNull(daily),
      disallowed: header?.disallowed ?? [],
      periods: periods.map(periodOnWire),
    },
    balance: isRuled ? poundsOf(balance) : null,
    payable: payable && { ...payable, amount: poundsOrNull(payable.amount) },
    unbound: unbound.map((row) => unboundOnWire(row, claims.get(rowKey(row)))),
    can_restore: !isEntered(found) && (await wasRemoved(asked, owner.uuid)),
  }
}
export type AssessmentOnWire = Awaited<ReturnType<typeof assessmentOnWire>>
