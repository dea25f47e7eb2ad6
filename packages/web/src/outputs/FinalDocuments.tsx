import { Box, Button, Flex, Heading, Skeleton, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { downloadFiles, type Documents, type OutputFile } from './documents.ts'
import { DocumentList } from './DocumentList.tsx'
import { useDocuments } from './use-documents.ts'

const stateText: Record<Documents['state'], string> = {
  none: 'No documents have been generated yet.',
  queued: 'Waiting for its turn',
  running: 'Making the documents…',
  ready: '',
  failed: 'The documents could not be made.',
}

const line = {
  align: 'center',
  px: '4',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'line',
  textStyle: 'sm',
} as const

/** A line as high as the state that will take its place. */
const ProgressSkeleton = () => (
  <Flex {...line} aria-hidden>
    <Skeleton height="3" width="56" my="1" />
  </Flex>
)

/** The state in words: the document in work, by its place among all, as soon as that is known. */
function textOf({ state, error, made, of, inWork }: Documents): string {
  if (state === 'failed') return error ?? stateText.failed
  if (state !== 'running' || made === null || of === null || inWork === null) return stateText[state]
  return `${made + 1} of ${of}: ${inWork}…`
}

/**
 * The state of the generation, unless the documents are ready. No spinner while `isPaused`, that is after a failed
 * request.
 */
function Progress({ documents, isPaused }: { documents: Documents | undefined; isPaused: boolean }) {
  if (!documents) return isPaused ? null : <ProgressSkeleton />
  const { state } = documents
  const text = textOf(documents)
  if (!text) return null
  const hasSpinner = (state === 'queued' || state === 'running') && !isPaused
  return (
    <Flex {...line} gap="2" color={state === 'failed' ? 'danger.ink' : 'muted'} overflowWrap="anywhere">
      {hasSpinner && <Spinner size="xs" aria-hidden />}
      <Text role={state === 'failed' ? 'alert' : 'status'}>{text}</Text>
    </Flex>
  )
}

const FetchError = ({ retry }: { retry: () => void }) => (
  <Flex {...line} role="alert" gap="3" py="2" color="danger.ink">
    {messages.failedToFetchDocuments}
    <Button size="xs" onClick={retry}>
      Try again
    </Button>
  </Flex>
)

/** The documents of a complete case: generate, select, download. */
export function FinalDocuments({ caseUuid, mayGenerate }: { caseUuid: string; mayGenerate: boolean }) {
  const { documents, starting, hasFailed, generate, retry } = useDocuments(caseUuid)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const files = documents?.files ?? []
  // Regenerated documents are new files: selected files that no longer exist are ignored.
  const chosen = new Set(files.map(({ uuid }) => uuid).filter((uuid) => selected.has(uuid)))
  const isMaking = documents?.state === 'queued' || documents?.state === 'running'
  const download = (toDownload: readonly OutputFile[]): void => {
    setBusy(true)
    downloadFiles(caseUuid, toDownload)
      .catch((error: unknown) => toastError(error))
      .finally(() => setBusy(false))
  }
  return (
    <Box
      as="section"
      aria-label="Final documents"
      aria-busy={isMaking}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      mb="4"
    >
      <Flex align="center" gap="2" px="4" py="2.5" wrap="wrap">
        <Heading as="h2" textStyle="md" fontWeight="600" me="auto">
          Final documents
        </Heading>
        {files.length > 0 && (
          <Button
            loading={busy}
            loadingText="Downloading"
            disabled={chosen.size === 0}
            onClick={() => download(files.filter(({ uuid }) => chosen.has(uuid)))}
          >
            {chosen.size > 1 ? `Download ${chosen.size} files` : 'Download'}
          </Button>
        )}
        {mayGenerate && (
          <Button
            variant={files.length > 0 ? 'outline' : 'solid'}
            loading={starting}
            loadingText="Generate Documents"
            disabled={isMaking || !documents}
            onClick={() => {
              void generate()
            }}
          >
            Generate Documents
          </Button>
        )}
      </Flex>
      {hasFailed && <FetchError retry={retry} />}
      <Progress documents={documents} isPaused={hasFailed} />
      {files.length > 0 && <DocumentList files={files} chosen={chosen} choose={setSelected} download={download} />}
    </Box>
  )
}
