import {
  aspects,
  courtBundles,
  courtLevels,
  disbursementTypes,
  hearingLength,
  hearingTypes,
  type CourtLevel,
  type HearingType,
} from '@costdraft/costing'
import type { Draft } from '@costdraft/schema/field.ts'
import { bundlePages } from '@costdraft/schema/items/hearing/bundle-pages.ts'
import { hearing as kind, hoursOf } from '@costdraft/schema/items/hearing/hearing.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Clock } from '@costdraft/schema/structs.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { daysOf } from '../../ui/form/controls.ts'
import { costColumn, dateColumn, descriptionColumn, earnerColumn, hoursText } from '../shared/common-columns.ts'
import { defineTab } from '../shared/define-tab.tsx'
import { partColumn } from '../shared/part-column.tsx'
import { HearingPrice } from './HearingPrice.tsx'
import type { RowOf, TabDefinition } from '../shared/tab-definition.ts'

type HearingRow = RowOf<typeof kind>

const courtNames: Record<CourtLevel, string> = {
  other_judge: 'Other judge',
  circuit_district_judge: 'Circuit/district',
  high_court_judge: 'High Court',
}
/** A time of day as typed into an input; null where it is missing or is none. */
const clockIn = (typed: unknown): string | null => (Clock.is(typed) ? typed : null)

/** The bolt-ons of a hearing, in few words; empty if it has none. */
const boltOns = (h: HearingRow): string =>
  [
    h.allegationsOfHarm && 'Harm',
    h.lackOfUnderstanding && 'Understanding',
    h.expertCrossExamined && 'Expert',
    h.courtBundle && labelOf(h.courtBundle),
    h.exceptionalTravel && 'Travel',
  ]
    .filter(Boolean)
    .map((name, i) => (i === 0 ? `Bolt-ons: ${name}` : name))
    .join(', ')

function times(h: HearingRow): string {
  if (h.administrativeOrder) return 'Admin order'
  if (h.startTime && h.endTime) return `${h.startTime}–${h.endTime}`
  return h.multiDayInterim ? 'Several days' : ''
}
/** The units of a hearing; those of a final hearing are days. */
function units(h: HearingRow): string {
  if (h.units === null) return ''
  return h.hearingType === 'final' ? `${h.units} ${h.units === 1 ? 'day' : 'days'}` : String(h.units)
}

/** The length of an interim hearing as the server will calculate it from the form values; empty while it is unknown. */
function lengthOf(h: Draft): string {
  if (h.hearingType !== 'interim') return ''
  const isOneDay = h.multiDayInterim !== true
  const lunch =
    h.adjournmentType === 'lunch' && !h.administrativeOrder
      ? hoursOf((h.adjournment as Draft | null)?.adjournmentLengthHours)
      : 0
  const { hearing_time: hours, units } = hearingLength({
    hearingType: h.hearingType as HearingType,
    administrativeOrder: h.administrativeOrder === true,
    lunch,
    ...(isOneDay
      ? { startTime: clockIn(h.startTime), endTime: clockIn(h.endTime) }
      : {
          days: daysOf(h.hearingDays).map(({ hours }) => ({ hours: hoursOf(hours) })),
          hearingTime: hoursOf(h.hearingTime),
        }),
  })
  return hours && units && hours > 0
    ? `${hours.toFixed(2)} hours, ${units} ${units === 1 ? 'unit' : 'units'} of two and a half hours.`
    : ''
}

type Columns = TabDefinition<typeof kind>['columns']
/** The length of a court hearing. */
const lengthColumns: Columns = [
  { head: 'Start–end', isOneLine: true, cell: times },
  { head: 'Hours', align: 'end', cell: (h) => hoursText(h.hearingTime) },
  { head: 'Units', align: 'end', cell: units },
]
/** The columns of hearings; what is no court hearing has no length. */
const hearingColumns = ({ hasLength }: { hasLength: boolean }): Columns => [
  dateColumn,
  // The court level and the bolt-ons decide the fee: they are seen at every width.
  {
    head: 'Type and court',
    texts: (h) => [labelOf(h.hearingType), courtNames[h.courtLevel as CourtLevel] ?? labelOf(h.courtLevel)],
    tooltip: (h) => labelOf(h.courtLevel),
  },
  partColumn,
  earnerColumn,
  ...(hasLength ? lengthColumns : []),
  { ...descriptionColumn, texts: (h) => [h.description ?? '', boltOns(h)] },
  costColumn,
]

