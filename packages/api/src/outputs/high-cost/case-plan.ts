import { planTotals, plannedCost, type PlanTotals } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { readingKey } from '@costdraft/schema/text/reading-order.ts'
import { clock, money, pounds, printable } from '../bill/format.ts'
import type { Fact } from '../bill/model.ts'
import { facts } from '../court/case-details.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { FrozenPlannedWork } from '../frozen-planned-work.ts'
import { earnerFacts } from '../legal-aid/cover.ts'
import type { NamedCase } from '../area-documents.ts'
import { certificateFacts, isByHour, shortFacts } from './certificate-facts.ts'
import { headingOf } from './claim-document.ts'
import { comparisonOf } from './claim-summary.ts'
import { NOT_ENTERED } from './hourly-comparison.ts'
import type { HighCostHeading } from './model.ts'

interface PlannedRow {
  head: string
  text: string
  who: string
  hours: string
  rate: string
  amount: string
}
interface PlannedStage {
  title: string
  rows: PlannedRow[]
  total: string
}
/** Profit costs, counsel, disbursements and all of it. */
interface Split {
  title: string
  figures: string[]
}
interface Person {
  who: string
  hours: string
  amount: string
}

/** The case plan as it is printed: what is planned by stage, what it comes to, and the figure by the hour beside it. */
export interface CasePlan extends HighCostHeading {
  facts: Fact[][]
  /** Empty where no planned work is recorded. */
  stages: PlannedStage[]
  split: { rows: Split[]; total: Split }
  people: Person[]
  byHour: { facts: Fact[]; notes: string[] }
  comparison: { facts: Fact[]; notes: string[] }
}

const hourlyOf = ({ bill }: NamedCase): number | null => bill.comparison?.hourly ?? null
const planOf = ({ plannedWork = [] }: FrozenCase): readonly FrozenPlannedWork[] => plannedWork

/** Whether a case has a case plan: it is paid by the hour, or a figure by the hour is entered. */
export const hasCasePlan = (frozen: NamedCase): boolean => isByHour(frozen) || hourlyOf(frozen) !== null

/** The fee earner with their grade, or the advocate. */
const whoOf = ({ name, grade }: FrozenPlannedWork): string =>
  [name, grade && `grade ${grade}`].filter(Boolean).join(', ')
const hoursOf = (rows: readonly FrozenPlannedWork[]): string =>
  rows.some(({ time }) => time !== null) ? clock(rows.reduce((sum, { time }) => sum + (time ?? 0), 0)) : ''

const HEADS = ['profit_costs', 'counsel', 'disbursements'] as const
const splitOf = (title: string, totals: PlanTotals): Split => ({
  title,
  figures: [...HEADS, 'total' as const].map((head) => money(totals[head])),
})

/** The rows by stage, in the order in which stages were first entered; how a stage is written does not divide it. */
const byStage = (rows: readonly FrozenPlannedWork[]): FrozenPlannedWork[][] => [
  ...Map.groupBy(rows, ({ stage }) => readingKey(stage)).values(),
]

const rowOf = (row: FrozenPlannedWork): PlannedRow => ({
  head: row.costs === 'disbursements' ? 'Disbursement' : labelOf(row.costs),
  text: row.description ?? '',
  who: whoOf(row),
  hours: hoursOf([row]),
  rate: row.rate === null ? '' : money(row.rate),
  amount: money(plannedCost(row)),
})

/** A stage with its profit costs first, then counsel, then disbursements. */
const stageOf = (rows: readonly FrozenPlannedWork[]): PlannedStage => ({
  title: rows[0]?.stage ?? '',
  rows: HEADS.flatMap((head) => rows.filter(({ costs }) => costs === head).map(rowOf)),
  total: money(planTotals(rows).total),
})

/** Who does the work, fee earners first, each with their hours. */
const peopleOf = (rows: readonly FrozenPlannedWork[]): Person[] =>
  HEADS.flatMap((head) => {
    const own = rows.filter(({ costs, name }) => costs === head && name !== null)
    return [...Map.groupBy(own, whoOf)].map(([who, of]) => ({
      who: head === 'counsel' ? `${who}, counsel` : who,
      hours: hoursOf(of),
      amount: money(planTotals(of).total),
    }))
  })

/** By how much the figure that is entered differs from the profit costs that are planned, in words. */
function differenceOf(hourly: number, planned: number): string {
  if (hourly === planned) return 'None: the figure that is entered is that of the plan.'
  const than = hourly > planned ? 'more' : 'less'
  return `The figure that is entered is ${pounds(Math.abs(hourly - planned))} ${than} than the profit costs of the plan.`
}

function byHourOf(frozen: FrozenCase): CasePlan['byHour'] {
  const rows = planOf(frozen)
  const hourly = hourlyOf(frozen)
  const planned = planTotals(rows).profit_costs
  const entered = [hourly !== null && pounds(hourly), frozen.bill.comparison?.source].filter(Boolean).join('. ')
  return {
    facts: facts([
      ['Profit costs of the plan', rows.length > 0 ? pounds(planned) : null],
      ['By the hour', hourly === null ? 'No figure is entered for the case.' : entered],
      ['Difference', rows.length > 0 && hourly !== null ? differenceOf(hourly, planned) : null],
    ]),
    notes: [
      isByHour(frozen)
        ? 'The case is paid by the hour: the figure that is entered is claimed for the solicitor’s work, and not this plan.'
        : 'The case is paid by the event: the figure that is entered is what the events are compared with.',
    ],
  }
}

/** The case and the firm beside the certificate. */
function factsOf(frozen: FrozenCase): Fact[][] {
  const ofCertificate = certificateFacts(frozen)
  const shown = new Set(ofCertificate.map(({ label }) => label))
  return [
    [...shortFacts(frozen).flat(), ...earnerFacts(frozen)].filter(({ label }) => !shown.has(label)),
    ofCertificate,
  ]
}

/** The case plan of a frozen high cost case: all texts and formatted sums. Pure; the template only lays them out. */
export function casePlan(frozen: FrozenCase): CasePlan {
  const rows = planOf(frozen)
  const stages = byStage(rows)
  return printable({
    ...headingOf(frozen, 'Case plan'),
    facts: factsOf(frozen),
    stages: stages.map(stageOf),
    split: {
      rows: stages.map((of) => splitOf(of[0]?.stage ?? '', planTotals(of))),
      total: splitOf('Total, without VAT', planTotals(rows)),
    },
    people: peopleOf(rows),
    byHour: byHourOf(frozen),
    comparison: comparisonOf(frozen) ?? NOT_ENTERED,
  })
}
