import { phases, type Phase } from '@costdraft/costing'
import { check, field, isDraft, type Draft, type Problem } from '../field.ts'
import { IsoDate, pounds, text } from '../structs.ts'

/** At most so many contingencies can be entered; Precedent H prints two on its first page. */
export const MAX_CONTINGENCIES = 20
const Amount = pounds(99_999_999.99)

/** Time costs and disbursements in pounds, without VAT. */
interface Amounts {
  time: number
  disbursements: number
}
/** A validated costs budget; amounts are in pounds. */
export interface BudgetDraft {
  /** ISO date. */
  incurredTo: string
  assumptions: Partial<Record<Phase, string>>
  estimates: Partial<Record<Phase, Amounts>>
  contingencies: { name: string; incurred: number; estimated: number }[]
}

/** The field of a budget that stands by itself; all others are of a phase or of a contingency. */
export const budgetFields = { incurredTo: field(IsoDate) }
/** What the figures of a phase rest on. */
export const Assumptions = text(1, 1000)
const assumption = { text: field(Assumptions).optional() }
/** The amounts that are entered for a phase. */
export const estimate = { time: field(Amount).optional(), disbursements: field(Amount).optional() }
export const contingency = {
  name: field(text(1, 100)),
  incurred: field(Amount).optional(),
  estimated: field(Amount).optional(),
}

const isPhase = (word: string): word is Phase => (phases as readonly string[]).includes(word)

/** Reads an object by phase; `read` adds what is accepted of the value of one, and reports its problems. */
function byPhase(
  name: string,
  given: unknown,
  report: (path: string, message: string) => void,
  read: (phase: Phase, value: unknown) => void,
): void {
  if (given === undefined || given === null) return
  if (!isDraft(given)) return report(name, 'Send an object by phase.')
  for (const [phase, value] of Object.entries(given).slice(0, 100)) {
    if (!isPhase(phase)) report(`${name}.${phase.slice(0, 100)}`, `Choose one of ${phases.join(', ')}.`)
    else if (value !== null && value !== undefined && value !== '') read(phase, value)
  }
}

/**
 * Validates a costs budget: `incurredTo`, `assumptions` and `estimates` by phase, and `contingencies`. Reports all
 * problems at once, with paths such as `estimates.disclosure.time`. An amount that is not given is nothing.
 */
export function checkBudget(
  draft: Draft,
): { value: BudgetDraft; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const problems: Problem[] = []
  const report = (path: string, message: string): void => void problems.push({ path, message })
  const within = (prefix: string, found: readonly Problem[] = []): void => {
    for (const { path, message } of found) report(`${prefix}.${path}`, message)
  }
  const first = check(budgetFields, draft)
  problems.push(...(first.problems ?? []))
  const assumptions: BudgetDraft['assumptions'] = {}
  const estimates: BudgetDraft['estimates'] = {}
  byPhase('assumptions', draft.assumptions, report, (phase, value) => {
    const { value: accepted, problems: found } = check(assumption, { text: value })
    for (const { message } of found ?? []) report(`assumptions.${phase}`, message)
    if (accepted?.text) assumptions[phase] = accepted.text
  })
  byPhase('estimates', draft.estimates, report, (phase, value) => {
    const { value: accepted, problems: found } = check(estimate, isDraft(value) ? value : { time: {} })
    within(`estimates.${phase}`, found)
    if (accepted) estimates[phase] = { time: accepted.time ?? 0, disbursements: accepted.disbursements ?? 0 }
  })
  const list = draft.contingencies ?? []
  if (!Array.isArray(list) || list.length > MAX_CONTINGENCIES)
    report('contingencies', `Send a list, of at most ${MAX_CONTINGENCIES}.`)
  const contingencies = (Array.isArray(list) ? list.slice(0, MAX_CONTINGENCIES) : []).flatMap((row: unknown, i) => {
    const { value, problems: found } = check(contingency, isDraft(row) ? row : {})
    within(`contingencies.${i}`, found)
    return value ? [{ name: value.name, incurred: value.incurred ?? 0, estimated: value.estimated ?? 0 }] : []
  })
  return problems.length > 0 || !first.value
    ? { problems }
    : { value: { incurredTo: first.value.incurredTo, assumptions, estimates, contingencies } }
}
