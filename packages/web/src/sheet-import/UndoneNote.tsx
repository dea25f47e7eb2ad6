import { Box, Text, chakra } from '@chakra-ui/react'

/** What is said of an import that was undone: what came of it, and what was kept, a line each. */
export interface UndoneWords {
  text: string
  kept: readonly { key: string; text: string }[]
}

interface Props {
  undone: UndoneWords | undefined
  /** Why an import was not undone. */
  problem: string | undefined
}

/** What came of undoing an import, with what was kept; a live region that is there before it speaks. */
export const UndoneNote = ({ undone, problem }: Props) => (
  <Box role="status" textStyle="sm" mt={undone || problem ? '1' : '0'}>
    {undone && <Text>{`Undone: ${undone.text}`}</Text>}
    {undone && undone.kept.length > 0 && (
      <chakra.ul listStyleType="none" color="muted">
        {undone.kept.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </chakra.ul>
    )}
    {problem && <Text color="danger.ink">{problem}</Text>}
  </Box>
)
