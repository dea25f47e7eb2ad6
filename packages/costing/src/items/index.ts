import type { PricedKind } from './priced-kind.ts'
import { pricedKinds } from './priced-kinds.generated.ts'

/** How each kind of item that has a price is priced. */
export { pricedKinds }
type Kinds = (typeof pricedKinds)[keyof typeof pricedKinds]

/** The facts of the priced items of a case, by the list of their kind, in the order in which they are shown. */
export type AllItems = {
  readonly [K in Kinds as K['list']]: K extends PricedKind<string, infer F> ? readonly F[] : never
}
/** The same, without the lists of kinds that a case does not have. */
export type Items = Partial<AllItems>
