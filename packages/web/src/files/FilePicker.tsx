import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { SearchField } from '../ui/table/SearchField.tsx'
import { AddFilesButton, FILES_HINT } from './AddFilesButton.tsx'
import { NoFiles } from './NoFiles.tsx'
import { filesInOrder } from './preview/preview-order.ts'
import { usePreview } from './preview/use-preview.tsx'
import { PickTree, without, type ChangeChoice } from './PickTree.tsx'
import type { CaseFile } from './case-file.ts'
import { UploadList } from './UploadList.tsx'
import { addFiles, useUploads } from './upload-queue.ts'
import { useCaseFiles } from './use-case-files.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

/** A file of the case as what it is attached to has it. */
type AttachedFile = Pick<CaseFile, 'id' | 'uuid' | 'name' | 'size'>
interface Props {
  caseUuid: string
  /**
   * The files that are chosen at first. One that is not in the tree of the case is shown as well, so that it can be
   * taken out.
   */
  attached: readonly AttachedFile[]
  /** The uuids of the files that are chosen. */
  chosen: readonly string[]
  choose: (chosen: readonly string[]) => void
}
/** How many files there are before they can be searched. */
const SEARCHED_FROM = 11

/** The nodes of a tree, with the attached files that are not in it. */
function withAttached(nodes: readonly CaseFile[], attached: readonly AttachedFile[]): readonly CaseFile[] {
  const known = new Set(nodes.map(({ uuid }) => uuid))
  const others = attached.filter(({ uuid }) => !known.has(uuid))
  return [
    ...nodes,
    ...others.map((file): CaseFile => ({
      __typename: 'CaseFile',
      parent: null,
      isFile: true,
      dated: null,
      createdAt: null,
      createdByName: null,
      ...file,
    })),
  ]
}

/** The change of a choice as it is when the change is made, and not when its function was. */
function useChange(chosen: readonly string[], choose: Props['choose']): ChangeChoice {
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  return (changed) => {
    latest.current = changed(latest.current)
    choose(latest.current)
  }
}

/**
 * The files and folders of a case with a checkbox each. Files can be added, and are chosen once they are in the case.
 */
export function FilePicker({ caseUuid, attached, chosen, choose }: Props) {
  const hint = useId()
  const dropZone = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const { nodes: stored, error, retry } = useCaseFiles(caseUuid)
  const nodes = useMemo(() => stored && withAttached(stored, attached), [stored, attached])
  const uploads = useUploads(caseUuid)
  const change = useChange(chosen, choose)
  const upload = (files: File[]): void =>
    addFiles(caseUuid, null, files, (uuid) => change((before) => [...without(before, [uuid]), uuid]))
  const { show, preview } = usePreview(
    caseUuid,
    useMemo(() => filesInOrder(nodes ?? []), [nodes]),
  )
  const isDragOver = useDroppedFiles(dropZone, true, upload)
  const count = nodes?.filter(({ isFile }) => isFile).length ?? 0
  return (
    <Box
      ref={dropZone}
      minH="60"
      borderRadius="l2"
      outline={isDragOver ? '2px dashed' : undefined}
      outlineColor="accent"
      outlineOffset="4px"
    >
      <Flex gap="2" align="center" mb="3" wrap="wrap">
        <AddFilesButton label="Upload files" hint={hint} onFiles={upload} />
        <Text id={hint} textStyle="xs" color="muted">
          {FILES_HINT}. Or drop them here.
        </Text>
        {count >= SEARCHED_FROM && (
          <SearchField name="Search the documents" placeholder="Name of a file" value={search} change={setSearch} />
        )}
      </Flex>
      <UploadList uploads={uploads} />
      {nodes && nodes.length > 0 ? (
        <PickTree nodes={nodes} search={search} chosen={chosen} change={change} show={show} />
      ) : (
        <NoFiles text="No documents in this case yet." isLoaded={nodes !== undefined} error={error} retry={retry} />
      )}
      <Text role="status" textStyle="sm" color="muted" mt="2">
        {chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}
      </Text>
      {preview}
    </Box>
  )
}
