import type { Draft } from '@costdraft/schema/field.ts'
import { factsOfDraft } from './case-form.ts'

/**
 * What a change of the type of a case does to the parts of its rows, as a sentence; undefined where it has parts before
 * and after, or neither.
 */
export function partsChange(before: Draft, after: Draft): string | undefined {
  const had = factsOfDraft(before).dualAspect
  const has = factsOfDraft(after).dualAspect
  if (had === has) return undefined
  return has
    ? 'This type of case has two parts. Choose the part of each row after saving: time and hearings without one are not priced.'
    : 'This type of case has no parts. The parts of its rows are kept, but the case is priced as one.'
}
