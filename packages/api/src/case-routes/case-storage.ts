import { fieldsOfBoth, type AnyArea, type CertificateDeclaration } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import type { Insertable } from 'kysely'
import type { CaseTable, CertificateTable } from '../cases/cases.table.ts'
import type { RowValues } from '../db/row-values.ts'

/**
 * The fields of cases that have a column of their own, and what it holds where an area has no such field. Any other is
 * in `details`.
 */
const caseColumns = {
  case_name: null,
  solicitors_case_reference: null,
  case_type: null,
  fee_earner: null,
  site: null,
  staff_member: null,
  represented_party: null,
  parties_represented: null,
  high_court_work: false,
  external_ids: [],
} as const satisfies Partial<Record<keyof CaseTable, unknown>>

/** The same for the fields of certificates. */
const certificateColumns = {
  certificate_number: null,
  court_level: null,
  date_of_issue: null,
  date_sent_to_client: null,
  linked_certificates: [],
  certificate_scopes: [],
  financial_interest: false,
  transfer: false,
  half_fixed_fee: false,
} as const satisfies Partial<Record<keyof CertificateTable, unknown>>

/** Numbers have at most two decimals, and JSON would keep what a calculation left behind them. */
const detailOf = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

/** The values of fields by their names on the wire; a field without a value has that of its column, or null. */
const valuesOf = (columns: RowValues, fields: Fields, value: Draft): RowValues =>
  Object.fromEntries(
    Object.keys(fields).map((name) => {
      const wire = snakeName(name)
      return [wire, wire in columns ? (value[name] ?? columns[wire]) : (detailOf(value[name]) ?? null)]
    }),
  )

const columnsIn = (columns: RowValues, values: RowValues): RowValues =>
  Object.fromEntries(Object.entries(columns).map(([name, none]) => [name, values[name] ?? none]))
const detailsIn = (columns: RowValues, values: RowValues): RowValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in columns)))

/**
 * What is stored of a validated record: the values of its fields by their names on the wire, and the columns that hold
 * them.
 */
interface Stored<Columns> {
  values: RowValues
  columns: Columns
}
type CaseColumns = Pick<Insertable<CaseTable>, keyof typeof caseColumns | 'details'>
type CertificateColumns = Pick<Insertable<CertificateTable>, keyof typeof certificateColumns | 'details'>

/** What is stored of a case of an area, whose fields were validated. */
export function storedCase({ fields }: AnyArea, value: Draft): Stored<CaseColumns> {
  const values = valuesOf(caseColumns, fields, value)
  const columns = columnsIn(caseColumns, values)
  const details = JSON.stringify(detailsIn(caseColumns, values))
  return { values, columns: { ...columns, external_ids: JSON.stringify(columns.external_ids), details } as CaseColumns }
}

/** What is stored of a certificate whose fields were validated. */
export function storedCertificate({ fields }: CertificateDeclaration, value: Draft): Stored<CertificateColumns> {
  const values = valuesOf(certificateColumns, fields, value)
  const columns = columnsIn(certificateColumns, values)
  return {
    values,
    columns: {
      ...columns,
      certificate_scopes: JSON.stringify(columns.certificate_scopes),
      details: JSON.stringify(detailsIn(certificateColumns, values)),
    } as CertificateColumns,
  }
}

/** The values of a case that its certificate has too. */
export const sameInBoth = (area: AnyArea, value: Draft): Draft =>
  Object.fromEntries(fieldsOfBoth(area).map((name) => [name, value[name] ?? null]))

/**
 * The keys that any certificate is answered with and one of this area has not: sent back empty, as they were answered,
 * they are passed over.
 */
export const emptyOfOthers = ({ fields }: CertificateDeclaration, body: Draft): string[] => {
  const own = new Set(Object.keys(fields).map(snakeName))
  return Object.keys(certificateColumns).filter((name) => !own.has(name) && isUnset(body[name]))
}
const isUnset = (value: unknown): boolean =>
  value == null || value === false || (Array.isArray(value) && value.length === 0)

const wireFieldsOf = ({ fields }: AnyArea): string[] => Object.keys(fields).map(snakeName)

interface CaseFields {
  all: string[]
  details: string[]
}
const fieldsByRegistry = new WeakMap<Areas, CaseFields>()

/**
 * The fields of all areas by their names on the wire, and those of them that are kept in `details`. Made once: every
 * case and list asks.
 */
export function caseFieldsOf(areas: Areas): CaseFields {
  const known = fieldsByRegistry.get(areas)
  if (known) return known
  const all = [...new Set(Object.values(areas).flatMap(wireFieldsOf))]
  const fields = { all, details: all.filter((name) => !(name in caseColumns)) }
  fieldsByRegistry.set(areas, fields)
  return fields
}

/** The fields that other areas have and this one does not, by their names on the wire. */
export const fieldsOfOthers = (area: AnyArea, areas: Areas): string[] => {
  const own = new Set(wireFieldsOf(area))
  return caseFieldsOf(areas).all.filter((name) => !own.has(name))
}
