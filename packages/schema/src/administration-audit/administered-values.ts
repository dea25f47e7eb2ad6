import { rateTableOf } from '@costdraft/costing/rates/tables.ts'
import { roleLabels, type Role } from '../access/roles.ts'
import { labelOf } from '../labels.ts'

type Values = Readonly<Record<string, unknown>>

/** The label of a role; of none, that there is no access. */
export const roleWords = (role: unknown): string =>
  role === null || role === undefined ? 'no access' : (roleLabels[role as Role] ?? String(role))

/** What columns are called where they are entered, if not by their names. */
const LABELS: Readonly<Record<string, string>> = {
  site_uuid: 'Location',
  deputy_uuid: 'Deputy',
  parent_uuid: 'Parent',
  person_uuid: 'User',
  users: 'Members',
  email_address: 'E-mail address',
  solicitor_sra_number: 'SRA number',
  effective_from: 'First day',
  is_panel_member: 'Panel member',
  url: 'Address',
  types: 'Events',
  expires_at: 'Expires on',
}

/** The name of a table of rates, by its key. */
export function tableName(key: unknown): string | undefined {
  const table = typeof key === 'string' ? rateTableOf(key) : undefined
  return table && `${table.name}: ${table.title}`
}

const PER_POUND = 100
export const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
/** A figure of a table of rates: pence, or whole percent; that it is not held for null. */
function figureWords(table: unknown, row: string, amount: unknown): unknown {
  if (typeof amount !== 'number') return amount
  const unit = typeof table === 'string' ? rateTableOf(table)?.rows.find(({ key }) => key === row)?.unit : undefined
  return unit === 'percent' ? `${amount} %` : inPounds.format(amount / PER_POUND)
}

/** A day, or each in a text, as people write it. */
export const inBritish = (iso: string): string => iso.replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3/$2/$1')
const IS_DAY = /^\d{4}-\d\d-\d\d$/

/** A column as people know it: the row of a table of rates, a fact of a fee earner from a day, or its label. */
function keyWords(key: string): string {
  if (key.startsWith(AMOUNT)) return key.slice(AMOUNT.length).split('.').map(labelOf).join(', ')
  const [column = '', from] = key.split(' from ')
  return `${LABELS[column] ?? labelOf(column)}${from === undefined ? '' : ` from ${inBritish(from)}`}`
}
const AMOUNT = 'amounts.'

/** The host of an address. The rest of it may open something. */
export const hostOf = (url: unknown): string =>
  URL.canParse(String(url)) ? new URL(String(url)).hostname : 'an address'

function valueWords(values: Values, key: string): unknown {
  const value = values[key]
  if (key.startsWith(AMOUNT)) return figureWords(values.table, key.slice(AMOUNT.length), value)
  if (key === 'url') return `${hostOf(value)}/…`
  if (key === 'role') return roleWords(value)
  if (key === 'rate' && typeof value === 'number') return inPounds.format(value)
  return typeof value === 'string' && IS_DAY.test(value) ? inBritish(value) : value
}

/** The values of an entry under the names that people know, with dates, roles and figures in words. */
export const inPeoplesWords = (values: Values | null): Values | null =>
  values &&
  Object.fromEntries(
    Object.keys(values)
      .filter((key) => key !== 'table')
      .map((key) => [keyWords(key), valueWords(values, key)]),
  )
