import { reductionReasonLabels, reductionReasons } from '@costdraft/schema/assessment/assessment.ts'
import type { GridColumn } from '../items/shared/grid/grid-columns.ts'
import type { GridRow } from '../items/shared/grid/grid-rows.ts'
import type { AnyControls } from '../ui/form/controls.ts'

/** What is asked of a line, and what is only read of it, by the names of its cells. */
export const lineControls = {
  number: { label: 'No.', as: 'text' },
  date: { label: 'Date', as: 'date' },
  description: { label: 'Description', as: 'prose' },
  feeEarnerName: { label: 'Fee earner', as: 'text' },
  claimedHours: { label: 'Claimed hours', as: 'hours' },
  claimedRate: { label: 'Claimed rate', as: 'money' },
  claimed: { label: 'Claimed', as: 'money' },
  vat: { label: 'VAT', as: 'money' },
  offeredHours: { label: 'Offered hours', as: 'hours' },
  offeredRate: { label: 'Offered rate', as: 'money' },
  offered: { label: 'Offered', as: 'money' },
  allowedHours: { label: 'Allowed hours', as: 'hours' },
  allowedRate: { label: 'Allowed rate', as: 'money' },
  allowed: { label: 'Allowed', as: 'money' },
  reason: {
    label: 'Reason',
    as: 'choice',
    choices: reductionReasons.map((value) => ({ value, label: reductionReasonLabels[value] })),
  },
  words: { label: 'Reason in words', as: 'prose' },
  dispute: { label: 'Point of dispute', as: 'prose' },
  reply: { label: 'Reply', as: 'prose' },
  ruling: { label: 'Ruling', as: 'prose' },
} as const satisfies AnyControls
export type CellName = keyof typeof lineControls

/** So wide is a sum of many lines. */
const SUM = 84
const TEXT = 150

/** The columns in their order, with their headings and what they need. */
export const lineColumns: readonly (GridColumn & { name: CellName })[] = [
  { name: 'number' },
  { name: 'date' },
  { name: 'description', isKept: true, least: 190 },
  { name: 'feeEarnerName', least: 100 },
  { name: 'claimedHours', head: 'Hours', group: 'Claimed' },
  { name: 'claimedRate', head: 'Rate £', group: 'Claimed' },
  { name: 'claimed', head: 'Sum £', group: 'Claimed', least: SUM },
  { name: 'vat', head: 'VAT £', group: 'Claimed' },
  { name: 'offeredHours', head: 'Hours', group: 'Offered' },
  { name: 'offeredRate', head: 'Rate £', group: 'Offered' },
  { name: 'offered', head: 'Sum £', group: 'Offered', least: SUM },
  { name: 'allowedHours', head: 'Hours', group: 'Allowed' },
  { name: 'allowedRate', head: 'Rate £', group: 'Allowed' },
  { name: 'allowed', head: 'Sum £', group: 'Allowed', least: SUM },
  { name: 'reason' },
  { name: 'words', least: TEXT },
  { name: 'dispute', least: TEXT },
  { name: 'reply', least: TEXT },
  { name: 'ruling', least: TEXT },
]

const read = new Set<string>([
  'number',
  'date',
  'description',
  'feeEarnerName',
  'claimedHours',
  'claimedRate',
  'claimed',
  'vat',
] satisfies CellName[])
const byTheHour = new Set<string>(['offeredHours', 'offeredRate', 'allowedHours', 'allowedRate'] satisfies CellName[])

/** Whether a cell is only read: what is claimed, and hours and rate of a line that is no work by the hour. */
export const isFixedInLine = ({ stored }: GridRow, name: string): boolean =>
  read.has(name) || (byTheHour.has(name) && stored?.isByTheHour === false)
