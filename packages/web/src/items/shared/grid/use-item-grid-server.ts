import { useMemo, type ReactNode } from 'react'
import { logFailure } from '../../../ui/log-failure.ts'
import { toaster } from '../../../ui/toaster.ts'
import { whenBack } from '../../../ui/when-reachable.ts'
import type { AnyRow } from '../item-row.ts'
import type { RowSource } from '../several/several-rows.ts'
import type { AnyTab } from '../tab-definition.ts'
import { useItemServer } from '../use-item-server.ts'
import type { Line } from './row-queue.ts'
import type { GridServer } from './send-wishes.ts'

/** The line between this device and the server. */
export const LINE: Line = { isDown: () => !navigator.onLine, back: whenBack }

/** Says that rows are in their places again, as they are now, and why. */
const sayKept = ({ singular, title }: AnyTab, count: number): void =>
  void toaster.create({
    type: 'error',
    title:
      count === 1
        ? `Someone else changed this ${singular}, so it was not deleted`
        : `Someone else changed ${count} ${title.toLowerCase()}, so they were not deleted`,
    description: count === 1 ? 'It is shown as it is now.' : 'They are shown as they are now.',
  })

/** What stores the rows of the items of a tab. */
export function useItemGridServer(
  { tab, controls, facts }: RowSource,
  caseUuid: string,
  refetch: () => Promise<unknown>,
): { server: GridServer; confirmDialog: ReactNode } {
  const { change, most, isSafeAgain, settle, restore, confirmDialog } = useItemServer({
    tab,
    controls,
    facts,
    caseUuid,
  })
  const canRestore = restore !== undefined
  const server = useMemo((): GridServer => {
    const readAgain = (): void => void refetch().catch(logFailure)
    return {
      change,
      most,
      // Rows of items have all that their lists answer.
      settle: (base, input, refused) => settle(base as AnyRow, input, refused),
      isSafeAgain,
      canRestore,
      line: LINE,
      refetch: readAgain,
      sayKept: (count) => {
        readAgain()
        sayKept(tab, count)
      },
    }
  }, [tab, change, most, isSafeAgain, settle, canRestore, refetch])
  return { server, confirmDialog }
}
