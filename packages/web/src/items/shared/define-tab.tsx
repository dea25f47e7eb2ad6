import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { ReactNode } from 'react'
import { cache } from '../../apollo.ts'
import { growingList } from '../../ui/table/growing-list.ts'
import { AttentionDot } from './AttentionDot.tsx'
import type { AnyTab, RowOf, TabDefinition } from './definition.ts'
import { ItemTab, type ScreenProps } from './ItemTab.tsx'

/** A tab of a case: its words, the mark beside them, and its screen. */
export interface Tab {
  title: string
  Mark: (props: { caseUuid: string }) => ReactNode
  Screen: (props: ScreenProps) => ReactNode
}

/** A tab of items of one kind. Everything it says is checked against the kind here, once. */
export function defineTab<K extends AnyKind, Row extends RowOf<K>>(definition: TabDefinition<K, Row>): Tab {
  const tab = definition as unknown as AnyTab
  const placed = new Set(
    tab.layout.flatMap((line) => (typeof line === 'object' && 'lines' in line ? line.lines : [line])).flat(),
  )
  const lost = [...Object.keys(tab.kind.fields), ...Object.keys(tab.kind.parts)].filter((name) => !placed.has(name))
  if (lost.length > 0) throw new Error(`The form "${tab.title}" has no place for ${lost.join(', ')}.`)
  // What is asked of any item is stored of this one.
  cache.policies.addPossibleTypes({ CaseItem: [tab.kind.type] })
  if (tab.kind.list) cache.policies.addTypePolicies({ Case: { fields: { [tab.kind.list]: growingList(false) } } })
  return {
    title: tab.title,
    Mark: ({ caseUuid }) => <AttentionDot tab={tab} caseUuid={caseUuid} />,
    Screen: (props) => <ItemTab tab={tab} {...props} />,
  }
}
