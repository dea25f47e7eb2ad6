import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { useSheetInput } from './use-sheet-input.tsx'

interface Props {
  /** What the choice of a file is called. */
  name: string
  /** What is said of the file, beside the button. */
  text: string
  button: RefObject<HTMLButtonElement | null>
  /** Whether a file is being read, and how much of it is sent. */
  isReading: boolean
  percent: number
  /** Whether its rows are being stored. */
  isStoring: boolean
  /** Why the last file was not read. */
  problem: string | undefined
  /** Reads the same file again, if there is one. */
  retry: (() => void) | undefined
  open: (files: readonly File[]) => void
}

const doing = (percent: number, isStoring: boolean): string => {
  if (isStoring) return 'Storing the rows'
  return percent < 100 ? 'Sending the file' : 'Reading the file'
}

const Sending = ({ percent, isStoring }: Pick<Props, 'percent' | 'isStoring'>) => (
  <Box mt="4" maxW="80" css={delayedFadeIn}>
    <Text role="status" textStyle="sm" color="muted">
      {doing(percent, isStoring)}
    </Text>
    <ProgressBar percent={percent} name="Sending the file" />
  </Box>
)

/** Where a file is chosen or dropped. */
export function SheetDrop({ name, text, button, isReading, percent, isStoring, problem, retry, open }: Props) {
  const zone = useRef<HTMLDivElement>(null)
  const hint = useId()
  const isDragOver = useDroppedFiles(zone, true, open)
  const { input, choose } = useSheetInput(name, open)
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
      {input}
      <Flex align="center" gap="4" wrap="wrap">
        <Button ref={button} variant="solid" aria-describedby={hint} onClick={choose}>
          <Upload aria-hidden />
          Choose a file
        </Button>
        <Text id={hint} textStyle="sm" color="muted">
          {text}
        </Text>
      </Flex>
      {(isReading || isStoring) && <Sending percent={isStoring ? 100 : percent} isStoring={isStoring} />}
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
