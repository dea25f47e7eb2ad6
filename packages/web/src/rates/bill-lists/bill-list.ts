import type { Draft } from '@costdraft/schema/field.ts'
import type { BillListEntryFields } from '@costdraft/schema/rates/bill-list.ts'
import type { BillListEntryInput, BillListsQuery } from '../../generated/graphql.ts'
import type { Controls } from '../../ui/form/controls.ts'

export type BillListEntry = NonNullable<BillListsQuery['copActivities']>[number]

/** What is said of each list: its title, what an entry of it is called, and why it is empty at first. */
export const listTexts = {
  opg105_categories: {
    title: 'Categories of form OPG105',
    what: 'category',
    text: 'The categories in which a deputy’s costs are estimated on form OPG105. Time recordings are put into one of them, and the electronic bill adds them up.',
    empty:
      'No categories yet. CostDraft does not hold the list of the Office of the Public Guardian. Enter it from the official form, with its source and date: until then no row asks for a category, and the electronic bill has no column of them.',
  },
  cop_activities: {
    title: 'Activities of the electronic bill',
    what: 'activity',
    text: 'The activities of the official template of the Court of Protection’s electronic bill. Time recordings are put into one of them, beside the activity by which they are priced.',
    empty:
      'No activities yet. CostDraft does not hold the court’s list. Enter it from the official template, with its source and date: until then no row asks for an activity of it, and the electronic bill has no column of them.',
  },
} as const

/** What an entry is called in a sentence. */
export const entryName = ({ code, name }: Pick<BillListEntry, 'code' | 'name'>): string => `${code} ${name}`

export const entryControls: Controls<BillListEntryFields> = {
  code: { label: 'Code', as: 'text', hint: 'As the template has it. Each code once in a list.' },
  name: { label: 'Name', as: 'text' },
  position: { label: 'Position', as: 'count', hint: 'Empty: the last. Equal ones go by their codes.' },
  source: { label: 'Source', as: 'text', hint: 'The template or form that it is from, with its version.' },
  from: { label: 'From', as: 'date', hint: 'The first day of that template.' },
  retired: { label: 'Retired: no further row offers it', as: 'flag' },
}

/** What a new entry starts with: the source and the date of the last one of its list, which is of the same template. */
export const newEntry = (entries: readonly BillListEntry[]): Draft => {
  const last = entries.at(-1)
  return last ? { source: last.source, from: last.from } : {}
}

/** The input of an entry as the form has it. */
export const entryInputOf = ({ code, name, position, source, from, retired }: Draft): BillListEntryInput => ({
  code: String(code),
  name: String(name),
  position: typeof position === 'number' ? position : null,
  source: String(source),
  from: String(from),
  retired: retired === true,
})
