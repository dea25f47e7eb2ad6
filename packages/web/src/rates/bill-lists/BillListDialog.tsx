import type { Draft } from '@costdraft/schema/field.ts'
import { billListEntryFields, type BillList, type BillListEntryFields } from '@costdraft/schema/rates/bill-list.ts'
import { useState } from 'react'
import { isoToday } from '../../formats/dates.ts'
import { Control } from '../../ui/form/Control.tsx'
import { EntryDialog } from '../../ui/form/EntryDialog.tsx'
import { Pair } from '../../ui/form/Section.tsx'
import { entryControls, listTexts, type BillListEntry } from './bill-list.ts'
import type { EntryValue } from './use-bill-list.tsx'

const EntryControl = Control<BillListEntryFields>

interface Props {
  list: BillList
  open: boolean
  close: () => void
  /** The entry to edit; absent for a new one, which starts with `initial`. */
  entry?: BillListEntry | undefined
  initial: Draft
  save: (value: EntryValue) => Promise<(() => void) | undefined>
}

/** Dialog to add or edit an entry of a list. */
export function BillListDialog({ list, entry, initial, ...dialog }: Props) {
  const [fields] = useState(() => billListEntryFields(isoToday()))
  return (
    <EntryDialog
      {...dialog}
      title={`${entry ? 'Edit' : 'Add'} ${listTexts[list].what}`}
      fields={fields}
      controls={entryControls}
      initial={entry ? { ...entry } : initial}
    >
      <Pair>
        <EntryControl name="code" />
        <EntryControl name="position" />
      </Pair>
      <EntryControl name="name" />
      <EntryControl name="source" />
      <EntryControl name="from" />
      {entry && <EntryControl name="retired" />}
    </EntryDialog>
  )
}
