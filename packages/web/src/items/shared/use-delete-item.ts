import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { UNDO_FOR, toaster } from '../../ui/toaster.ts'
import type { AnyRow, AnyTab } from './definition.ts'
import { putIn, takeOut } from './items-cache.ts'

/** Puts a row into the trash at once, and offers to bring it back. */
export function useDeleteItem(tab: AnyTab, caseUuid: string): (row: AnyRow) => void {
  const { mutate } = useApolloClient()
  return useCallback(
    (row) => {
      const { uuid } = row,
        name = tab.nameOf(row)
      const restore = (): void => {
        mutate({
          mutation: tab.operations.restore,
          variables: { caseUuid, uuid },
          update: (cache, { data }) => putIn(cache, tab, caseUuid, data?.item),
        }).catch((error: unknown) => toastError(error, `The ${tab.each} could not be brought back`))
      }
      mutate({
        mutation: tab.operations.remove,
        variables: { caseUuid, uuid },
        optimisticResponse: { removed: uuid },
        update: (cache) => takeOut(cache, tab, caseUuid, uuid),
      })
        .then(() =>
          toaster.create({
            title: `Deleted: ${name}`,
            duration: UNDO_FOR,
            action: { label: 'Undo', onClick: restore },
          }),
        )
        .catch((error: unknown) => toastError(error, `${name} could not be deleted`))
    },
    [mutate, tab, caseUuid],
  )
}
