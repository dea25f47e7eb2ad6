import {
  aspects,
  headNames,
  reductionReasons,
  type Aspect,
  type HeadName,
  type ReductionReason,
} from '@costdraft/costing'
import {
  assessedLineStates,
  assessmentFilterParameters,
  type AssessedLineState,
} from '@costdraft/schema/assessment/assessment.ts'
import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { fold } from '@costdraft/schema/text/folding.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { ValidationError } from '../errors/errors.ts'
import { withPathPrefix } from '../http/body.ts'
import { dayParam, enumParam, listParam, textParam } from '../http/paging.ts'
import type { EnteredLine } from './read-assessment.ts'

/** Which lines are meant: those for which everything that is given holds; of a list one is enough. */
export interface LineFilter {
  /** Folded words, all of which occur. */
  words: readonly string[]
  heads?: readonly HeadName[]
  part?: Aspect | undefined
  states?: readonly AssessedLineState[]
  reasons?: readonly ReductionReason[]
  feeEarners?: readonly string[]
  from?: string | undefined
  to?: string | undefined
  lines?: readonly string[]
}

const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean)
const unlessEmpty = <K extends string, T>(name: K, list: readonly T[]): { [N in K]?: readonly T[] } =>
  (list.length > 0 ? { [name]: list } : {}) as { [N in K]?: readonly T[] }
const uuidsOf = (name: string, list: readonly string[]): string[] => {
  if (!list.every(isUuid)) throw new ValidationError({ [name]: 'Send uuids.' })
  return list.map((uuid) => uuid.toLowerCase())
}

/** The filter of a list, from the parameters of its request. Throws 422 for what they cannot be. */
export function filterInQuery(query: Draft): LineFilter {
  const [part] = enumParam(query, 'part', aspects)
  return {
    words: wordsOf(textParam(query, 'text')),
    part,
    ...unlessEmpty('heads', enumParam(query, 'head', headNames)),
    ...unlessEmpty('states', enumParam(query, 'state', assessedLineStates)),
    ...unlessEmpty('reasons', enumParam(query, 'reason', reductionReasons)),
    ...unlessEmpty('feeEarners', uuidsOf('fee_earner', listParam(query, 'fee_earner'))),
    // Of no line is none: whoever has chosen none does not mean all.
    ...(query.line !== undefined && { lines: uuidsOf('line', listParam(query, 'line')) }),
    from: dayParam(query, 'from'),
    to: dayParam(query, 'to'),
  }
}

const LISTS: ReadonlySet<string> = new Set(['head', 'state', 'reason', 'fee_earner', 'line'])
/** What is wrong with the value of a filter in a body, by itself; what it holds is judged as a parameter. */
function problemOf(name: string, value: unknown): string | undefined {
  if (!(assessmentFilterParameters as readonly string[]).includes(name)) return 'This field is not known.'
  if (LISTS.has(name))
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes(','))
      ? undefined
      : 'Send a list.'
  if (typeof value !== 'string') return 'Send text.'
  return (name === 'from' || name === 'to') && value !== '' && !IsoDate.is(value)
    ? 'Enter a date as yyyy-mm-dd.'
    : undefined
}

/** The filter in a body: as the parameters of a list, but for the lists, which are lists. Null is all lines. */
export function filterInBody(given: unknown): LineFilter {
  if (given === undefined || given === null) return { words: [] }
  if (!isDraft(given)) throw new ValidationError({ filter: 'Send an object.' })
  const entries = Object.entries(given).filter(([, value]) => value !== null)
  const problems = entries.flatMap(([name, value]) => {
    const problem = problemOf(name, value)
    return problem === undefined ? [] : [[`filter.${name.slice(0, 100)}`, problem]]
  })
  if (problems.length > 0) throw new ValidationError(Object.fromEntries(problems) as Record<string, string>)
  const { line, ...others } = Object.fromEntries(entries)
  const joined = Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value])
  // The lines themselves may be more than a parameter holds.
  return withPathPrefix('filter', () => ({
    ...filterInQuery(Object.fromEntries(joined) as Draft),
    ...(line !== undefined && { lines: uuidsOf('line', line as string[]) }),
  }))
}

/** Whether less is allowed of a line than is claimed. */
const isReduced = ({ claimed, allowed }: EnteredLine): boolean => allowed !== null && allowed.amount < claimed.amount

/** Each state, and the lines in it. */
const holds: Readonly<Record<AssessedLineState, (line: EnteredLine) => boolean>> = {
  unruled: ({ allowed }) => allowed === null,
  allowed: (line) => line.allowed !== null && !isReduced(line),
  reduced: (line) => isReduced(line) && line.allowed?.amount !== 0,
  refused: (line) => isReduced(line) && line.allowed?.amount === 0,
  disputed: ({ row }) => row !== undefined && row.dispute !== null,
  offered: ({ offered }) => offered !== null,
}

/** What is searched of a line: its description, and the texts that are entered. */
function isFound({ of, row }: EnteredLine, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const entered = row ? fold([row.words, row.dispute, row.reply, row.ruling].filter(Boolean).join(' ')) : ''
  return words.every((word) => of.folded.includes(word) || entered.includes(word))
}
const isWithin = (day: string | null, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined && to === undefined) || (day !== null && day >= (from ?? day) && day <= (to ?? day))

/** The lines of a filter, in their order. */
export function filtered(lines: readonly EnteredLine[], filter: LineFilter): EnteredLine[] {
  const { words, heads, part, states, reasons, feeEarners, from, to } = filter
  const named = filter.lines && new Set(filter.lines)
  const tests: ((line: EnteredLine) => boolean)[] = [
    ({ of }) => named?.has(of.uuid) ?? true,
    ({ head }) => heads?.includes(head) ?? true,
    (line) => part === undefined || line.part === part,
    ({ of }) => isWithin(of.of.date, from, to),
    ({ of }) => feeEarners?.includes(of.earner?.uuid ?? '') ?? true,
    (line) => states?.some((state) => holds[state](line)) ?? true,
    (line) => !reasons || (isReduced(line) && line.row?.reason != null && reasons.includes(line.row.reason)),
    (line) => isFound(line, words),
  ]
  return lines.filter((line) => tests.every((test) => test(line)))
}
