import { chakra } from '@chakra-ui/react'
import { counselLevels, counselLevelsOf, disbursementTypes, stepEvents } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { highCostStep as kind } from '@costdraft/schema/items/high-cost-step/high-cost-step.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { ReactNode } from 'react'
import { formatAmount } from '../../formats/format-money.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { dateColumn, descriptionColumn, netOf } from '../shared/common-columns.ts'
import { defineTab } from '../shared/define-tab.tsx'
import { attendedTexts, eventTexts, paymentChoices, solicitorChoices, type HighCostStepRow } from './attended.tsx'

/** Why a step has no sum of its events. What is not recorded may be why no rate is known; otherwise none is held. */
const unpricedText = ({ attendance, solicitorAttendance }: HighCostStepRow): string => {
  if (attendance === null) return 'Payment not recorded'
  return solicitorAttendance === null ? 'Not priced' : 'Rate not held'
}
const Unpriced = ({ row }: { row: HighCostStepRow }): ReactNode => (
  <chakra.span color="attention.ink" whiteSpace="normal" title="The costs say what is missing.">
    {unpricedText(row)}
  </chakra.span>
)

/** What an empty choice is where one of the others is that somebody was not there. */
const NOT_RECORDED = 'Not recorded'

const noLevels = ({ advocacyScheme }: CaseFacts): string | undefined =>
  advocacyScheme && counselLevelsOf(advocacyScheme).length === 0
    ? `The advocacy scheme of the certificate, ${labelOf(advocacyScheme).toLowerCase()}, has no counsel: the solicitor is the advocate.`
    : undefined

/** The steps of a high cost case. */
export const highCostSteps = defineTab<typeof kind>({
  kind,
  title: 'Procedural Steps',
  singular: 'procedural step',
  dialogSize: 'xl',
  defaults: { attendance: 'event' },
  carryOver: ['date', 'solicitor', 'solicitorAttendance'],
  nameOf: (row) => `${labelOf(row.event).toLowerCase()} of ${formatIsoDate(row.date)}`,
  columns: [
    dateColumn,
    {
      head: 'Event',
      texts: eventTexts,
    },
    descriptionColumn,
    {
      head: 'Attended',
      isList: true,
      texts: attendedTexts,
    },
    {
      head: 'Events £',
      align: 'end',
      texts: (row) => [row.eventsTotal === null ? unpricedText(row) : formatAmount(row.eventsTotal)],
      cell: (row) => (row.eventsTotal === null ? <Unpriced row={row} /> : formatAmount(row.eventsTotal)),
    },
    {
      head: 'Total £',
      align: 'end',
      sort: 'total_cost',
      isCost: true,
      sum: netOf,
      cell: ({ totalCost }) => (totalCost === null ? '–' : formatAmount(totalCost)),
      tooltip: ({ totalCost, totalVat }) =>
        totalCost === null || totalVat === null ? '' : `Without VAT of £${formatAmount(totalVat)}`,
    },
  ],
  controls: {
    event: { label: 'Event', as: 'choice', choices: stepEvents },
    date: { label: 'Date', as: 'date' },
    description: { label: 'Description', as: 'prose' },
    attendance: { label: 'Paid', as: 'choice', choices: paymentChoices, placeholder: NOT_RECORDED },
    solicitor: { label: 'Solicitor', as: 'ref' },
    solicitorAttendance: {
      label: "Solicitor's attendance",
      as: 'choice',
      choices: solicitorChoices,
      placeholder: NOT_RECORDED,
    },
  },
  parts: {
    counsel: {
      label: 'Counsel',
      singular: 'Counsel',
      addLabel: 'Add counsel',
      template: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)',
      noneBecause: noLevels,
      controls: {
        counselLevel: { label: 'Level', as: 'choice', choices: counselLevels },
        // Answered as the party of the attendance, which is what is asked.
        partyUuid: { label: 'Counsel', as: 'ref', isLeftOut: true, isEntered: () => false },
      },
      parts: {
        attendance: {
          label: 'Attendance',
          isInline: true,
          template: '1fr 1fr',
          controls: {
            partyUuid: { label: 'Counsel', as: 'ref', placeholder: NOT_RECORDED },
            attendance: { label: 'Attendance', as: 'choice', choices: paymentChoices, placeholder: NOT_RECORDED },
          },
        },
        travel: {
          label: 'Travel',
          template: '96px 128px minmax(0, 1fr)',
          controls: {
            distance: { label: 'Miles', as: 'decimal' },
            amount: { label: 'Amount', as: 'money' },
            description: { label: 'Reason', as: 'text' },
          },
        },
      },
    },
    disbursements: {
      label: 'Disbursements',
      singular: 'Disbursement',
      template: 'minmax(0, 4fr) 112px 72px minmax(0, 4fr)',
      controls: {
        disbursementType: { label: 'Type', as: 'choice', choices: disbursementTypes },
        amount: { label: 'Amount', as: 'money' },
        vatExempt: { label: 'VAT %', as: 'vat' },
        partyUuid: { label: 'Party', as: 'ref' },
      },
    },
  },
  layout: [
    ['event', 'date', 'attendance'],
    'description',
    ['solicitor', 'solicitorAttendance'],
    { title: 'Counsel', lines: ['counsel'] },
    { title: 'Disbursements', lines: ['disbursements'] },
  ],
})
