import { Button, Spinner } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FILE_PARAM } from '../navigation/link-params.ts'
import { useUploads } from './upload-queue.ts'

const Manager = lazy(async () => ({ default: (await import('./FileManager.tsx')).FileManager }))

function statusOf(busy: boolean, failed: number): string {
  if (busy) return ', uploading'
  return failed > 0 ? ` (${failed}) not added` : ''
}

/**
 * Opens the documents of a case; shows that uploads are running, or how many have failed. The file manager is loaded on
 * first use.
 */
export function CaseDocumentsButton({ caseUuid, mayEdit }: { caseUuid: string; mayEdit: boolean }) {
  // A link to one of the documents opens them, once; the file manager then goes to it.
  const linked = useSearchParams()[0].get(FILE_PARAM)
  const [open, setOpen] = useState(linked !== null)
  const [isLoaded, setIsLoaded] = useState(linked !== null)
  const [followed, setFollowed] = useState(linked)
  if (linked !== followed) {
    setFollowed(linked)
    if (linked !== null) {
      setOpen(true)
      setIsLoaded(true)
    }
  }
  const uploads = useUploads(caseUuid)
  const busy = uploads.some(({ state }) => state !== 'failed')
  const failed = busy ? 0 : uploads.length
  return (
    <>
      <Button
        variant="ghost"
        px="2"
        aria-label={`Case Documents${statusOf(busy, failed)}`}
        color={failed > 0 ? 'attention.ink' : undefined}
        onClick={() => {
          setIsLoaded(true)
          setOpen(true)
        }}
      >
        {busy && <Spinner size="xs" aria-hidden />}Case Documents{failed > 0 && ` (${failed})`}
      </Button>
      {isLoaded && (
        <Suspense>
          <Manager caseUuid={caseUuid} mayEdit={mayEdit} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
