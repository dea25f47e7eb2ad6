import { Box, Text, chakra } from '@chakra-ui/react'
import { cellStyle, headStyle, MAX_ROWS } from './rows-style.ts'

/** A cell of a row that could not be taken. */
interface FailedRow {
  row: number
  column: string
  value: string
  message: string
}

/** The rows of a sheet that could not be imported: row number in the file, column, value and reason. */
export const FailedRows = ({ failed }: { failed: readonly FailedRow[] }) => (
  <Box role="region" aria-label="Rows that could not be taken" tabIndex={0} overflowX="auto" focusVisibleRing="inside">
    <chakra.table width="100%" textStyle="sm">
      <thead>
        <tr>
          {['Row', 'Column', 'Value', 'What is wrong'].map((word) => (
            <chakra.th key={word} scope="col" {...headStyle}>
              {word}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {failed.slice(0, MAX_ROWS).map(({ row, column, value, message }) => (
          <tr key={`${row} ${column}`}>
            <chakra.td {...cellStyle}>{row}</chakra.td>
            <chakra.td {...cellStyle}>{column}</chakra.td>
            <chakra.td {...cellStyle} wordBreak="break-word">
              {value || '(empty)'}
            </chakra.td>
            <chakra.td {...cellStyle}>{message}</chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
    {failed.length > MAX_ROWS && (
      <Text mt="2" color="muted">{`and ${(failed.length - MAX_ROWS).toLocaleString('en-GB')} more`}</Text>
    )}
  </Box>
)
