import { phases, type Phase } from '@costdraft/costing'
import { check, field, isDraft, type Draft, type Fields, type InputOf, type Problem } from '../field.ts'
import {
  approval,
  Assumptions,
  budgetFields,
  contingency,
  estimate,
  estimatedHours,
  MAX_CONTINGENCIES,
  MAX_EARNERS,
  offer,
} from './budget-fields.ts'

/** Time costs and all other costs of a phase in pounds, without VAT; what is not given is absent or nothing. */
export interface EstimateDraft {
  time: number
  disbursements: number
  counsel?: number
  experts?: number
  courtFees?: number
  /** Hours by the uuid of the fee earner, each once. */
  earners?: { feeEarner: string; hours: number }[]
}
export interface OfferDraft {
  time: number
  counsel: number
  disbursements: number
  comment?: string
}
/** A validated costs budget; amounts are in pounds. What was not given is absent. */
export interface BudgetDraft {
  /** ISO date. */
  incurredTo: string
  assumptions: Partial<Record<Phase, string>>
  estimates: Partial<Record<Phase, EstimateDraft>>
  contingencies: { name: string; incurred: number; estimated: number; approved?: number }[]
  agreedIncurred?: number
  /** ISO date. */
  approvedOn?: string
  variation?: string
  approved?: Partial<Record<Phase, number>>
  offers?: Partial<Record<Phase, OfferDraft>>
}

type Report = (path: string, message: string) => void
const isPhase = (word: string): word is Phase => (phases as readonly string[]).includes(word)
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
const isFilled = (of: object): boolean => Object.keys(of).length > 0

/** The fields of an object that were given. */
const given = <T extends object>(of: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => !isEmpty(value))) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** Checks a part by its fields, and reports its problems below a path. */
function checkedAt<F extends Fields>(path: string, fields: F, draft: Draft, report: Report): InputOf<F> | undefined {
  const { value, problems = [] } = check(fields, draft)
  for (const problem of problems) report(`${path}.${problem.path}`, problem.message)
  return value
}

/** Reads an object by phase; `read` answers what is accepted of the value of one, and reports its problems. */
function byPhase<T>(
  name: string,
  draft: Draft,
  report: Report,
  read: (path: string, value: unknown) => T | undefined,
): Partial<Record<Phase, T>> {
  const from = draft[name]
  if (from === undefined || from === null) return {}
  if (!isDraft(from)) {
    report(name, 'Send an object by phase.')
    return {}
  }
  const accepted: Partial<Record<Phase, T>> = {}
  for (const [phase, value] of Object.entries(from).slice(0, 100)) {
    if (!isPhase(phase)) report(`${name}.${phase.slice(0, 100)}`, `Choose one of ${phases.join(', ')}.`)
    else if (!isEmpty(value)) {
      const one = read(`${name}.${phase}`, value)
      if (one !== undefined) accepted[phase] = one
    }
  }
  return accepted
}

/** The hours of a phase. A row of which nothing is filled in is none; a fee earner stands in it once. */
function earnersAt(path: string, from: unknown, report: Report): EstimateDraft['earners'] {
  const list = from ?? []
  if (!Array.isArray(list) || list.length > MAX_EARNERS) {
    report(path, `Send a list, of at most ${MAX_EARNERS}.`)
    return []
  }
  const seen = new Set<string>()
  return list.flatMap((row: unknown, i) => {
    if (isDraft(row) && isEmpty(row.feeEarner) && isEmpty(row.hours)) return []
    const value = checkedAt(`${path}.${i}`, estimatedHours, isDraft(row) ? row : {}, report)
    if (!value) return []
    if (seen.has(value.feeEarner)) report(`${path}.${i}.feeEarner`, 'This fee earner is in the phase twice.')
    seen.add(value.feeEarner)
    return [value]
  })
}

function estimateAt(path: string, value: unknown, report: Report): EstimateDraft | undefined {
  const draft = isDraft(value) ? value : { time: {} }
  const amounts = checkedAt(path, estimate, draft, report)
  const earners = earnersAt(`${path}.earners`, draft.earners, report) ?? []
  if (!amounts) return undefined
  const { time = 0, disbursements = 0, ...paid } = given(amounts)
  return { time, disbursements, ...paid, ...(earners.length > 0 && { earners }) }
}

function offerAt(path: string, value: unknown, report: Report): OfferDraft | undefined {
  const accepted = checkedAt(path, offer, isDraft(value) ? value : { time: {} }, report)
  if (!accepted || !isFilled(given(accepted))) return undefined
  const { time = 0, counsel = 0, disbursements = 0, ...comment } = given(accepted)
  return { time, counsel, disbursements, ...comment }
}

function contingenciesOf({ contingencies: list = [] }: Draft, report: Report): BudgetDraft['contingencies'] {
  if (!Array.isArray(list) || list.length > MAX_CONTINGENCIES) {
    report('contingencies', `Send a list, of at most ${MAX_CONTINGENCIES}.`)
    return []
  }
  return list.flatMap((row: unknown, i) => {
    const value = checkedAt(`contingencies.${i}`, contingency, isDraft(row) ? row : {}, report)
    if (!value) return []
    const { name, incurred = 0, estimated = 0, ...approved } = { ...given(value), name: value.name }
    return [{ name, incurred, estimated, ...approved }]
  })
}

/**
 * Validates a costs budget: what stands by itself, `assumptions`, `estimates`, `approved` and `offers` by phase, and
 * `contingencies`. Reports all problems at once, with paths such as `estimates.disclosure.time`. An estimate that is
 * not given is nothing.
 */
export function checkBudget(
  draft: Draft,
): { value: BudgetDraft; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const problems: Problem[] = []
  const report: Report = (path, message) => void problems.push({ path, message })
  const first = check(budgetFields, draft)
  problems.push(...(first.problems ?? []))
  const assumptions = byPhase('assumptions', draft, report, (path, value) => {
    const { value: accepted, problems: found } = check({ text: field(Assumptions).optional() }, { text: value })
    for (const { message } of found ?? []) report(path, message)
    return accepted?.text ?? undefined
  })
  const estimates = byPhase('estimates', draft, report, (path, value) => estimateAt(path, value, report))
  const approved = byPhase('approved', draft, report, (path, value) => {
    const { value: accepted, problems: found } = check(approval, { approved: value })
    for (const { message } of found ?? []) report(path, message)
    return accepted?.approved ?? undefined
  })
  const offers = byPhase('offers', draft, report, (path, value) => offerAt(path, value, report))
  const contingencies = contingenciesOf({ contingencies: draft.contingencies ?? [] }, report)
  if (problems.length > 0 || !first.value) return { problems }
  const { incurredTo, ...others } = first.value
  return {
    value: {
      ...{ incurredTo, assumptions, estimates, contingencies },
      ...given(others),
      ...(isFilled(approved) && { approved }),
      ...(isFilled(offers) && { offers }),
    },
  }
}
