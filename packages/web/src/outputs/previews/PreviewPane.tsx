import { Box, Button, Flex, Spinner, Text, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { fileRequest } from '../../files/file-request.ts'
import { PreviewContent } from '../../files/preview/PreviewContent.tsx'
import { saveFile } from '../../files/save-file.ts'
import { formatDateTime } from '../../formats/dates.ts'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import type { PreviewWords } from './preview-words.ts'
import { isMaking, type Preview } from './use-previews.ts'

interface Props {
  caseUuid: string
  preview: Preview
  words: PreviewWords
  /** Why it could not be asked for. */
  refusal: string | undefined
  make: () => void
}

/** What stands above the pages: of when they are, or that they are out of date, and what is to be known of them. */
function Standing({ preview, words, make }: Pick<Props, 'preview' | 'words' | 'make'>) {
  const { file } = preview
  if (!file) return null
  const isOld = !file.isCurrent
  return (
    <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" px="6" py="2" minH="11" textStyle="sm">
      <Box me="auto">
        <Text role="status" color={isOld ? 'attention.ink' : 'muted'}>
          {isOld ? words.old : words.made(formatDateTime(file.madeAt))}
        </Text>
        {file.warnings.map((warning) => (
          <Text key={warning} textStyle="xs" color="attention.ink" overflowWrap="anywhere">
            {warning}
          </Text>
        ))}
      </Box>
      <Button
        type="button"
        variant={isOld ? 'solid' : 'outline'}
        aria-disabled={isMaking(preview) || undefined}
        onClick={() => {
          if (!isMaking(preview)) make()
        }}
      >
        {isMaking(preview) && <Spinner size="xs" aria-hidden />}
        Make it anew
      </Button>
    </Flex>
  )
}

/** That the document is being made, or why it is not, in the place of its pages. */
function Unmade({ preview, refusal, make }: Pick<Props, 'preview' | 'refusal' | 'make'>) {
  const { state, error, name } = preview
  const problem = refusal ?? (state === 'failed' ? (error ?? 'It could not be made.') : undefined)
  if (problem === undefined)
    return (
      <Flex role="status" align="center" justify="center" gap="2" py="16" px="6" color="muted" textStyle="sm">
        <Spinner size="xs" aria-hidden />
        {state === 'queued' ? `${name} waits for its turn …` : `Making ${name} …`}
      </Flex>
    )
  return (
    <Flex role="alert" direction="column" align="center" gap="3" py="16" px="6" textAlign="center">
      <Text maxW="md">{problem}</Text>
      <Button type="button" onClick={make}>
        Try again
      </Button>
    </Flex>
  )
}

/** The preview of one document: its pages, as far as a browser shows it, or what becomes of it. */
export function PreviewPane({ caseUuid, preview, words, refusal, make }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { file, key, name, state } = preview
  const path = `client/case/${caseUuid}/preview/${key}/content`
  const download = async (): Promise<void> => {
    try {
      const response = await fileRequest(path, messages.failedToDownloadDocument)
      saveFile(await response.blob(), file?.fileName ?? name)
    } catch (error) {
      toastError(error, messages.failedToDownloadDocument)
    }
  }
  return (
    <chakra.section
      aria-label={name}
      aria-busy={isMaking(preview)}
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      minW="0"
      borderTopWidth="1px"
      borderColor="line"
    >
      {file && state !== 'failed' && refusal === undefined ? (
        <>
          <Standing preview={preview} words={words} make={make} />
          <PreviewContent
            key={file.uuid}
            path={path}
            files={[]}
            file={{
              ...{ id: file.uuid, uuid: file.uuid, name: file.fileName, size: file.size },
              isText: preview.extension === 'txt' || preview.extension === 'csv',
            }}
            show={() => {}}
            download={() => void download()}
            scroller={scroller}
          />
        </>
      ) : (
        <Unmade preview={preview} refusal={refusal} make={make} />
      )}
    </chakra.section>
  )
}
