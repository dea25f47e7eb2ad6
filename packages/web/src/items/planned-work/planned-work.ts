import { plannedCosts } from '@costdraft/costing'
import { plannedWork as kind } from '@costdraft/schema/items/planned-work/planned-work.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatAmount } from '../../formats/format-money.ts'
import { earnerName } from '../../formats/earner-name.ts'
import { costColumn, descriptionColumn, timeColumn } from '../shared/common-columns.ts'
import { defineTab } from '../shared/define-tab.tsx'
import type { RowOf } from '../shared/tab-definition.ts'

type PlannedRow = RowOf<typeof kind>

const whoOf = ({ feeEarner, name }: PlannedRow): string => (feeEarner ? earnerName(feeEarner) : name) ?? ''
const stageOf = ({ stage }: PlannedRow): string => stage

/** The work of the case plan, by stage. The sum at its foot is an estimate, and stands beside no costs of the case. */
export const plannedWork = defineTab<typeof kind>({
  kind,
  title: 'Case plan',
  singular: 'planned work',
  carryOver: ['stage', 'costs', 'feeEarner', 'name', 'rate'],
  nameOf: ({ stage, costs }) => `${labelOf(costs).toLowerCase()} of ${stage}`,
  columns: [
    { head: 'Stage', sort: 'stage', cell: stageOf },
    { head: 'Costs', sort: 'costs', cell: ({ costs }) => labelOf(costs) },
    { head: 'Earner, counsel', isNamed: true, cell: whoOf },
    descriptionColumn,
    { ...timeColumn, cell: ({ time }) => (time === null ? '' : timeColumn.cell({ time })) },
    {
      head: 'Rate £',
      align: 'end',
      cell: ({ rate }) => (rate === null ? '' : formatAmount(rate)),
    },
    { ...costColumn, head: 'Estimate £' },
  ],
  controls: {
    stage: { label: 'Stage', as: 'text', hint: 'Such as Pre-proceedings or Issues resolution hearing.' },
    costs: { label: 'Costs', as: 'choice', choices: plannedCosts },
    feeEarner: { label: 'Fee earner', as: 'ref' },
    name: { label: 'Advocate', as: 'text' },
    time: { label: 'Hours', as: 'hours' },
    rate: { label: 'Rate an hour', as: 'money' },
    amount: { label: 'Amount', as: 'money', hint: 'Without VAT. Of counsel in place of hours and rate.' },
    description: { label: 'Description', as: 'prose' },
  },
  parts: {},
  layout: ['stage', 'costs', ['feeEarner', 'name'], ['time', 'rate'], 'amount', 'description'],
})
