import type { ReactNode } from 'react'
import { cache } from '../../apollo.ts'
import { paginatedList } from '../../ui/table/paginated-list.ts'
import { AttentionDot } from './AttentionDot.tsx'
import { operationsOf } from './item-operations.ts'
import { ItemTab, type ScreenProps } from './ItemTab.tsx'
import type { AnyTab, TabKind, TabDefinition } from './tab-definition.ts'

/** A tab of a case: its title, the mark beside the title, and its screen. */
export interface Tab {
  title: string
  Mark: (props: { caseUuid: string }) => ReactNode
  Screen: (props: ScreenProps) => ReactNode
}

/**
 * Defines a tab of items of one kind and registers the cache policies of the kind.
 * @throws where the layout leaves out a field or part of the kind, or no column holds the buttons of the rows.
 */
export function defineTab<K extends TabKind>(definition: TabDefinition<K>): Tab {
  const tab = { ...definition, operations: operationsOf(definition.kind.type) } as unknown as AnyTab
  const placedNames = new Set(
    tab.layout.flatMap((line) => (typeof line === 'object' && 'lines' in line ? line.lines : [line])).flat(),
  )
  const missing = [...Object.keys(tab.kind.fields), ...Object.keys(tab.kind.parts)].filter(
    (name) => !placedNames.has(name),
  )
  if (missing.length > 0) throw new Error(`The form "${tab.title}" has no place for ${missing.join(', ')}.`)
  if (!tab.columns.some(({ isLong }) => isLong))
    throw new Error(`The table "${tab.title}" has no column of long text, at whose end the buttons of a row lie.`)
  // Lets fragments on the CaseItem interface match this type.
  cache.policies.addPossibleTypes({ CaseItem: [tab.kind.type] })
  if (tab.kind.list) cache.policies.addTypePolicies({ Case: { fields: { [tab.kind.list]: paginatedList(false) } } })
  return {
    title: tab.title,
    Mark: ({ caseUuid }) => <AttentionDot tab={tab} caseUuid={caseUuid} />,
    Screen: (props) => <ItemTab tab={tab} {...props} />,
  }
}
