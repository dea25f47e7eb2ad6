import { Text } from '@chakra-ui/react'
import type { RateTable } from './rate-table.ts'

const citation = ({ instrument, provision }: RateTable): string => [...new Set([instrument, provision])].join(', ')

/** What a table pays for, whose editions are shown, and its citation. */
export const TableHeading = ({ table, firm }: { table: RateTable; firm: string }) => (
  <>
    <Text mt="-3" textStyle="md">
      {table.title}
    </Text>
    <Text textStyle="sm" color="muted" mb="5">
      {`${citation(table)} · ${firm}`}
    </Text>
  </>
)
