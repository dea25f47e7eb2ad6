import { aspects, headNames, type HeadName } from '@costdraft/costing'
import {
  assessedLineStates,
  reductionReasons,
  type AssessedLineState,
  type ReductionReason,
} from '@costdraft/schema/assessment/assessment.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { AssessmentFilter, CasePart } from '../generated/graphql.ts'

/** Which lines are listed, as the address says it. */
export interface LineQuery {
  text: string
  heads: readonly HeadName[]
  part: CasePart | undefined
  states: readonly AssessedLineState[]
  reasons: readonly ReductionReason[]
  feeEarners: readonly string[]
  from: string | undefined
  to: string | undefined
}
export const allLines: LineQuery = {
  text: '',
  heads: [],
  part: undefined,
  states: [],
  reasons: [],
  feeEarners: [],
  from: undefined,
  to: undefined,
}

const TEXT = 'text'
const lists = { heads: 'head', states: 'state', reasons: 'reason', feeEarners: 'fee_earner' } as const
/** The parameters of the address that a query has. */
export const lineParameters: readonly string[] = [TEXT, 'part', 'from', 'to', ...Object.values(lists)]

/** The parameters of an address without a query: it belongs to its tab. */
export function withoutLineQuery(params: URLSearchParams): URLSearchParams {
  for (const name of lineParameters) params.delete(name)
  return params
}

const isIn =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    values.some((one) => one === value)

/** The query of an address. What it has that no line can have is passed over. */
export function readLineQuery(params: URLSearchParams): LineQuery {
  const listIn = (name: string): string[] => (params.get(name) ?? '').split(',').filter(Boolean)
  const dayIn = (name: string): string | undefined => {
    const day = params.get(name)
    return day !== null && IsoDate.is(day) ? day : undefined
  }
  return {
    text: params.get(TEXT) ?? '',
    heads: listIn(lists.heads).filter(isIn(headNames)),
    part: listIn('part').find(isIn(aspects)),
    states: listIn(lists.states).filter(isIn(assessedLineStates)),
    reasons: listIn(lists.reasons).filter(isIn(reductionReasons)),
    feeEarners: listIn(lists.feeEarners).filter(isUuid),
    from: dayIn('from'),
    to: dayIn('to'),
  }
}

/** The parameters of an address with a query; the others stay. */
export function writeLineQuery(params: URLSearchParams, query: LineQuery): URLSearchParams {
  const values = {
    ...{ [TEXT]: query.text, part: query.part, from: query.from, to: query.to },
    ...Object.fromEntries(Object.entries(lists).map(([of, name]) => [name, query[of as keyof typeof lists].join(',')])),
  }
  for (const [name, value] of Object.entries(values))
    if (value) params.set(name, value)
    else params.delete(name)
  return params
}

/** A query as the filter of a list; undefined for all lines. */
export function filterOf({ text, heads, part, states, reasons, feeEarners, from, to }: LineQuery) {
  const filter: AssessmentFilter = {
    ...(text !== '' && { text }),
    ...(heads.length > 0 && { heads: [...heads] }),
    ...(part && { part }),
    ...(states.length > 0 && { states: [...states] }),
    ...(reasons.length > 0 && { reasons: [...reasons] }),
    ...(feeEarners.length > 0 && { feeEarners: [...feeEarners] }),
    ...(from && { from }),
    ...(to && { to }),
  }
  return Object.keys(filter).length > 0 ? filter : undefined
}
