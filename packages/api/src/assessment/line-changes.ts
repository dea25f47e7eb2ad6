import { isRefused, penceOf, ruledAmount, type AssessedAmount, type ClaimedLine } from '@costdraft/costing'
import { assessedAmountFields, assessedLineFields } from '@costdraft/schema/assessment/assessment-fields.ts'
import { assessedColumns, MOST_LINE_CHANGES, type AssessedColumn } from '@costdraft/schema/assessment/assessment.ts'
import { check, isDraft, type Draft, type InputOf, type Problem } from '@costdraft/schema/field.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'
import { draftOf, withPathPrefix } from '../http/body.ts'
import { nothingEntered, type Entered } from './entered.ts'
import type { EnteredLine } from './read-assessment.ts'
import { sentenceOf } from './refusal-sentences.ts'

/** What is entered of a line: what is not named stays. */
export interface LineChange {
  /** Its place in the request. */
  at: number
  line: EnteredLine
  /** The version that it is based on; undefined for any. */
  version: string | undefined
  entered: Partial<Entered>
}

const names = (...list: readonly string[]) => new Map(list.map((name) => [name, name]))
const BODY = names('changes')
const AMOUNT = names(...Object.keys(assessedAmountFields))
const CHANGE = names('uuid', 'version', ...assessedColumns, ...Object.keys(assessedLineFields))

const inHundredths = (value: number | null | undefined): number | null => (value == null ? null : penceOf(value))

/** What is offered or allowed of a line by a body, or what is wrong with it. */
function amountOf(
  column: AssessedColumn,
  given: unknown,
  line: ClaimedLine,
): { amount: AssessedAmount | null } | { problems: Problem[] } {
  if (given === null) return { amount: null }
  if (!isDraft(given)) return { problems: [{ path: '', message: 'Send an object with hours and rate, or an amount.' }] }
  const { value, problems } = check(
    assessedAmountFields,
    withPathPrefix(column, () => draftOf(AMOUNT, given)),
  )
  if (problems) return { problems }
  const { hours, rate, amount } = value as InputOf<typeof assessedAmountFields>
  const ruled = ruledAmount(line, {
    hours: inHundredths(hours),
    rate: inHundredths(rate),
    amount: inHundredths(amount),
  })
  return isRefused(ruled) ? { problems: [{ path: ruled.field, message: sentenceOf(ruled, line) }] } : { amount: ruled }
}

const pathOf = (...parts: readonly string[]): string => parts.filter(Boolean).join('.')

type Report = (path: string, message: string) => void
type MutableEntered = { -readonly [K in keyof Entered]?: Entered[K] }

/** What a change says of the amounts of a line. */
function amountsIn(draft: Draft, line: ClaimedLine, report: Report): Partial<Entered> {
  const entered: MutableEntered = {}
  for (const column of assessedColumns) {
    if (draft[column] === undefined) continue
    const read = amountOf(column, draft[column], line)
    if ('amount' in read) entered[column] = read.amount
    else for (const { path, message } of read.problems) report(pathOf(column, path), message)
  }
  return entered
}

/** What a change says of a line in words. */
function textsIn(draft: Draft, report: Report): Partial<Entered> {
  const { value, problems } = check(assessedLineFields, draft)
  for (const { path, message } of problems ?? []) report(path, message)
  const texts: InputOf<typeof assessedLineFields> = value ?? {}
  const named = (Object.keys(assessedLineFields) as (keyof typeof texts)[]).filter((name) => draft[name] !== undefined)
  return Object.fromEntries(named.map((name) => [name, texts[name] ?? null]))
}

function versionIn(version: unknown, report: Report): string | undefined {
  if (version === undefined || version === null || version === '') return undefined
  if (typeof version === 'string' || typeof version === 'number') return String(version)
  report('version', 'Send text.')
  return undefined
}

/** Reads one change, and reports what is wrong with it by paths below its own. */
function changeIn(
  given: Draft,
  find: (uuid: string) => EnteredLine | undefined,
  report: Report,
): Omit<LineChange, 'at'> | undefined {
  const { uuid, version, ...draft } = draftOf(CHANGE, given)
  const line = typeof uuid === 'string' ? find(uuid.toLowerCase()) : undefined
  if (!line) {
    report('uuid', 'The bill has no such line.')
    return undefined
  }
  const entered = { ...amountsIn(draft, line.of.of, report), ...textsIn(draft, report) }
  return { line, version: versionIn(version, report), entered }
}

/** The paths and sentences of what is wrong with a change that has keys which are not known. */
function unknownKeys(error: unknown): [string, string][] {
  if (error instanceof ValidationError) return Object.entries(error.details)
  throw error
}

/**
 * The changes of lines in a body, 1 to 100, each line once. Throws 422 with all that is wrong, by paths such as
 * `changes.3.allowed.hours`.
 */
export function changesIn(body: unknown, lines: readonly EnteredLine[]): LineChange[] {
  const { changes } = draftOf(BODY, body)
  if (!Array.isArray(changes) || changes.length === 0 || changes.length > MOST_LINE_CHANGES)
    throw new ValidationError({ changes: `Send a list of 1 to ${MOST_LINE_CHANGES} changes.` })
  const byUuid = new Map(lines.map((line) => [line.of.uuid, line]))
  const seen = new Set<EnteredLine>()
  const details: Record<string, string> = {}
  const read = changes.flatMap((given: unknown, at): LineChange[] => {
    const report = (path: string, message: string): void => {
      details[pathOf(`changes.${at}`, path)] = message
    }
    try {
      const change = changeIn(given as Draft, (uuid) => byUuid.get(uuid), report)
      if (!change) return []
      if (seen.has(change.line)) report('uuid', 'This line is in the list twice.')
      seen.add(change.line)
      return [{ at, ...change }]
    } catch (error) {
      for (const [path, message] of unknownKeys(error)) report(path === 'body' ? '' : path, message)
      return []
    }
  })
  assertNoProblems(details)
  return read
}

const NOTHING_SAVED = 'Some of these lines cannot be saved. Nothing was changed.'
function assertNoProblems(details: Record<string, string>): void {
  const sentences = Object.values(details)
  if (sentences.length === 0) return
  throw new HttpError(422, sentences.length === 1 ? (sentences[0] ?? NOTHING_SAVED) : NOTHING_SAVED, details)
}

/** What is entered of a line after a change. */
export const enteredAfter = ({ line, entered }: Pick<LineChange, 'line' | 'entered'>): Entered => {
  const { offered, allowed, reason, words, dispute, reply, ruling } = line.row ?? nothingEntered
  return { ...{ offered, allowed, reason, words, dispute, reply, ruling }, ...entered }
}
