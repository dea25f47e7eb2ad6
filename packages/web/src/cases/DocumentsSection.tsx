import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { cleanName } from '@costdraft/schema/files/tree.ts'
import { sayBytes } from '@costdraft/schema/files/size.ts'
import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { AddFilesButton, FILES_HINT } from '../files/AddFilesButton.tsx'
import { fileProblem } from '../files/send-file.ts'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { Section } from '../ui/form/Section.tsx'
import { IconButton } from '../ui/IconButton.tsx'

interface Refused {
  name: string
  problem: string
}

/** The case's papers, chosen before there is a case: they are kept here and sent once Next has created it. */
export function DocumentsSection() {
  const hint = useId(),
    ground = useRef<HTMLDivElement>(null),
    [refused, setRefused] = useState<readonly Refused[]>([])
  const {
    input: { value: files, onChange },
  } = useField<readonly File[]>('documents', {
    subscription: { value: true },
    format: (value: readonly File[]) => value,
    parse: (value: readonly File[]) => value,
  })
  const add = (chosen: readonly File[]): void => {
    const kept = [...files],
      wrong: Refused[] = []
    for (const file of chosen) {
      const problem =
        fileProblem(file) ??
        (kept.some(({ name }) => cleanName(name) === cleanName(file.name))
          ? 'A file with this name is here already.'
          : undefined)
      if (problem) wrong.push({ name: file.name, problem })
      else kept.push(file)
    }
    setRefused(wrong)
    if (kept.length > files.length) onChange(kept)
  }
  const over = useDroppedFiles(ground, true, add)
  return (
    <Section title="Case documents" text="They are sent once the case has been created.">
      <Box
        ref={ground}
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={over ? 'accent' : 'strongLine'}
        bg={over ? 'accent.ground' : undefined}
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
                  {sayBytes(file.size)}
                </Text>
                <IconButton
                  type="button"
                  name={`Remove ${file.name}`}
                  icon={X}
                  onClick={() => onChange(files.filter((other) => other !== file))}
                />
              </Flex>
            ))}
          </chakra.ul>
        )}
        {refused.length > 0 && (
          <Box role="alert" mt="3" textStyle="sm" color="danger.ink">
            {refused.map(({ name, problem }) => (
              <Text key={name} overflowWrap="anywhere">{`${name}: ${problem}`}</Text>
            ))}
          </Box>
        )}
      </Box>
    </Section>
  )
}
