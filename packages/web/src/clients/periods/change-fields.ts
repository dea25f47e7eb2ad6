import { feeEarnerForm } from '@costdraft/schema/clients/clients.ts'
import { field, type Draft } from '@costdraft/schema/field.ts'
import { IsoDate, oneOf } from '@costdraft/schema/structs.ts'
import { isDatedChanged } from './periods.ts'

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
    ...feeEarnerForm,
    meaning: field(oneOf(meanings)).when(isAsked),
    from: field(IsoDate).when((draft) => isAsked(draft) && draft.meaning === 'from'),
  }
}
