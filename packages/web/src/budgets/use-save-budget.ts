import { useMutation } from '@apollo/client/react'
import type { BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import { useRef, type ReactNode } from 'react'
import { formatPounds } from '../formats/format-money.ts'
import { formatDateTime } from '../formats/dates.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { budgetInput, type Version } from './budget-values.ts'
import { SaveBudgetDocument } from './budgets.operations.ts'

interface Options {
  caseUuid: string
  /** The number of the latest version when the form was opened; null where there was none. */
  latest: number | null
  refetch: () => Promise<Version | undefined>
}

const sentenceOf = ({ savedAt, savedBy, grandTotal }: Version): string =>
  `${savedBy ?? 'Someone'} saved it on ${formatDateTime(savedAt)} with a total of ${formatPounds(grandTotal)}. Yours is not saved yet; nothing of it is lost.`

/**
 * Saves a budget as the next version. `save` resolves to whether it is stored: not where the person went back to the
 * form from a conflict.
 */
export function useSaveBudget({ caseUuid, latest, refetch }: Options): {
  save: (draft: BudgetDraft) => Promise<boolean>
  confirmDialog: ReactNode
} {
  const [mutate] = useMutation(SaveBudgetDocument)
  const { ask, confirmDialog } = useConfirm()
  // A version counts as seen once it was named in the question about the conflict.
  const seen = useRef(latest)

  const save = async (draft: BudgetDraft): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { caseUuid, input: budgetInput(draft), basedOn: seen.current } })
      if (data)
        toaster.create({
          type: 'success',
          title: `Version ${data.saveBudget.number} of the budget is saved.`,
          description: formatPounds(data.saveBudget.figures.grandTotal),
        })
      return true
    } catch (error) {
      const theirs = readError(error).code === 'CONFLICT' ? await refetch() : undefined
      // A conflict without a newer version is another one, such as with the stage of the case.
      if (!theirs || theirs.number === seen.current) throw error
      seen.current = theirs.number
      const answer = await ask({
        title: `There is a version ${theirs.number} meanwhile`,
        text: sentenceOf(theirs),
        answers: [
          { label: `Save mine as version ${theirs.number + 1}`, value: 'mine' },
          { label: 'Go on editing', value: 'stay', isMain: true },
        ],
      })
      return answer === 'mine' ? save(draft) : false
    }
  }
  return { save, confirmDialog }
}
