import { kindExamples } from './examples.generated.ts'
import type { KindName } from './index.ts'
import type { Examples } from './kind-examples.ts'

/** The examples of every kind of the product. A kind without any does not compile. */
export const examples: { [K in KindName]: Examples<K> } = kindExamples
