import { kinds } from '../items/index.ts'
import { tabNames, type AnyKind, type TabName } from '../kind.ts'
import { snakeName } from '../names.ts'

/** The URL segment of a tab: kebab case. */
export const tabKey = (name: TabName | (string & {})): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const kindByName = new Map(Object.values<AnyKind>(kinds).map((kind) => [kind.name, kind]))
const isTab = (name: string): name is TabName => tabNames.includes(name as TabName)

/**
 * The tab that lists an item, by the name of its kind and, where the rows of a kind fill several tabs, by the value
 * that decides. Undefined for a kind without a tab.
 */
export function tabOfItem(name: string, value?: string | null): TabName | undefined {
  const { tab, list = '' } = kindByName.get(name) ?? {}
  if (typeof tab === 'object') return tab.tabOf(value ?? null)
  return tab ?? (isTab(list) ? list : undefined)
}

/**
 * The tab that lists an item of a kind, of which `row` has at least what decides the tab, under the name that it has on
 * the wire.
 */
export function tabOfRow(name: string, row: Readonly<Record<string, unknown>>): TabName | undefined {
  const tab = kindByName.get(name)?.tab
  const value = typeof tab === 'object' ? row[snakeName(tab.field)] : null
  return tabOfItem(name, typeof value === 'string' ? value : null)
}
