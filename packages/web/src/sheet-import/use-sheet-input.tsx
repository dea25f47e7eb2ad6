import { VisuallyHidden } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'

interface SheetInput {
  /** The file input, which is out of sight. */
  input: ReactNode
  /** Opens the browser's choice of files. */
  choose: () => void
}

/** A choice of files by the browser. Several may be chosen, so that it can be said that one is taken. */
export function useSheetInput(
  name: string,
  onFiles: (files: readonly File[]) => void,
  accept = '.csv,.xlsx',
): SheetInput {
  const ref = useRef<HTMLInputElement>(null)
  const onChoose = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    // Cleared, so that choosing the same file again after correcting it fires a change event.
    if (ref.current) ref.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  const input = (
    <VisuallyHidden asChild>
      <input
        ref={ref}
        type="file"
        multiple
        accept={accept}
        aria-label={name}
        tabIndex={-1}
        onChange={({ target }) => onChoose(target.files)}
      />
    </VisuallyHidden>
  )
  return { input, choose: () => ref.current?.click() }
}
