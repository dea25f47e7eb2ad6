import { writtenDate } from '@costdraft/costing'
import { money, paragraphsOf, printable } from '../../bill/format.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget, FrozenVersion } from '../../../budgets/frozen-budget.ts'
import { budgetFacts } from './budget-head.ts'
import type { NamedCase } from '../../area-documents.ts'
import { isSimple } from './budget-form.ts'
import { budgetOf, budgetRows, type BudgetRow } from './budget-rows.ts'
import { figure, row, signedAmount, totalRow, type TableDocument } from './budget-table.ts'
import { notTheForm, versionStatement } from './budget-texts.ts'

/** A row of the variation, in pence: the budget before, and all costs of the phase after it. */
interface Varied {
  name: string
  incurred: number
  estimated: number
  after: number
}

/** What a phase is budgeted at before the variation: what was approved or agreed, where that is entered. */
const before = (of: BudgetRow | undefined) => ({
  incurred: of?.incurred ?? 0,
  estimated: of ? (of.approved ?? of.estimated) : 0,
})
/** A contingent cost without its letter, which goes by its place. */
const nameOfContingency = ({ name }: BudgetRow): string => name.replace(/^Contingent cost \S+(?:: )?/, '').toLowerCase()

/** The phases, the contingent costs of the new version, and those of the old one that are no more. */
function variedRows(previous: FrozenVersion, saved: FrozenVersion): Varied[] {
  const [old, now] = [budgetRows(previous), budgetRows(saved)]
  const left = old.contingencies.filter((one) => nameOfContingency(one) !== '')
  const phases = now.phases.map((of) => ({
    ...{ name: of.name, ...before(old.phases.find(({ name }) => name === of.name)) },
    after: of.incurred + of.estimated,
  }))
  const gone = old.phases.filter(({ name }) => !now.phases.some((of) => of.name === name))
  const contingencies = now.contingencies.map((of) => {
    const at = left.findIndex((one) => nameOfContingency(one) === nameOfContingency(of))
    const [was] = at === -1 ? [] : left.splice(at, 1)
    return { name: of.name, ...before(was), after: of.incurred + of.estimated }
  })
  const withdrawn = left.map((of) => ({ name: `${of.name} (no longer)`, ...before(of), after: 0 }))
  return [...phases, ...gone.map((of) => ({ name: of.name, ...before(of), after: 0 })), ...contingencies, ...withdrawn]
}

const cellsOf = ({ name, incurred, estimated, after }: Varied): string[] => [
  name,
  money(incurred),
  money(estimated),
  signedAmount(after - incurred - estimated),
  money(after),
  '',
]

/** Whether a case has a variation: its budget was saved before. */
export const hasVariation = ({ budget }: NamedCase): boolean => budget?.previous !== undefined

const CERTIFICATE =
  'I certify that the additional costs are not included in any previous budgeted costs or variation (CPR 3.15A).'

const currentText = ({ number, savedAt }: FrozenVersion): string =>
  `The current budget is version ${number}, saved on ${writtenDate(savedAt)}; its estimated costs are those approved or agreed, where these are entered.`

/**
 * The variation of the budget of a frozen case: the version before, the difference, and the total after it, with the
 * court's column blank (Precedent T; in the pilots by the same columns). Pure.
 * @throws Error where there is no version before
 */
export function budgetVariation(frozen: FrozenCase): TableDocument {
  const saved: FrozenBudget = budgetOf(frozen)
  const { previous } = saved
  if (!previous) throw new Error('this budget has no version before it')
  const rows = variedRows(previous, saved)
  const total = (of: 'incurred' | 'estimated' | 'after'): number => rows.reduce((sum, one) => sum + one[of], 0)
  const form = isSimple(frozen) ? 'TZ' : 'T'
  return printable({
    ...budgetFacts(frozen, saved),
    title: `Budget variation (Precedent ${form})`,
    columns: [
      { head: 'Phase', width: null, isText: true },
      figure('Incurred, £', 30),
      figure('Estimated, £', 30),
      figure('Variation, £', 30),
      figure('Total after variation, £', 34),
      figure('Completion by the Court', 38),
    ],
    groups: [
      { title: '', span: 1 },
      { title: 'Current budget', span: 2 },
      { title: '', span: 3 },
    ],
    rows: [
      ...rows.map((one) => row(cellsOf(one))),
      totalRow(
        cellsOf({
          name: 'Grand total',
          incurred: total('incurred'),
          estimated: total('estimated'),
          after: total('after'),
        }),
      ),
    ],
    statements: [
      currentText(previous),
      versionStatement(saved),
      'The total after variation is what is incurred and estimated in this version. Without VAT.',
      notTheForm(`Precedent T${form === 'T' ? ' (CPR PD 3D)' : ''}`),
    ],
    sections: [
      {
        title: 'Reasons for the variation',
        paragraphs: paragraphsOf(saved.budget.variation ?? null),
        isOnNewPage: false,
      },
    ],
    signed: { title: 'Certificate', text: CERTIFICATE },
  })
}
