import type { AnyKind } from '../kind.ts'
import { kinds } from './kinds.generated.ts'

export { kinds }
export type Kinds = typeof kinds
export type KindName = keyof Kinds
/** Kinds of item by a name of their own: those of the product, or further ones with them. */
export type KindRegistry = Readonly<Record<string, AnyKind>>
