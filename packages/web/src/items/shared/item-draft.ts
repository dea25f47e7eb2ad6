import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { checkKind, type Parts } from '@costdraft/schema/kind.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { parseDraft, formValues, type AnyControls } from '../../ui/form/controls.ts'
import type { AnyOneAsked, AnyTab } from './tab-definition.ts'

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)
const partsOf = (tab: AnyTab): [string, Parts[string]][] => Object.entries(tab.kind.parts)

/** The form values of a stored item: references as uuids, without computed fields; null for fields that do not apply. */
export function draftOf({ kind }: AnyTab, row: Draft, facts: CaseFacts): Draft {
  const fields = Object.entries(kind.fields).map(([name, field]): [string, unknown] => {
    const value = row[name]
    if (!field.applies(row, facts)) return [name, null]
    return [name, field.ref && isDraft(value) ? value.uuid : value]
  })
  return {
    ...(Object.fromEntries(fields) as Draft),
    ...(Object.fromEntries(Object.keys(kind.parts).map((name) => [name, row[name]])) as Draft),
  }
}

/** Initial input values of the parts of a draft: a list of rows, or a single record, null where it is neither required nor present. */
export function initialParts(tab: AnyTab, draft: Draft): Draft {
  return Object.fromEntries(
    partsOf(tab).map(([name, part]) => {
      const asked = tab.parts[name],
        given = draft[name]
      if (!asked) return [name, undefined]
      if (part.many)
        return [name, (Array.isArray(given) ? (given as Draft[]) : []).map((row) => initialRow(asked.controls, row))]
      if (!isDraft(given) && !part.required) return [name, null]
      return [name, formValues(asked.controls, isDraft(given) ? given : ((asked as AnyOneAsked).defaults ?? {}))]
    }),
  )
}
/** Initial input values of one row of a list part; keeps the uuid of a stored row. */
export const initialRow = (controls: AnyControls, row: Draft): Draft => ({
  ...(row.uuid !== undefined && { uuid: row.uuid }),
  ...formValues(controls, row),
})

/** Returns a validator of a form draft with all its parts. */
export function validateItem(tab: AnyTab, controls: AnyControls, facts: CaseFacts) {
  const parsePart = (name: string, value: unknown): unknown => {
    const partControls = tab.parts[name]?.controls ?? {}
    if (Array.isArray(value)) return value.map((row) => parseDraft(partControls, row as Draft))
    return isDraft(value) ? parseDraft(partControls, value) : value
  }
  return (draft: Draft) => {
    const parts = Object.fromEntries(partsOf(tab).map(([name]) => [name, parsePart(name, draft[name])]))
    return checkKind(tab.kind, { ...parseDraft(controls, draft), ...parts }, facts)
  }
}

/** The current item of a conflict response, whose parts have snake_case keys, as a row. */
export function serverRow(tab: AnyTab, current: Draft): Draft {
  const withCamelNames = (row: unknown): unknown =>
    isDraft(row) ? Object.fromEntries(Object.entries(row).map(([key, value]) => [camelName(key), value])) : row
  const parts = partsOf(tab).map(([name, { wire }]) => {
    const value = current[camelName(wire)]
    return [name, Array.isArray(value) ? value.map(withCamelNames) : withCamelNames(value)]
  })
  return { ...current, ...(Object.fromEntries(parts) as Draft) }
}
