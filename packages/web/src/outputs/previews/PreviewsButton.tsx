import { Eye } from 'lucide-react'
import { useAddition } from '../../access/viewer.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { draftWords } from './preview-words.ts'
import { usePreviewsDialog } from './use-previews-dialog.tsx'

/** Opens the documents that a case would have now, where the host makes previews of them. */
export function PreviewsButton({ caseUuid }: { caseUuid: string }) {
  const isOffered = useAddition('document_preview')
  const { opener, dialog } = usePreviewsDialog(caseUuid, draftWords)
  if (!isOffered) return null
  return (
    <>
      <IconButton name="Preview" icon={Eye} size="xs" flexShrink="0" {...opener} />
      {dialog}
    </>
  )
}
