import type { CaseFacts, Fields } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import type { AnyControls, ControlSpec, Option } from '../../ui/form/controls.ts'
import type { AnyManyAsked, AnyPartsAsked, AnyTab } from './tab-definition.ts'

/**
 * The choices of references by what they refer to: a record such as `fee_earner`, or the name of a kind. Undefined
 * while they load.
 */
export type ReferenceChoices = Readonly<Record<string, readonly Option[] | undefined>>

/**
 * Without facts, the fields of every case. Whether a case records a field does not depend on a draft, so an empty one
 * stands for all.
 */
const refsIn = (fields: Fields, facts: CaseFacts | undefined): string[] =>
  Object.values(fields).flatMap(({ ref, applies }) =>
    ref === undefined || (facts && !applies({}, facts)) ? [] : [String(ref)],
  )
const allRefs = (kind: AnyKind, facts: CaseFacts | undefined): string[] => [
  ...refsIn(kind.fields as Fields, facts),
  ...partsOf(kind).flatMap(([, part]) => (part.many ? allRefs(part.kind, facts) : refsIn(part.fields, facts))),
]
/**
 * What the fields of a kind refer to, with those of its parts and of their parts: in every case, or in one with these
 * facts.
 */
export const referencesOf = (kind: AnyKind, facts?: CaseFacts): ReadonlySet<string> => new Set(allRefs(kind, facts))

/** A control of a reference that has no choices of its own gets those of what it refers to. */
function controlsWith(choices: ReferenceChoices, fields: Fields, controls: AnyControls): AnyControls {
  const filled = Object.entries(controls).map(([name, asked]): [string, ControlSpec] => {
    const ref = fields[name]?.ref as string | undefined
    if (asked.as !== 'ref' || asked.choices || ref === undefined) return [name, asked]
    const offered = choices[ref]
    const isEmpty = offered?.length === 0 && asked.hint === undefined
    return [name, { ...asked, choices: offered ?? [], ...(isEmpty && { hint: 'There is none to choose yet.' }) }]
  })
  return Object.fromEntries(filled)
}

function partsWith(choices: ReferenceChoices, kind: AnyKind, parts: AnyPartsAsked): AnyPartsAsked {
  const filled = partsOf(kind).flatMap(([name, part]) => {
    const asked = parts[name]
    if (!asked) return []
    if (!part.many) return [[name, { ...asked, controls: controlsWith(choices, part.fields, asked.controls) }]]
    const { parts: inner, ...list } = asked as AnyManyAsked
    const controls = controlsWith(choices, part.kind.fields as Fields, list.controls)
    return [[name, { ...list, controls, ...(inner && { parts: partsWith(choices, part.kind, inner) }) }]]
  })
  return Object.fromEntries(filled) as AnyPartsAsked
}

/** A tab whose references offer these choices: those of its fields, of its parts and of the parts of these. */
export const withChoices = (tab: AnyTab, choices: ReferenceChoices): AnyTab => ({
  ...tab,
  controls: controlsWith(choices, tab.kind.fields, tab.controls),
  parts: partsWith(choices, tab.kind, tab.parts),
})
