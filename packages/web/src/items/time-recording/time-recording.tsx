import { activityTypes, aspects, phases } from '@costdraft/costing'
import { recorded, type CaseFacts } from '@costdraft/schema/field.ts'
import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { ReactNode } from 'react'
import { formatIsoDate } from '../../formats/dates.ts'
import { LedgerButtons } from '../../ledger/LedgerButtons.tsx'
import { earnerName } from '../../formats/earner-name.ts'
import { billCodes } from '../shared/bill-codes.ts'
import { rateColumn, rateControl, USUAL_RATE } from '../shared/claimed-rate.tsx'
import {
  costColumn,
  costOf,
  dateColumn,
  descriptionColumn,
  earnerColumn,
  timeColumn,
} from '../shared/common-columns.ts'
import { CellMark } from '../shared/CellText.tsx'
import { defineTab } from '../shared/define-tab.tsx'
import { partColumn } from '../shared/part-column.tsx'
import { recordedForColumns } from '../shared/recorded-column.tsx'
import type { RowOf } from '../shared/tab-definition.ts'
import { IsoDate, Uuid } from '@costdraft/schema/structs.ts'
import { useFormState } from 'react-final-form'
import { useParams } from 'react-router'
import { useAddition } from '../../access/viewer.ts'
import { formatPounds } from '../../formats/format-money.ts'
import { UsualRateDocument } from '../../rates/usual-rate.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

/** What an empty rate of a time item stands for: in pounds, once it is known whose work of which day it is. */
function UsualRateHint() {
  const { caseUuid = '' } = useParams()
  const { feeEarner, date } = useFormState<Record<string, unknown>>({ subscription: { values: true } }).values
  const isSaid = useAddition('usual_rate')
  const work = isSaid && Uuid.is(feeEarner) && IsoDate.is(date) ? { uuid: caseUuid, feeEarner, date } : undefined
  const { data } = useQuery(UsualRateDocument, {
    ...(work ? { variables: work } : { skip: true, variables: { uuid: caseUuid, feeEarner: '', date: '' } }),
    fetchPolicy: 'cache-and-network',
  })
  const found = work && data?.case.usualRate
  if (!found) return USUAL_RATE
  return `Empty: ${formatPounds(found.rate)}, ${found.from === 'rate_card' ? 'from the rate card' : 'as the rate card has none'}.`
}

type TimeRecordingRow = RowOf<typeof kind>

const activityOf = ({ activityType }: TimeRecordingRow): string => labelOf(activityType)
const earnerAndActivity = (row: TimeRecordingRow): string[] => [earnerName(row.feeEarner) || '–', activityOf(row)]
/** A table that has a column of rates as well has no room for fee earner and activity side by side. */
const hasRates = (facts: CaseFacts): boolean => recorded('amount')({}, facts)

/** The description, marked where the time is an estimate. */
const descriptionCell = ({ description, estimated }: TimeRecordingRow): ReactNode =>
  estimated ? (
    <>
      <CellMark>Estimated</CellMark> {description}
    </>
  ) : (
    description
  )

export const timeRecordings = defineTab<typeof kind>({
  kind,
  title: 'Time Recordings',
  singular: 'time recording',
  carryOver: ['date', 'feeEarner', 'casePart', 'copCasePart', 'party', 'phase', 'opgCategory'],
  nameOf: (t) => `${labelOf(t.activityType).toLowerCase()} of ${formatIsoDate(t.date)}`,
  ListActions: LedgerButtons,
  columns: [
    dateColumn,
    { ...earnerColumn, when: (facts) => !hasRates(facts) },
    {
      head: 'Activity',
      cell: activityOf,
      sort: 'activity_type',
      when: (facts) => !hasRates(facts),
    },
    {
      head: 'Fee earner, activity',
      texts: earnerAndActivity,
      sort: 'fee_earner',
      when: hasRates,
    },
    partColumn,
    ...recordedForColumns,
    {
      ...descriptionColumn,
      texts: (t) => [[t.estimated && 'Estimated', t.description].filter(Boolean).join(' ')],
      cell: descriptionCell,
    },
    timeColumn,
    rateColumn,
    costColumn,
  ],
  controls: {
    date: { label: 'Date', as: 'date' },
    feeEarner: { label: 'Fee earner', as: 'ref' },
    activityType: { label: 'Activity', as: 'choice', choices: activityTypes },
    time: { label: 'Time', as: 'hours', hint: 'Hours: 1.5, 1:30, 90m or 15u.' },
    description: { label: 'Description', as: 'prose' },
    casePart: { label: 'Part', as: 'choice', choices: aspects },
    phase: { label: 'Phase', as: 'choice', choices: phases },
    billTask: billCodes.billTask,
    billActivity: billCodes.billActivity,
    amount: { ...rateControl, hint: USUAL_RATE, Hint: UsualRateHint },
    vatExempt: { label: 'VAT %', as: 'vat' },
    opgCategory: { label: 'Category of form OPG105', as: 'ref', isHiddenWithoutChoices: true },
    copActivity: { label: 'Activity of the official bill', as: 'ref', isHiddenWithoutChoices: true },
    party: { label: 'Party', as: 'ref' },
    copCasePart: { label: 'Part', as: 'ref' },
  },
  parts: {},
  costOf,
  isAddedInSeveral: true,
  entry: [
    { name: 'date', width: '128px' },
    { name: 'feeEarner', width: 'minmax(104px, 1fr)' },
    { name: 'activityType', width: 'minmax(108px, 1fr)' },
    { name: 'time', width: '72px' },
    { name: 'casePart', width: 'minmax(140px, 0.8fr)' },
    { name: 'copCasePart', width: 'minmax(84px, 0.8fr)' },
    { name: 'party', width: 'minmax(84px, 0.8fr)' },
    { name: 'phase', width: 'minmax(110px, 0.8fr)' },
    { name: 'amount', width: '84px', head: 'Rate £' },
    { name: 'description', width: 'minmax(140px, 2fr)' },
  ],
  layout: [
    ['date', 'casePart'],
    ['copCasePart', 'phase', 'party'],
    'feeEarner',
    'activityType',
    ['time', 'amount', 'vatExempt'],
    'description',
    ['billTask', 'billActivity'],
    'opgCategory',
    'copActivity',
  ],
})
