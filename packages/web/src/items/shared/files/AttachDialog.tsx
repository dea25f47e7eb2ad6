import { Text } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { FilePicker } from '../../../files/FilePicker.tsx'
import { useUploads } from '../../../files/upload-queue.ts'
import { EntryDialog } from '../../../ui/form/EntryDialog.tsx'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { AttachedList } from './AttachedList.tsx'
import { uuidsOf, type AttachedFile } from './attached-file.ts'
import { useSetFiles } from './use-set-files.ts'

export interface AttachDialogProps {
  tab: AnyTab
  caseUuid: string
  row: AnyRow
  mayEdit: boolean
  open: boolean
  close: () => void
}
const TITLE = 'Attach case documents'
const FILES = 'files'
const STILL_UPLOADING =
  'Files are still being uploaded. Save when they have arrived, so that they are attached as well.'
const noFields = {}
const asIs = <T,>(value: T): T => value
/** Whether two choices are of the same documents; the form also compares before it has a value. */
const isSameSet = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((uuid) => b.includes(uuid))

/** The picker as a field of the form, so that the form knows whether anything was changed. */
function ChosenFiles({ caseUuid, attached }: { caseUuid: string; attached: readonly AttachedFile[] }) {
  const { input } = useField<readonly string[]>(FILES, { format: asIs, parse: asIs, isEqual: isSameSet })
  return <FilePicker caseUuid={caseUuid} attached={attached} chosen={input.value} choose={input.onChange} />
}

/**
 * The dialog of the documents of an item: chosen from those of the case where the page is editable, otherwise listed
 * for download.
 */
export function AttachDialog({ tab, caseUuid, row, mayEdit, open, close }: AttachDialogProps) {
  const setFiles = useSetFiles(tab, caseUuid)
  const uploads = useUploads(caseUuid)
  const attached = row.files ?? []
  if (!mayEdit)
    return (
      <AttachedList
        caseUuid={caseUuid}
        title={`Documents of ${tab.nameOf(row)}`}
        files={attached}
        open={open}
        close={close}
      />
    )
  return (
    <EntryDialog
      open={open}
      close={close}
      title={TITLE}
      size="lg"
      fields={noFields}
      controls={noFields}
      parts={{ [FILES]: uuidsOf(attached) }}
      validate={(draft) => ({ value: draft[FILES] as string[] })}
      save={async (files) => {
        // What arrives after the dialog has closed would not be attached.
        if (uploads.some(({ state, onAdded }) => onAdded && state !== 'failed')) throw new Error(STILL_UPLOADING)
        await setFiles(row, files)
        return close
      }}
    >
      <Text textStyle="sm" color="muted" mb="3" overflowWrap="anywhere">
        {`For ${tab.nameOf(row)}`}
      </Text>
      <ChosenFiles caseUuid={caseUuid} attached={attached} />
    </EntryDialog>
  )
}
