import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import { stepForm } from '../../../further-kinds/forms.ts'
import { inCase } from './in-case.ts'
import type { DefinedTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

const facts = caseFactsOf('high_cost_legal_aid', 'care_and_supervision')
const defined = {
  ...stepForm,
  columns: [
    { head: 'Always', cell: () => '' },
    { head: 'Here', cell: () => '', when: ({ area }: CaseFacts) => area === facts.area },
    { head: 'Elsewhere', cell: () => '', when: ({ area }: CaseFacts) => area !== facts.area },
  ],
} as unknown as DefinedTab
const row = { uuid: 'r' } as AnyRow

test('a tab has the columns of its case, and leads to the tab that its case has', () => {
  const tab = inCase(
    { ...defined, parentOf: ({ uuid }, { area }) => ({ tab: `steps-of-${area}`, name: 'step', uuid }) },
    facts,
  )
  expect(tab.columns.map(({ head }) => head)).toEqual(['Always', 'Here'])
  expect(tab.parentOf?.(row)).toEqual({ tab: 'steps-of-high_cost_legal_aid', name: 'step', uuid: 'r' })
  expect(inCase(defined, facts).parentOf).toBeUndefined()
})
