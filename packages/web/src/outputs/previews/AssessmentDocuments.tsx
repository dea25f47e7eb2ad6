import { Button } from '@chakra-ui/react'
import { useAddition } from '../../access/viewer.ts'
import { assessmentWords } from './preview-words.ts'
import { usePreviewsDialog } from './use-previews-dialog.tsx'

/** Opens the documents of the assessment of a complete case, where the host makes documents on request. */
export function AssessmentDocuments({ caseUuid }: { caseUuid: string }) {
  const isOffered = useAddition('document_preview')
  const { opener, dialog } = usePreviewsDialog(caseUuid, assessmentWords)
  if (!isOffered) return null
  return (
    <>
      <Button {...opener}>Documents…</Button>
      {dialog}
    </>
  )
}
