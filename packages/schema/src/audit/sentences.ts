import * as law from '@costdraft/costing'
import { shortened } from '../text/cut-text.ts'
import { asWritten, inPounds } from '../text/in-words.ts'
import {
  assessmentSentence,
  auditedAssessmentFields,
  auditedAssessmentLabel,
  auditedAssessmentValue,
} from '../assessment/assessed-audit.ts'
import type { ExternalId } from '../external-ids/external-ids.ts'
import { auditedDateLabel } from '../deadlines/deadlines.ts'
import { pointsRaised } from '../filing/filing-words.ts'
import { labelOf } from '../labels.ts'

type AuditedValues = Readonly<Record<string, unknown>>
interface Entry {
  entity: string
  action: string
  before: AuditedValues | null
  after: AuditedValues | null
}
/** What the uuids in the values of an entry are called. */
type Names = Readonly<Record<string, string>>
/** What a kind of record calls its fields and values, where it is not what all do; undefined for what is. */
export interface FieldWords {
  labelOf: (key: string) => string | undefined
  valueOf: (key: string, value: unknown) => string | undefined
}
interface Said {
  names?: Names
  /** Whether the record is named beside the sentences, so that they need not say which it is. */
  isNamed?: boolean
  words?: FieldWords
}

const verbs: Record<string, string> = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  restored: 'restored',
  moved: 'moved',
  revalued: 'revalued',
  imported: 'imported',
  generated: 'generated',
}
/** The enum values of the costing rules. These are shown by their labels; free text is shown as it was entered. */
const ENUM_VALUES = new Set(
  Object.values(law)
    .filter((value) => Array.isArray(value))
    .flat()
    .map(String),
)
const DAY = /^\d{4}-\d\d-\d\d$/
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/

const MAX_LENGTH = 160
/** Long text is truncated for display; the audit record keeps all of it. */
const truncated = (text: string): string => shortened(text, MAX_LENGTH)

function textValue(value: string, names: Names): string | undefined {
  if (UUID.test(value)) return names[value]
  if (DAY.test(value)) return asWritten(value)
  return ENUM_VALUES.has(value) ? labelOf(value) : truncated(value)
}

const noNames: Names = {}

/** A stored value as display text; undefined for a uuid without a name or an object, which mean nothing to a reader. */
function displayValue(value: unknown, names: Names = noNames): string | undefined {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return textValue(value, names)
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((item) => displayValue(item, names) ?? '').join(', ')
  return typeof value === 'number' ? String(value) : undefined
}

/** The entity of what is entered of an assessment. */
const ASSESSMENT = 'assessment'

/** Hours and pounds have two decimals, wherever they stand. */
const DECIMALS = /(?:^|_)(?:time|hours|amount|rate|estimate|assets|consideration|figure)$/
function valueOf(key: string, value: unknown, names?: Names): string | undefined {
  if (key === 'external_ids' && Array.isArray(value))
    return displayValue((value as ExternalId[]).map(({ system, id }) => `${system} ${id}`))
  return typeof value === 'number' && DECIMALS.test(key) ? value.toFixed(2) : displayValue(value, names)
}

function labelOfField(entity: string, key: string): string {
  if (entity === 'deadline') return auditedDateLabel(key)
  return entity === ASSESSMENT ? auditedAssessmentLabel(key) : labelOf(key === 'body' ? entity : key)
}
function sentence(
  entity: string,
  key: string,
  [before, after]: readonly [unknown, unknown],
  { names, words }: Said,
): string {
  if (entity === 'comment' && key === 'resolved') return after === true ? 'Resolved.' : 'No longer resolved.'
  const label = words?.labelOf(key) ?? labelOfField(entity, key)
  const own = (value: unknown): string | undefined =>
    words?.valueOf(key, value) ?? (entity === ASSESSMENT ? auditedAssessmentValue(key, value) : undefined)
  const said = (value: unknown): string | undefined => own(value) ?? valueOf(key, value, names)
  const [old, current] = [said(before), said(after)]
  return old === undefined || current === undefined ? `${label} was changed.` : `${label}: ${old} → ${current}.`
}

