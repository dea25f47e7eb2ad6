import { Box, Text, chakra } from '@chakra-ui/react'
import type { FailedRow } from './ledger-requests.ts'

/** The largest number of rows listed; the rest is only counted. */
const MAX_ROWS = 200
const headStyle = {
  textAlign: 'start',
  fontWeight: '500',
  color: 'muted',
  textStyle: 'xs',
  pe: '4',
  py: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'strongLine',
} as const
const cellStyle = { pe: '4', py: '1.5', verticalAlign: 'top', borderBottomWidth: '1px', borderColor: 'line' } as const

/** The rows of a ledger that could not be imported: row number in the file, column, value and reason. */
export const FailedRows = ({ failed }: { failed: readonly FailedRow[] }) => (
  <Box overflowX="auto">
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
