import { rateTableOf } from '@costdraft/costing/rates/tables.ts'
import { roleLabels, type Role } from '../access/roles.ts'
import type { FieldWords } from '../audit/sentences.ts'
import { labelOf } from '../labels.ts'
import { asWritten, inPounds } from '../text/in-words.ts'

/** The label of a role; of none, that there is no access. */
export const roleWords = (role: unknown): string =>
  role === null || role === undefined ? 'no access' : (roleLabels[role as Role] ?? String(role))

/** What columns are called where they are entered, if not by their names. */
const LABELS: Readonly<Record<string, string>> = {
  site_uuid: 'Location',
  deputy_uuid: 'Deputy',
  person_uuid: 'User',
  users: 'Members',
  firstname: 'First name',
  primary_contact_name: 'Contact',
  first_line_address: 'Address line 1',
  second_line_address: 'Address line 2',
  phone_number: 'Telephone',
  email_address: 'E-mail address',
  solicitor_sra_number: 'SRA number',
  effective_from: 'First day',
  is_panel_member: 'Panel member',
  url: 'Address',
  types: 'Events',
  scim_deleted: 'Deleted by the directory',
  external_id: 'Name in the directory',
}

/** The name of a table of rates, by its key. */
export function tableName(key: unknown): string | undefined {
  const table = typeof key === 'string' ? rateTableOf(key) : undefined
  return table && `${table.name}: ${table.title}`
}

const PENCE = 100
/** A figure of a table of rates: pence, or whole percent. */
function figureWords(table: unknown, row: string, amount: number): string {
  const unit = rateTableOf(String(table))?.rows.find(({ key }) => key === row)?.unit
  return unit === 'percent' ? `${amount} %` : inPounds(amount / PENCE)
}

/** The host of an address. The rest of it may open something. */
export const hostOf = (url: unknown): string =>
  URL.canParse(String(url)) ? new URL(String(url)).hostname : 'an address'

const AMOUNT = 'amounts.'
const IS_DAY = /^\d{4}-\d\d-\d\d$/

/** A column as people know it: the row of a table of rates, a fact of a fee earner from a day, or its label. */
function keyWords(key: string): string | undefined {
  if (key.startsWith(AMOUNT)) return key.slice(AMOUNT.length).split('.').map(labelOf).join(', ')
  const [column = '', from] = key.split(' from ')
  return from === undefined ? LABELS[column] : `${LABELS[column] ?? labelOf(column)} from ${asWritten(from)}`
}

function valueWords(table: unknown, key: string, value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (key.startsWith(AMOUNT)) return figureWords(table, key.slice(AMOUNT.length), value)
    return key === 'rate' ? inPounds(value) : undefined
  }
  if (typeof value !== 'string') return undefined
  if (key === 'url') return `${hostOf(value)}/…`
  if (key === 'role') return roleWords(value)
  return IS_DAY.test(value) ? asWritten(value) : undefined
}

/** The words of what is administered; `table` is the key of a table of rates, where the record is an edition of one. */
export const administeredWords = (table: unknown): FieldWords => ({
  labelOf: keyWords,
  valueOf: (key, value) => valueWords(table, key, value),
})
