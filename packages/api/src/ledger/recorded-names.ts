import { aspects, phaseNames, type Aspect } from '@costdraft/costing'
import type { ItemField } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { HourlyRate } from '@costdraft/schema/structs.ts'
import { validate } from 'superstruct'
import type { Tx } from '../access/as-viewer.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { partsAndParties, type PartsAndParties } from '../items/parts-and-parties.ts'
import type { Column } from './headings.ts'
import { nameKey, personKey } from './name-key.ts'

/** Columns of what only some areas record of their work. */
export const recordedColumns = ['party', 'part', 'case_part', 'phase', 'rate'] as const satisfies readonly Column[]
export type RecordedColumn = (typeof recordedColumns)[number]
/**
 * What a row records: the uuids of a party and a part, the fixed part of a two-part case and a phase by their words,
 * and the rate per hour in pounds; null is nothing.
 */
export interface Recorded {
  party: string | null
  part: string | null
  case_part: Aspect | null
  phase: string | null
  rate: number | null
}
type Facts = ReturnType<typeof factsOf>
const records =
  (field: ItemField) =>
  ({ itemFields }: Facts): boolean =>
    itemFields?.includes(field) ?? false
/** Whether the work of a case is recorded for it. */
const recordedWhere: Readonly<Record<RecordedColumn, (facts: Facts) => boolean>> = {
  party: records('party'),
  part: records('cop_case_part'),
  case_part: ({ dualAspect }) => dualAspect,
  phase: records('phase'),
  rate: records('amount'),
}

/** What the text of a cell stands for, or why it stands for nothing. */
type Found<T> = { value: T; problem?: undefined } | { problem: string; value?: undefined }
type Find<T> = (text: string) => Found<T>
/** How the cells of a case are read, by column; a column that its items do not record is absent. */
export type RecordedNames = { readonly [C in RecordedColumn]?: Find<NonNullable<Recorded[C]>> }
/** Columns that no row may leave empty, with what is said then. */
export const requiredColumns: Partial<Readonly<Record<RecordedColumn, string>>> = {
  case_part: 'The part is missing.',
  phase: 'The phase is missing.',
}

/** The columns that a ledger of a case must have, of those that its items record. */
export const requiredColumnsOf = (recorded: RecordedNames): RecordedColumn[] =>
  recordedColumns.filter((column) => recorded[column] && requiredColumns[column])

/** Finds an item by its name, whatever its case, spacing, marks and apostrophes. */
function nameFinder(column: 'party' | 'part', named: readonly { uuid: string; name: string }[]): Find<string> {
  const byName = Map.groupBy(named, ({ name }) => nameKey(name))
  const alike = Map.groupBy(named, ({ name }) => personKey(name))
  const plural = column === 'party' ? 'parties' : 'parts'
  return (name) => {
    const [first, ...more] = byName.get(nameKey(name)) ?? alike.get(personKey(name)) ?? []
    if (!first) return { problem: `This case has no ${column} of this name. Add it first, or leave the cell empty.` }
    return more.length > 0
      ? { problem: `This case has ${more.length + 1} ${plural} of this name. Give them different names first.` }
      : { value: first.uuid }
  }
}

const phaseKey = (text: string): string => nameKey(text.replaceAll('_', ' ').replaceAll(/[&/]/g, ' and '))
const phaseByKey = new Map(
  Object.entries(phaseNames).flatMap(([word, label]) =>
    [word, label].map((name): [string, string] => [phaseKey(name), word]),
  ),
)
/** Finds a phase by its word or its label, whatever its case; a stroke or an ampersand is an "and". */
const findPhase: Find<string> = (text) => {
  const value = phaseByKey.get(phaseKey(text))
  return value ? { value } : { problem: 'This is not a phase. Write its name, such as Pre-action costs or CMC.' }
}

/** The letters that stand for the parts of a two-part case. */
const partLetters: Readonly<Record<Aspect, string>> = { child_arrangement: 'CA', non_molestation_order: 'DA' }
const casePartByKey = new Map(
  aspects.flatMap((part) =>
    [part, labelOf(part), partLetters[part]].map((name): [string, Aspect] => [nameKey(name), part]),
  ),
)
/** Finds a part of a two-part case by its word, its label or its letters, whatever its case. */
const findCasePart: Find<Aspect> = (text) => {
  const value = casePartByKey.get(nameKey(text))
  return value ? { value } : { problem: `This is not a part of the case. Write ${aspects.map(labelOf).join(' or ')}.` }
}

/** Reads a rate per hour in pounds: 250, £250.00 or 1,250. */
const findRate: Find<number> = (text) => {
  const [error, value] = validate(text, HourlyRate, { coerce: true })
  return error ? { problem: error.failures()[0]?.message ?? 'This is not an amount.' } : { value }
}

/** The columns that the items of a case record. */
export const recordedIn = (owner: CaseRow): RecordedColumn[] =>
  recordedColumns.filter((column) => recordedWhere[column](factsOf(owner)))

/** Reads what the work of a case can be recorded for: one query, if its items record any of it by name. */
export async function recordedNames(tx: Tx, owner: CaseRow): Promise<RecordedNames> {
  const columns = new Set(recordedIn(owner))
  const listed: PartsAndParties | undefined =
    columns.has('party') || columns.has('part') ? (await partsAndParties(tx, [owner.uuid]))(owner.uuid) : undefined
  return {
    ...(listed && columns.has('party') && { party: nameFinder('party', listed.parties) }),
    ...(listed && columns.has('part') && { part: nameFinder('part', listed.parts) }),
    ...(columns.has('case_part') && { case_part: findCasePart }),
    ...(columns.has('phase') && { phase: findPhase }),
    ...(columns.has('rate') && { rate: findRate }),
  }
}
