import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { Download, FileText } from 'lucide-react'
import { fileNameStyle, nameOf } from '../../../files/FileLabel.tsx'
import { usePreview } from '../../../files/preview/use-preview.tsx'
import { openFile } from '../../../files/use-case-files.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DialogFrame } from '../../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../../ui/overlay/OverlayRoot.tsx'
import type { AttachedFile } from './attached-file.ts'

interface Props {
  caseUuid: string
  title: string
  files: readonly AttachedFile[]
  open: boolean
  close: () => void
}

const row = { borderTopWidth: '1px', borderColor: 'line', px: '3', py: '1.5', _first: { borderTopWidth: '0' } } as const

interface LineProps {
  caseUuid: string
  file: AttachedFile
  show: (file: AttachedFile) => void
}

const FileLine = ({ caseUuid, file, show }: LineProps) => (
  <chakra.li css={row}>
    <Flex align="center" gap="2" textStyle="sm">
      <chakra.span flexShrink="0" color="muted">
        <FileText size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Box minW="0">
        <chakra.button type="button" css={fileNameStyle} aria-label={`Open ${nameOf(file)}`} onClick={() => show(file)}>
          {nameOf(file)}
        </chakra.button>
        {file.path.length > 0 && (
          <Text color="muted" textStyle="xs" overflowWrap="anywhere">
            {file.path.join(' / ')}
          </Text>
        )}
      </Box>
      <Text color="muted" textStyle="xs" flexShrink="0" ms="auto">
        {file.size === null ? '' : formatBytes(file.size)}
      </Text>
      <IconButton name={`Download ${nameOf(file)}`} icon={Download} onClick={() => void openFile(caseUuid, file)} />
    </Flex>
  </chakra.li>
)

/** A dialog with the documents of an item where nothing can be changed: each can be opened and downloaded. */
export function AttachedList({ caseUuid, title, files, open, close }: Props) {
  const { show, preview } = usePreview(caseUuid, files)
  return (
    <DialogRoot open={open} close={close} size="md" scrollBehavior="inside">
      <DialogFrame title={title} body={{ pb: '5' }}>
        <chakra.ul listStyleType="none" borderWidth="1px" borderColor="line" borderRadius="l2" aria-label={title}>
          {files.map((file) => (
            <FileLine key={file.id} caseUuid={caseUuid} file={file} show={show} />
          ))}
        </chakra.ul>
        {preview}
      </DialogFrame>
    </DialogRoot>
  )
}
