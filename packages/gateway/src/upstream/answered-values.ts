import type { FeeEarnerRow, Row } from './rows.ts'

// Readers of single values of a host, one for each shape. What is none of the shape is null.

/** Whether a value is a record. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text that says something. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A number, which hosts also write as text. */
export function numberOf(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : null
}

const TRUE = new Set<unknown>(['true', '1', 1])
const FALSE = new Set<unknown>(['false', '0', 0])
/** A flag, which hosts also write as text or number. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (TRUE.has(value)) return true
  return FALSE.has(value) ? false : null
}

/** The uuid of a record that is referred to, which hosts answer bare or in the record. */
export const uuidOf = (value: unknown): string | null => textOf(isRow(value) ? value.uuid : value)

/** What a record that is referred to is called: by one of the keys, otherwise as a person is. */
export function nameOf(value: unknown, keys: readonly string[] = ['name']): string | null {
  if (!isRow(value)) return null
  const named = keys.map((key) => textOf(value[key])).find((name) => name !== null)
  return named ?? ([textOf(value.firstname), textOf(value.surname)].filter((name) => name !== null).join(' ') || null)
}

/** The records in a list; none where it is no list. */
export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** A name of a fee earner; undefined where the host does not say it beside the uuid, and it is looked up. */
const earnerName = (value: unknown): string | null | undefined => (value === undefined ? undefined : textOf(value))
/**
 * A fee earner, by record or bare uuid; `client` is where the names are looked up that are not there. The uuid is empty
 * where the host names none.
 */
export const earnerOf = (value: unknown, client: string | undefined): FeeEarnerRow =>
  isRow(value)
    ? {
        uuid: textOf(value.uuid) ?? '',
        firstname: earnerName(value.firstname),
        surname: earnerName(value.surname),
        initials: earnerName(value.initials),
        retired_from: textOf(value.retired_from),
        client,
      }
    : { uuid: textOf(value) ?? '', client }
