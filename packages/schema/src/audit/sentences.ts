import * as law from '@costdraft/costing'
import { pointsRaised } from '../filing/filing-words.ts'
import { labelOf } from '../labels.ts'

interface Entry {
  entity: string
  action: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

const verbs: Record<string, string> = {
  added: 'added',
  changed: 'changed',
  removed: 'removed',
  restored: 'restored',
  moved: 'moved',
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
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/

const MAX_LENGTH = 160
/** Long text is truncated for display; the audit record keeps all of it. */
const truncated = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

function textValue(value: string): string | undefined {
  if (UUID.test(value)) return undefined
  return ENUM_VALUES.has(value) ? labelOf(value) : truncated(value)
}

/** A stored value as display text; undefined for a uuid or an object, which mean nothing to a reader. */
function displayValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return textValue(value)
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((item) => displayValue(item) ?? '').join(', ')
  return typeof value === 'number' ? String(value) : undefined
}

const sentence = (entity: string, key: string, before: unknown, after: unknown): string => {
  const label = labelOf(key === 'body' ? entity : key)
  const old = displayValue(before),
    current = displayValue(after)
  return old === undefined || current === undefined ? `${label} was changed.` : `${label}: ${old} → ${current}.`
}

/** The key is `preparation`, or `child_arrangement.preparation` where the case has parts. */
const enhancementSentence = (key: string, before: unknown, after: unknown): string => {
  const [activity = '', part] = key.split('.').toReversed()
  return `Enhancement of ${labelOf(activity).toLowerCase()}${part ? ` (${labelOf(part)})` : ''}: ${displayValue(before) ?? ''} % → ${displayValue(after) ?? ''} %.`
}

/** A change of a file or a folder, identified by its name: what was done to it, and where it was moved. */
function fileSentences({ entity, action, before, after }: Entry): string[] {
  const label = labelOf(entity),
    old = before ?? {},
    current = after ?? old,
    folderName = (folder: unknown): string => (folder ? String(folder) : 'the top')
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
  ]
}

/** One sentence for each field that an edit changed; what is stored under two names is said once. */
const fieldSentences = ({ entity, before, after }: Entry): string[] => [
  ...new Set(
    Object.keys(after ?? {}).map((key) =>
      entity === 'tr_enhancement'
        ? enhancementSentence(key, before?.[key], after?.[key])
        : sentence(entity, key, before?.[key], after?.[key]),
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
    })),
    points = pointsRaised(counts)
  return `Moved from ${displayValue(before?.stage) ?? ''} to ${displayValue(after?.stage) ?? ''}.${points ? ` Completed with ${points}.` : ''}${leftOut}`
}

function budgetSentence({ after }: Entry, verb: string): string {
  const { number, grand_total } = (after ?? {}) as { number?: unknown; grand_total?: unknown }
  return `Costs budget ${verb}: version ${String(number)}, ${inPounds.format(Number(grand_total))}.`
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
const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** An audit entry in sentences: one for each field that changed, or one for the action on the whole record. */
export function sentencesOf(entry: Entry): string[] {
  const { entity, action, before, after } = entry,
    verb = verbs[action] ?? action
  if (entity === 'file' || entity === 'folder') return fileSentences(entry)
  if (action === 'moved') return [stageSentence(entry)]
  if (action === 'changed') return fieldSentences(entry)
  if (entity === 'time_ledger' && action === 'removed') return [undoneSentence(entry)]
  if (entity === 'budget') return [budgetSentence(entry, verb)]
  if (entity === 'output') return [`Document ${verb}: ${displayValue((after ?? before)?.file_name) ?? ''}.`]
  return [`${labelOf(entity)} ${verb}.`]
}
