import type { Amounts, RateTable } from '@costdraft/costing'
import { check, isDraft, type Draft } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { parseAmount } from '@costdraft/schema/rates/amount.ts'
import { rateEditionFields } from '@costdraft/schema/rates/edition.ts'
import { draftOf, objectOf, problemDetails } from '../http/body.ts'
import { ValidationError } from '../errors/errors.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { editionOnWire, today, type OwnRow } from './rate-rows.ts'
import { TIMES } from '../db/times.ts'

/** A validated edition; amounts in whole pence or percent. */
export interface EditionInput {
  effective_from: string
  authority: string
  amounts: Amounts
}

const names = wireNames(rateEditionFields('1990-01-01'))
/** Keys that an answer has and a request may send back, and why it cannot set them. */
const FIXED = {
  uuid: 'An edition keeps its uuid.',
  source: 'Only an edition of the statute has a source.',
  provisional: 'Only an edition of the statute is provisional.',
  by: 'This is whoever records the edition.',
  recorded_at: 'This is when the edition is recorded.',
  version: 'The version follows from the changes.',
}
const DERIVED = new Set([...Object.keys(FIXED), 'recorded_at_ms', ...TIMES])
const MAX_KEY = 100

/** Parses the amounts of a body; returns the problems by wire path. */
function parseAmounts({ rows }: RateTable, given: unknown): { amounts: Amounts; problems: [string, string][] } {
  if (!isDraft(given)) return { amounts: {}, problems: [['amounts', 'Send the figures by row.']] }
  const units = new Map(rows.map(({ key, unit }) => [key, unit]))
  const amounts: Record<string, number> = {}
  const problems: [string, string][] = []
  for (const [row, value] of Object.entries(given)) {
    const unit = units.get(row)
    const { amount, problem } = unit ? parseAmount(unit, value) : { problem: 'This table has no such row.' }
    if (amount === undefined) problems.push([`amounts.${row.slice(0, MAX_KEY)}`, problem ?? ''])
    else amounts[row] = amount
  }
  if (Object.keys(given).length === 0) problems.push(['amounts', 'Enter at least one figure.'])
  return { amounts, problems }
}

/**
 * Validates the body of an edition; what it leaves out is taken from `before`. Throws 422 with all problems, those of
 * rows as `amounts.<row>`.
 */
export function editionInput(table: RateTable, body: unknown, before?: OwnRow): EditionInput {
  const { amounts: given, ...rest } = objectOf(body)
  assertUnchanged(rest, before ? editionOnWire(table, before) : {}, FIXED)
  const draft: Draft = {
    ...(before && { effectiveFrom: before.effective_from, authority: before.authority }),
    ...draftOf(names, rest, DERIVED),
  }
  const { value, problems = [] } = check(rateEditionFields(today()), draft)
  const parsed = given === undefined && before ? { amounts: before.amounts, problems: [] } : parseAmounts(table, given)
  const details = { ...problemDetails(problems), ...Object.fromEntries(parsed.problems) }
  if (!value || Object.keys(details).length > 0) throw new ValidationError(details)
  return { effective_from: value.effectiveFrom, authority: value.authority, amounts: parsed.amounts }
}
