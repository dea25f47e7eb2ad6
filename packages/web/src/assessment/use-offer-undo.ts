import { useApolloClient } from '@apollo/client/react'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useCallback } from 'react'
import type { RowActs } from '../items/shared/grid/row-acts.ts'
import { SAYS_ALL } from '../ui/read-after-changes.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../ui/toaster.ts'
import { useUndoKey } from '../ui/use-undo-key.ts'
import { takeAssessment } from './assessment-cache.ts'
import { UndoAssessmentRulingDocument } from './assessment.operations.ts'

/** What doing something with many lines at once needs. */
export interface ManyLines {
  caseUuid: string
  readLoaded: () => Promise<void>
  done: RowActs['done']
}
export const leftText = (left: number): string | undefined =>
  left > 0
    ? `${counted(left, 'line')} ${left === 1 ? 'stays' : 'stay'} as ${left === 1 ? 'it is' : 'they are'}.`
    : undefined

/** Undoes what was done with many lines, and shows them as they are then. */
function useUndo({ caseUuid, readLoaded }: ManyLines): (undo: string) => Promise<void> {
  const client = useApolloClient()
  return useCallback(
    async (undo) => {
      try {
        const { data } = await client.mutate({
          mutation: UndoAssessmentRulingDocument,
          variables: { caseUuid, undo },
          context: SAYS_ALL,
          update: (cache, { data }) => {
            if (data) takeAssessment(cache, caseUuid, data.undoAssessmentRuling.assessment)
          },
        })
        await readLoaded()
        const { changed = 0, left = 0 } = data?.undoAssessmentRuling ?? {}
        toaster.create({
          type: 'success',
          title: `Undone on ${counted(changed, 'line')}`,
          description:
            left > 0 ? `${counted(left, 'line')} changed since ${left === 1 ? 'stays' : 'stay'} so.` : undefined,
        })
      } catch (error) {
        toastError(error, 'This could not be undone')
      }
    },
    [client, caseUuid, readLoaded],
  )
}

/** Says what was done with many lines, with a button that undoes it; Ctrl+Z does as well. */
export function useOfferUndo(given: ManyLines) {
  const offerUndo = useUndoKey()
  const sendUndo = useUndo(given)
  return (title: string, left: number, undo: string, label: string): void => {
    let isUndone = false
    const run = offerUndo(() => {
      isUndone = true
      void sendUndo(undo)
    })
    given.done({ label, undo: run, isUndone: () => isUndone })
    toaster.create({
      title,
      description: leftText(left),
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: run },
    })
  }
}
