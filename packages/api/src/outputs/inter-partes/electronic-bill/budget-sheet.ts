import { phaseNames, phases, writtenDate } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import { blank, heads, money, moneyOf, text, type Cell, type SheetModel } from '../../workbook/workbook.ts'
import { codesOfPhase } from '../codes.ts'
import { costsOf, NONE, paidOf, type BillRow, type BillRows } from './bill-rows.ts'
import { sheets } from './sheet-names.ts'

const FIRST = 6
const netOf = (rows: readonly BillRow[]): number => costsOf(rows) + paidOf(rows)

/**
 * A row of the comparison: the phase with its code, and what the budget has of it in pence; null where it has nothing.
 */
interface Compared {
  code: string
  name: string
  budget: { incurred: number; estimated: number } | null
}

/** The phases of a budget by the codes of Schedule 2, then what is recorded for no phase, and contingencies. */
function comparedRows({ budget }: FrozenCase): Compared[] {
  const figures = budget?.figures
  const ofPhase = (phase: string | null): Compared['budget'] => {
    const found = figures?.phases.find((one) => one.phase === phase)
    return found
      ? {
          incurred: found.incurred.time + found.incurred.disbursements,
          estimated: found.estimated.time + found.estimated.disbursements,
        }
      : null
  }
  return [
    ...phases.map((phase) => ({
      code: codesOfPhase[phase].phase,
      name: phaseNames[phase],
      budget: ofPhase(phase),
    })),
    { code: NONE, name: 'Phase not recorded', budget: ofPhase(null) },
    ...(figures?.contingencies ?? []).map(({ name, incurred, estimated }) => ({
      code: '',
      name: `Contingency: ${name}`,
      budget: { incurred, estimated },
    })),
  ]
}

const noteOf = ({ budget }: FrozenCase): string =>
  budget
    ? `Version ${budget.number} of the costs budget, saved on ${writtenDate(budget.savedAt)}; costs to ${writtenDate(budget.budget.incurredTo)} are incurred. Whether it was agreed or approved is not recorded: enter what was.`
    : 'No costs budget has been saved for this case. Enter the last budget that was agreed or approved, if there is one.'

/** What was agreed or approved, to be entered, and what is claimed beyond it. */
const approved = (row: number): Cell[] => [
  blank('money'),
  { value: '', formula: `IF(G${row}="","",E${row}-G${row})`, format: 'money' },
]

function comparedCells({ code, name, budget }: Compared, row: number, claimed: number): Cell[] {
  const [incurred, estimated] = [budget?.incurred ?? 0, budget?.estimated ?? 0]
  return [
    text(code),
    text(name),
    budget ? money(incurred) : text(null),
    budget ? money(estimated) : text(null),
    code === ''
      ? text(null)
      : moneyOf(`SUMIFS(LineCosts,LinePhase,$A${row})+SUMIFS(LinePaid,LinePhase,$A${row})`, claimed),
    moneyOf(`E${row}-C${row}-D${row}`, claimed - incurred - estimated),
    ...approved(row),
  ]
}

/** Sheet 10: the last budget beside what is claimed, by phase and without VAT. */
export function budgetSheet(frozen: FrozenCase, { rows }: BillRows): SheetModel {
  const compared = comparedRows(frozen)
  const last = FIRST + compared.length
  const byPhase = Map.groupBy(rows, ({ codes }) => codes.phase ?? NONE)
  const inBudget = new Set(compared.map(({ code }) => code))
  const others = rows.filter(({ codes }) => !inBudget.has(codes.phase ?? NONE))
  const planned = compared.reduce((sum, { budget }) => sum + (budget ? budget.incurred + budget.estimated : 0), 0)
  const incurredInAll = compared.reduce((sum, { budget }) => sum + (budget?.incurred ?? 0), 0)
  const sum = (column: string): string => `SUM(${column}${FIRST}:${column}${last})`
  return {
    name: sheets.budget,
    widths: [10, 44, 14, 14, 14, 16, 18, 16],
    rows: [
      [text('Budget comparison', 'title')],
      [text(noteOf(frozen), 'note')],
      [text('In pounds without VAT, success fees and the costs of assessment.', 'note')],
      [],
      heads(
        ...['Phase code', 'Phase of the budget', 'Incurred, £', 'Estimated, £', 'Claimed, £', 'Claimed less budget, £'],
        ...['Agreed or approved, £', 'Claimed less that, £'],
      ),
      ...compared.map((one, i) => comparedCells(one, FIRST + i, netOf(byPhase.get(one.code) ?? []))),
      [
        text('P11–P15'),
        text('Outside the phases of a budget'),
        text(null),
        text(null),
        moneyOf(`SUM(LineCosts)+SUM(LinePaid)-SUM(E${FIRST}:E${last - 1})`, netOf(others)),
        moneyOf(`E${last}-C${last}-D${last}`, netOf(others)),
        ...approved(last),
      ],
      [
        text('Total', 'total'),
        text('', 'total'),
        moneyOf(sum('C'), incurredInAll, 'total'),
        moneyOf(sum('D'), planned - incurredInAll, 'total'),
        moneyOf(sum('E'), netOf(rows), 'total'),
        moneyOf(sum('F'), netOf(rows) - planned, 'total'),
        moneyOf(sum('G'), 0, 'total'),
        text('', 'total'),
      ],
    ],
  }
}
