import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { checkKind, type Parts } from '@costdraft/schema/kind.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { readDraft, startOf, type AnyControls } from '../../ui/form/controls.ts'
import type { AnyOneAsked, AnyTab } from './definition.ts'

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)
const partsOf = (tab: AnyTab): [string, Parts[string]][] => Object.entries(tab.kind.parts)

/** A stored item as its form holds it: those it refers to by uuid, and nothing that was only worked out. */
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

/** The parts of a draft as inputs hold them: what hangs there once, if it must or does; and a list. */
export function partsToBegin(tab: AnyTab, draft: Draft): Draft {
  return Object.fromEntries(
    partsOf(tab).map(([name, part]) => {
      const asked = tab.parts[name],
        given = draft[name]
      if (!asked) return [name, undefined]
      if (part.many)
        return [name, (Array.isArray(given) ? (given as Draft[]) : []).map((row) => rowToBegin(asked.controls, row))]
      return [
        name,
        isDraft(given) || part.required
          ? startOf(asked.controls, isDraft(given) ? given : ((asked as AnyOneAsked).starts ?? {}))
          : null,
      ]
    }),
  )
}
export const rowToBegin = (controls: AnyControls, row: Draft): Draft => ({
  ...(row.uuid !== undefined && { uuid: row.uuid }),
  ...startOf(controls, row),
})

/** What the inputs hold, judged by the contract with all that hangs under it. */
export function judgeItem(tab: AnyTab, controls: AnyControls, facts: CaseFacts) {
  const readPart = (name: string, value: unknown): unknown => {
    const under = tab.parts[name]?.controls ?? {}
    return Array.isArray(value)
      ? value.map((row) => readDraft(under, row as Draft))
      : isDraft(value)
        ? readDraft(under, value)
        : value
  }
  return (draft: Draft) => {
    const parts = Object.fromEntries(partsOf(tab).map(([name]) => [name, readPart(name, draft[name])]))
    return checkKind(tab.kind, { ...readDraft(controls, draft), ...parts }, facts)
  }
}

/** The item as it now stands with the server, which speaks of its parts by the wire's names. */
export function theirRow(tab: AnyTab, current: Draft): Draft {
  const inOurs = (row: unknown): unknown =>
    isDraft(row) ? Object.fromEntries(Object.entries(row).map(([key, value]) => [camelName(key), value])) : row
  const parts = partsOf(tab).map(([name, { wire }]) => {
    const value = current[camelName(wire)]
    return [name, Array.isArray(value) ? value.map(inOurs) : inOurs(value)]
  })
  return { ...current, ...(Object.fromEntries(parts) as Draft) }
}
