import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useId, useState } from 'react'
import { formatDateTime } from '../formats/dates.ts'
import { BusyButton } from '../ui/form/BusyButton.tsx'
import { readError } from '../ui/read-error.ts'
import { UndoneNote, type UndoneWords } from './UndoneNote.tsx'
import { useUndoImport } from './use-undo-import.ts'

interface ImportRecord {
  uuid: string
  file_name: string
  by: string
  at: string
  undone_at: string | null
  undone_by: string | null
  may_undo: boolean
}

interface Props<Record extends ImportRecord, Undone> {
  /** Reads the imports; the same function for as long as they are shown. */
  list: () => Promise<readonly Record[]>
  undo: (uuid: string) => Promise<Undone>
  /** What an import did, in a few words. */
  countsOf: (record: Record) => string
  wordsOf: (undone: Undone) => UndoneWords
}

/** The imports of before; while they are read again, those that were read stay. */
function useImports<Record>(list: () => Promise<readonly Record[]>) {
  const [imports, setImports] = useState<readonly Record[]>()
  const [problem, setProblem] = useState<string>()
  const read = useCallback(
    (): void =>
      void list()
        .then((listed) => {
          setImports(listed)
          setProblem(undefined)
        })
        .catch((error: unknown) => {
          console.error(error)
          setProblem(readError(error).message)
        }),
    [list],
  )
  useEffect(read, [read])
  return { imports, problem, read }
}

function ImportLine<Record extends ImportRecord, Undone>({
  record,
  undo,
  countsOf,
  wordsOf,
  read,
}: Omit<Props<Record, Undone>, 'list'> & { record: Record; read: () => void }) {
  const { uuid, file_name: name, by, at, undone_at: undoneAt, undone_by: undoneBy, may_undo: mayUndo } = record
  const undoing = useUndoImport(undo, uuid)
  return (
    <chakra.li py="2" borderTopWidth="1px" borderColor="line" textStyle="sm">
      <Flex gap="3" align="center" justify="space-between" minH="8">
        <Box minW="0">
          <Text fontWeight="500" overflowWrap="anywhere" color={undoneAt ? 'muted' : undefined}>
            {name}
          </Text>
          <Text color="muted">{`${formatDateTime(at)}, ${by} · ${countsOf(record)}`}</Text>
          {undoneAt && (
            <Text color="muted">{`Undone ${formatDateTime(undoneAt)}${undoneBy ? ` by ${undoneBy}` : ''}`}</Text>
          )}
        </Box>
        {mayUndo && !undoing.undone && (
          <BusyButton
            flexShrink="0"
            isBusy={undoing.isUndoing}
            aria-label={`Undo the import of ${name}, ${formatDateTime(at)}`}
            onClick={() => void undoing.undo().then(read)}
          >
            Undo
          </BusyButton>
        )}
      </Flex>
      <UndoneNote undone={undoing.undone && wordsOf(undoing.undone)} problem={undoing.problem} />
    </chakra.li>
  )
}

/** What was imported before, newest first, each to be undone. Nothing where there was none. */
export function EarlierImports<Record extends ImportRecord, Undone>({ list, ...ofLine }: Props<Record, Undone>) {
  const { imports, problem, read } = useImports(list)
  const id = useId()
  if (problem)
    return (
      <Flex align="center" gap="3" mt="6">
        <Text role="alert" textStyle="sm" color="danger.ink">
          {problem}
        </Text>
        <Button size="xs" onClick={read}>
          Try again
        </Button>
      </Flex>
    )
  if (!imports || imports.length === 0) return null
  return (
    <chakra.section aria-labelledby={id} mt="6">
      <Heading as="h3" id={id} textStyle="md" fontWeight="600" mb="2">
        Earlier imports
      </Heading>
      <chakra.ul listStyleType="none" borderBottomWidth="1px" borderColor="line">
        {imports.map((record) => (
          <ImportLine key={record.uuid} record={record} read={read} {...ofLine} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
