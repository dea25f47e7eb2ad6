import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useCallback, useRef, type ReactNode } from 'react'
import { requestOf, type SentRequest } from '../../drafts/sent-request.ts'
import type { AnyControls } from '../../ui/form/controls.ts'
import { readError } from '../../ui/read-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { askWhatOfDeleted, resolveConflict } from './item-conflict.tsx'
import { asNewItem } from './merge-changes.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow, StoredRow } from './item-row.ts'
import { useItemRequests, type ItemRequests } from './use-item-requests.ts'

interface Options {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  caseUuid: string
}

/** What is stored in the end: the row as it was sent, or as someone else left it. */
export type Edited<Row extends StoredRow = AnyRow> = { whose: 'mine'; row: Row | undefined } | { whose: 'theirs' }
/** What is to be sent once more, on top of what someone else stored. */
export interface EditAgain {
  whose: 'again'
  input: Draft
  version: string | null
}

export interface ItemServer extends Omit<ItemRequests, 'edit'> {
  /** Changes an item, and settles what is refused. Undefined where the person goes back. */
  edit: (base: AnyRow, input: Draft) => Promise<Edited | undefined>
  /**
   * What becomes of a change that was refused. Where someone else changed the item meanwhile, asks whose changes to
   * keep; where they deleted it, whether to bring it back or to store what was entered as a new one. Undefined where
   * the person goes back; throws any other refusal.
   */
  settle: (base: AnyRow, input: Draft, refused: unknown) => Promise<Edited | EditAgain | undefined>
  confirmDialog: ReactNode
}

/** Stores the items of a tab. Throws what the server refuses. */
export function useItemServer({ tab, controls, facts, caseUuid }: Options): ItemServer {
  const requests = useItemRequests(tab, caseUuid)
  const { ask, confirmDialog } = useConfirm()
  const { add, edit: send, restore, forget } = requests
  // What is stored anew in place of a deleted item is stored once, however often its answer is lost.
  const anew = useRef(new Map<string, SentRequest>())
  const settle = useCallback<ItemServer['settle']>(
    async (base, input, refused) => {
      const { code, current } = readError(refused)
      if (code === 'NOT_FOUND') {
        const what = await askWhatOfDeleted(ask, tab, restore !== undefined)
        if (what === 'restore' && restore)
          return { whose: 'again', input, version: (await restore(base.uuid))?.version ?? null }
        if (what !== 'new') return undefined
        const item = asNewItem(tab.kind, input)
        const request = requestOf(item, anew.current.get(base.uuid))
        anew.current.set(base.uuid, request)
        const row = await add(item, request.key)
        forget(base.uuid)
        return { whose: 'mine', row }
      }
      if (code !== 'CONFLICT' || !current) throw refused
      const resolved = await resolveConflict(ask, { tab, controls, facts, base, mine: input, current })
      return resolved?.whose === 'mine'
        ? { whose: 'again', input: resolved.input, version: String(current.version) }
        : resolved
    },
    [ask, tab, controls, facts, add, restore, forget],
  )
  const edit = useCallback<ItemServer['edit']>(
    async (base, input) => {
      const attempt = async (input: Draft, version: string | null): Promise<Edited | undefined> => {
        let settled: Awaited<ReturnType<ItemServer['settle']>>
        try {
          return { whose: 'mine', row: await send(base.uuid, input, version) }
        } catch (error) {
          settled = await settle(base, input, error)
        }
        return settled?.whose === 'again' ? attempt(settled.input, settled.version) : settled
      }
      return attempt(input, base.version)
    },
    [send, settle],
  )
  return { ...requests, edit, settle, confirmDialog }
}
