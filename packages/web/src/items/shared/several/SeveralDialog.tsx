import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { dropDraft } from '../../../drafts/draft-store.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { toaster } from '../../../ui/toaster.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { rowSelector } from '../../../ui/table/row-selector.ts'
import type { AnyTab } from '../tab-definition.ts'
import { SeveralForm } from './SeveralForm.tsx'

interface Props {
  tab: AnyTab
  caseUuid: string
  facts: CaseFacts
  newItem: (carriedOver?: Draft) => Draft
  open: boolean
  close: () => void
}

/** So many columns fit into a dialog of the usual width. */
const MOST_IN_XL = 7

/** Closes the dialog; where rows were begun that are not stored, only after a question. */
function useConfirmedClose(draftKey: string, close: () => void) {
  const { ask, confirmDialog } = useConfirm()
  const unsaved = useRef(0)
  const onBegun = useCallback((count: number): void => {
    unsaved.current = count
  }, [])
  const confirmClose = async (): Promise<void> => {
    const answers = [
      { label: 'Discard', value: 'discard' },
      { label: 'Go on editing', value: 'stay', isMain: true },
    ] as const
    if (unsaved.current > 0) {
      const text = unsaved.current === 1 ? '1 row has not been saved.' : `${unsaved.current} rows have not been saved.`
      if ((await ask({ title: 'Discard what you entered?', text, answers })) !== 'discard') return
    }
    dropDraft(draftKey)
    close()
  }
  const onClose = (): void => {
    void confirmClose()
  }
  return { onBegun, onClose, confirmDialog }
}

/** Dialog that adds several items of a tab at once. Closing it with rows that are not stored asks for confirmation. */
export function SeveralDialog({ tab, caseUuid, facts, newItem, open, close }: Props) {
  const { several: draftKey } = useItemDraftKeys()
  const { onBegun, onClose, confirmDialog } = useConfirmedClose(draftKey, close)
  const [lastAdded, setLastAdded] = useState<string>()
  const columns = useMemo(
    () => tab.entry?.filter(({ name }) => tab.kind.fields[name]?.applies({}, facts)) ?? [],
    [tab, facts],
  )
  const plural = tab.title.toLowerCase()
  const title = `Add several ${plural}`
  const onSaved = (uuids: readonly string[]): void => {
    if (uuids.length > 0)
      toaster.create({
        type: 'success',
        title: uuids.length === 1 ? `The ${tab.singular} is saved.` : `${uuids.length} ${plural} are saved.`,
      })
    setLastAdded(uuids.at(-1))
    close()
  }
  return (
    <>
      <FormDialog
        open={open}
        close={onClose}
        title={title}
        size={columns.length > MOST_IN_XL ? 'cover' : 'xl'}
        isNew
        returnTo={() => (lastAdded === undefined ? undefined : rowSelector(lastAdded))}
      >
        <SeveralForm
          tab={tab}
          controls={tab.controls}
          facts={facts}
          newItem={newItem}
          caseUuid={caseUuid}
          columns={columns}
          draftKey={draftKey}
          title={title}
          onBegun={onBegun}
          onSaved={onSaved}
          close={onClose}
        />
      </FormDialog>
      {confirmDialog}
    </>
  )
}
