import { useApolloClient } from '@apollo/client/react'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useState } from 'react'
import { enteredLines } from '../cases/entered-lines.ts'
import { SAYS_ALL } from '../ui/read-after-changes.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { takeAssessment } from './assessment-cache.ts'
import { RemoveAssessmentDocument, RestoreAssessmentDocument } from './assessment.operations.ts'
import type { ShownAssessment } from './use-assessment.ts'

/** What goes with an assessment that is removed, as a sentence. */
const goesWith = (lines: number): string =>
  lines === 0
    ? 'Nothing is entered of its lines; its payments, offers and general points go.'
    : `What was entered of ${counted(lines, 'line')} goes, with payments, offers and general points.`

/** The requests that remove an assessment and restore it. */
function useRequests(caseUuid: string) {
  const { mutate, cache } = useApolloClient()
  return {
    remove: async (version: string): Promise<void> => {
      const variables = { caseUuid, version }
      const { data } = await mutate({ mutation: RemoveAssessmentDocument, variables, context: SAYS_ALL })
      if (data) takeAssessment(cache, caseUuid, data.removeAssessment)
    },
    restore: async (): Promise<void> => {
      const { data } = await mutate({
        mutation: RestoreAssessmentDocument,
        variables: { caseUuid },
        context: SAYS_ALL,
      })
      if (data) takeAssessment(cache, caseUuid, data.restoreAssessment)
    },
  }
}

/** Removing an assessment, and restoring the one that was removed last. */
export function useRemoval(caseUuid: string, { assessment, readLoaded }: ShownAssessment) {
  const client = useApolloClient()
  const requests = useRequests(caseUuid)
  const { ask, confirmDialog } = useConfirm()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, done: string, failure: string): Promise<void> => {
    setIsBusy(true)
    try {
      await work()
      await readLoaded()
      toaster.create({ type: 'success', title: done })
    } catch (error) {
      toastError(error, failure)
      // Where someone else was there first, that is shown.
      if (readError(error).code === 'CONFLICT') await readLoaded().catch(console.error)
    } finally {
      setIsBusy(false)
    }
  }
  const remove = async (): Promise<void> => {
    if (!assessment) return
    const { version } = assessment
    const text = await enteredLines(client, caseUuid).then(goesWith, () => '')
    const answer = await ask({
      title: 'Remove this assessment?',
      text: `${text} It can be restored for thirty days.`.trimStart(),
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Remove', value: 'remove', isMain: true },
      ],
    })
    if (answer !== 'remove') return
    await run(() => requests.remove(version), 'Assessment removed', 'The assessment was not removed')
  }
  const restore = (): Promise<void> => run(requests.restore, 'Assessment restored', 'The assessment was not restored')
  return {
    /** While it is removed or restored; its lines begin anew afterwards. */
    isBusy,
    remove: (): void => void remove(),
    restore: (): void => void restore(),
    confirmDialog,
  }
}
