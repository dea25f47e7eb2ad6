import { useMemo, type ReactNode } from 'react'
import { useAddition } from '../access/viewer.ts'
import { fullName } from '../formats/full-name.ts'
import { useRemoval } from '../removals/use-removal.tsx'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'

/** What removes the locations and fee earners of a stored client; absent where nothing can be removed. */
export function useRowRemoval(
  clientUuid: string,
  isEditable: boolean,
): {
  remover: { site: (row: SiteRow) => () => void; feeEarner: (row: FeeEarnerRow) => () => void } | undefined
  removalDialog: ReactNode
} {
  const isOffered = useAddition('removals') && isEditable
  const { remove, removalDialog } = useRemoval()
  const remover = useMemo(
    () => ({
      site:
        ({ uuid, siteName: name }: SiteRow) =>
        () =>
          void remove({ kind: 'site', uuid, clientUuid, name }),
      feeEarner: (row: FeeEarnerRow) => () =>
        void remove({ kind: 'fee_earner', uuid: row.uuid, clientUuid, name: fullName(row) }),
    }),
    [remove, clientUuid],
  )
  return { remover: isOffered ? remover : undefined, removalDialog }
}
