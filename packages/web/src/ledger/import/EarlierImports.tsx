import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import type { LedgerImportRecord } from '@costdraft/schema/ledger/ledger-import.ts'
import { useCallback, useEffect, useId, useState } from 'react'
import { formatDateTime } from '../../formats/dates.ts'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { readError } from '../../ui/read-error.ts'
import { rowsText } from '../outcome-text.ts'
import { listImports } from './import-requests.ts'
import { UndoneNote } from './UndoneNote.tsx'
import { useUndoImport } from './use-undo-import.ts'

/** The imports of a case; while they are read again, those before stay. */
function useImports(caseUuid: string) {
  const [imports, setImports] = useState<readonly LedgerImportRecord[]>()
  const [problem, setProblem] = useState<string>()
  const read = useCallback(
    (): void =>
      void listImports(caseUuid)
        .then((listed) => {
          setImports(listed)
          setProblem(undefined)
        })
        .catch((error: unknown) => {
          console.error(error)
          setProblem(readError(error).message)
        }),
    [caseUuid],
  )
  useEffect(read, [read])
  return { imports, problem, read }
}

const countsOf = ({ added, updated, left_out: leftOut }: LedgerImportRecord): string =>
  [
    added > 0 && `${rowsText(added)} added`,
    updated > 0 && `${rowsText(updated)} updated`,
    leftOut > 0 && `${rowsText(leftOut)} left out`,
  ]
    .filter(Boolean)
    .join(', ')

function ImportLine({ caseUuid, record, read }: { caseUuid: string; record: LedgerImportRecord; read: () => void }) {
  const { uuid, file_name: name, by, at, undone_at: undoneAt, undone_by: undoneBy, may_undo: mayUndo } = record
  const undoing = useUndoImport(caseUuid, uuid)
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
      <UndoneNote undone={undoing.undone} problem={undoing.problem} />
    </chakra.li>
  )
}

/** What was imported into the case before, newest first, each to be undone. Nothing where there was none. */
export function EarlierImports({ caseUuid }: { caseUuid: string }) {
  const { imports, problem, read } = useImports(caseUuid)
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
          <ImportLine key={record.uuid} caseUuid={caseUuid} record={record} read={read} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
