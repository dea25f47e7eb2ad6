import { useApolloClient } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import { Differences } from '../ui/Differences.tsx'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useUndoKey } from '../ui/use-undo-key.ts'
import type { AuditRestoreQuery } from '../generated/graphql.ts'
import type { AuditEntry } from './audit-link.ts'
import { AuditRestoreDocument, RestoreAuditedValueDocument } from './audit.operations.ts'

type Preview = NonNullable<AuditRestoreQuery['case']['auditRestore']>
const HEADS = ['Now', 'Restored'] as const
const FAILED = 'It could not be restored'

const textOfPreview = ({ isDeleted, changedSince, values }: Preview): string => {
  if (isDeleted) return 'It was deleted. It is brought back as it was.'
  if (values.length === 0) return 'It has this value already.'
  return changedSince
    ? 'It was changed again after this. What is there now is replaced by what was there before.'
    : 'What was there before is stored again, as a change of yours.'
}

type Ask = ReturnType<typeof useConfirm>['ask']

/** Shows what a restore would change, and asks whether it is wanted. */
async function askToRestore(ask: Ask, name: string, preview: Preview): Promise<boolean> {
  const { isDeleted, values } = preview
  const isSame = !isDeleted && values.length === 0
  const rows = values.map(({ label, now, restored }) => ({ name: label, label, mine: now, theirs: restored }))
  const answer = await ask({
    title: isDeleted ? 'Bring it back?' : 'Restore what was there before?',
    text: [name && `${name}.`, textOfPreview(preview)].filter(Boolean).join(' '),
    more: rows.length > 0 && <Differences heads={HEADS} rows={rows} />,
    answers: [
      { label: isSame ? 'Close' : 'Cancel', value: 'cancel', ...(isSame && { isMain: true }) },
      ...(isSame ? [] : [{ label: isDeleted ? 'Bring it back' : 'Restore', value: 'restore', isMain: true } as const]),
    ],
  })
  return answer === 'restore'
}

/** Stores what a restore changes; what is shown follows. */
function useStoreRestore(caseUuid: string, onRestored: () => void) {
  const client = useApolloClient()
  return async (id: string, version?: string | null) => {
    const { data } = await client.mutate({
      mutation: RestoreAuditedValueDocument,
      variables: { caseUuid, id, ...(version && { version }) },
    })
    await client.refetchQueries({ include: 'active' })
    onRestored()
    return data?.restoreAuditedValue
  }
}

/**
 * Restores what an entry of the audit changed, once the person has seen both values, and offers to undo that. A record
 * that someone changes meanwhile is asked about again, with what it holds then. `busy` is the entry that is being
 * restored.
 */
export function useRestore(
  caseUuid: string,
  onRestored: () => void,
): { restore: (entry: AuditEntry) => void; busy: string | undefined; restoreDialog: ReactNode } {
  const client = useApolloClient()
  const store = useStoreRestore(caseUuid, onRestored)
  const offerUndo = useUndoKey()
  const { ask, confirmDialog } = useConfirm()
  const [busy, setBusy] = useState<string>()
  const previewOf = async (id: string) => {
    const { data } = await client.query({
      query: AuditRestoreDocument,
      variables: { uuid: caseUuid, id },
      fetchPolicy: 'network-only',
    })
    return data?.case.auditRestore
  }
  const undoOf = async (own: { id: string; action: string } | undefined) => {
    // What was brought back is deleted again where it is.
    if (own?.action !== 'changed') return {}
    // The undo is of this version: what someone changes after the restore is not overwritten by it.
    const version = (await previewOf(own.id))?.version
    const onClick = offerUndo(() => {
      store(own.id, version).catch((error: unknown) => toastError(error, 'It could not be set back'))
    })
    return { action: { label: 'Undo', onClick } }
  }
  const restore = async (entry: AuditEntry): Promise<void> => {
    const preview = await previewOf(entry.id)
    const name = entry.about?.name ?? ''
    if (!preview || !(await askToRestore(ask, name, preview))) return
    try {
      const undo = await undoOf(await store(entry.id, preview.version))
      const title = `${preview.isDeleted ? 'Brought back' : 'Restored'}: ${name}`
      toaster.create({ type: 'success', title, duration: UNDO_DURATION, ...undo })
    } catch (error) {
      if (!readError(error).current) throw error
      await restore(entry)
    }
  }
  const onRestore = (entry: AuditEntry): void => {
    setBusy(entry.id)
    restore(entry)
      .catch((error: unknown) => toastError(error, FAILED))
      .finally(() => setBusy(undefined))
  }
  return { restore: onRestore, busy, restoreDialog: confirmDialog }
}
