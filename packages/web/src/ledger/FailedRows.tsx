import { Box, Text, chakra } from '@chakra-ui/react'
import type { Failure } from './ledger.ts'

const MOST = 200
const head = {
  textAlign: 'start',
  fontWeight: '500',
  color: 'muted',
  textStyle: 'xs',
  pe: '4',
  py: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'strongLine',
} as const
const cell = { pe: '4', py: '1.5', verticalAlign: 'top', borderBottomWidth: '1px', borderColor: 'line' } as const

/** The rows that could not be taken, as the file counts them, each with what is wrong in it. */
export const FailedRows = ({ failed }: { failed: readonly Failure[] }) => (
  <Box overflowX="auto">
    <chakra.table width="100%" textStyle="sm">
      <thead>
        <tr>
          {['Row', 'Column', 'Value', 'What is wrong'].map((word) => (
            <chakra.th key={word} scope="col" {...head}>
              {word}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {failed.slice(0, MOST).map(({ row, column, value, message }) => (
          <tr key={`${row} ${column}`}>
            <chakra.td {...cell}>{row}</chakra.td>
            <chakra.td {...cell}>{column}</chakra.td>
            <chakra.td {...cell} wordBreak="break-word">
              {value || '(empty)'}
            </chakra.td>
            <chakra.td {...cell}>{message}</chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
    {failed.length > MOST && (
      <Text mt="2" color="muted">{`and ${(failed.length - MOST).toLocaleString('en-GB')} more`}</Text>
    )}
  </Box>
)
