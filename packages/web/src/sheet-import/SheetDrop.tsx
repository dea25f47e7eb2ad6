import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { useSheetInput } from './use-sheet-input.tsx'
import type { Reading } from './use-sheet-preview.ts'

interface Props {
  /** What the choice of a file is called. */
  name: string
  button: RefObject<HTMLButtonElement | null>
  session: {
    opened: unknown
    reading: Omit<Reading<unknown>, 'preview'>
    sending: { isSending: boolean }
    retry: () => void
    open: (files: readonly File[]) => Promise<void>
  }
  /** Which file it is. */
  hint?: string
  /** The ends of names that are offered. */
  accept?: string
}

const FILE = 'One .csv or .xlsx file in which a row names the columns. Or drop it here.'

const doing = (percent: number, isStoring: boolean): string => {
  if (isStoring) return 'Storing the rows'
  return percent < 100 ? 'Sending the file' : 'Reading the file'
}

const Sending = ({ percent, isStoring }: { percent: number; isStoring: boolean }) => (
  <Box mt="4" maxW="80" css={delayedFadeIn}>
    <Text role="status" textStyle="sm" color="muted">
      {doing(percent, isStoring)}
    </Text>
    <ProgressBar percent={percent} name="Sending the file" />
  </Box>
)

/** Where a file is chosen or dropped. While its rows are stored no other is taken. */
export function SheetDrop({ name, button, session, hint = FILE, accept }: Props) {
  const { opened, reading, sending, retry, open: begin } = session
  const { isReading, percent, problem } = reading
  const { isSending: isStoring } = sending
  const open = (files: readonly File[]): void => void begin(files)
  const zone = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const isDragOver = useDroppedFiles(zone, true, open)
  const { input, choose } = useSheetInput(name, open, accept)
  return (
    <Box
      ref={zone}
      inert={isStoring}
      px="6"
      py="8"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isDragOver ? 'accent' : 'strongLine'}
      borderRadius="l2"
      bg={isDragOver ? 'accent.ground' : 'canvas'}
    >
      {input}
      <Flex align="center" gap="4" wrap="wrap">
        <Button ref={button} variant="solid" aria-describedby={hintId} onClick={choose}>
          <Upload aria-hidden />
          Choose a file
        </Button>
        <Text id={hintId} textStyle="sm" color="muted">
          {hint}
        </Text>
      </Flex>
      {(isReading || isStoring) && <Sending percent={isStoring ? 100 : percent} isStoring={isStoring} />}
      {problem && (
        <Flex align="center" gap="3" mt="4">
          <Text role="alert" textStyle="sm" color="danger.ink">
            {problem}
          </Text>
          {opened !== undefined && (
            <Button size="xs" onClick={retry}>
              Try again
            </Button>
          )}
        </Flex>
      )}
    </Box>
  )
}
