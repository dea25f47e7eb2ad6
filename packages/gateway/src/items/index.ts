import type { KindName, KindRegistry } from '@costdraft/schema/items/index.ts'
import { itemResolvers, type Resolvers } from './item-resolvers.ts'
import { ownResolvers } from './own-resolvers.generated.ts'

/** What rows of a kind need beside the resolvers that follow from its declaration; most kinds need nothing. */
const furtherResolvers: Readonly<Record<string, Resolvers | undefined>> = ownResolvers satisfies Partial<
  Record<KindName, Resolvers>
>

/** The resolvers of every kind. */
export const modulesOf = (kinds: KindRegistry): readonly Resolvers[] =>
  Object.entries(kinds).map(([name, kind]) => itemResolvers(kind, furtherResolvers[name]))
