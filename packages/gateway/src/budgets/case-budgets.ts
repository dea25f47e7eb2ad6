import type { BudgetInput, Phase } from '../generated/resolvers.ts'
import { refused } from '../errors/errors.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    budgets: Budgets
  }
}

/** Amounts as hosts answer them, in pounds without VAT. */
export interface BudgetAmountsRow {
  time: number
  disbursements: number
  total: number
}
export interface BudgetPhaseRow {
  phase: Phase | null
  assumptions: string | null
  incurred: BudgetAmountsRow
  estimated: BudgetAmountsRow
  total: number
}
export interface BudgetContingencyRow {
  name: string
  incurred: number
  estimated: number
  total: number
}
/** What a budget comes to, as hosts answer it. */
export interface BudgetFiguresRow {
  phases: BudgetPhaseRow[]
  contingencies: BudgetContingencyRow[]
  incurred: BudgetAmountsRow
  estimated: BudgetAmountsRow
  total_incurred: number
  total_estimated: number
  grand_total: number
  is_page_one_only: boolean
  exclusions: string[]
}
export interface BudgetVersionRow {
  number: number
  saved_at: string
  saved_by_name: string | null
  incurred_to: string
  grand_total: number
}
/** A version as hosts answer it, with the list of all; without a number where none is saved. */
interface BudgetAnswer {
  number: number | null
  saved_at: string | null
  saved_by_name: string | null
  incurred_to: string | null
  figures: BudgetFiguresRow | null
  is_current: boolean | null
  versions: BudgetVersionRow[]
}
export interface BudgetRow extends BudgetVersionRow {
  figures: BudgetFiguresRow
  is_current: boolean
}

/**
 * The costs budgets of cases on a host that has them (addition `budget`): none on any other, where changes are refused.
 */
export interface Budgets {
  /** A version, the latest without a number; null where there is no such version. */
  version: (row: CaseHead, number: number | null | undefined) => Promise<BudgetRow | null>
  versions: (row: CaseHead) => Promise<BudgetVersionRow[]>
  figures: (row: CaseHead, input: BudgetInput) => Promise<BudgetFiguresRow>
  save: (row: CaseHead, input: BudgetInput, basedOn: number | null | undefined) => Promise<BudgetRow>
}

const pathOf = ({ uuid }: CaseHead): string => `client/case/${encodeURIComponent(uuid)}/budget`

/** The body of a budget. @throws INVALID_INPUT where a phase is in the list twice. */
function bodyOf({ incurredTo, phases, contingencies }: BudgetInput): Row {
  const seen = new Set<string>()
  for (const [i, { phase }] of phases.entries()) {
    const said = 'This phase is in the list twice.'
    if (seen.has(phase)) throw refused('INVALID_INPUT', said, { [`phases.${i}.phase`]: said })
    seen.add(phase)
  }
  return {
    incurred_to: incurredTo,
    assumptions: Object.fromEntries(phases.map(({ phase, assumptions }) => [phase, assumptions ?? null])),
    estimates: Object.fromEntries(
      phases.map(({ phase, time, disbursements }) => [
        phase,
        { time: time ?? null, disbursements: disbursements ?? null },
      ]),
    ),
    contingencies: contingencies.map(({ name, incurred, estimated }) => ({
      name,
      incurred: incurred ?? null,
      estimated: estimated ?? null,
    })),
  }
}

function versionOf({
  number,
  saved_at,
  saved_by_name,
  incurred_to,
  figures,
  is_current,
}: BudgetAnswer): BudgetRow | null {
  if (number === null || figures === null) return null
  return {
    number,
    saved_at: saved_at ?? '',
    saved_by_name,
    incurred_to: incurred_to ?? '',
    grand_total: figures.grand_total,
    figures,
    is_current: is_current !== false,
  }
}

const ownBudgets = ({ caseHost: { call }, readCase }: RequestHosts): Budgets => ({
  version: async (row, number) =>
    versionOf(await readCase<BudgetAnswer>(`${pathOf(row)}${number == null ? '' : `?number=${number}`}`)),
  versions: async (row) => (await readCase<BudgetAnswer>(pathOf(row))).versions,
  figures: (row, input) => call('POST', `${pathOf(row)}/figures`, bodyOf(input)),
  save: async (row, input, basedOn) => {
    const answer = await call<BudgetAnswer>('POST', pathOf(row), bodyOf(input), { 'if-match': `"${basedOn ?? 0}"` })
    const saved = versionOf(answer)
    if (!saved) throw refused('UPSTREAM_FAILED', 'The service behind CostDraft did not answer with what it saved.')
    return saved
  },
})

export const createBudgets = (request: RequestHosts): Budgets =>
  picked(request.caseHost, 'budget', ownBudgets(request), { version: nothing, versions: async () => [] })
