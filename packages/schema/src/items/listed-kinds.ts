import type { AnyKind } from '../kind.ts'
import { kinds } from './index.ts'

/** A kind whose items are listed on the case, unlike those that are only parts of other items. */
export type ListedKind = AnyKind & { list: string }

export const isListed = (kind: AnyKind): kind is ListedKind => kind.list !== undefined

/** The lists of `Case` that the rows of a kind are in: one, or one for each of its tabs. */
export const listsOf = ({ list, tab }: ListedKind): string[] =>
  typeof tab === 'object' && tab.lists ? Object.keys(tab.lists) : [list]

export const listedKinds: readonly ListedKind[] = Object.values<AnyKind>(kinds).filter(isListed)
