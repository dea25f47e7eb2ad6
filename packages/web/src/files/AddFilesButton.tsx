import { Button, VisuallyHidden } from '@chakra-ui/react'
import { ACCEPTED } from '@costdraft/schema/files/kinds.ts'
import { Upload } from 'lucide-react'
import { useRef } from 'react'

export const FILES_HINT = 'PDF, DOCX, XLSX, DOC or CSV, max 500 MB'

/** Files are chosen, as many as one likes. */
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
  const chosen = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    // The same file may be chosen again after it was mended.
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
          accept={ACCEPTED}
          aria-label="Document files"
          tabIndex={-1}
          onChange={({ target }) => chosen(target.files)}
        />
      </VisuallyHidden>
      <Button type="button" aria-describedby={hint} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
    </>
  )
}
