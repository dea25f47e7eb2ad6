import { Box, Text, chakra } from '@chakra-ui/react'
import type { CsvProblem } from '../csv/rate-csv.ts'

/** What is wrong in a sheet, by its lines. */
export const CsvProblems = ({ file, lines }: { file: string; lines: readonly CsvProblem[] }) => (
  <Box
    role="alert"
    tabIndex={0}
    mt="3"
    px="3"
    py="2"
    borderInlineStartWidth="3px"
    borderColor="danger.ink"
    bg="danger.ground"
    color="danger.ink"
    textStyle="sm"
    maxH="240px"
    overflowY="auto"
    focusVisibleRing="outside"
  >
    <Text textStyle="sm" fontWeight="500">
      {`Not everything in ${file} could be read. What is listed here is not in the grid.`}
    </Text>
    <chakra.ul listStyleType="none" mt="1">
      {lines.map(({ row, column, message }) => (
        <li key={`${row} ${column} ${message}`}>{`Row ${row}${column ? `, ${column}` : ''}: ${message}`}</li>
      ))}
    </chakra.ul>
  </Box>
)
