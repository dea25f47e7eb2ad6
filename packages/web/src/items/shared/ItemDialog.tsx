import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useRef } from 'react'
import { useItemDraftKeys } from '../../drafts/draft-scope.ts'
import { dropDraft } from '../../drafts/draft-store.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TypeAhead, type TypeAheadHandle } from '../../ui/form/TypeAhead.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
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
  const isDirty = useRef(false)
  const typeAhead = useRef<TypeAheadHandle>(null)
  const onDirtyChange = useCallback((next: boolean): void => {
    isDirty.current = next
  }, [])
  const { ask, confirmDialog } = useConfirm()
  const keys = useItemDraftKeys()
  const draftKey = row ? keys.row(row.uuid) : keys.newItem
  const confirmClose = async (): Promise<void> => {
    const answers = [
      { label: 'Discard', value: 'discard' },
      { label: 'Go on editing', value: 'stay', isMain: true },
    ] as const
    if (isDirty.current) {
      const text = `This ${tab.singular} has not been saved.`
      if ((await ask({ title: 'Discard what you entered?', text, answers })) !== 'discard') return
      dropDraft(draftKey)
    }
    close()
  }
  const onClose = (): void => {
    void confirmClose()
  }
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
