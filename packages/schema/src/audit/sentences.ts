import * as law from '@costdraft/costing'
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
/** The words of the law are shown by their labels; what people wrote is shown as they wrote it. */
const WORDS = new Set(
  Object.values(law)
    .filter((value) => Array.isArray(value))
    .flat()
    .map(String),
)
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/

const MOST = 160
/** A long text is told by its beginning; the audit itself keeps it whole. */
const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)

/** A stored value as a person reads it; a uuid says nothing to anyone. */
function told(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string')
    return UUID.test(value) ? undefined : WORDS.has(value) ? labelOf(value) : shortened(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((item) => told(item) ?? '').join(', ')
  return typeof value === 'number' ? String(value) : undefined
}

const sentence = (entity: string, key: string, before: unknown, after: unknown): string => {
  const label = labelOf(key === 'body' ? entity : key)
  const was = told(before),
    is = told(after)
  return was === undefined || is === undefined ? `${label} was changed.` : `${label}: ${was} → ${is}.`
}

/** `preparation`, or `child_arrangement.preparation` where the case has parts. */
const enhanced = (key: string, before: unknown, after: unknown): string => {
  const [activity = '', part] = key.split('.').toReversed()
  return `Enhancement of ${labelOf(activity).toLowerCase()}${part ? ` (${labelOf(part)})` : ''}: ${told(before) ?? ''} % → ${told(after) ?? ''} %.`
}

/** A file or a folder by its name: what was done to it, and where it went. */
function aboutFile({ entity, action, before, after }: Entry): string[] {
  const label = labelOf(entity),
    was = before ?? {},
    is = after ?? was,
    place = (folder: unknown): string => (folder ? String(folder) : 'the top')
  if (action !== 'changed') return [`${label} ${verbs[action] ?? action}: ${String(is.file_name)}.`]
  return [
    ...(was.file_name === is.file_name
      ? []
      : [`${label} renamed: ${String(was.file_name)} → ${String(is.file_name)}.`]),
    ...(was.folder === is.folder
      ? []
      : [`${label} moved: ${String(is.file_name)}, from ${place(was.folder)} to ${place(is.folder)}.`]),
  ]
}

/** What an entry of the audit says, in sentences: a line for each field that changed, or what was done to the whole. */
export function sentencesOf({ entity, action, before, after }: Entry): string[] {
  if (entity === 'file' || entity === 'folder') return aboutFile({ entity, action, before, after })
  if (action === 'moved') return [`Moved from ${told(before?.stage) ?? ''} to ${told(after?.stage) ?? ''}.`]
  if (action === 'changed')
    return Object.keys(after ?? {}).map((key) =>
      entity === 'tr_enhancement'
        ? enhanced(key, before?.[key], after?.[key])
        : sentence(entity, key, before?.[key], after?.[key]),
    )
  if (entity === 'output') return [`Document ${verbs[action] ?? action}: ${told((after ?? before)?.file_name) ?? ''}.`]
  return [`${labelOf(entity)} ${verbs[action] ?? action}.`]
}
