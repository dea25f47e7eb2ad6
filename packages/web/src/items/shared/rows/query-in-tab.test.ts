import { ALL_ROWS } from '@costdraft/schema/items/item-query.ts'
import { expect, test } from 'vitest'
import { queryInTab } from './query-in-tab.ts'

const hearings = { field: 'hearingType', values: ['interim', 'final'] }

test('what is asked of a tab is asked of its rows alone', () => {
  expect(queryInTab(hearings, ALL_ROWS).values).toEqual({ hearingType: ['interim', 'final'] })
  const asked = { ...ALL_ROWS, values: { feeEarner: ['a'], hearingType: ['final', 'opinion'] }, from: '2025-01-14' }
  expect(queryInTab(hearings, asked)).toEqual({ ...asked, values: { feeEarner: ['a'], hearingType: ['final'] } })
})
