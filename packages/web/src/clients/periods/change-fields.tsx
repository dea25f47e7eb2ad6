import { feeEarner } from '@costdraft/schema/clients/clients.ts'
import { field, type Draft } from '@costdraft/schema/field.ts'
import { IsoDate, oneOf } from '@costdraft/schema/structs.ts'
import type { AnyControls } from '../../ui/form/controls.ts'
import { isDatedChanged, type Periods } from './periods.ts'
import { MeaningInput } from './MeaningInput.tsx'

/** What a change of what holds from a day means: that it holds from one, or that what is stored was always wrong. */
const meanings = ['from', 'correction'] as const
export type Meaning = (typeof meanings)[number]

/**
 * The fields of a fee earner that is changed: where a change is of what holds from a day, also what it means, and the
 * day from which it holds.
 */
export const changeFields = (row: Draft) => {
  const isAsked = (draft: Draft): boolean => isDatedChanged(row, draft)
  return {
    ...feeEarner,
    meaning: field(oneOf(meanings)).when(isAsked),
    from: field(IsoDate).when((draft) => isAsked(draft) && draft.meaning === 'from'),
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The controls of those two fields, for a fee earner with these periods. */
export const changeControls = (periods: Periods): AnyControls => ({
  meaning: {
    label: 'What does this change mean?',
    as: 'own',
    own: {
      Input: (props) => <MeaningInput {...props} periods={periods} />,
      formValue: asText,
      parsed: asText,
      display: asText,
    },
  },
  from: { label: 'First day', as: 'date' },
})
