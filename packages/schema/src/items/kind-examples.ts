import type { CaseFacts, Draft } from '../field.ts'
import type { InputOfKind } from '../kind.ts'
import type { KindName, Kinds } from './index.ts'

/** Example drafts of an item kind: valid ones, and invalid ones with the paths of their problems. */
export interface Examples<K extends KindName> {
  valid: InputOfKind<Kinds[K]>[]
  invalid: [why: string, draft: Draft, paths: string[], facts?: Partial<CaseFacts>][]
}
