import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { Download } from 'lucide-react'
import { formatDateTime } from '../formats/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Unavailable } from '../ui/Unavailable.tsx'
import { useLinkedRecord } from '../ui/use-linked-record.ts'
import { DOCUMENT_PARAM } from '../navigation/link-params.ts'
import type { OutputFile } from './documents.ts'

/** What a reader has to know of a document before it is filed, below its name. */
const Warnings = ({ file: { fileName, warnings } }: { file: OutputFile }) =>
  warnings &&
  warnings.length > 0 && (
    <chakra.ul aria-label={`To know of ${fileName}`} ms="6" mb="1.5" listStyleType="none">
      {warnings.map((warning) => (
        <Text as="li" key={warning} textStyle="xs" color="attention.ink" overflowWrap="anywhere">
          {warning}
        </Text>
      ))}
    </chakra.ul>
  )

interface Props {
  files: readonly OutputFile[]
  chosen: ReadonlySet<string>
  choose: (chosen: ReadonlySet<string>) => void
  download: (files: readonly OutputFile[]) => void
}

/** The documents of a claim, each with a checkbox and its own download button. */
export function DocumentList({ files, chosen, choose, download }: Props) {
  useLinkedRecord(
    DOCUMENT_PARAM,
    files.map(({ uuid }) => uuid),
  )
  const toggle = (uuid: string, on: boolean): void =>
    choose(new Set(on ? [...chosen, uuid] : [...chosen].filter((other) => other !== uuid)))
  return (
    <>
      <Flex px="4" py="1.5" borderTopWidth="1px" borderColor="line">
        <Checkbox
          name="Select All"
          checked={chosen.size === files.length}
          isIndeterminate={chosen.size > 0}
          change={(on) => choose(new Set(on ? files.map(({ uuid }) => uuid) : []))}
        />
      </Flex>
      <chakra.ul aria-label="Documents">
        {files.map((file) => (
          <Flex
            as="li"
            key={file.uuid}
            data-record={file.uuid}
            tabIndex={-1}
            align="center"
            gap="4"
            px="4"
            minH="8"
            py="0.5"
            borderTopWidth="1px"
            borderColor="line"
            listStyleType="none"
            bg={chosen.has(file.uuid) ? 'accent.ground' : undefined}
          >
            <Box flex="1" minW="0">
              {/* On a phone the date and the size stand below the name, which else has no room. */}
              <Flex
                columnGap="4"
                align={{ md: 'center' }}
                direction={{ base: 'column', md: 'row' }}
                py={{ base: '1', md: '0' }}
              >
                <Checkbox name={file.fileName} checked={chosen.has(file.uuid)} change={(on) => toggle(file.uuid, on)} />
                <Flex columnGap="4" ms={{ base: '6', md: 'auto' }} flexShrink="0" textStyle="xs" color="muted">
                  <Text>{file.createdAt && formatDateTime(file.createdAt)}</Text>
                  <Text minW={{ md: '14' }} textAlign="end">
                    {file.size === null ? <Unavailable /> : formatBytes(file.size)}
                  </Text>
                </Flex>
              </Flex>
              <Warnings file={file} />
            </Box>
            <IconButton name={`Download ${file.fileName}`} icon={Download} onClick={() => download([file])} />
          </Flex>
        ))}
      </chakra.ul>
    </>
  )
}
