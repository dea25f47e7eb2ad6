import { useApolloClient } from '@apollo/client/react'
import type { Aspect } from '@costdraft/costing'
import type { ReactNode } from 'react'
import type { EnhancementInput } from '../generated/graphql.ts'
import { Differences } from '../ui/Differences.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { EnhancementsDocument, SetEnhancementsDocument } from './enhancements.operations.ts'
import {
  inputOf,
  isSame,
  keyOf,
  labelOfRow,
  mergeOfPart,
  rowsFromServer,
  rowsOfPart,
  type EnhancementRow,
} from './enhancement-rows.ts'

const percent = ({ enhancement }: { enhancement: number } = { enhancement: 0 }): string => `${enhancement} %`

type Ask = ReturnType<typeof useConfirm>['ask']

/** Shows the rows in conflict and asks whose percentages to keep; undefined where the person cancels. */
function askWhoseToKeep(
  ask: Ask,
  mine: readonly EnhancementInput[],
  theirs: readonly EnhancementInput[],
): Promise<'mine' | 'theirs' | undefined> {
  const differences = mine.flatMap((row, i) =>
    row.enhancement === theirs[i]?.enhancement
      ? []
      : [{ name: keyOf(row), label: labelOfRow(row), mine: percent(row), theirs: percent(theirs[i]) }],
  )
  return ask({
    title: 'Someone else changed the enhancement',
    text: 'They saved it after you opened it.',
    more: <Differences rows={differences} />,
    answers: [
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Keep mine', value: 'mine', isMain: true },
    ],
  })
}

/**
 * Sets the percentages of a case, of which those of one part were edited (null for a case without parts), and shows a
 * toast with an undo action. On a conflict in that part asks whose percentages to keep; what was saved meanwhile for
 * another part stays. `save` resolves to whether the dialog can close.
 */
export function useSetEnhancements(
  caseUuid: string,
  rows: readonly EnhancementRow[],
  part: Aspect | null,
): { save: (list: EnhancementInput[], version: string | null) => Promise<boolean>; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const mutate = async (enhancements: EnhancementInput[], version: string | null): Promise<string | null> => {
    const { data } = await client.mutate({
      mutation: SetEnhancementsDocument,
      variables: { caseUuid, enhancements, version },
    })
    return data?.setEnhancements.enhancementsVersion ?? null
  }
  const offerUndo = (previous: EnhancementInput[], version: string | null): void => {
    const undo = (): void => {
      mutate(previous, version).catch((error: unknown) => toastError(error, 'The percentages could not be set back'))
    }
    toaster.create({
      type: 'success',
      title: 'Enhancement saved.',
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: undo },
    })
  }
  const resolveConflict = async (
    { mine, previous, theirs }: Record<'mine' | 'previous' | 'theirs', EnhancementInput[]>,
    version: string,
  ): Promise<boolean> => {
    const merged = mergeOfPart(mine, theirs, part)
    const isOnlyElsewhere = isSame(rowsOfPart(theirs, part), rowsOfPart(previous, part))
    const whose = isOnlyElsewhere ? 'mine' : await askWhoseToKeep(ask, merged, theirs)
    if (whose === 'theirs') await client.refetchQueries({ include: [EnhancementsDocument] })
    return whose === 'mine' ? save(merged, version, theirs) : whose === 'theirs'
  }
  /** `previous` is what the undo action restores. */
  const save = async (
    mine: EnhancementInput[],
    version: string | null,
    previous: EnhancementInput[] = inputOf(rows),
  ): Promise<boolean> => {
    try {
      offerUndo(previous, await mutate(mine, version))
      return true
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      return resolveConflict({ mine, previous, theirs: rowsFromServer(rows, current) }, String(current.version))
    }
  }
  return { save, confirmDialog }
}
