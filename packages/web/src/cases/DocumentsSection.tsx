import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { cleanName } from '@costdraft/schema/files/tree.ts'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { AddFilesButton, FILES_HINT } from '../files/AddFilesButton.tsx'
import { fileProblem } from '../files/send-file.ts'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { Section } from '../ui/form/Section.tsx'
import { IconButton } from '../ui/IconButton.tsx'

interface RejectedFile {
  name: string
  problem: string
}

/** Splits chosen files into those that can be added to `existing` and those that cannot, with the reason. */
function sortFiles(
  existing: readonly File[],
  chosen: readonly File[],
): { accepted: readonly File[]; rejected: readonly RejectedFile[] } {
  const accepted: File[] = [],
    rejected: RejectedFile[] = []
  for (const file of chosen) {
    const isDuplicate = [...existing, ...accepted].some(({ name }) => cleanName(name) === cleanName(file.name))
    const problem = fileProblem(file) ?? (isDuplicate ? 'A file with this name is here already.' : undefined)
    if (problem) rejected.push({ name: file.name, problem })
    else accepted.push(file)
  }
  return { accepted, rejected }
}

const ChosenFiles = ({ files, remove }: { files: readonly File[]; remove: (file: File) => void }) => (
  <chakra.ul aria-label="Chosen documents" listStyleType="none" mt="3">
    {files.map((file) => (
      <Flex
        as="li"
        key={file.name}
        align="center"
        gap="3"
        minH="8"
        textStyle="sm"
        borderTopWidth="1px"
        borderColor="line"
      >
        <Text minW="0" truncate title={file.name}>
          {file.name}
        </Text>
        <Text color="muted" textStyle="xs" flexShrink="0" me="auto">
          {formatBytes(file.size)}
        </Text>
        <IconButton type="button" name={`Remove ${file.name}`} icon={X} onClick={() => remove(file)} />
      </Flex>
    ))}
  </chakra.ul>
)

const RejectedFiles = ({ files }: { files: readonly RejectedFile[] }) => (
  <Box role="alert" mt="3" textStyle="sm" color="danger.ink">
    {files.map(({ name, problem }) => (
      <Text key={name} overflowWrap="anywhere">{`${name}: ${problem}`}</Text>
    ))}
  </Box>
)

/** Chooses the documents of a new case. They are held in the form and uploaded once the case is created. */
export function DocumentsSection() {
  const hint = useId(),
    dropZone = useRef<HTMLDivElement>(null),
    [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const {
    input: { value: files, onChange },
  } = useField<readonly File[]>('documents', {
    subscription: { value: true },
    format: (value: readonly File[]) => value,
    parse: (value: readonly File[]) => value,
  })
  const add = (chosen: readonly File[]): void => {
    const sorted = sortFiles(files, chosen)
    setRejected(sorted.rejected)
    if (sorted.accepted.length > 0) onChange([...files, ...sorted.accepted])
  }
  const isOver = useDroppedFiles(dropZone, true, add)
  return (
    <Section title="Case documents" text="They are sent once the case has been created.">
      <Box
        ref={dropZone}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent' : 'strongLine'}
        bg={isOver ? 'accent.ground' : undefined}
        borderRadius="l2"
        px="4"
        py="5"
      >
        <Flex direction="column" align="center" gap="2">
          <AddFilesButton label="Add documents" hint={hint} onFiles={add} />
          <Text id={hint} textStyle="sm" color="muted">
            {FILES_HINT}. Or drop them here.
          </Text>
        </Flex>
        {files.length > 0 && (
          <ChosenFiles files={files} remove={(file) => onChange(files.filter((other) => other !== file))} />
        )}
        {rejected.length > 0 && <RejectedFiles files={rejected} />}
      </Box>
    </Section>
  )
}
