import type { Draft } from '@costdraft/schema/field.ts'
import { partsOf } from '@costdraft/schema/kind.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { fullName } from '../../../formats/full-name.ts'
import type { AnyManyAsked, AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { titleOf, type Entity } from './comment.ts'

/** What a new comment can be on: an item, or a row that is part of it. */
export interface CommentTarget {
  entity: Entity
  name: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** What tells a part from others of its kind: who attended, what was paid for, what it says. */
function detailOf({ feeEarner, disbursementType, description }: Draft): string {
  const earner = typeof feeEarner === 'object' && feeEarner ? fullName(feeEarner as Parameters<typeof fullName>[0]) : ''
  const type = textOf(disbursementType)
  return [earner, type && labelOf(type), textOf(description)].filter(Boolean).join(', ')
}

/** What can be commented on in a row: the item, then the rows that are part of it, such as who attended a step. */
export function commentTargets(tab: AnyTab, caseUuid: string, row: AnyRow): CommentTarget[] {
  const parts = partsOf(tab.kind).flatMap(([name, part]) => {
    const rows = row[name]
    if (!part.many || !Array.isArray(rows)) return []
    const { singular } = tab.parts[name] as AnyManyAsked
    return (rows as Draft[]).flatMap((one, i) =>
      typeof one.uuid === 'string'
        ? {
            entity: { caseUuid, entityType: part.kind.commentedAs, entityUuid: one.uuid },
            name: [`${singular} ${i + 1}`, detailOf(one)].filter(Boolean).join(': '),
          }
        : [],
    )
  })
  return [
    { entity: { caseUuid, entityType: tab.kind.commentedAs, entityUuid: row.uuid }, name: titleOf(tab, row) },
    ...parts,
  ]
}
