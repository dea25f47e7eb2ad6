import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { RateEditionInput } from '../../generated/graphql.ts'
import { saveWithConflict } from '../../ui/save-with-conflict.tsx'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import type { RateFirm } from '../firm/use-rate-firm.ts'
import { tablePath } from '../rate-paths.ts'
import { editionName, type OwnEdition, type RateTable } from '../rate-table.ts'
import { EditRateEditionDocument } from '../rates.operations.ts'
import { useReviewEdition } from '../use-review-edition.ts'
import { changedValues, comparedControls, flatEdition, inputOf, type StoredEdition } from './edition-changes.ts'

interface Options {
  firm: RateFirm
  table: RateTable
  loaded: OwnEdition
  reload: () => void
}

/**
 * Saves an edition after a review. On a version conflict the viewer chooses, figure by figure, whose values to keep;
 * what they did not change stays as it is stored.
 */
export function useSaveEdition({ firm, table, loaded, reload }: Options): {
  save: (input: RateEditionInput) => Promise<(() => void) | undefined>
  dialogs: ReactNode
} {
  const { review, reviewDialog } = useReviewEdition()
  const { ask, confirmDialog } = useConfirm()
  const [edit] = useMutation(EditRateEditionDocument)
  const navigate = useNavigate()
  const target = { clientUuid: firm.uuid, key: table.key }
  const { uuid } = loaded
  const save = async (input: RateEditionInput): Promise<(() => void) | undefined> => {
    const toTable = (): void => {
      void navigate(tablePath(table.key, firm.uuid, loaded))
    }
    // An edition is stored whole: what is sent are the changes over what is stored.
    let stored = flatEdition(table, loaded)
    const changes = changedValues(stored, flatEdition(table, input))
    if (Object.keys(changes).length === 0) return toTable
    const isConfirmed = await review({
      firm,
      proposal: { ...target, edition: uuid, input },
      title: 'Review changes',
      action: 'Save edition',
    })
    if (!isConfirmed) return undefined
    const whose = await saveWithConflict(
      {
        ask,
        what: 'edition',
        controls: comparedControls(table),
        changes,
        read: (current) => (stored = flatEdition(table, current as unknown as StoredEdition)),
      },
      loaded.version,
      (version) => edit({ variables: { ...target, uuid, input: inputOf({ ...stored, ...changes }), version } }),
    )
    if (whose !== 'mine') return whose && reload
    return () => {
      toaster.create({ type: 'success', title: `The ${editionName(input)} has been saved.` })
      toTable()
    }
  }
  return {
    save,
    dialogs: (
      <>
        {reviewDialog}
        {confirmDialog}
      </>
    ),
  }
}
