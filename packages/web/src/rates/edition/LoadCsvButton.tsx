import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useRef } from 'react'

/** Chooses a sheet to fill the grid. */
export function LoadCsvButton({ load, busy }: { load: (file: File) => Promise<void>; busy: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const onChoose = (file: File | undefined): void => {
    // Cleared, so that choosing the same file again after correcting it fires a change event.
    if (input.current) input.current.value = ''
    if (file) void load(file)
  }
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="Sheet of figures"
          tabIndex={-1}
          onChange={({ target }) => onChoose(target.files?.[0])}
        />
      </VisuallyHidden>
      <Button type="button" loading={busy} loadingText="Reading the sheet" onClick={() => input.current?.click()}>
        Load CSV…
      </Button>
    </>
  )
}
