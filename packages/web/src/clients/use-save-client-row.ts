import { useMutation } from '@apollo/client/react'
import { feeEarner, site } from '@costdraft/schema/clients/clients.ts'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import type { ReactNode } from 'react'
import { changesOf } from '../ui/form/changes-of.ts'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { saveWithConflict } from '../ui/save-with-conflict.tsx'
import { messages } from '../ui/messages.ts'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import type { FeeEarnerRow, SiteRow } from './client-form.ts'
import { EditFeeEarnerDocument, EditSiteDocument } from './client.operations.ts'
import { feeEarnerControls, type FeeEarnerValue } from './FeeEarnerDialog.tsx'
import { AddFeeEarnerDocument, AddSiteDocument } from './firm.operations.ts'
import type { SiteValue } from './SiteDialog.tsx'
import { siteControls } from './SiteFields.tsx'

interface RowKind {
  what: string
  fields: Fields
  controls: AnyControls
  saved: string
  failed: string
}
interface Mutations<Value> {
  add: (input: Value, idempotencyKey: string) => Promise<unknown>
  edit: (uuid: string, input: Draft, version: string | null) => Promise<unknown>
}
type Save<Value, Row> = (value: Value, row?: Row) => Promise<boolean>
interface SaveRow<Value, Row> {
  save: Save<Value, Row>
  confirmDialog: ReactNode
}

/**
 * Saves a row of an existing client immediately and refetches the rows. `save` resolves with whether the dialog may
 * close.
 */
function useSaveRow<Value, Row extends { uuid: string; version?: string | null }>(
  { what, fields, controls, saved, failed }: RowKind,
  { add, edit }: Mutations<Value>,
  refetch: () => Promise<unknown>,
): SaveRow<Value, Row> {
  const { ask, confirmDialog } = useConfirm()
  const { keyOf, clear } = useIdempotencyKey()
  const save: Save<Value, Row> = async (value, row) => {
    const changes = row && changesOf(fields, row as unknown as Draft, value as Draft)
    if (changes && Object.keys(changes).length === 0) return true
    const whose = await (
      row && changes
        ? saveWithConflict({ ask, what, controls, changes }, row.version, (version) => edit(row.uuid, changes, version))
        : add(value, keyOf(value)).then(() => 'mine')
    ).catch(toastAndRethrow(failed))
    clear()
    if (!whose) return false
    await refetch().catch(console.error)
    if (whose === 'mine') toaster.create({ type: 'success', title: saved })
    return true
  }
  return { save, confirmDialog }
}

const siteKind: RowKind = {
  what: 'location',
  fields: site,
  controls: siteControls,
  saved: messages.siteSaved,
  failed: messages.errorSavingSite,
}

export function useSaveSite(clientUuid: string, refetch: () => Promise<unknown>): SaveRow<SiteValue, SiteRow> {
  const [addSite] = useMutation(AddSiteDocument),
    [editSite] = useMutation(EditSiteDocument)
  return useSaveRow(
    siteKind,
    {
      add: (input, idempotencyKey) => addSite({ variables: { clientUuid, input, idempotencyKey } }),
      edit: (uuid, input, version) => editSite({ variables: { clientUuid, uuid, input, version } }),
    },
    refetch,
  )
}

export function useSaveFeeEarner(
  clientUuid: string,
  choices: { sites: readonly Option[]; people: readonly Option[] },
  refetch: () => Promise<unknown>,
): SaveRow<FeeEarnerValue, FeeEarnerRow> {
  const [addFeeEarner] = useMutation(AddFeeEarnerDocument),
    [editFeeEarner] = useMutation(EditFeeEarnerDocument)
  const kind: RowKind = {
    what: 'fee earner',
    fields: feeEarner,
    controls: feeEarnerControls(choices.sites, choices.people),
    saved: messages.feeEarnerSaved,
    failed: messages.errorSavingFeeEarner,
  }
  return useSaveRow(
    kind,
    {
      add: (input, idempotencyKey) => addFeeEarner({ variables: { clientUuid, input, idempotencyKey } }),
      edit: (uuid, input, version) => editFeeEarner({ variables: { clientUuid, uuid, input, version } }),
    },
    refetch,
  )
}
