import { attendanceTypes, disbursementTypes, phases, proceduralTypes, stepFeeTypes } from '@costdraft/costing'
import { proceduralStep as kind } from '@costdraft/schema/items/procedural-step/procedural-step.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { ReactNode } from 'react'
import { formatAmount } from '../../formats/format-money.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { earnerName } from '../../formats/earner-name.ts'
import { AboveGuideline } from '../../rates/guideline-mark.tsx'
import { billCodes, entryCodes } from '../shared/bill-codes.ts'
import { rateControl, USUAL_RATE } from '../shared/claimed-rate.tsx'
import { dateColumn, descriptionColumn, hoursText, netOf } from '../shared/common-columns.ts'
import { defineTab } from '../shared/define-tab.tsx'
import { CellLine } from '../../ui/table/cell-content.tsx'
import { phaseAndTask } from '../shared/recorded-column.tsx'
import type { RowOf, TabDefinition } from '../shared/tab-definition.ts'

type ProceduralStepRow = RowOf<typeof kind>
type Attendance = ProceduralStepRow['attendances'][number]

const typeAndPhase = ({ proceduralType, phase, billTask }: ProceduralStepRow): string[] => [
  labelOf(proceduralType),
  phaseAndTask(phase, billTask),
]
const attendanceText = ({ feeEarner, time }: Attendance): string => `${earnerName(feeEarner) || '–'} ${hoursText(time)}`

/** Who attended, each with the hours, on a line of their own. */
const attendancesCell = ({ attendances }: ProceduralStepRow): ReactNode =>
  attendances.map((attendance) => (
    <CellLine key={attendance.uuid}>
      <AboveGuideline {...attendance} />
      {attendanceText(attendance)}
    </CellLine>
  ))

const columns: TabDefinition<typeof kind>['columns'] = [
  dateColumn,
  {
    head: 'Type, phase',
    texts: typeAndPhase,
  },
  descriptionColumn,
  {
    head: 'Attended, hours',
    isList: true,
    // The mark of a rate above the guideline.
    extra: 20,
    texts: ({ attendances }) => attendances.map(attendanceText),
    cell: attendancesCell,
  },
  {
    head: 'Cost £',
    align: 'end',
    sort: 'total_cost',
    isCost: true,
    sum: netOf,
    cell: ({ totalCost }) => (totalCost === null ? '' : formatAmount(totalCost)),
    tooltip: ({ totalCost, totalVat }) =>
      totalCost === null || totalVat === null ? '' : `Without VAT of £${formatAmount(totalVat)}`,
  },
]

const step: Omit<TabDefinition<typeof kind>, 'title' | 'singular' | 'only' | 'loadError'> = {
  kind,
  dialogSize: 'xl',
  carryOver: ['date', 'phase'],
  nameOf: (row) => `${labelOf(row.proceduralType).toLowerCase()} of ${formatIsoDate(row.date)}`,
  columns,
  controls: {
    feeType: { label: 'Kind', as: 'choice', choices: stepFeeTypes },
    date: { label: 'Date', as: 'date' },
    proceduralType: { label: 'Type', as: 'choice', choices: proceduralTypes },
    phase: { label: 'Phase', as: 'choice', choices: phases },
    billTask: billCodes.billTask,
    billActivity: billCodes.billActivity,
    description: { label: 'Description', as: 'prose' },
  },
  parts: {
    attendances: {
      label: 'Who attended',
      singular: 'Attendance',
      template: 'minmax(0, 4fr) minmax(0, 3fr) 68px 84px 96px 96px minmax(0, 4fr)',
      controls: {
        feeEarner: { label: 'Fee earner', as: 'ref' },
        type: { label: 'On', as: 'choice', choices: attendanceTypes },
        time: { label: 'Hours', as: 'hours' },
        amount: rateControl,
        billTask: entryCodes.billTask,
        billActivity: entryCodes.billActivity,
        description: { label: 'Description', as: 'text' },
      },
    },
    disbursements: {
      label: 'Disbursements',
      singular: 'Disbursement',
      template: 'minmax(0, 4fr) 96px 68px 96px 96px minmax(0, 3fr) minmax(0, 4fr)',
      controls: {
        disbursementType: { label: 'Type', as: 'choice', choices: disbursementTypes },
        amount: { label: 'Amount', as: 'money' },
        vatExempt: { label: 'VAT %', as: 'vat' },
        billTask: entryCodes.billTask,
        billExpense: entryCodes.billExpense,
        party: { label: 'Party', as: 'ref' },
        description: { label: 'Description', as: 'text' },
      },
    },
  },
  layout: [
    ['date', 'proceduralType', 'phase'],
    'description',
    { title: 'Who attended', lines: ['attendances'], summary: ({ attendances }) => rateNote(attendances) },
    { title: 'Disbursements', lines: ['disbursements'] },
    { title: 'Electronic bill', lines: [['billTask', 'billActivity']] },
  ],
}

/** What an empty rate is, where there is one to enter. */
function rateNote(attendances: unknown): string {
  return Array.isArray(attendances) && attendances.length > 0 ? `Rate an hour. ${USUAL_RATE}` : ''
}

export const proceduralSteps = defineTab<typeof kind>({
  ...step,
  title: 'Procedural Steps',
  singular: 'procedural step',
  only: { field: 'feeType', values: ['procedural_step'], list: 'proceduralSteps' },
})
export const attendances = defineTab<typeof kind>({
  ...step,
  title: 'Attendances',
  singular: 'attendance',
  loadError: 'Error fetching steps.',
  defaults: { proceduralType: 'hearing' },
  only: { field: 'feeType', values: ['hearing'], list: 'attendances' },
})
