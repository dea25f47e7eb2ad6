import { asWritten } from '@costdraft/costing'
import { shortened } from '../text/cut-text.ts'
import { labelOf } from '../labels.ts'

/**
 * What is said of an item to name it: its kind, and what people know it by. `type` is a value of the rules, such as
 * `preparation`.
 */
export interface AuditedItem {
  kind: string
  /** `yyyy-mm-dd` */
  date: string | null
  fee_earner: string | null
  type: string | null
  text: string | null
}

/** Where the record of an audit entry is found. */
export const auditPlaces = ['item', 'comments', 'note', 'file', 'document', 'budget', 'tab'] as const
export type AuditPlace = (typeof auditPlaces)[number]

/** What an audit entry is about, as a host answers it. */
export interface AuditedRecord {
  /** The text of a comment or a note, the name of a file, the version of a budget. */
  text: string | null
  /** The item, or that on which a comment is. */
  item: AuditedItem | null
  /** The item of which that is a part. */
  part_of: AuditedItem | null
  /**
   * Null where the record is no more, or has no place of its own. `uuid` is the row to which the place leads, `tab`
   * that of the case.
   */
  place: { name: AuditPlace; uuid: string | null; tab: string | null } | null
}

/** What is recorded besides items, as people call it. */
const names: Readonly<Record<string, string>> = {
  case: 'Case details',
  tr_enhancement: 'Enhancement percentages',
  output: 'Document',
  budget: 'Costs budget',
  deadline: 'Dates',
}
/** The name of a kind of record in the audit. */
export const auditKindLabel = (entity: string): string => names[entity] ?? labelOf(entity)

const MAX_TEXT = 60
/** A text in quotes, shortened. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `“${shortened(line, MAX_TEXT)}”`
}
const inSentence = (label: string): string =>
  /^[A-Z][A-Z]/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`

/** `Time recording of 03/02/2025, Priya Shah, Preparation`; its text where nothing else says which it is. */
function itemName({ kind, date, fee_earner, type, text }: AuditedItem): string {
  const label = auditKindLabel(kind)
  const facts = [date ? `${label} of ${asWritten(date)}` : label, fee_earner, type && labelOf(type)].filter(Boolean)
  if (facts.length > 1 || !text) return facts.join(', ')
  return `${facts.join('')} ${quoted(text)}`
}

/**
 * The name of the record that an audit entry is about, such as `Comment on hearing of 04/03/2025, Priya Shah,
 * Interim: “The note is missing”`.
 */
export function auditedName(entity: string, { text, item, part_of }: AuditedRecord): string {
  const whole = part_of && `of ${inSentence(itemName(part_of))}`
  if (item && entity === 'comment')
    return (
      [`Comment on ${inSentence(itemName(item))}`, whole].filter(Boolean).join(' ') + (text ? `: ${quoted(text)}` : '')
    )
  if (item) return [itemName(item), whole].filter(Boolean).join(' ')
  const label = auditKindLabel(entity)
  if (!text) return label
  if (entity === 'budget') return `${label}, version ${text}`
  if (entity === 'assessment') return `${label}, ${text}`
  return entity === 'note' || entity === 'comment' ? `${label} ${quoted(text)}` : `${label} ${text}`
}
