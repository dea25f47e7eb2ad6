import {
  atPercent,
  atRate,
  claimedAmount,
  penceOf,
  type AssessedAmount,
  type ClaimedLine,
  type Pence,
  type ReductionReason,
} from '@costdraft/costing'
import { manyRulingFields } from '@costdraft/schema/assessment/assessment-fields.ts'
import type { AssessedColumn } from '@costdraft/schema/assessment/assessment.ts'
import { isDraft, type InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { ValidationError } from '../errors/errors.ts'
import { draftOf, validated, withPathPrefix } from '../http/body.ts'
import { nothingEntered, type Entered } from './entered.ts'
import { assessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { auditAssessment, lineDifference } from './audit-assessment.ts'
import type { RuledLine } from './assessment.table.ts'
import { enteredAfter } from './line-changes.ts'
import { filtered, filterInBody } from './line-filter.ts'
import { keepRuling, type Ruled } from './keep-ruling.ts'
import { lockAssessment } from './lock-assessment.ts'
import { nextVersion, type EnteredLine } from './read-assessment.ts'
import { ensureHeader, storeLines, type StoredLine } from './store-lines.ts'

/** A ruling as it is asked for: one of a percentage, a rate in pence, and taking away. */
interface ManyRuling {
  column: AssessedColumn
  /** Hundredths of a percent. */
  percent: number | null
  rate: Pence | null
  reason: ReductionReason | null
  emptyOnly: boolean
}

const BODY = new Map(['filter', 'ruling'].map((name) => [name, name]))
const NAMES = wireNames(manyRulingFields)
const ONE_OF = 'Enter a percentage or a rate, or clear what is entered.'

function rulingIn(given: unknown): ManyRuling {
  if (!isDraft(given)) throw new ValidationError({ ruling: 'Send an object.' })
  return withPathPrefix('ruling', () => {
    const value: InputOf<typeof manyRulingFields> = validated(manyRulingFields, draftOf(NAMES, given))
    const { column, percent = null, rate = null, clear, reason = null, emptyOnly } = value
    if ([percent !== null, rate !== null, clear === true].filter(Boolean).length !== 1)
      throw new ValidationError({ percent: ONE_OF })
    return {
      column,
      percent: percent === null ? null : penceOf(percent),
      rate: rate === null ? null : penceOf(rate),
      reason,
      emptyOnly: emptyOnly === true,
    }
  })
}

/** What a ruling makes of a line; undefined for one that it does not reach. */
function ruledOf(line: ClaimedLine, { percent, rate }: ManyRuling): AssessedAmount | null | undefined {
  if (percent !== null) return atPercent(line, percent)
  return rate === null ? null : (atRate(line, rate) ?? undefined)
}

/** What is entered of a line after a ruling; undefined for one that stays as it is. */
function enteredBy(line: EnteredLine, ruling: ManyRuling): Entered | undefined {
  const { column, reason, emptyOnly } = ruling
  if (emptyOnly && line[column] !== null) return undefined
  const amount = ruledOf(line.of.of, ruling)
  if (amount === undefined) return undefined
  const isLess = column === 'allowed' && amount !== null && amount.amount < claimedAmount(line.of.of).amount
  const entered = enteredAfter({ line, entered: { [column]: amount, ...(isLess && reason !== null && { reason }) } })
  return lineDifference(line.row ?? nothingEntered, entered) ? entered : undefined
}

/** The lines of a ruling, as far as undoing it needs to know. */
const effectsOf = (version: number, column: AssessedColumn, stored: readonly StoredLine[]): RuledLine[] =>
  stored.map(({ line }) => ({
    ...{ line: line.of.id, fingerprint: line.of.fingerprint, version },
    ...{ before: line[column], reason: line.row?.reason ?? null },
  }))

/**
 * `POST …/assessment/line/rule`: rules on all lines of a filter at once. What is refused of a line by itself cannot be
 * said here: neither a percentage nor a rate allows more than is claimed. Throws as `saveLines`.
 */
export async function ruleLines(asked: AssessmentRequest): Promise<Ruled> {
  const found = await lockAssessment(asked)
  const { filter, ruling: given } = draftOf(BODY, asked.req.body)
  const ruling = rulingIn(given)
  const lines = filtered(found.lines, filterInBody(filter))
  const stored = lines.flatMap((line): StoredLine[] => {
    const entered = enteredBy(line, ruling)
    return entered ? [{ line, entered }] : []
  })
  const left = lines.length - stored.length
  if (stored.length === 0) return { assessment: await assessmentOnWire(asked, found), changed: 0, left, undo: null }
  const { owner } = found
  const assessment = await ensureHeader(asked, found)
  const version = await nextVersion(asked.tx, owner.uuid)
  const after = await storeLines(asked, found, { assessment, version, stored })
  const { column, percent, rate, reason } = ruling
  const undo = await keepRuling(asked, owner, assessment, { column, lines: effectsOf(version, column, stored) })
  await auditAssessment(asked, owner, assessment, 'changed', {
    after: {
      ...{ lines: stored.length, column },
      ...(percent !== null && { percent: percent / 100 }),
      ...(rate !== null && { rate: rate / 100 }),
      ...(percent === null && rate === null && { clear: true }),
      ...(reason !== null && { reason }),
    },
  })
  return { assessment: await assessmentOnWire(asked, after), changed: stored.length, left, undo }
}
