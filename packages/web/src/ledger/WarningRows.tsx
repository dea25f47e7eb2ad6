import { Box, Link, Text, chakra } from '@chakra-ui/react'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import { Link as RouterLink } from 'react-router'
import { ITEM_PARAM } from '../navigation/link-params.ts'
import { cellStyle, headStyle, MAX_ROWS } from '../sheet-import/rows-style.ts'
import type { LedgerWarning } from './ledger-requests.ts'

interface Props {
  warnings: readonly LedgerWarning[]
  /** Closes the dialog when a row is opened. */
  close: () => void
}

/**
 * The imported rows of a ledger that need a check: row number in the file, column and reason, with a link to the time
 * recording.
 */
export const WarningRows = ({ warnings, close }: Props) => (
  <Box overflowX="auto" mt="4">
    <Text
      textStyle="sm"
      mb="1"
    >{`${warnings.length === 1 ? '1 row was' : `${warnings.length} rows were`} taken in as written. Check:`}</Text>
    <chakra.table width="100%" textStyle="sm" aria-label="Rows to check">
      <thead>
        <tr>
          {['Row', 'Column', 'What to check', 'Recording'].map((word) => (
            <chakra.th key={word} scope="col" {...headStyle}>
              {word}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {warnings.slice(0, MAX_ROWS).map(({ row, column, message, uuid }) => (
          <tr key={`${row} ${column} ${message}`}>
            <chakra.td {...cellStyle}>{row}</chakra.td>
            <chakra.td {...cellStyle}>{column}</chakra.td>
            <chakra.td {...cellStyle}>{message}</chakra.td>
            <chakra.td {...cellStyle}>
              {uuid && (
                <Link asChild>
                  <RouterLink
                    to={`?${new URLSearchParams({ tab: tabKey('timeRecordings'), [ITEM_PARAM]: uuid }).toString()}`}
                    replace
                    preventScrollReset
                    onClick={close}
                  >{`Open row ${row}`}</RouterLink>
                </Link>
              )}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
    {warnings.length > MAX_ROWS && (
      <Text mt="2" color="muted">{`and ${(warnings.length - MAX_ROWS).toLocaleString('en-GB')} more`}</Text>
    )}
  </Box>
)
