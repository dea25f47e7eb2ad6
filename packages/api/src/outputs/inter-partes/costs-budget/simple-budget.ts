import { printable, money, paragraphsOf } from '../../bill/format.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { budgetFacts } from './budget-head.ts'
import { budgetOf, budgetRows } from './budget-rows.ts'
import { figure, row, totalRow, type TableDocument, type TableSection } from './budget-table.ts'
import { capsStatement, exclusionsText, statementOfTruth, versionStatement } from './budget-texts.ts'

/**
 * The simplified costs budget of the pilots of PD 51ZG1 to 51ZG3 (Precedent Z): what is incurred and estimated in each
 * phase, and on a second page what it rests on. The layout of the official form is not held. Pure.
 * @throws Error where none is saved
 */
export function simpleBudget(frozen: FrozenCase): TableDocument {
  const saved = budgetOf(frozen)
  const { figures } = saved
  const { phases, contingencies } = budgetRows(saved)
  const assumptions = phases.flatMap(({ name, assumptions: said }) =>
    said ? [{ title: `Assumptions: ${name}`, paragraphs: paragraphsOf(said) }] : [],
  )
  return printable({
    ...budgetFacts(frozen, saved),
    title: 'Costs budget (Precedent Z)',
    columns: [
      { head: 'Work done or to be done', width: null, isText: true },
      figure('Incurred, £', 36),
      figure('Estimated, £', 36),
      figure('Total, £', 36),
    ],
    groups: [],
    rows: [
      ...[...phases, ...contingencies].map(({ name, incurred, estimated }) =>
        row([name, money(incurred), money(estimated), money(incurred + estimated)]),
      ),
      totalRow([
        'Totals, and grand total',
        money(figures.totalIncurred),
        money(figures.totalEstimated),
        money(figures.grandTotal),
      ]),
    ],
    statements: [
      versionStatement(saved),
      'A simplified budget of the pilots of PD 51ZG1 to 51ZG3, by the phases of Precedent H.',
      'The layout of the official Precedent Z is not held: this is not the official form.',
      capsStatement(saved),
      exclusionsText,
    ],
    // The assumptions begin the second page, whichever phase has the first.
    sections: assumptions.map((section, i): TableSection => ({ ...section, isOnNewPage: i === 0 })),
    signed: { title: 'Statement of truth', text: statementOfTruth(frozen, saved) },
  })
}
