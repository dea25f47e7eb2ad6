import { Box, Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { downloadFiles, type Documents, type OutputFile } from './documents.ts'
import { DocumentList } from './DocumentList.tsx'
import { useDocuments } from './use-documents.ts'

const words: Record<Documents['state'], string> = {
  none: 'No documents have been generated yet.',
  queued: 'Waiting for its turn',
  running: 'Making the documents…',
  ready: '',
  failed: 'The documents could not be made.',
}

/** How far the documents are, where that is not plain from the files. */
function Progress({ documents: { state, error }, isStill }: { documents: Documents; isStill: boolean }) {
  const said = state === 'failed' ? (error ?? words.failed) : words[state]
  if (!said) return null
  const isMoving = (state === 'queued' || state === 'running') && !isStill
  return (
    <Flex
      align="center"
      gap="2"
      px="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="line"
      textStyle="sm"
      color={state === 'failed' ? 'danger.ink' : 'muted'}
      overflowWrap="anywhere"
    >
      {isMoving && <Spinner size="xs" aria-hidden />}
      <Text role={state === 'failed' ? 'alert' : 'status'}>{said}</Text>
    </Flex>
  )
}

/** The documents of a complete case: made on asking, chosen, and taken away. */
export function FinalDocuments({ caseUuid, mayGenerate }: { caseUuid: string; mayGenerate: boolean }) {
  const { documents, starting, hasFailed, generate, again } = useDocuments(caseUuid)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const files = documents?.files ?? []
  // Documents that are made anew are other files.
  const chosen = new Set(files.map(({ uuid }) => uuid).filter((uuid) => asked.has(uuid)))
  const isMaking = documents?.state === 'queued' || documents?.state === 'running'
  const download = (wanted: readonly OutputFile[]): void => {
    setBusy(true)
    downloadFiles(wanted)
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
      {hasFailed && (
        <Flex
          role="alert"
          align="center"
          gap="3"
          px="4"
          py="2"
          borderTopWidth="1px"
          borderColor="line"
          textStyle="sm"
          color="danger.ink"
        >
          {messages.failedToFetchDocuments}
          <Button size="xs" onClick={again}>
            Try again
          </Button>
        </Flex>
      )}
      {documents && <Progress documents={documents} isStill={hasFailed} />}
      {files.length > 0 && <DocumentList files={files} chosen={chosen} choose={setAsked} download={download} />}
    </Box>
  )
}
