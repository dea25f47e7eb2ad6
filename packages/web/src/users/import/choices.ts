import type { MeaningColumn, PeopleChoices, PeopleMeaning } from '@costdraft/schema/people-import/people-import.ts'

/** Says what a text in a column of the file means; null for nothing. */
export const withMeaning = (
  choices: PeopleChoices,
  column: MeaningColumn,
  text: string,
  value: string | null,
): PeopleChoices => ({
  ...choices,
  values: { ...choices.values, [column]: { ...choices.values?.[column], [text]: value } },
})

/** What a text means, as chosen or as the preview says; empty for nothing. */
export function meaningOf({ values }: PeopleChoices, { column, text, value }: PeopleMeaning): string {
  const chosen = values?.[column]?.[text]
  return (chosen === undefined ? value : chosen) ?? ''
}

/** What of the choices is so on every sheet of a workbook: what texts mean. */
export const onEverySheet = ({ values }: PeopleChoices): PeopleChoices => (values ? { values } : {})
