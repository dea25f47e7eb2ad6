import type { BudgetInput } from '../generated/resolvers.ts'
import { refused } from '../errors/errors.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead } from '../upstream/rows.ts'
import type { BudgetAnswer, BudgetFiguresRow, BudgetRow, BudgetVersionRow } from './budget-answers.ts'
import { bodyOf } from './budget-body.ts'

declare module '../context/context.ts' {
  interface Cases {
    budgets: Budgets
  }
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

function versionOf({ number, figures, versions: _versions, ...answer }: BudgetAnswer): BudgetRow | null {
  if (number === null || figures === null) return null
  const { saved_at, incurred_to, is_current } = answer
  return {
    ...answer,
    ...{ number, figures, saved_at: saved_at ?? '', incurred_to: incurred_to ?? '' },
    grand_total: figures.grand_total,
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
