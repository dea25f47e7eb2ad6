import type { KindName, Kinds } from '@costdraft/schema/items/index.ts'
import { registerItems } from './registry.ts'
import type { Resource } from './resource.ts'
import { kindResources } from './resources.generated.ts'

/** Storage definitions of all item kinds. A kind without an entry is a compile error. */
export const resources = kindResources satisfies { [K in KindName]: Resource<Kinds[K]> }

/** The kinds of the product. */
export const productItems = registerItems(resources)
