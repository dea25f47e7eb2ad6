import { Button, VisuallyHidden } from '@chakra-ui/react'
import { ACCEPTED_FILE_TYPES } from '@costdraft/schema/files/file-types.ts'
import { Upload } from 'lucide-react'
import { useRef } from 'react'

export const FILES_HINT = 'PDF, DOCX, XLSX, DOC or CSV, max 500 MB'

/** A button that opens the file picker and passes on the chosen files. */
export function AddFilesButton({
  label,
  hint,
  onFiles,
}: {
  label: string
  hint: string
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const onChoose = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    // Cleared, so that choosing the same file again after correcting it fires a change event.
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED_FILE_TYPES}
          aria-label="Document files"
          tabIndex={-1}
          onChange={({ target }) => onChoose(target.files)}
        />
      </VisuallyHidden>
      <Button type="button" aria-describedby={hint} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
    </>
  )
}
