import { Box, Text, chakra } from '@chakra-ui/react'
import type { LedgerUndone } from '@costdraft/schema/ledger/ledger-import.ts'
import { undoneText } from '../outcome-text.ts'

interface Props {
  undone: LedgerUndone | undefined
  /** Why an import was not undone. */
  problem: string | undefined
}

/** What came of undoing an import, with the rows that were kept; a live region that is there before it speaks. */
export const UndoneNote = ({ undone, problem }: Props) => (
  <Box role="status" textStyle="sm" mt={undone || problem ? '1' : '0'}>
    {undone && <Text>{`Undone: ${undoneText(undone)}`}</Text>}
    {undone && undone.kept.length > 0 && (
      <chakra.ul listStyleType="none" color="muted">
        {undone.kept.map(({ uuid, row, message }) => (
          <li key={uuid}>{`Row ${row}: ${message}`}</li>
        ))}
      </chakra.ul>
    )}
    {problem && <Text color="danger.ink">{problem}</Text>}
  </Box>
)
