import { useApolloClient } from '@apollo/client/react'
import { counted } from '@costdraft/schema/text/in-words.ts'
import type { AssessmentFilter, AssessmentRulingInput } from '../generated/graphql.ts'
import { SAYS_ALL } from '../ui/read-after-changes.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { takeAssessment } from './assessment-cache.ts'
import { RuleAssessmentLinesDocument } from './assessment.operations.ts'
import { leftText, useOfferUndo, type ManyLines } from './use-offer-undo.ts'

interface Wanted {
  filter: AssessmentFilter | undefined
  ruling: AssessmentRulingInput
  version: string
}

/** Rules on many lines, and says it with a button that undoes it; Ctrl+Z does as well. Throws what is refused. */
export function useRule(given: ManyLines): (wanted: Wanted) => Promise<void> {
  const { caseUuid, readLoaded } = given
  const client = useApolloClient()
  const offer = useOfferUndo(given)
  return async ({ filter, ruling, version }) => {
    const { data } = await client.mutate({
      mutation: RuleAssessmentLinesDocument,
      variables: { caseUuid, ruling, version, ...(filter && { filter }) },
      context: SAYS_ALL,
      update: (cache, { data }) => {
        if (data) takeAssessment(cache, caseUuid, data.ruleAssessmentLines.assessment)
      },
    })
    const { changed = 0, left = 0, undo } = data?.ruleAssessmentLines ?? {}
    const lines = counted(changed, 'line')
    if (undo == null) toaster.create({ title: 'No line was changed', description: leftText(left) })
    else if (ruling.clear === true) offer(`Cleared ${lines}`, left, undo, `clearing ${lines}`)
    else offer(`Ruled on ${lines}`, left, undo, `ruling on ${lines}`)
    // It is done, whether or not the lines can be read; many are read while one goes on.
    void readLoaded().catch((error: unknown) => toastError(error, 'The lines could not be read again'))
  }
}
