import type { AnyKind } from '../kind.ts'
import { kinds } from './index.ts'

/** A kind whose items are listed on the case, unlike those that are only parts of other items. */
export type ListedKind = AnyKind & { list: string }

export const isListed = (kind: AnyKind): kind is ListedKind => kind.list !== undefined

export const listedKinds: readonly ListedKind[] = Object.values<AnyKind>(kinds).filter(isListed)
