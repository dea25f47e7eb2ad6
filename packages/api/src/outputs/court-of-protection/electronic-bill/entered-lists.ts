import { writtenDate, type Line } from '@costdraft/costing'
import { itemOf } from '../../bill/bill-lines.ts'
import type { FrozenBillLists, FrozenCase, FrozenListEntry } from '../../frozen-case.ts'

/** An entry of a list as the bill prints it. */
export interface ListEntry {
  code: string
  name: string
}
/** What a line is put into; null where its row has none. */
export interface EntriesOfLine {
  opgCategory: ListEntry | null
  copActivity: ListEntry | null
}

const NONE: FrozenBillLists = { opg105Categories: [], copActivities: [] }

/**
 * The two lists of the bill, each in its order, as on the day of completion: the categories of form OPG105 and the
 * official activities. Empty where the firm has entered none, and in snapshots of earlier versions.
 */
export const enteredLists = ({ billLists = NONE }: FrozenCase): FrozenBillLists => billLists

const entryIn = (list: readonly FrozenListEntry[], uuid: string | undefined): ListEntry | null => {
  const found = uuid === undefined ? undefined : list.find((entry) => entry.uuid === uuid)
  return found ? { code: found.code, name: found.name } : null
}

/** What the lines of a bill are put into, in the two lists. */
export function entriesOfLines(frozen: FrozenCase): (line: Line) => EntriesOfLine {
  const { opg105Categories, copActivities } = enteredLists(frozen)
  return (line) => {
    const given = itemOf(frozen, line)?.listEntries
    return {
      opgCategory: entryIn(opg105Categories, given?.opgCategory),
      copActivity: entryIn(copActivities, given?.copActivity),
    }
  }
}

const templatesOf = (list: readonly FrozenListEntry[]): string =>
  [...new Set(list.map(({ source, from }) => `${source}, from ${writtenDate(from)}`))].join('; ')
const saidOf = (what: string, template: string, list: readonly FrozenListEntry[]): string =>
  list.length > 0
    ? `${what}, as entered by the firm from: ${templatesOf(list)}.`
    : `${what} are not held: they are entered in the settings, from the official ${template}. This bill has no column of them.`

/** What the workbook says of each list: the templates that it was entered from, or that it is not held. */
export function listSentences(frozen: FrozenCase): string[] {
  const { opg105Categories, copActivities } = enteredLists(frozen)
  return [
    saidOf('The categories of form OPG105', 'form', opg105Categories),
    saidOf('The activities of the official electronic bill', 'template', copActivities),
  ]
}
