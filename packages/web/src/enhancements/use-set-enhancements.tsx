import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { EnhancementInput } from '../generated/graphql.ts'
import { Differences } from '../ui/Differences.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_FOR, toaster } from '../ui/toaster.ts'
import { useQuestion } from '../ui/use-question.tsx'
import { EnhancementsDocument, SetEnhancementsDocument } from './enhancements.operations.ts'
import { keyOf, labelOfRow, theirsOf, type Row } from './enhancement-rows.ts'

const percent = ({ enhancement }: { enhancement: number } = { enhancement: 0 }): string => `${enhancement} %`

/** Sets the percentages of a case, and offers to set them back. Answers whether they are settled; where someone else was faster, the person says whose stand. */
export function useSetEnhancements(
  caseUuid: string,
  rows: readonly Row[],
): { save: (list: EnhancementInput[], version: string | null) => Promise<boolean>; asking: ReactNode } {
  const client = useApolloClient()
  const { ask, asking } = useQuestion()
  const set = async (enhancements: EnhancementInput[], version: string | null): Promise<string | null> => {
    const { data } = await client.mutate({
      mutation: SetEnhancementsDocument,
      variables: { caseUuid, enhancements, version },
    })
    return data?.setEnhancements.enhancementsVersion ?? null
  }
  const told = (before: EnhancementInput[], version: string | null): void => {
    const undo = (): void => {
      set(before, version).catch((error: unknown) => toastError(error, 'The percentages could not be set back'))
    }
    toaster.create({
      type: 'success',
      title: 'Enhancement saved.',
      duration: UNDO_FOR,
      action: { label: 'Undo', onClick: undo },
    })
  }
  const settle = async (mine: EnhancementInput[], theirs: EnhancementInput[], version: string): Promise<boolean> => {
    const differing = mine.flatMap((row, i) =>
      row.enhancement === theirs[i]?.enhancement
        ? []
        : [{ name: keyOf(row), label: labelOfRow(row), mine: percent(row), theirs: percent(theirs[i]) }],
    )
    const whose = await ask({
      title: 'Someone else changed the enhancement',
      text: 'They saved it after you opened it.',
      more: <Differences rows={differing} />,
      answers: [
        { label: 'Take theirs', value: 'theirs' },
        { label: 'Keep mine', value: 'mine', isMain: true },
      ],
    })
    if (whose === 'theirs') await client.refetchQueries({ include: [EnhancementsDocument] })
    return whose === 'mine' ? save(mine, version, theirs) : whose === 'theirs'
  }
  const save = async (
    mine: EnhancementInput[],
    version: string | null,
    before: EnhancementInput[] = rows.map(({ activityType, casePart, enhancement }) => ({
      activityType,
      casePart,
      enhancement,
    })),
  ): Promise<boolean> => {
    try {
      told(before, await set(mine, version))
      return true
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      return settle(mine, theirsOf(rows, current), String(current.version))
    }
  }
  return { save, asking }
}
