import type { ApolloClient } from '@apollo/client'
import { kinds, type KindRegistry } from '@costdraft/schema/items/index.ts'
import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import type { ReactNode } from 'react'
import { cache } from '../../apollo/cache.ts'
import { paginatedList } from '../../ui/table/paginated-list.ts'
import { AttentionDot } from './AttentionDot.tsx'
import { operationsOf, type AnyOperations } from './item-operations.ts'
import { ItemScreen, type ScreenProps } from './ItemTab.tsx'
import { referencesOf } from './reference-choices.ts'
import {
  isSaidByTab,
  type AnyTab,
  type DefinedTab,
  type ReferredItems,
  type TabKind,
  type TabDefinition,
} from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { readAhead } from './use-items.ts'

/** A tab of a case: its title, the mark beside the title, and its screen. */
export interface Tab {
  title: string
  /** Whether its screen takes the width of the costs beside it as well. */
  isWide?: boolean
  Mark: (props: { caseUuid: string }) => ReactNode
  Screen: (props: ScreenProps) => ReactNode
  /** Reads what the screen shows first, ahead of it. */
  readAhead?: (client: ApolloClient, caseUuid: string) => void
}

/** The kinds whose tabs are defined together, and the operations of each, by its GraphQL type. */
export interface TabRegistry {
  kinds: KindRegistry
  operationsOf: (type: string) => AnyOperations
}

/** The kinds that a kind refers to, of those that are in the registry and have a list. */
function referredItemsOf(kind: AnyKind, registry: TabRegistry): Readonly<Record<string, ReferredItems>> {
  const refs = referencesOf(kind)
  const referred = Object.values(registry.kinds).flatMap((one): [string, ReferredItems][] => {
    const textField = textFieldOf(one)
    return one.list && textField && refs.has(one.name)
      ? [[one.name, { list: registry.operationsOf(one.type).list, textField }]]
      : []
  })
  return Object.fromEntries(referred)
}

/** The operations of a tab: where its rows have a list of their own, that list. */
function operationsFor({ kind, only }: Pick<AnyTab, 'kind' | 'only'>, registry: TabRegistry): AnyOperations {
  const operations = registry.operationsOf(kind.type)
  const own = only?.list === undefined ? undefined : operations.lists?.[only.list]
  return { ...operations, ...own }
}

/**
 * Defines a tab of items of one kind of a registry, and registers the cache policies of the kind.
 * @throws where the layout leaves out a field or part of the kind, or no column holds the buttons of the rows.
 */
export function tabOver<K extends AnyKind>(registry: TabRegistry, definition: TabDefinition<K, AnyRow>): Tab {
  const { kind } = definition
  const tab = {
    loadError: `Error fetching ${definition.title.toLowerCase()}.`,
    ...definition,
    operations: operationsFor(definition as unknown as DefinedTab, registry),
    referredItems: referredItemsOf(kind, registry),
  } as unknown as DefinedTab
  const placedNames = new Set(
    tab.layout.flatMap((line) => (typeof line === 'object' && 'lines' in line ? line.lines : [line])).flat(),
  )
  const missing = [...Object.keys(tab.kind.fields), ...Object.keys(tab.kind.parts)].filter(
    (name) => !placedNames.has(name) && !isSaidByTab(tab, name),
  )
  if (missing.length > 0) throw new Error(`The form "${tab.title}" has no place for ${missing.join(', ')}.`)
  if (!tab.columns.some(({ isLong }) => isLong))
    throw new Error(`The table "${tab.title}" has no column of long text, at whose end the buttons of a row lie.`)
  // Lets fragments on the CaseItem interface match this type.
  cache.policies.addPossibleTypes({ CaseItem: [tab.kind.type] })
  const list = tab.only?.list ?? tab.kind.list
  if (list) cache.policies.addTypePolicies({ Case: { fields: { [list]: paginatedList(['filter', 'sort']) } } })
  return {
    title: tab.title,
    Mark: ({ caseUuid }) => <AttentionDot tab={tab} caseUuid={caseUuid} />,
    Screen: (props) => <ItemScreen tab={tab} {...props} />,
    readAhead: (client, caseUuid) => readAhead(client, tab, caseUuid),
  }
}

const productTabs: TabRegistry = { kinds, operationsOf }

/** Defines a tab of items of a kind of the product. */
export const defineTab = <K extends TabKind>(definition: TabDefinition<K>): Tab =>
  tabOver<AnyKind>(productTabs, definition as unknown as TabDefinition<AnyKind, AnyRow>)
