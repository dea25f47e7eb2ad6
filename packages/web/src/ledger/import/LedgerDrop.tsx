import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useDroppedFiles } from '../../files/use-dropped-files.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { delayedFadeIn } from '../../ui/delayed-fade-in.ts'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  /** Whether a file is being read, and how much of it is sent. */
  isReading: boolean
  percent: number
  /** Why the last file was not read. */
  problem: string | undefined
  /** Reads the same file again, if there is one. */
  retry: (() => void) | undefined
  open: (files: readonly File[]) => void
}

const Sending = ({ percent }: { percent: number }) => (
  <Box mt="4" maxW="80" css={delayedFadeIn}>
    <Text role="status" textStyle="sm" color="muted">
      {percent < 100 ? 'Sending the file' : 'Reading the file'}
    </Text>
    <ProgressBar percent={percent} name="Sending the file" />
  </Box>
)

/** Where a ledger is chosen or dropped. */
export function LedgerDrop({ button, isReading, percent, problem, retry, open }: Props) {
  const zone = useRef<HTMLDivElement>(null),
    input = useRef<HTMLInputElement>(null),
    hint = useId()
  const isDragOver = useDroppedFiles(zone, true, open)
  const onChoose = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    // Cleared, so that choosing the same file again after correcting it fires a change event.
    if (input.current) input.current.value = ''
    if (files.length > 0) open(files)
  }
  return (
    <Box
      ref={zone}
      px="6"
      py="8"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isDragOver ? 'accent' : 'strongLine'}
      borderRadius="l2"
      bg={isDragOver ? 'accent.ground' : 'canvas'}
    >
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx"
          aria-label="Ledger to import"
          tabIndex={-1}
          onChange={({ target }) => onChoose(target.files)}
        />
      </VisuallyHidden>
      <Flex align="center" gap="4" wrap="wrap">
        <Button ref={button} variant="solid" aria-describedby={hint} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          Choose a file
        </Button>
        <Text id={hint} textStyle="sm" color="muted">
          One .csv or .xlsx file whose first row names its columns. Or drop it here.
        </Text>
      </Flex>
      {isReading && <Sending percent={percent} />}
      {problem && (
        <Flex align="center" gap="3" mt="4">
          <Text role="alert" textStyle="sm" color="danger.ink">
            {problem}
          </Text>
          {retry && (
            <Button size="xs" onClick={retry}>
              Try again
            </Button>
          )}
        </Flex>
      )}
    </Box>
  )
}