/** The key is `preparation`, or `child_arrangement.preparation` where the case has parts. */
const enhancementLabel = (key: string): string => {
  const [activity = '', part] = key.split('.').toReversed()
  return `Enhancement of ${labelOf(activity).toLowerCase()}${part ? ` (${labelOf(part)})` : ''}`
}
const enhancementSentence = (key: string, before: unknown, after: unknown): string =>
  `${enhancementLabel(key)}: ${displayValue(before) ?? ''} % → ${displayValue(after) ?? ''} %.`

/** A change of a file or a folder, identified by its name: what was done to it, and where it was moved. */
function fileSentences({ entity, action, before, after }: Entry): string[] {
  const label = labelOf(entity)
  const old = before ?? {}
  const current = after ?? old
  const folderName = (folder: unknown): string => (folder ? String(folder) : 'the top')
  if (action !== 'changed') return [`${label} ${verbs[action] ?? action}: ${String(current.file_name)}.`]
  return [
    ...(old.file_name === current.file_name
      ? []
      : [`${label} renamed: ${String(old.file_name)} → ${String(current.file_name)}.`]),
    ...(old.folder === current.folder
      ? []
      : [
          `${label} moved: ${String(current.file_name)}, from ${folderName(old.folder)} to ${folderName(current.folder)}.`,
        ]),
    ...((old.dated ?? null) === (current.dated ?? null)
      ? []
      : [
          `${label} dated: ${String(current.file_name)}, ${displayValue(old.dated) ?? ''} → ${displayValue(current.dated) ?? ''}.`,
        ]),
  ]
}

/** The fields that an edit changed; the database answers them in an order of its own. */
function keysOf(entity: string, after: AuditedValues | null): string[] {
  const keys = Object.keys(after ?? {})
  return entity === ASSESSMENT ? auditedAssessmentFields(keys) : keys
}

/** One sentence for each field that an edit changed; what is stored under two names is said once. */
const fieldSentences = ({ entity, before, after }: Entry, said: Said): string[] => [
  ...new Set(
    keysOf(entity, after).map((key) =>
      entity === 'tr_enhancement'
        ? enhancementSentence(key, before?.[key], after?.[key])
        : sentence(entity, key, [before?.[key], after?.[key]], said),
    ),
  ),
]

function stageSentence({ before, after }: Entry): string {
  const unpriced = Number(after?.unpriced ?? 0)
  const leftOut =
    unpriced > 0 ? ` The bill leaves out ${unpriced} ${unpriced === 1 ? 'item' : 'items'} without a rate.` : ''
  const counts = Object.entries((after?.filing ?? {}) as Record<string, number>).map(([rule, count]) => ({
    rule,
    count,
  }))
  const points = pointsRaised(counts)
  return `Moved from ${displayValue(before?.stage) ?? ''} to ${displayValue(after?.stage) ?? ''}.${points ? ` Completed with ${points}.` : ''}${leftOut}`
}

/** A case whose value moved although nobody changed it: by how much, and what was changed elsewhere. */
function valueSentence({ before, after }: Entry): string {
  const value = (row: AuditedValues | null): string => (row?.value == null ? 'not priced' : inPounds(Number(row.value)))
  const unpriced = (row: AuditedValues | null): number => Number(row?.unpriced ?? 0)
  const items =
    unpriced(before) === unpriced(after) ? '' : ` Items without a rate: ${unpriced(before)} → ${unpriced(after)}.`
  return `Value: ${value(before)} → ${value(after)}.${items} ${displayValue(after?.because) ?? ''}`.trim()
}

