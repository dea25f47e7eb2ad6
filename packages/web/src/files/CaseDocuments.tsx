import { Button, Spinner } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useUploads } from './uploads.ts'

const Manager = lazy(async () => ({ default: (await import('./FileManager.tsx')).FileManager }))

/** The way to the documents of a case; files that are on their way are seen at it, and so is what could not be added. */
export function CaseDocuments({ caseUuid, mayEdit }: { caseUuid: string; mayEdit: boolean }) {
  const [open, setOpen] = useState(false),
    [wanted, setWanted] = useState(false)
  const uploads = useUploads(caseUuid),
    busy = uploads.some(({ state }) => state !== 'failed')
  const failed = busy ? 0 : uploads.length,
    said = busy ? ', uploading' : failed > 0 ? ` (${failed}) not added` : ''
  return (
    <>
      <Button
        aria-label={`Case Documents${said}`}
        color={failed > 0 ? 'attention.ink' : undefined}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {busy && <Spinner size="xs" aria-hidden />}Case Documents{failed > 0 && ` (${failed})`}
      </Button>
      {wanted && (
        <Suspense>
          <Manager caseUuid={caseUuid} mayEdit={mayEdit} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
