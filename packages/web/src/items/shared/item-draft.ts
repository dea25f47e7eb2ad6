import { withInitialValues, type CaseFacts, type Draft, type Fields } from '@costdraft/schema/field.ts'
import { checkKind, partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { parseDraft, formValues, type AnyControls } from '../../ui/form/controls.ts'
import type { AnyManyAsked, AnyOneAsked, AnyPartsAsked, AnyTab } from './tab-definition.ts'

/** Parts and their forms: those of a tab, or of the entries of a list under it. */
interface WithParts {
  kind: AnyKind
  parts?: AnyPartsAsked
}
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsIn = (value: unknown): Draft[] => (Array.isArray(value) ? (value as Draft[]) : [])

/** The values of fields, with references as uuids; null for what nobody entered. */
const fieldValues = (fields: Fields, controls: AnyControls, record: Draft): Draft =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { ref }]) => {
      const value = record[name]
      if (controls[name]?.isEntered?.(record) === false) return [name, null]
      return [name, ref && isDraft(value) ? value.uuid : value]
    }),
  )
/** The values of the parts of a record, with references as uuids; a stored row of a list keeps its uuid. */
const partValues = ({ kind, parts = {} }: WithParts, record: Draft): Draft =>
  Object.fromEntries(
    partsOf(kind).map(([name, part]) => {
      const value = record[name]
      const asked = parts[name]
      const controls = asked?.controls ?? {}
      if (!part.many) return [name, isDraft(value) ? fieldValues(part.fields, controls, value) : value]
      const of: WithParts = { kind: part.kind, ...(asked && 'parts' in asked && asked.parts && { parts: asked.parts }) }
      const rowOf = (row: Draft): Draft => ({
        ...(row.uuid !== undefined && { uuid: row.uuid }),
        ...fieldValues(part.kind.fields as Fields, controls, row),
        ...partValues(of, row),
      })
      return [name, Array.isArray(value) ? rowsIn(value).map(rowOf) : value]
    }),
  )

/**
 * The form values of a stored item: references as uuids, without computed fields; null for fields that do not apply or
 * were not entered.
 */
export function draftOf(tab: AnyTab, row: Draft, facts: CaseFacts): Draft {
  const { kind, controls } = tab
  const values = Object.entries(fieldValues(kind.fields, controls, row)).map(([name, value]): [string, unknown] => [
    name,
    kind.fields[name]?.applies(row, facts) ? value : null,
  ])
  return { ...(Object.fromEntries(values) as Draft), ...partValues(tab, row) }
}

/**
 * Initial input values of the parts of a draft: a list of rows, or a single record, null where it is neither required
 * nor present.
 */
export function initialParts({ kind, parts = {} }: WithParts, draft: Draft): Draft {
  return Object.fromEntries(
    partsOf(kind).map(([name, part]) => {
      const asked = parts[name]
      const given = draft[name]
      if (!asked) return [name, undefined]
      if (part.many) return [name, rowsIn(given).map((row) => initialRow(part.kind, asked as AnyManyAsked, row))]
      if (!isDraft(given) && !part.required && !(asked as AnyOneAsked).isInline) return [name, null]
      return [name, formValues(asked.controls, isDraft(given) ? given : ((asked as AnyOneAsked).defaults ?? {}))]
    }),
  )
}
/** Initial input values of one row of a list part, with the parts of the row; keeps the uuid of a stored row. */
export const initialRow = (kind: AnyKind, { controls, parts }: AnyManyAsked, row: Draft): Draft => ({
  ...(row.uuid !== undefined && { uuid: row.uuid }),
  ...formValues(controls, row),
  ...initialParts({ kind, ...(parts && { parts }) }, row),
})

/** Form values prepared for validation, those of the parts included: a value that nobody touched is sent as shown. */
function parseWithParts(controls: AnyControls, { kind, parts = {} }: WithParts, draft: Draft): Draft {
  const parsedParts = partsOf(kind).map(([name, part]) => {
    const asked = parts[name]
    const value = draft[name]
    if (!asked) return [name, value]
    if (!part.many) return [name, isDraft(value) ? parseDraft(asked.controls, value) : value]
    const of: WithParts = { kind: part.kind, ...('parts' in asked && asked.parts && { parts: asked.parts }) }
    return [name, Array.isArray(value) ? rowsIn(value).map((row) => parseWithParts(asked.controls, of, row)) : value]
  })
  const own = withInitialValues(kind.fields as Fields, parseDraft(controls, draft))
  return { ...own, ...(Object.fromEntries(parsedParts) as Draft) }
}

/** Returns a validator of a form draft with all its parts. */
export const validateItem = (tab: AnyTab, controls: AnyControls, facts: CaseFacts) => (draft: Draft) =>
  checkKind(tab.kind, parseWithParts(controls, tab, draft), facts)

/** The current item of a conflict response, whose parts have the names of the wire, as a row. */
export function serverRow({ kind }: { kind: AnyKind }, current: Draft): Draft {
  const withCamelNames = (row: Draft): Draft =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [camelName(key), value]))
  const parts = partsOf(kind).map(([name, part]) => {
    const value = current[camelName(part.wire)]
    if (!part.many) return [name, isDraft(value) ? withCamelNames(value) : value]
    return [
      name,
      Array.isArray(value) ? rowsIn(value).map((row) => serverRow({ kind: part.kind }, withCamelNames(row))) : value,
    ]
  })
  return { ...current, ...(Object.fromEntries(parts) as Draft) }
}