function budgetSentence({ after }: Entry, verb: string): string {
  const { number, grand_total } = (after ?? {}) as { number?: unknown; grand_total?: unknown }
  return `Costs budget ${verb}: version ${String(number)}, ${inPounds(Number(grand_total))}.`
}
/** An import of a time ledger that was undone. */
function undoneSentence({ before }: Entry): string {
  const { file_name, removed, restored, kept } = before ?? {}
  const counts = [
    [removed, 'removed'],
    [restored, 'restored'],
    [kept, 'kept'],
  ].flatMap(([count, done]) =>
    Number(count) > 0 ? `${String(count)} ${count === 1 ? 'row' : 'rows'} ${String(done)}` : [],
  )
  return `Time ledger ${displayValue(file_name) ?? ''} undone: ${counts.join(', ') || 'nothing was left to undo'}.`
}
const rowsOf = (count: unknown): string => `${Number(count)} ${Number(count) === 1 ? 'row' : 'rows'}`
/** Rows that went to another case or came from it, or whose move was undone. */
function movedRowsSentence({ action, before, after }: Entry): string {
  const { rows, to_case: to, from_case: from } = after ?? before ?? {}
  const where = to == null ? `from “${displayValue(from) ?? ''}”` : `to “${displayValue(to) ?? ''}”`
  if (action === 'removed') return `The move of ${rowsOf(rows)} ${where} was undone.`
  return `${rowsOf(rows)} moved ${to == null ? `here ${where}` : where}.`
}
/** A case that was made as a copy of another. */
const copiedSentence = ({ after }: Entry): string =>
  `Copied from “${displayValue(after?.from_case) ?? ''}”${Number(after?.rows) > 0 ? `, with ${rowsOf(after?.rows)}` : ''}.`

/** What was done to a record that is named beside it. */
function actionSentence({ action, after }: Entry): string {
  if (action === 'removed') return 'Deleted.'
  const { added, updated, grand_total } = after ?? {}
  if (action === 'imported') return `Imported: ${Number(added)} added, ${Number(updated)} changed.`
  if (grand_total !== undefined) return `Saved: ${inPounds(Number(grand_total))}.`
  const verb = action === 'generated' ? 'made' : (verbs[action] ?? action)
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)}.`
}

/** What is said of an entry the same way whether or not its record is named beside it. */
function wholeSentence(entry: Entry): string | undefined {
  if (entry.action === 'moved') return stageSentence(entry)
  if (entry.action === 'revalued') return valueSentence(entry)
  if (entry.entity === ASSESSMENT) return assessmentSentence(entry.action, entry.before, entry.after)
  if (entry.entity === 'moved_rows') return movedRowsSentence(entry)
  if (entry.entity === 'copied_case') return copiedSentence(entry)
  return entry.entity === 'time_ledger' && entry.action === 'removed' ? undoneSentence(entry) : undefined
}

/** An audit entry in sentences: one for each field that changed, or one for the action on the whole record. */
export function sentencesOf(entry: Entry, said: Said = {}): string[] {
  const { entity, action, before, after } = entry
  const verb = verbs[action] ?? action
  const whole = wholeSentence(entry)
  if (whole !== undefined) return [whole]
  if (said.isNamed && action !== 'changed') return [actionSentence(entry)]
  if (entity === 'file' || entity === 'folder') return fileSentences(entry)
  if (action === 'changed') return fieldSentences(entry, said)
  if (entity === 'budget') return [budgetSentence(entry, verb)]
  if (entity === 'output') return [`Document ${verb}: ${displayValue((after ?? before)?.file_name) ?? ''}.`]
  return [`${labelOf(entity)} ${verb}.`]
}

/** A value as it is now and as it would be restored, in words. */
export interface RestoredValue {
  label: string
  now: string
  restored: string
}
/** The values that a restore of an entry would change, those that are so already left out. */
export function restoredValues(
  entity: string,
  now: AuditedValues,
  restored: AuditedValues,
  names: Names,
): RestoredValue[] {
  const isEnhancement = entity === 'tr_enhancement'
  const words = (key: string, value: unknown): string => {
    const text = valueOf(key, value, names) ?? 'Another value'
    return isEnhancement ? `${text} %` : text
  }
  return Object.keys(restored).flatMap((key) => {
    if (JSON.stringify(now[key] ?? null) === JSON.stringify(restored[key] ?? null)) return []
    const label = isEnhancement ? enhancementLabel(key) : labelOfField(entity, key)
    return [{ label, now: words(key, now[key]), restored: words(key, restored[key]) }]
  })
}
