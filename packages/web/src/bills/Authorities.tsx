import { Box, Heading, Text } from '@chakra-ui/react'
import { formatIsoDate } from '../formats/dates.ts'
import { ownEditionSentence, type Authority, type Line } from './bill.ts'

/** An own edition may have the table and the first day of the statute's. */
const keyOf = ({ instrument, table, from, own }: Authority): string =>
  [instrument, table, from, own?.firm, own?.on].join(' ')

/** A table once, with all of its provisions that were used. */
const tablesOf = (lines: readonly Line[]): Authority[] => {
  const found = new Map<string, Authority>()
  for (const [key, used] of Map.groupBy(
    lines.flatMap(({ authority }) => authority ?? []),
    keyOf,
  )) {
    const [first] = used
    const provisions = [...new Set(used.map(({ provision }) => provision))].toSorted()
    if (first) found.set(key, { ...first, provision: provisions.join('; ') })
  }
  return [...found.values()].toSorted((a, b) => a.table.localeCompare(b.table) || a.from.localeCompare(b.from))
}

/** The rate tables the lines were priced from, with the citation of each. */
export function Authorities({ lines }: { lines: readonly Line[] }) {
  const tables = tablesOf(lines)
  return (
    tables.length > 0 && (
      <Box as="section" mt="6">
        <Heading as="h3" textStyle="sm" fontWeight="600">
          {tables.length === 1 ? 'Table used' : 'Tables used'}
        </Heading>
        {tables.map((authority) => {
          const { table, from, provision, instrument, source, provisional } = authority
          const own = ownEditionSentence(authority)
          return (
            <Box key={keyOf(authority)} mt="2" textStyle="sm">
              <Text textStyle="sm">
                <b>{table}</b>
                {`, in force from ${formatIsoDate(from)}`}
              </Text>
              {own && <Text textStyle="sm">{own}</Text>}
              <Text textStyle="sm" color="muted">
                {own ? instrument : `${instrument}, ${provision}`}
              </Text>
              {!own && <Text textStyle="sm" color="muted">{`Source: ${source}`}</Text>}
              {provisional && (
                <Text
                  mt="1"
                  textStyle="sm"
                  px="2.5"
                  py="1.5"
                  bg="attention.ground"
                  color="attention.ink"
                  borderInlineStartWidth="3px"
                  borderColor="attention.edge"
                >{`Provisional. ${provisional}`}</Text>
              )}
            </Box>
          )
        })}
      </Box>
    )
  )
}
