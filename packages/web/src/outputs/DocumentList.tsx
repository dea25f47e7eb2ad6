import { Flex, Text, chakra } from '@chakra-ui/react'
import { sayBytes } from '@costdraft/schema/files/size.ts'
import { Download } from 'lucide-react'
import { momentOf } from '../ui/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { TickBox } from '../ui/TickBox.tsx'
import type { OutputFile } from './documents.ts'

interface Props {
  files: readonly OutputFile[]
  chosen: ReadonlySet<string>
  choose: (chosen: ReadonlySet<string>) => void
  download: (files: readonly OutputFile[]) => void
}

/** The files of a claim, each to be chosen or taken by itself. */
export function DocumentList({ files, chosen, choose, download }: Props) {
  const toggle = (uuid: string, on: boolean): void =>
    choose(new Set(on ? [...chosen, uuid] : [...chosen].filter((other) => other !== uuid)))
  return (
    <>
      <Flex px="4" py="1.5" borderTopWidth="1px" borderColor="line">
        <TickBox
          name="Select All"
          checked={chosen.size === files.length}
          isPartly={chosen.size > 0}
          change={(on) => choose(new Set(on ? files.map(({ uuid }) => uuid) : []))}
        />
      </Flex>
      <chakra.ul aria-label="Documents">
        {files.map((file) => (
          <Flex
            as="li"
            key={file.uuid}
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
            <TickBox name={file.fileName} checked={chosen.has(file.uuid)} change={(on) => toggle(file.uuid, on)} />
            <Text textStyle="xs" color="muted" ms="auto" flexShrink="0">
              {momentOf(file.createdAt)}
            </Text>
            <Text textStyle="xs" color="muted" flexShrink="0" minW="14" textAlign="end">
              {sayBytes(file.size)}
            </Text>
            <IconButton name={`Download ${file.fileName}`} icon={Download} onClick={() => download([file])} />
          </Flex>
        ))}
      </chakra.ul>
    </>
  )
}
