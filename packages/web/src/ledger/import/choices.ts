import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { Meaning } from './meanings.ts'

/** What texts of the file mean. `null` is no one, or nothing. */
export type Meanings = Pick<LedgerChoices, 'people' | 'activities'>

/** Says what texts of the file mean. */
export const withMeanings = (choices: LedgerChoices, { people, activities }: Meanings): LedgerChoices => ({
  ...choices,
  ...(people && { people: { ...choices.people, ...people } }),
  ...(activities && { activities: { ...choices.activities, ...activities } }),
})

/** What a text means, as chosen or as the preview says; empty for nothing. */
export const meaningOf = (choices: LedgerChoices, { kind, text, value }: Meaning): string => {
  const chosen = choices[kind]?.[text]
  return chosen === undefined ? value : (chosen ?? '')
}

/** What of the choices is so on every sheet of the workbook: what names mean. */
export const onEverySheet = ({ people, activities }: LedgerChoices): LedgerChoices => ({
  ...(people && { people }),
  ...(activities && { activities }),
})
