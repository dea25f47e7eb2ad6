import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useMemo, useState } from 'react'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { dropDraft } from '../../../drafts/draft-store.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useDiscardQuestion } from '../../../ui/form/use-discard-question.tsx'
import { toaster } from '../../../ui/toaster.ts'
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

const unsavedText = (rows: number): string =>
  rows === 1 ? '1 row has not been saved.' : `${rows} rows have not been saved.`

/** Dialog that adds several items of a tab at once. Closing it with rows that are not stored asks for confirmation. */
export function SeveralDialog({ tab, caseUuid, facts, newItem, open, close }: Props) {
  const { several: draftKey } = useItemDraftKeys()
  const { onDirtyChange, onClose, confirmDialog } = useDiscardQuestion({
    text: unsavedText,
    close: () => {
      dropDraft(draftKey)
      close()
    },
  })
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
          onBegun={onDirtyChange}
          onSaved={onSaved}
          close={onClose}
        />
      </FormDialog>
      {confirmDialog}
    </>
  )
}
