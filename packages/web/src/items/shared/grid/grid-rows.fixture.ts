import { outsideCases, type Draft } from '@costdraft/schema/field.ts'
import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { itemSource, type GridSource } from './grid-source.ts'

const controls = {
  date: { label: 'Date', as: 'date' },
  feeEarner: {
    label: 'Fee earner',
    as: 'ref',
    choices: [{ value: '11111111-1111-4111-8111-111111111111', label: 'Priya Shah (PS)' }],
  },
  activityType: { label: 'Activity', as: 'choice', choices: ['preparation', 'letter_out', 'letter_in'] },
  time: { label: 'Time', as: 'hours' },
  description: { label: 'Description', as: 'prose' },
  vatExempt: { label: 'VAT %', as: 'vat' },
} as const
export const EARNER = '11111111-1111-4111-8111-111111111111'

/** What a new row starts with. */
export const newItem = (carriedOver?: Draft): Draft => ({ date: '2025-01-14', ...carriedOver })
/** The rows of time of any case. */
export const source: GridSource = itemSource({
  tab: { kind, controls, parts: {}, carryOver: ['date', 'feeEarner'] } as unknown as AnyTab,
  controls,
  facts: outsideCases,
  newItem,
})
export const names = ['date', 'feeEarner', 'activityType', 'time', 'description']

/** A row as the server answers it. */
export const answered = (uuid: string, change: Draft = {}): AnyRow => ({
  __typename: 'TimeRecording',
  uuid,
  version: '1',
  attention: false,
  comments: [],
  feeEarner: { uuid: EARNER, firstname: 'Priya', surname: 'Shah' },
  activityType: 'preparation',
  time: 1,
  description: `Row ${uuid}`,
  date: '2025-01-14',
  ...change,
})
