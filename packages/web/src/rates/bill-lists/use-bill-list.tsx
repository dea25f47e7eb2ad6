import { useMutation } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { billListEntryFields, type BillList, type BillListEntryFields } from '@costdraft/schema/rates/bill-list.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import type { ReactNode } from 'react'
import { isoToday } from '../../formats/dates.ts'
import { changesOf } from '../../ui/form/changes-of.ts'
import { saveWithConflict } from '../../ui/save-with-conflict.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { entryControls, entryInputOf, entryName, listTexts, type BillListEntry } from './bill-list.ts'
import {
  AddBillListEntryDocument,
  EditBillListEntryDocument,
  RemoveBillListEntryDocument,
} from './bill-lists.operations.ts'

type Whose = Awaited<ReturnType<typeof saveWithConflict>>
export type EntryValue = InputOf<BillListEntryFields>

interface ListOfFirm {
  clientUuid: string
  list: BillList
  refetch: () => Promise<unknown>
}
interface BillListChanges {
  /**
   * Saves a new or changed entry; resolves with whether the dialog may close, and rejects with the refusal for the form
   * to show.
   */
  save: (value: EntryValue, entry?: BillListEntry) => Promise<boolean>
  /** Removes an entry that no row has, and retires any other; what was done can be undone. */
  remove: (entry: BillListEntry) => void
  confirmDialog: ReactNode
}

/** Adds an entry, and changes one: on a version conflict the viewer chooses whose values to keep. */
function useSaveEntry({ clientUuid, list }: ListOfFirm, ask: ReturnType<typeof useConfirm>['ask']) {
  const [add] = useMutation(AddBillListEntryDocument)
  const [edit] = useMutation(EditBillListEntryDocument)
  const { keyOf, clear } = useIdempotencyKey()
  const addEntry = async (value: Draft): Promise<Whose> => {
    const input = entryInputOf(value)
    await add({ variables: { clientUuid, list, input, idempotencyKey: keyOf({ list, ...input }) } })
    clear()
    return 'mine'
  }
  const editEntry = (entry: BillListEntry, changes: Draft): Promise<Whose> => {
    // An entry is stored whole: what is sent are the changes over what is stored.
    let stored: Draft = { ...entry }
    return saveWithConflict(
      {
        ask,
        what: listTexts[list].what,
        controls: entryControls,
        changes,
        read: (current) => (stored = { ...(current as Draft) }),
      },
      entry.version,
      (version) =>
        edit({
          variables: { clientUuid, list, uuid: entry.uuid, input: entryInputOf({ ...stored, ...changes }), version },
        }),
    )
  }
  return { addEntry, editEntry }
}

/** Changes of one list of a firm, after each of which the lists are read again. */
export function useBillList(at: ListOfFirm): BillListChanges {
  const { clientUuid, list, refetch } = at
  const { what } = listTexts[list]
  const [remove] = useMutation(RemoveBillListEntryDocument)
  const [edit] = useMutation(EditBillListEntryDocument)
  const { ask, confirmDialog } = useConfirm()
  const { addEntry, editEntry } = useSaveEntry(at, ask)
  const save = async (value: EntryValue, entry?: BillListEntry): Promise<boolean> => {
    const changes = entry && changesOf(billListEntryFields(isoToday()), { ...entry }, value)
    if (changes && Object.keys(changes).length === 0) return true
    const whose = await (entry && changes ? editEntry(entry, changes) : addEntry(value))
    if (!whose) return false
    await refetch().catch(console.error)
    if (whose === 'mine') toaster.create({ type: 'success', title: `The ${what} has been saved.` })
    return true
  }
  const undone = (undo: () => Promise<unknown>): void => {
    undo()
      .then(refetch)
      .catch((error: unknown) => toastError(error, `The ${what} could not be brought back`))
  }
  const setRetired = async (entry: BillListEntry, version: string | null, retired: boolean): Promise<string | null> => {
    const input = entryInputOf({ ...entry, retired })
    const { data } = await edit({ variables: { clientUuid, list, uuid: entry.uuid, input, version } })
    return data?.editBillListEntry.version ?? null
  }
  /** Does the one or the other, and resolves with what undoes it. */
  const takeOut = async (entry: BillListEntry): Promise<() => Promise<unknown>> => {
    const { uuid, version, used } = entry
    if (used) {
      const retiredAs = await setRetired(entry, version, true)
      return () => setRetired(entry, retiredAs, false)
    }
    await remove({ variables: { clientUuid, list, uuid, version } })
    return () => addEntry({ ...entry })
  }
  const removeOrRetire = async (entry: BillListEntry): Promise<void> => {
    const done = entry.used ? 'retired' : 'removed'
    try {
      const undo = await takeOut(entry)
      const action = { label: 'Undo', onClick: () => undone(undo) }
      toaster.create({ type: 'success', title: `${entryName(entry)} has been ${done}.`, action })
    } catch (error) {
      toastError(error, `${entryName(entry)} could not be ${done}`)
    }
    await refetch()
  }
  return { save, remove: (entry) => void removeOrRetire(entry).catch(console.error), confirmDialog }
}
