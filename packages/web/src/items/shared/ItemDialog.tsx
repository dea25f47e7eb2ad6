import type { Draft } from '@costdraft/schema/field.ts'
import { useRef } from 'react'
import { useItemDraftKeys } from '../../drafts/draft-scope.ts'
import { dropDraft } from '../../drafts/draft-store.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TypeAhead, type TypeAheadHandle } from '../../ui/form/TypeAhead.tsx'
import { useDiscardQuestion } from '../../ui/form/use-discard-question.tsx'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import type { CaseContext } from './ItemFields.tsx'
import { ItemForm, type SaveOutcome } from './ItemForm.tsx'
import { rowSelector } from '../../ui/table/row-selector.ts'

/**
 * What the dialog edits: an existing row, or a new one with defaults. `round` keys the form, so that each opening
 * starts over.
 */
export interface Editing {
  row?: AnyRow | undefined
  defaults: Draft
  round: number
  /** The id of the row that was added last. */
  added?: string | undefined
}
interface Props extends CaseContext {
  tab: AnyTab
  caseUuid: string
  open: boolean
  editing: Editing
  onSaved: (outcome: SaveOutcome) => void
  close: () => void
}

/** Dialog with the form of an item. Closing it with unsaved input asks for confirmation. */
export function ItemDialog({ tab, open, editing: { row, defaults, round, added }, close, ...rest }: Props) {
  const typeAhead = useRef<TypeAheadHandle>(null)
  const keys = useItemDraftKeys()
  const draftKey = row ? keys.row(row.uuid) : keys.newItem
  const { onDirtyChange, onClose, confirmDialog } = useDiscardQuestion({
    text: `This ${tab.singular} has not been saved.`,
    close,
    discard: () => dropDraft(draftKey),
  })
  return (
    <>
      <FormDialog
        open={open}
        close={onClose}
        title={`${row ? 'Edit' : 'Add'} ${tab.singular}`}
        size={tab.dialogSize ?? 'lg'}
        isNew={row === undefined}
        returnTo={() => {
          const uuid = row?.uuid ?? added
          return uuid === undefined ? undefined : rowSelector(uuid)
        }}
      >
        <ItemForm
          key={round}
          tab={tab}
          row={row}
          draftKey={draftKey}
          defaults={defaults}
          close={onClose}
          onDirtyChange={onDirtyChange}
          typeAhead={typeAhead}
          {...rest}
        />
        <TypeAhead handle={typeAhead} what={`the next ${tab.singular}`} />
      </FormDialog>
      {confirmDialog}
    </>
  )
}
