import { aspects, copCategories, disbursementTypes, phases } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { disbursement as kind } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { DoubleClaimMark, DoubleClaims } from '../../filing/double-claims.tsx'
import { formatIsoDate } from '../../formats/dates.ts'
import { amountColumn, dateColumn, descriptionColumn, vatColumn } from '../shared/common-columns.ts'
import { billCodes } from '../shared/bill-codes.ts'
import { defineTab, type Tab } from '../shared/define-tab.tsx'
import { partColumn } from '../shared/part-column.tsx'
import { recordedForColumns } from '../shared/recorded-column.tsx'
import type { RowOf } from '../shared/tab-definition.ts'

type DisbursementRow = RowOf<typeof kind>

const typeOf = ({ disbursementType }: DisbursementRow): string => labelOf(disbursementType ?? 'disbursement')

/** The tab of the steps of a case. The first of the tabs that share their rows leads on to the other. */
const stepsOf = ({ area }: CaseFacts): TabName =>
  areaOf(area ?? '')?.tabs.includes('highCostSteps') ? 'highCostSteps' : 'proceduralSteps'

const items = defineTab<typeof kind>({
  kind,
  title: 'Disbursements',
  singular: 'disbursement',
  carryOver: ['date', 'casePart', 'copCasePart', 'party', 'phase'],
  parentOf: ({ hearing, proceduralStep }, facts) => {
    if (hearing) return { tab: tabKey('hearings'), name: 'hearing', uuid: hearing }
    return proceduralStep ? { tab: tabKey(stepsOf(facts)), name: 'step', uuid: proceduralStep } : undefined
  },
  nameOf: (d) => `${typeOf(d).toLowerCase()} of ${formatIsoDate(d.date)}`,
  columns: [
    dateColumn,
    {
      head: 'Type',
      sort: 'disbursement_type',
      texts: (d) => [typeOf(d)],
      cell: (d) => (
        <>
          {typeOf(d)}
          <DoubleClaimMark item={d.uuid} />
        </>
      ),
    },
    partColumn,
    ...recordedForColumns,
    descriptionColumn,
    amountColumn,
    vatColumn,
  ],
  controls: {
    date: { label: 'Date', as: 'date' },
    disbursementType: { label: 'Type', as: 'choice', choices: disbursementTypes },
    amount: { label: 'Amount', as: 'money', hint: 'Without VAT.' },
    vatExempt: { label: 'VAT %', as: 'vat' },
    description: { label: 'Description', as: 'prose' },
    casePart: { label: 'Part', as: 'choice', choices: aspects },
    phase: { label: 'Phase', as: 'choice', choices: phases },
    billTask: billCodes.billTask,
    billExpense: billCodes.billExpense,
    copCategory: {
      label: 'Category of the electronic bill',
      as: 'choice',
      choices: copCategories,
      placeholder: 'By its type',
    },
    party: { label: 'Party', as: 'ref' },
    copCasePart: { label: 'Part', as: 'ref' },
  },
  parts: {},
  entry: [
    { name: 'date', width: '128px' },
    { name: 'disbursementType', width: 'minmax(140px, 1fr)' },
    { name: 'amount', width: '96px', head: 'Amount £' },
    { name: 'vatExempt', width: '64px' },
    { name: 'casePart', width: 'minmax(140px, 0.8fr)' },
    { name: 'copCasePart', width: 'minmax(84px, 0.8fr)' },
    { name: 'party', width: 'minmax(84px, 0.8fr)' },
    { name: 'phase', width: 'minmax(110px, 0.8fr)' },
    { name: 'description', width: 'minmax(140px, 2fr)' },
  ],
  layout: [
    ['date', 'casePart'],
    ['copCasePart', 'phase', 'party'],
    ['disbursementType', 'copCategory'],
    ['amount', 'vatExempt'],
    'description',
    ['billTask', 'billExpense'],
  ],
})

/** The tab of disbursements, with marks on what may be claimed twice: they are asked for where it is open. */
export const disbursements: Tab = {
  ...items,
  Screen: (props) => (
    <DoubleClaims caseUuid={props.caseUuid}>
      <items.Screen {...props} />
    </DoubleClaims>
  ),
}