const hearing: Omit<TabDefinition<typeof kind>, 'title' | 'singular' | 'only' | 'columns'> = {
  kind,
  loadError: 'Error fetching hearings.',
  Price: HearingPrice,
  carryOver: ['date', 'feeEarner', 'courtLevel', 'casePart', 'hearingType'],
  nameOf: (h) => `${labelOf(h.hearingType).toLowerCase()} of ${formatIsoDate(h.date)}`,
  controls: {
    date: { label: 'Date', as: 'date' },
    courtLevel: { label: 'Court level', as: 'choice', choices: courtLevels },
    feeEarner: { label: 'Fee earner', as: 'ref' },
    hearingType: { label: 'Type', as: 'choice', choices: hearingTypes },
    administrativeOrder: { label: 'Administrative order', as: 'flag' },
    multiDayInterim: { label: 'Over several days', as: 'flag' },
    startTime: { label: 'Start', as: 'clock' },
    endTime: { label: 'End', as: 'clock' },
    hearingDays: { label: 'Hearing days', as: 'days' },
    hearingTime: { label: 'Hours in total', as: 'hours', hint: 'Where the days are not listed.' },
    units: { label: 'Days', as: 'count' },
    // That of several days is said by the box above.
    adjournmentType: {
      label: 'Lunch adjournment',
      as: 'toggle',
      on: 'lunch',
      isEntered: ({ adjournmentType }) => adjournmentType === 'lunch',
    },
    casePart: { label: 'Part', as: 'choice', choices: aspects },
    allegationsOfHarm: { label: 'Allegations of harm', as: 'flag' },
    lackOfUnderstanding: { label: 'Lack of understanding', as: 'flag' },
    expertCrossExamined: { label: 'Expert cross-examined', as: 'flag' },
    courtBundle: {
      label: 'Court bundle',
      as: 'choice',
      choices: courtBundles.map((value) => ({ value, label: `${labelOf(value)} (${bundlePages[value]})` })),
    },
    description: { label: 'Description', as: 'prose' },
  },
  parts: {
    adjournment: {
      label: 'Lunch adjournment',
      template: '1fr',
      defaults: { adjournmentLengthHours: 1 },
      controls: { adjournmentLengthHours: { label: 'Lunch in hours', as: 'hours' } },
    },
    exceptionalTravel: {
      label: 'Exceptional travel',
      template: '128px 96px minmax(0, 1fr)',
      controls: {
        distanceMiles: { label: 'Distance in miles', as: 'count' },
        days: { label: 'Days', as: 'count' },
        reason: { label: 'Reason', as: 'text' },
      },
    },
    disbursements: {
      label: 'Disbursements',
      singular: 'Disbursement',
      template: 'minmax(0, 5fr) 112px 72px minmax(0, 6fr)',
      controls: {
        disbursementType: { label: 'Type', as: 'choice', choices: disbursementTypes },
        amount: { label: 'Amount', as: 'money' },
        vatExempt: { label: 'VAT %', as: 'vat' },
        description: { label: 'Description', as: 'text' },
      },
    },
  },
  layout: [
    ['date', 'hearingType', 'courtLevel'],
    'casePart',
    'feeEarner',
    {
      title: 'Length',
      lines: [
        ['administrativeOrder', 'multiDayInterim', 'adjournmentType'],
        ['startTime', 'endTime', 'adjournment'],
        'hearingDays',
        'hearingTime',
        'units',
      ],
      summary: lengthOf,
    },
    {
      title: 'Bolt-ons',
      lines: [['allegationsOfHarm', 'lackOfUnderstanding', 'expertCrossExamined'], 'exceptionalTravel', 'courtBundle'],
    },
    { title: 'Disbursements of this hearing', lines: ['disbursements'] },
    'description',
  ],
}

export const hearings = defineTab({
  ...hearing,
  title: 'Hearings',
  columns: hearingColumns({ hasLength: true }),
  singular: 'hearing',
  only: { field: 'hearingType', values: ['interim', 'final'] },
  asksFirst: 'date',
})
export const otherFas = defineTab({
  ...hearing,
  title: 'Other FAS',
  columns: hearingColumns({ hasLength: false }),
  singular: 'other FAS item',
  only: { field: 'hearingType', values: ['advocate', 'conference', 'opinion'] },
})
